package io.github.tsume.app.report;

import io.github.tsume.app.batch.ReportWriter;
import io.github.tsume.app.batch.log.RunTotals;
import io.github.tsume.app.file.OutputNames;
import io.github.tsume.app.file.Replacement;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * A writer of {@code totals.json}: what a run was given, found and took, added up.
 *
 * @param totals hears of every result before the reports are written
 */
public record TotalsFile(RunTotals totals) implements ReportWriter {
  @Override
  public void write(Path directory, Batch batch) throws IOException {
    try (Replacement file = Replacement.of(directory.resolve(OutputNames.TOTALS))) {
      file.write((totals.json(batch.account()) + "\n").getBytes(StandardCharsets.UTF_8));
      file.commit();
    }
  }

  @Override
  public String output() {
    return OutputNames.TOTALS;
  }
}
