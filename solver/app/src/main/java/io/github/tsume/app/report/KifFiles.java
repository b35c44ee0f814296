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
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The records in KIF of the results that have a position. */
public final class KifFiles {
  public static final String DIRECTORY = "kif";

  private static final String ENDING = ".kif";

  private KifFiles() {}

  /** A writer of {@code kif/<id>.kif} for each. */
  public static ReportWriter writer() {
    return new FileEach(
        DIRECTORY,
        ENDING,
        result -> {
          ReplayedResult replayed = ReplayedResult.of(result);
          return replayed == null ? null : text(result, replayed);
        });
  }

  /** The name of the file: the result's, unless no file can have that. */
  static String name(Result result) {
    return FileNames.distinct(result.id()) + ENDING;
  }

  /** The text of the file. */
  static String text(Result result, ReplayedResult replayed) {
    return Format.KIF.writer().write(KifRecord.of(result, replayed), WriteOptions.DEFAULT);
  }

  /**
   * A writer of the records of all results that have a position into one file, in the input's
   * order.
   */
  public static final class KifOneFile implements ReportWriter {
    public static final String FILE = "records.kif";

    @Override
    public void write(Path directory, Batch batch) throws IOException {
      try (Replacement file = Replacement.of(directory.resolve(FILE))) {
        for (Result result : batch.results()) {
          ReplayedResult replayed = ReplayedResult.of(result);
          if (replayed != null) {
            file.write(KifFiles.text(result, replayed).getBytes(StandardCharsets.UTF_8));
            file.write('\n');
          }
        }
        file.commit();
      }
    }

    @Override
    public String output() {
      return FILE;
    }
  }

  /**
   * A writer of a file for each result, named after it, in a folder of their own.
   *
   * @param output the name of the folder
   * @param ending the end of the names of the files, with its dot
   * @param text what is written of a result; null for no file
   */
  public record FileEach(String output, String ending, Function<Result, @Nullable String> text)
      implements ReportWriter {
    @Override
    public void write(Path directory, Batch batch) throws IOException {
      Path folder = Files.createDirectories(directory.resolve(output));
      for (Result result : batch.results()) {
        Path file = folder.resolve(name(result));
        String content = text.apply(result);
        if (content == null) {
          Files.deleteIfExists(file);
          continue;
        }
        try (Replacement written = Replacement.of(file)) {
          written.write(content.getBytes(StandardCharsets.UTF_8));
          written.commit();
        }
      }
    }

    @Override
    public void leaveOut(Path directory, Result result, Path folder) throws IOException {
      Path file = directory.resolve(output).resolve(name(result));
      if (Files.exists(file)) {
        Path kept = Files.createDirectories(folder.resolve(output));
        Files.move(file, kept.resolve(name(result)), StandardCopyOption.REPLACE_EXISTING);
      }
    }

    /** The name of the file: the result's, unless no file can have that. */
    private String name(Result result) {
      return FileNames.distinct(result.id()) + ending;
    }
  }
}
