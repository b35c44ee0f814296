package io.github.tsume.app.report;

import io.github.tsume.app.batch.ReportWriter;
import io.github.tsume.app.file.Replacement;
import io.github.tsume.results.json.Result;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/**
 * A writer of {@code kif/0001/<id>.kif} and so on, a thousand results to a folder in the order of
 * the input: few file systems like a folder of millions.
 */
public final class KifShelves implements ReportWriter {
  private static final int MOST = 1000;
  private static final String SHELVES = "[0-9][0-9][0-9][0-9]*";
  private static final String RECORDS = "*.kif";

  @Override
  public void write(Path directory, Batch batch) throws IOException {
    Path all = Files.createDirectories(directory.resolve(KifFiles.DIRECTORY));
    Set<Path> shelves = new HashSet<>();
    Set<Path> written = new HashSet<>();
    long count = 0;
    Path shelf = all;
    for (Result result : batch.results()) {
      if (count++ % MOST == 0) {
        leaveOnly(written, shelf, shelves);
        shelf = all.resolve(String.format(Locale.ROOT, "%04d", count / MOST + 1));
        Files.createDirectories(shelf);
        written.clear();
      }
      ReplayedResult replayed = ReplayedResult.of(result);
      if (replayed != null) {
        Path file = shelf.resolve(KifFiles.name(result));
        try (Replacement record = Replacement.of(file)) {
          record.write(KifFiles.text(result, replayed).getBytes(StandardCharsets.UTF_8));
          record.commit();
        }
        written.add(file);
      }
    }
    leaveOnly(written, shelf, shelves);
    try (DirectoryStream<Path> rest = Files.newDirectoryStream(all, SHELVES)) {
      for (Path old : rest) {
        if (!shelves.contains(old)) {
          leaveOnly(Set.of(), old, shelves);
        }
      }
    }
  }

  /** Removes the records of an earlier run that are not on this shelf any more. */
  private static void leaveOnly(Set<Path> written, Path shelf, Set<Path> shelves)
      throws IOException {
    shelves.add(shelf);
    try (DirectoryStream<Path> records = Files.newDirectoryStream(shelf, RECORDS)) {
      for (Path record : records) {
        if (!written.contains(record)) {
          Files.delete(record);
        }
      }
    }
  }

  @Override
  public String output() {
    return KifFiles.DIRECTORY;
  }

  @Override
  public void leaveOut(Path directory, Result result, Path folder) throws IOException {
    Path all = directory.resolve(KifFiles.DIRECTORY);
    if (!Files.isDirectory(all)) {
      return;
    }
    try (DirectoryStream<Path> shelves = Files.newDirectoryStream(all, SHELVES)) {
      for (Path shelf : shelves) {
        Path file = shelf.resolve(KifFiles.name(result));
        if (Files.exists(file)) {
          Path kept = Files.createDirectories(folder.resolve(KifFiles.DIRECTORY));
          Files.move(file, kept.resolve(file.getFileName()), StandardCopyOption.REPLACE_EXISTING);
        }
      }
    }
  }
}
