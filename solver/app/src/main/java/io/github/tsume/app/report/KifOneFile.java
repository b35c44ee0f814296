package io.github.tsume.app.report;

import io.github.tsume.app.batch.ReportWriter;
import io.github.tsume.app.file.Replacement;
import io.github.tsume.results.json.Result;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * A writer of the records of all results that have a position into one file, in the input's order.
 */
public final class KifOneFile implements ReportWriter {
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
