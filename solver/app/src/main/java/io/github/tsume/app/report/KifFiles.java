package io.github.tsume.app.report;

import io.github.tsume.app.batch.ReportWriter;
import io.github.tsume.app.file.FileNames;
import io.github.tsume.app.file.Replacement;
import io.github.tsume.notation.Format;
import io.github.tsume.notation.common.WriteOptions;
import io.github.tsume.results.json.Result;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** A writer of {@code kif/<id>.kif} for each result that has a position. */
public final class KifFiles implements ReportWriter {
  public static final String DIRECTORY = "kif";

  @Override
  public void write(Path directory, Batch batch) throws IOException {
    Path folder = directory.resolve(DIRECTORY);
    Files.createDirectories(folder);
    for (Result result : batch.results()) {
      ReplayedResult replayed = ReplayedResult.of(result);
      Path file = folder.resolve(name(result));
      if (replayed == null) {
        Files.deleteIfExists(file);
        continue;
      }
      try (Replacement written = Replacement.of(file)) {
        written.write(text(result, replayed).getBytes(StandardCharsets.UTF_8));
        written.commit();
      }
    }
  }

  @Override
  public String output() {
    return DIRECTORY;
  }

  @Override
  public void leaveOut(Path directory, Result result, Path folder) throws IOException {
    Path file = directory.resolve(DIRECTORY).resolve(name(result));
    if (Files.exists(file)) {
      Path kept = Files.createDirectories(folder.resolve(DIRECTORY));
      Files.move(file, kept.resolve(name(result)), StandardCopyOption.REPLACE_EXISTING);
    }
  }

  /** The name of the file: the result's, unless no file can have that. */
  static String name(Result result) {
    return FileNames.distinct(result.id()) + ".kif";
  }

  /** The text of the file. */
  static String text(Result result, ReplayedResult replayed) {
    return Format.KIF.writer().write(KifRecord.of(result, replayed), WriteOptions.DEFAULT);
  }
}
