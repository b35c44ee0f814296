package io.github.tsume.app.cli.print;

import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.print.ResultPrinter.LineReader;
import io.github.tsume.app.diff.Difference;
import io.github.tsume.app.diff.ResultDiff.DiffTotals;
import io.github.tsume.results.json.DefectEntry;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.text.Columns;
import io.github.tsume.results.text.Messages;
import io.github.tsume.results.text.MoveStyle;
import java.io.PrintStream;
import java.util.List;

/** A printer of differences for people: the problem, and below it what changed. */
public final class DiffPrinter {
  private static final String INDENT = "  ";

  /** How many moves are shown from where two mainlines part. */
  private static final int SHOWN_MOVES = 5;

  private final PrintStream out;
  private final Messages messages;
  private final Words words;
  private final MoveStyle moves;

  public DiffPrinter(Call session, MoveStyle moves) {
    out = session.console().out();
    messages = session.messages();
    words = new Words(messages);
    this.moves = moves;
  }

  public void print(Difference difference) {
    if (difference instanceof Difference.Added added) {
      out.println("+ " + Columns.plain(difference.id()) + INDENT + summary(added.result()));
    } else if (difference instanceof Difference.Removed removed) {
      out.println("- " + Columns.plain(difference.id()) + INDENT + summary(removed.result()));
    } else if (difference instanceof Difference.Changed changed) {
      out.println("* " + Columns.plain(difference.id()));
      changed.aspects().forEach(aspect -> aspect(changed, aspect));
    }
  }

  public void totals(DiffTotals totals) {
    out.println(
        messages.get(
            "diff.totals", totals.changed(), totals.added(), totals.removed(), totals.same()));
    out.flush();
  }

  private void aspect(Difference.Changed changed, Difference.Aspect aspect) {
    Result before = changed.before();
    Result after = changed.after();
    switch (aspect) {
      case POSITION -> arrow(aspect, "" + before.origin().sfen(), "" + after.origin().sfen());
      case RESULT ->
          arrow(
              aspect,
              words.verdict(before.answer().outcome().code()),
              words.verdict(after.answer().outcome().code()));
      case VERDICT ->
          arrow(
              aspect,
              words.verdict("" + Difference.verdict(before)),
              words.verdict("" + Difference.verdict(after)));
      case LENGTH -> arrow(aspect, length(before.answer()), length(after.answer()));
      case MAINLINE -> mainline(before, after);
      case DEFECTS -> {
        changed.lostDefects().forEach(defect -> defect("-", before, defect));
        changed.newDefects().forEach(defect -> defect("+", after, defect));
      }
    }
  }

  private void arrow(Difference.Aspect aspect, String before, String after) {
    String name = messages.get("diff." + aspect.code());
    out.println(INDENT + messages.get("diff.change", name, before, after));
  }

  private void mainline(Result before, Result after) {
    List<String> was = before.answer().mainline();
    List<String> is = after.answer().mainline();
    int common = 0;
    while (common < Math.min(was.size(), is.size()) && was.get(common).equals(is.get(common))) {
      common++;
    }
    String name = messages.get("diff.mainline.from", common + 1);
    out.println(
        INDENT + messages.get("diff.change", name, line(before, common), line(after, common)));
  }

  /** A few moves of a mainline, after those that are common. */
  private String line(Result result, int common) {
    List<String> mainline = result.answer().mainline();
    int end = Math.min(mainline.size(), common + SHOWN_MOVES);
    String text = text(result, common + 1, mainline.subList(common, end));
    return text.isEmpty() ? "–" : text + (end < mainline.size() ? " …" : "");
  }

  private void defect(String sign, Result result, DefectEntry defect) {
    StringBuilder text = new StringBuilder(INDENT).append(sign).append(' ');
    text.append(words.defect(defect.kind()));
    text.append(" (").append(words.severity(defect.severity())).append(')');
    if (defect.ply() > 0) {
      text.append(' ').append(messages.get("ply", String.valueOf(defect.ply())));
    }
    if (defect.move() != null) {
      text.append(' ').append(text(result, defect.ply(), List.of(defect.move())));
    }
    if (defect.length().isKnown()) {
      text.append(' ').append(messages.get("plies", defect.length()));
    }
    out.println(
        text.append(' ').append(words.unsettled(result, defect)).toString().stripTrailing());
  }

  private String text(Result result, int ply, List<String> line) {
    return LineReader.of(result, moves)
        .map(reader -> reader.text(ply, line))
        .orElseGet(() -> String.join(" ", line));
  }

  private String summary(Result result) {
    String outcome = words.outcome(result);
    String verdict = Difference.verdict(result);
    return verdict == null || words.verdict(verdict).equals(outcome)
        ? outcome
        : words.verdict(verdict) + messages.get("verdict.separator") + outcome;
  }

  private static String length(Result.Answer answer) {
    return answer.outcome().isReached() ? answer.length().toString() : "–";
  }
}
