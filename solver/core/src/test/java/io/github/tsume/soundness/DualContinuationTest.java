package io.github.tsume.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.game.FutileRule;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Session;
import io.github.tsume.mate.SmallMates;
import io.github.tsume.rules.StandardShogi;
import java.util.List;
import org.junit.jupiter.api.Test;

class DualContinuationTest {
  private static final String ROOK = "2g1g/2sk1/4R/3B1/5 b BSr2p 1";
  private static final String ROOK_LINE = "B*3c 3b3c S*2c 2b2a 1c1a+ 2a1a G*1b";

  private static boolean isMainlines(String sfen, String line, int node, String dual) {
    Position start = SmallChecks.position(sfen);
    return isMainlines(start, line, node, dual);
  }

  private static boolean isMainlines(Position start, String line, int node, String dual) {
    Session session = new Session(start, new MateSolver(1 << 20), FutileRule.STANDARD);
    Mainline mainline = new Mainline(SmallMates.moves(start, line));
    new MainlineWalk(session, mainline).goTo(node);
    long before = session.position().boardKey();
    int move = SmallMates.move(session.position(), dual);
    boolean continues =
        DualContinuation.isMainlines(mainline, move, node, session, SmallChecks.UNLIMITED);
    assertThat(session.position().boardKey()).isEqualTo(before);
    return continues;
  }

  /** From farther away the bishop does not guard 4b at the end; from 2b it is in the rook's way. */
  @Test
  void a_drop_elsewhere_leads_on_only_if_the_last_move_mates_too() {
    String sfen = SmallChecks.DIAGONAL;
    String line = SmallChecks.DIAGONAL_LINE;
    String guarded = line.replace("S*4b", "S*3b");
    for (String bishop : List.of("B*4d", "B*5e")) {
      assertThat(isMainlines(sfen, line, 0, bishop)).isTrue();
      assertThat(isMainlines(sfen, guarded, 0, bishop)).isFalse();
    }
    assertThat(isMainlines(sfen, line, 0, "B*2b")).isFalse();
  }

  /** The king takes the rook in any case. */
  @Test
  void a_piece_that_is_taken_need_not_promote() {
    assertThat(isMainlines(ROOK, ROOK_LINE, 2, "1c1a")).isTrue();
  }

  /** The silver at 2b mates after 3a too, but another rook than at 2b leaves it unguarded. */
  @Test
  void where_the_last_move_does_not_mate_it_is_another_line() {
    assertThat(isMainlines(SmallChecks.DIAGONAL, SmallChecks.DIAGONAL_LINE, 1, "R*2c")).isFalse();
  }

  /** With the silver from 3c the one at 1a stays, and stands where the gold is to go. */
  @Test
  void where_the_last_move_cannot_be_played_any_more_it_is_another_line() {
    String sfen = "7GS/9/6Spk/5+R3/9/9/9/9/9 b r2b3g2s4n4l17p 1";
    assertThat(isMainlines(sfen, "1a2b 1c1b 2a1a", 0, "3c2b")).isFalse();
    assertThat(isMainlines(sfen, "1a2b 1c1b 4d1d", 0, "3c2b")).isTrue();
  }

  /** Two rooks drive the king up the edge; the first need not have been promoted, but may be. */
  @Test
  void a_piece_that_is_promoted_moves_on_as_the_same_piece_does() {
    Position start = Sfen.position("9/9/R8/8k/1R7/9/9/9/9 b - 1", StandardShogi.RULES);
    String line = "9c9d 1d1c 8e8c 1c1b 9d9b 1b1a 8c8a";
    assertThat(isMainlines(start, line, 0, "9c9d+")).isTrue();
    String promoted = "9c9d+ 1d1c 8e8c 1c1b 9d9b 1b1a 8c8a";
    assertThat(isMainlines(start, promoted, 0, "9c9d")).isTrue();
  }
}
