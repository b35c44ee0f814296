package io.github.tsume.mate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Move;
import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.rules.StandardShogi;
import java.util.ArrayList;
import java.util.List;

/** Problems so small that all of them can be seen from the board. */
public final class SmallMates {
  /** A gold in front of the king mates; on any other square it is taken, or the king steps away. */
  public static final String HEAD_GOLD = "4k4/9/4P4/9/9/9/9/9/9 b G 1";

  /** Two squares from which a gold mates the king in the corner: 1b and 2b. */
  public static final String TWO_GOLDS = "8k/9/7G1/9/9/9/9/9/9 b G 1";

  /** Mate in 3: a gold at 5c, and wherever the king steps back to, another in front of him. */
  public static final String STEP_BACK = "9/4k4/9/4P4/9/9/9/9/9 b 2G 1";

  /**
   * The pawn steps aside to 2d, and the lance mates from afar: what is dropped on 1c, 1d or 1e is
   * taken with mate or with check again. So it is a mate in 1 for composers, and in 1 + 2 * 3 if
   * all that counts.
   */
  public static final String LANCE = "7l1/7pk/9/9/8+P/8L/9/9/9 b - 1";

  /** Mate in 5: the bishop's sacrifice at 3a, then a silver at 2b, then the dragon at 4b. */
  public static final String SACRIFICE = "7nl/5B1k1/6Ppp/5+R3/9/9/9/9/9 b S 1";

  private SmallMates() {}

  /** The position of one of them; the defender holds all other pieces. */
  public static Position position(String sfen) {
    return Sfen.filledPosition(sfen, StandardShogi.RULES);
  }

  /** A legal move. */
  public static int move(Position position, String usi) {
    int move = LegalMoves.resolve(position, usi);
    assertThat(move).as(usi).isNotEqualTo(Move.NONE);
    return move;
  }

  /** The legal moves of a line. */
  public static List<Integer> moves(Position start, String line) {
    Position at = start.copy();
    List<Integer> moves = new ArrayList<>();
    for (String usi : line.split(" ")) {
      moves.add(move(at, usi));
      at.play(moves.get(moves.size() - 1));
    }
    return moves;
  }

  /** The position after a line of legal moves. */
  public static Position after(String sfen, String line) {
    Position position = position(sfen);
    moves(position, line).forEach(position::play);
    return position;
  }

  /** A line in USI. */
  public static String usi(List<Integer> line) {
    return String.join(
        " ", line.stream().map(move -> Move.toUsi(move, StandardShogi.RULES)).toList());
  }
}
