package io.github.tsume.app.cli.print;

import io.github.tsume.app.batch.log.OrderedResults.ResultSink;
import io.github.tsume.app.cli.console.InputErrors;
import io.github.tsume.notation.common.WarningCode;
import io.github.tsume.results.json.CheckOutcome;
import io.github.tsume.results.json.DefectEntry;
import io.github.tsume.results.json.NoteEntry;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.text.Columns;
import io.github.tsume.results.text.Messages;
import io.github.tsume.results.text.Style;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.Severity;
import java.io.PrintStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A printer of one row for each checked problem of many. */
public final class RowPrinter implements ResultSink {
  private static final int ID_WIDTH = 20;
  private static final int VERDICT_WIDTH = 11;
  private static final int LENGTH_WIDTH = 7;
  private static final int TIME_WIDTH = 9;

  private final PrintStream out;
  private final Messages messages;
  private final Words words;
  private final Style style;
  private final boolean flushes;

  public RowPrinter(PrintStream out, Messages messages, Style style, boolean flushes) {
    this.out = out;
    this.messages = messages;
    words = new Words(messages);
    this.style = style;
    this.flushes = flushes;
  }

  @Override
  public void accept(Result result, String json) {
    StringBuilder row = new StringBuilder();
    row.append(Columns.left(Columns.plain(result.id()), ID_WIDTH)).append(' ');
    String verdict = words.word(result);
    row.append(style.byCode(words.like(result), Columns.left(verdict, VERDICT_WIDTH))).append(' ');
    row.append(Columns.right(length(result), LENGTH_WIDTH)).append(' ');
    Result.Effort effort = result.effort();
    if (effort != null) {
      String seconds = String.format(java.util.Locale.ROOT, "%.2f s", effort.timeMs() / 1000.0);
      row.append(Columns.right(seconds, TIME_WIDTH));
    }
    row.append("  ").append(remarks(result));
    out.println(row.toString().stripTrailing());
    if (flushes) {
      out.flush();
    }
  }

  private static String length(Result result) {
    Result.Answer answer = result.answer();
    return answer.outcome().isReached() ? answer.length().toString() : "";
  }

  /** What a defect is called; one that need not be any says so. */
  private String name(Result result, DefectEntry defect) {
    String name = words.defect(defect.kind());
    String unsettled = words.unsettled(result, defect);
    return unsettled.isEmpty() ? name : messages.get("unsettled.defect", name, unsettled);
  }

  private String remarks(Result result) {
    if (result.answer().outcome() == Outcome.INVALID) {
      StringBuilder text = new StringBuilder(InputErrors.line(result, messages)).append(' ');
      warnings(result, text);
      return text.toString();
    }
    StringBuilder text = new StringBuilder();
    CheckOutcome check = result.check();
    words.handLeftOut(result).ifPresent(left -> text.append(left.strip()).append(' '));
    words.likely(result).ifPresent(likely -> text.append(likely).append(' '));
    if (check != null) {
      Map<String, Long> defects =
          check.defects().stream()
              .filter(defect -> defect.severity() != Severity.TOLERATED)
              .collect(
                  Collectors.groupingBy(
                      defect -> name(result, defect), LinkedHashMap::new, Collectors.counting()));
      defects.forEach(
          (name, count) -> text.append(name).append(count > 1 ? "×" + count : "").append(' '));
      if (!check.open().isEmpty()) {
        text.append(messages.get("open.count", check.open().size())).append(' ');
      }
    }
    if (result.reason() != null) {
      text.append(words.reason(result.reason())).append(' ');
    }
    if (Boolean.FALSE.equals(result.agrees()) && result.statedLength().isPresent()) {
      String stated = String.valueOf(result.statedLength().getAsInt());
      text.append(messages.get("stated-length", stated).strip()).append(' ');
    }
    for (NoteEntry note : result.notes()) {
      if (note.isDuplicate()) {
        text.append(note.why()).append(' ');
      }
    }
    warnings(result, text);
    return text.toString();
  }

  /** What the reader warned of; of many warnings the first and how many there are besides. */
  private void warnings(Result result, StringBuilder text) {
    List<NoteEntry> warnings =
        result.notes().stream().filter(note -> WarningCode.isCode(note.code())).toList();
    if (!warnings.isEmpty()) {
      text.append(messages.get("warning")).append(warnings.get(0).why());
      text.append(warnings.size() > 1 ? " (+" + (warnings.size() - 1) + ") " : " ");
    }
  }
}
