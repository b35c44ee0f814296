package io.github.tsume.results.text;

import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.notation.kif.JapaneseNotation;
import io.github.tsume.notation.western.WesternNotation;
import io.github.tsume.verify.CanonicalMoves;
import java.util.List;

/** Lines of moves: from numbers to USI and back, and to texts for people. */
public final class LineText {
  private LineText() {}

  /** The moves in USI. */
  public static List<String> usi(Position start, List<Integer> moves) {
    return moves.stream().map(move -> Move.toUsi(move, start.rules())).toList();
  }

  /** The moves that USI names from a position; ends before the first that is not legal. */
  public static List<Integer> parse(Position start, List<String> usi) {
    return CanonicalMoves.line(start, usi);
  }

  /** The moves, played from a position, as a text. */
  public static String of(Position start, List<Integer> moves, MoveStyle style) {
    return String.join(" ", texts(start, moves, style));
  }

  /** The last of some moves, played from a position, as a text. */
  public static String last(Position start, List<Integer> moves, MoveStyle style) {
    List<String> texts = texts(start, moves, style);
    return texts.get(texts.size() - 1);
  }

  /** The moves, played from a position, as texts. */
  public static List<String> texts(Position start, List<Integer> moves, MoveStyle style) {
    int[] line = moves.stream().mapToInt(Integer::intValue).toArray();
    return switch (style) {
      case USI -> usi(start, moves);
      case JA -> JapaneseNotation.line(start.toSetup(), line);
      case WESTERN -> WesternNotation.line(start.toSetup(), line);
    };
  }
}
