package io.github.tsume.app.text;

import io.github.tsume.board.Move;
import io.github.tsume.board.Position;
import io.github.tsume.board.Setup;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.notation.JapaneseNotation;
import io.github.tsume.notation.WesternNotation;
import java.util.ArrayList;
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
    Position position = start.copy();
    List<Integer> moves = new ArrayList<>();
    int[] legal = new int[Position.MAX_MOVES];
    for (String text : usi) {
      int found = Move.NONE;
      int end = LegalMoves.generate(position, legal, 0);
      for (int i = 0; i < end; i++) {
        if (Move.toUsi(legal[i], position.rules()).equals(text)) {
          found = legal[i];
        }
      }
      if (found == Move.NONE) {
        break;
      }
      moves.add(found);
      position.play(found);
    }
    return moves;
  }

  /** The moves, played from a position, as a text. */
  public static String of(Position start, List<Integer> moves, MoveStyle style) {
    if (style == MoveStyle.USI) {
      return String.join(" ", usi(start, moves));
    }
    int[] line = moves.stream().mapToInt(Integer::intValue).toArray();
    Setup setup = start.toSetup();
    return String.join(
        " ",
        style == MoveStyle.JA
            ? JapaneseNotation.line(setup, line)
            : WesternNotation.line(setup, line));
  }
}
