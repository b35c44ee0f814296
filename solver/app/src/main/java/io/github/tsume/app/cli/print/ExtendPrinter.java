package io.github.tsume.app.cli.print;

import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.options.OutputMixin;
import io.github.tsume.app.extend.ExtendReport;
import io.github.tsume.app.extend.ExtendReport.FoundExtension;
import io.github.tsume.board.position.Position;
import io.github.tsume.compose.Unsettled;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.results.text.LineText;
import io.github.tsume.results.text.Messages;
import io.github.tsume.results.text.MoveStyle;
import io.github.tsume.verdict.Goal;
import io.github.tsume.verdict.Verdict;
import java.util.List;
import java.util.Locale;

/** Extended problems in words. */
public final class ExtendPrinter {
  private static final String INDENT = "  ";
  private static final int BEST = 10;

  private final Call session;
  private final Messages messages;
  private final OutputMixin output;
  private final Goal goal;

  /** A printer of problems of one goal. */
  public ExtendPrinter(Call session, OutputMixin output, Goal goal) {
    this.session = session;
    messages = session.messages();
    this.output = output;
    this.goal = goal;
  }

  private void line(String text) {
    session.console().out().println(text);
    session.console().out().flush();
  }

  /** A problem, when it is found. */
  public void found(FoundExtension found) {
    MoveStyle style = MoveStyle.of(output.notation, messages);
    Position position = Position.of(found.extension().setup());
    List<Integer> moves = found.extension().line();
    line(INDENT + one(found));
    line(INDENT + INDENT + LineText.of(position, moves, style));
    line(INDENT + INDENT + SfenWriter.sfen(found.extension().setup()));
  }

  private String one(FoundExtension found) {
    return messages.get(
        "extend.found",
        String.valueOf(found.number()),
        length(found.extension().line().size()),
        String.format(Locale.ROOT, "%.1f", found.rank()));
  }

  private String length(int plies) {
    return messages.get("outcome." + goal.reached().code(), String.valueOf(plies));
  }

  /** What came of a problem. */
  public void summary(Verdict verdict, ExtendReport report) {
    if (verdict != Verdict.SOUND) {
      line(messages.get("extend.not-sound", messages.get("verdict." + verdict.code())));
      return;
    }
    summary(report);
  }

  /** What came of a problem, where nobody asked for its verdict. */
  public void summary(ExtendReport report) {
    int count = report.found().size();
    if (count > 1 && !output.quiet) {
      line(messages.get("extend.best"));
      report.found().stream().limit(BEST).forEach(found -> line(INDENT + ranked(found)));
    }
    String key = count == 0 ? "extend.none" : count == 1 ? "extend.one" : "extend.several";
    String text = messages.get(key, count) + messages.get("extend.looked", report.looked());
    String open = report.open().isEmpty() ? "" : messages.get("extend.open", report.open().size());
    line(text + open + (report.complete() ? "" : messages.get("extend.incomplete")));
    report.open().forEach(each -> line(INDENT + unsettled(each)));
  }

  private String unsettled(ExtendReport.OpenPosition open) {
    String sfen = SfenWriter.sfen(open.setup());
    String named =
        open.proved() == Unsettled.Proved.NOTHING
            ? sfen
            : messages.get("edit.unsettled", sfen, messages.get("edit." + open.proved().code()));
    return messages.get("prune.open", named);
  }

  private String ranked(FoundExtension found) {
    return one(found) + INDENT + SfenWriter.sfen(found.extension().setup());
  }
}
