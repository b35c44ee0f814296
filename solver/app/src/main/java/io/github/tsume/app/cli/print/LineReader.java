package io.github.tsume.app.cli.print;

import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.sfen.SfenLineReader;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.text.LineText;
import io.github.tsume.results.text.MoveStyle;
import io.github.tsume.rules.Ruleset;
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
    return start(result)
        .map(
            start ->
                new LineReader(start, LineText.parse(start, result.answer().mainline()), style));
  }

  /** The position of a result, if it is legal. */
  static Optional<Position> start(Result result) {
    String sfen = result.origin().sfen();
    Optional<Ruleset> rules =
        Ruleset.byName(result.origin().rules() == null ? "" : result.origin().rules());
    if (sfen == null || rules.isEmpty()) {
      return Optional.empty();
    }
    ReadResult.Entry entry = SfenLineReader.parseOne(sfen, "", ReadOptions.of(rules.get()));
    if (!(entry instanceof ReadResult.Read read)) {
      return Optional.empty();
    }
    boolean begins = result.answer().aim().defenderBegins();
    Setup setup = read.problem().setup().toBuilder().defenderBegins(begins).build();
    return setup.faults().isEmpty() ? Optional.of(Position.of(setup)) : Optional.empty();
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
