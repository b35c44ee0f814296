package io.github.tsume.app.cli.print;

import io.github.tsume.judge.Declaration;
import io.github.tsume.judge.JudgeOptions;
import io.github.tsume.judge.Points;
import io.github.tsume.judge.Points.SideCount;
import io.github.tsume.judge.Ruling;
import io.github.tsume.judge.Ruling.GameResult;
import io.github.tsume.results.text.Columns;
import io.github.tsume.results.text.Messages;
import io.github.tsume.rules.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The points of both sides of a position as a table of words. */
final class PointsTable {
  private static final String GAP = "  ";

  private final Messages messages;
  private final List<String[]> rows = new ArrayList<>();

  PointsTable(Messages messages) {
    this.messages = messages;
  }

  String text(Ruling.State state, JudgeOptions options) {
    StringBuilder text = new StringBuilder();
    String toMove = messages.get("judge.side." + state.position().sideToMove().side());
    line(text, "points.head", state.ply(), toMove);
    Points points = state.points();
    if (points == null) {
      line(text, "points.none");
      return text.toString();
    }
    rows.add(new String[] {"", messages.get("judge.side.0"), messages.get("judge.side.1")});
    row("points.total", points, side -> String.valueOf(side.total()));
    row("points.board", points, side -> String.valueOf(side.board()));
    row("points.hand", points, side -> String.valueOf(side.hand()));
    if (points.white().handicap() > 0) {
      row("points.handicap", points, side -> String.valueOf(side.handicap()));
    }
    row("points.king", points, side -> yes(side.kingInCamp()));
    row("points.check", points, side -> yes(side.inCheck()));
    row("points.camp", points, side -> String.valueOf(side.piecesInCamp()));
    row("points.declaration", points, side -> String.valueOf(side.declarationPoints()));
    declarations("points.declare24", points::declaration24);
    declarations("points.declare27", points::declaration27);
    row("points.try", points, side -> yes(side.canTry()));
    table(text);
    line(text, "points.agree24", result(points.agreed24().orElse(null)));
    line(text, "points.agree27", result(points.agreed27().orElse(null)));
    if (!points.bothEntered()) {
      line(text, "points.not-entered");
    }
    if (options.moveLimit() > 0) {
      line(text, "judge.moves", state.gamePly(), options.moveLimit());
    }
    return text.toString();
  }

  private void line(StringBuilder text, String key, Object... arguments) {
    Object[] texts = new Object[arguments.length];
    for (int i = 0; i < texts.length; i++) {
      texts[i] = String.valueOf(arguments[i]);
    }
    text.append(messages.get(key, texts)).append('\n');
  }

  private void row(String key, Points points, Function<SideCount, String> cell) {
    rows.add(
        new String[] {messages.get(key), cell.apply(points.black()), cell.apply(points.white())});
  }

  private void declarations(String key, Function<Color, Declaration> declaration) {
    rows.add(
        new String[] {
          messages.get(key),
          outcome(declaration.apply(Color.BLACK)),
          outcome(declaration.apply(Color.WHITE))
        });
  }

  private String outcome(Declaration declaration) {
    String outcome = messages.get("points.declares." + declaration.outcome().code());
    if (declaration.outcome() != Declaration.Effect.LOSS) {
      return outcome;
    }
    return declaration.failed().stream()
        .map(
            failed ->
                messages.get(
                    "points.fails." + failed.requirement().code(), failed.has(), failed.needs()))
        .collect(Collectors.joining(messages.get("list.separator"), outcome, ""));
  }

  private void table(StringBuilder text) {
    int[] widths = new int[2];
    for (String[] row : rows) {
      for (int i = 0; i < widths.length; i++) {
        widths[i] = Math.max(widths[i], Columns.width(row[i]));
      }
    }
    for (String[] row : rows) {
      text.append(GAP).append(Columns.left(row[0], widths[0])).append(GAP);
      text.append(Columns.left(row[1], widths[1])).append(GAP).append(row[2]).append('\n');
    }
  }

  private String yes(boolean value) {
    return messages.get(value ? "points.yes" : "points.no");
  }

  private String result(@Nullable GameResult result) {
    return messages.get("judge.result." + (result == null ? "undecided" : result.code()));
  }
}
