package io.github.tsume.app.batch;

import io.github.tsume.app.file.OutputException;
import io.github.tsume.app.json.DefectEntry;
import io.github.tsume.app.json.Result;
import io.github.tsume.verdict.Outcome;
import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The file {@code summary.csv}: a row per result, in the order of the input.
 *
 * <p>It begins with a byte order mark, without which spreadsheets take UTF-8 for the encoding of
 * their system.
 */
final class SummaryCsv implements ResultSink, Closeable {
  private static final char BYTE_ORDER_MARK = '\ufeff';

  private static final String HEADER =
      "id,source,title,author,verdict,result,length,exact,statedLength,agrees,leftover,"
          + "defects,open,nodes,timeMs,reason,error,message,line,column,sfen,mainline,authoredLine";

  /**
   * What begins a formula, also in full width: of a cell, or of what a semicolon makes one of in
   * some countries.
   */
  private static final Pattern FORMULA = Pattern.compile("(^|[;\t\r\n])(?=[=+@\t＝＋＠－-])");

  private final Path file;
  private BufferedWriter writer;

  SummaryCsv(Path file) throws IOException {
    this.file = file;
    writer = Files.newBufferedWriter(file);
    write(BYTE_ORDER_MARK + HEADER);
  }

  /** Writes a row; a search that was cut short is to be done again, and has no result yet. */
  @Override
  public void accept(Result result, String json) {
    if (!result.isInterrupted()) {
      write(row(result));
    }
  }

  /** Writes all rows again if the file was removed meanwhile. */
  void rewriteIfGone(Iterable<Result> results) throws IOException {
    if (Files.exists(file)) {
      return;
    }
    writer.close();
    writer = Files.newBufferedWriter(file);
    write(BYTE_ORDER_MARK + HEADER);
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
    Result.Origin origin = result.origin();
    Result.Answer answer = result.answer();
    boolean mate = answer.outcome() == Outcome.MATE;
    Result.Check check = result.check();
    Result.Effort effort = result.effort();
    List<String> fields = new ArrayList<>();
    fields.add(origin.id());
    fields.add(origin.source());
    fields.add(origin.title());
    fields.add(origin.author());
    fields.add(check == null ? "" : check.verdict().code());
    fields.add(answer.outcome().code());
    fields.add(mate ? String.valueOf(answer.length()) : "");
    fields.add(mate ? String.valueOf(answer.exact()) : "");
    fields.add(text(result.statedLength()));
    fields.add(result.agrees() == null ? "" : result.agrees().toString());
    fields.add(
        answer.leftover().entrySet().stream()
            .map(piece -> piece.getKey() + piece.getValue())
            .collect(Collectors.joining(" ")));
    fields.add(
        check == null
            ? ""
            : check.defects().stream().map(SummaryCsv::text).collect(Collectors.joining(" ")));
    fields.add(check == null ? "" : String.valueOf(check.open().size()));
    fields.add(effort == null ? "" : String.valueOf(effort.nodes()));
    fields.add(effort == null ? "" : String.valueOf(effort.timeMs()));
    fields.add(result.reason() == null ? null : result.reason().code());
    fields.addAll(error(result.error()));
    fields.add(origin.sfen());
    fields.add(String.join(" ", answer.mainline()));
    fields.add(String.join(" ", result.extras().authoredLine()));
    return fields.stream().map(SummaryCsv::quoted).collect(Collectors.joining(","));
  }

  private static List<String> error(Result.@Nullable Failure error) {
    if (error == null) {
      return List.of("", "", "", "");
    }
    boolean placed = error.line() > 0;
    return List.of(
        error.code(),
        error.message(),
        placed ? String.valueOf(error.line()) : "",
        placed ? String.valueOf(error.column()) : "");
  }

  private static String text(DefectEntry defect) {
    String ply = defect.ply() > 0 ? "@" + defect.ply() : "";
    return defect.code() + ply + (defect.provisional() ? "?" : "");
  }

  private static String text(OptionalInt number) {
    return number.isPresent() ? String.valueOf(number.getAsInt()) : "";
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
