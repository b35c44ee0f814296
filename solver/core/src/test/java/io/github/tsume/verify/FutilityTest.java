package io.github.tsume.verify;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.StandardShogi;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who captures what is put between, wherever on the board that is. */
class FutilityTest {
  private static final int GOLD = StandardShogi.RULES.kindOf('G');
  private static final int ROOK = StandardShogi.RULES.kindOf('R');
  private static final int BISHOP = StandardShogi.RULES.kindOf('B');

  /** After a check by a rook or bishop from afar, with a second piece of the attacker somewhere. */
  private static Position check(int kind, int king, int from, int other) {
    Setup.Builder builder = Setup.builder(StandardShogi.RULES).sideToMove(Color.BLACK);
    builder.piece(king, Piece.of(Piece.KING, Color.WHITE));
    if (other >= 0) {
      builder.piece(other, Piece.of(GOLD, Color.BLACK));
    }
    builder.hand(Color.BLACK, kind, 1).hand(Color.WHITE, GOLD, 1);
    Position position = Position.of(builder.build());
    int drop =
        Arrays.stream(CanonicalMoves.of(position))
            .filter(move -> Move.isDrop(move) && Move.to(move) == from)
            .findFirst()
            .orElseThrow();
    position.play(drop);
    return position;
  }

  /** The squares between two on a line of a rook or bishop; none if they are on no such line. */
  private static List<Integer> between(int a, int b, boolean straight) {
    int files = b % 9 - a % 9;
    int ranks = b / 9 - a / 9;
    boolean line = straight ? files == 0 || ranks == 0 : Math.abs(files) == Math.abs(ranks);
    List<Integer> squares = new ArrayList<>();
    int steps = Math.max(Math.abs(files), Math.abs(ranks));
    for (int step = 1; line && step < steps; step++) {
      squares.add(a + step * (9 * Integer.signum(ranks) + Integer.signum(files)));
    }
    return squares;
  }

  @Test
  void the_piece_that_checks_from_afar_captures_what_is_dropped_between() {
    for (int kind : new int[] {ROOK, BISHOP}) {
      for (int king = 0; king < 81; king += 4) {
        for (int from = 0; from < 81; from++) {
          List<Integer> squares = between(king, from, kind == ROOK);
          if (!squares.isEmpty()) {
            captures(kind, king, from, squares);
          }
        }
      }
    }
  }

  private static void captures(int kind, int king, int from, List<Integer> squares) {
    Position position = check(kind, king, from, -1);
    assertThat(position.inCheck()).isTrue();
    Futility futility = new Futility(Counting.STANDARD);
    for (int drop : CanonicalMoves.of(position)) {
      if (Move.isDrop(drop)) {
        position.play(drop);
        int[] captures = futility.captures(Stage.of(position), drop);
        position.undo(drop);
        assertThat(squares).contains(Move.to(drop));
        assertThat(captures).as("%s %s %s", king, from, Move.to(drop)).isNotEmpty();
        assertThat(Arrays.stream(captures).map(Move::from)).containsOnly(from);
        assertThat(Arrays.stream(captures).map(Move::to)).containsOnly(Move.to(drop));
      }
    }
  }

  /** A gold beside the square may capture too, but is not the piece that checks from afar. */
  @Test
  void another_piece_that_can_capture_it_is_not_meant() {
    // The king at 1a, a rook at 9a, golds at squares below the rank.
    int king = square("1a");
    int rook = square("9a");
    for (int file = 3; file < 9; file++) {
      Position position = check(ROOK, king, rook, square(file + "b"));
      Futility futility = new Futility(Counting.STANDARD);
      for (int drop : CanonicalMoves.of(position)) {
        if (Move.isDrop(drop)) {
          position.play(drop);
          int[] captures = futility.captures(Stage.of(position), drop);
          position.undo(drop);
          assertThat(Arrays.stream(captures).map(Move::from)).isNotEmpty().containsOnly(rook);
        }
      }
    }
  }

  private static int square(String name) {
    Position position = Written.position("9/9/9/9/9/9/9/9/k8 b G 1");
    return Move.to(Written.move(position, "G*" + name));
  }
}
