package io.github.tsume.app.batch.log;

import io.github.tsume.app.batch.log.OrderedResults.ResultSink;
import io.github.tsume.app.file.CsvField;
import io.github.tsume.app.file.OutputException;
import io.github.tsume.results.json.Result;
import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The file {@code summary.csv}: a row per result, in the order of the input.
 *
 * <p>It begins with a byte order mark, without which spreadsheets take UTF-8 for the encoding of
 * their system.
 */
public final class SummaryCsv implements ResultSink, Closeable {
  private final Path file;
  private BufferedWriter writer;

  public SummaryCsv(Path file) throws IOException {
    this.file = file;
    writer = Files.newBufferedWriter(file);
    write(CsvField.BYTE_ORDER_MARK + SummaryColumn.header());
  }

  /** Writes a row; a search that was cut short is to be done again, and has no result yet. */
  @Override
  public void accept(Result result, String json) {
    if (!result.isInterrupted()) {
      write(SummaryColumn.row(result));
    }
  }

  /** Writes all rows again if the file was removed meanwhile. */
  public void rewriteIfGone(Iterable<Result> results) throws IOException {
    if (Files.exists(file)) {
      return;
    }
    writer.close();
    writer = Files.newBufferedWriter(file);
    write(CsvField.BYTE_ORDER_MARK + SummaryColumn.header());
    results.forEach(result -> write(SummaryColumn.row(result)));
  }

  private void write(String row) {
    try {
      writer.write(row + "\n");
      writer.flush();
    } catch (IOException e) {
      throw new OutputException(file, e);
    }
  }

  @Override
  public void close() throws IOException {
    writer.close();
  }
}
