package io.github.tsume.app.report;

import io.github.tsume.app.batch.ReportWriter;
import io.github.tsume.app.file.FileNames;
import io.github.tsume.app.file.Replacement;
import io.github.tsume.results.json.Result;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

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
