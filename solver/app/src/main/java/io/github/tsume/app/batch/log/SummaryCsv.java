package io.github.tsume.app.batch.log;

import io.github.tsume.app.file.OutputException;
import io.github.tsume.app.json.Result;
import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The file {@code summary.csv}: a row per result, in the order of the input.
 *
 * <p>It begins with a byte order mark, without which spreadsheets take UTF-8 for the encoding of
 * their system.
 */
public final class SummaryCsv implements ResultSink, Closeable {
  private static final char BYTE_ORDER_MARK = '\ufeff';

  /**
   * What begins a formula, also in full width: of a cell, or of what a semicolon makes one of in
   * some countries.
   */
  private static final Pattern FORMULA = Pattern.compile("(^|[;\t\r\n])(?=[=+@\t＝＋＠－-])");

  private final Path file;
  private BufferedWriter writer;

  public SummaryCsv(Path file) throws IOException {
    this.file = file;
    writer = Files.newBufferedWriter(file);
    write(BYTE_ORDER_MARK + SummaryColumn.header());
  }

  /** Writes a row; a search that was cut short is to be done again, and has no result yet. */
  @Override
  public void accept(Result result, String json) {
    if (!result.isInterrupted()) {
      write(row(result));
    }
  }

  /** Writes all rows again if the file was removed meanwhile. */
  public void rewriteIfGone(Iterable<Result> results) throws IOException {
    if (Files.exists(file)) {
      return;
    }
    writer.close();
    writer = Files.newBufferedWriter(file);
    write(BYTE_ORDER_MARK + SummaryColumn.header());
    results.forEach(result -> write(row(result)));
  }

  private void write(String row) {
    try {
      writer.write(row + "\n");
      writer.flush();
    } catch (IOException e) {
      throw new OutputException(file, e);
    }
  }

  private static String row(Result result) {
    return SummaryColumn.ALL.stream()
        .map(column -> quoted(column.field(result)))
        .collect(Collectors.joining(","));
  }

  /** A field as RFC 4180 wants it, and not taken for a formula by spreadsheets. */
  private static String quoted(@Nullable String field) {
    if (field == null || field.isEmpty()) {
      return "";
    }
    String safe = FORMULA.matcher(field).replaceAll("$1'");
    return safe.matches("(?s).*[\",\r\n].*") ? '"' + safe.replace("\"", "\"\"") + '"' : safe;
  }

  @Override
  public void close() throws IOException {
    writer.close();
  }
}
