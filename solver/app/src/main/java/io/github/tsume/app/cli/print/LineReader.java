package io.github.tsume.app.cli.print;

import io.github.tsume.board.position.Position;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.text.LineText;
import io.github.tsume.results.text.MoveStyle;
import java.util.List;
import java.util.Optional;

/**
 * A translation of the USI moves of a result into texts for people, by playing the mainline up to
 * them.
 */
final class LineReader {
  private final Position start;
  private final List<Integer> mainline;
  private final MoveStyle style;

  private LineReader(Position start, List<Integer> mainline, MoveStyle style) {
    this.start = start;
    this.mainline = mainline;
    this.style = style;
  }

  /** The reader for a result, if it is about a legal position. */
  static Optional<LineReader> of(Result result, MoveStyle style) {
    return result
        .position()
        .map(
            start ->
                new LineReader(start, LineText.parse(start, result.answer().mainline()), style));
  }

  /** The text of moves that begin at a ply of the mainline. */
  String text(int ply, List<String> usi) {
    return textAfter(mainline, ply, usi);
  }

  /** The text of moves that begin at a ply of another line. */
  String text(List<String> along, int ply, List<String> usi) {
    return textAfter(LineText.parse(start, along), ply, usi);
  }

  private String textAfter(List<Integer> before, int ply, List<String> usi) {
    Position position = start.copy();
    for (int move : before.subList(0, Math.min(Math.max(ply - 1, 0), before.size()))) {
      position.play(move);
    }
    List<Integer> line = LineText.parse(position, usi);
    return line.size() == usi.size() ? LineText.of(position, line, style) : String.join(" ", usi);
  }
}
