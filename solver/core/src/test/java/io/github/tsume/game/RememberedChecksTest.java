package io.github.tsume.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Hand;
import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.game.Mobility.RememberedChecks;
import io.github.tsume.moves.CheckMoves;
import io.github.tsume.rules.StandardShogi;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RememberedChecksTest {
  private static final long BOARD = 0x123456789ABCDEFL;

  private final RememberedChecks checks = new RememberedChecks();
  private final int[] buffer = new int[100];

  @Test
  void what_was_put_is_written_where_it_is_wanted() {
    checks.put(BOARD, 0, new int[] {7, 8, 9}, 2);
    assertThat(checks.get(BOARD, 0, buffer, 5)).isEqualTo(7);
    assertThat(Arrays.copyOf(buffer, 8)).containsExactly(0, 0, 0, 0, 0, 7, 8, 0);
  }

  @Test
  void no_checks_are_remembered_too() {
    checks.put(BOARD, 0, buffer, 0);
    assertThat(checks.get(BOARD, 0, buffer, 5)).isEqualTo(5);
  }

  @Test
  void another_board_and_another_hand_are_other_nodes() {
    checks.put(BOARD, 0, buffer, 1);
    assertThat(checks.get(BOARD + 1, 0, buffer, 0)).isEqualTo(-1);
    assertThat(checks.get(BOARD, Hand.one(1), buffer, 0)).isEqualTo(-1);
  }

  @Test
  void too_many_are_forgotten() {
    checks.put(BOARD, 0, buffer, RememberedChecks.MOST);
    assertThat(checks.get(BOARD, 0, buffer, 0)).isEqualTo(RememberedChecks.MOST);
    checks.put(BOARD + 1, 0, buffer, RememberedChecks.MOST + 1);
    assertThat(checks.get(BOARD + 1, 0, buffer, 0)).isEqualTo(-1);
  }

  /** The slow twin: in the game a node has the checks that are generated for it. */
  @ParameterizedTest
  @EnumSource(FutileRule.class)
  void in_the_game_each_node_has_its_own_checks(FutileRule rule) {
    String problem = "1pG1B4/Gs+P6/pP7/n1ls5/3k5/nL4+r1b/1+p1p+R4/1S7/2N6 b SP2gn2l11p 1";
    TsumeGame game = new TsumeGame(Sfen.filledPosition(problem, StandardShogi.RULES));
    game.setMode(rule);
    SplittableRandom random = new SplittableRandom(2);
    int[] moves = new int[Position.MAX_MOVES];
    int[] generated = new int[Position.MAX_MOVES];
    int met = 0;
    for (int line = 0; line < 3_000; line++) {
      for (int ply = 0; ply < 8; ply++) {
        int end = game.generate(moves, 0);
        if (game.attackerToMove()) {
          int count = CheckMoves.generate(game.position(), generated, 0);
          assertThat(Arrays.stream(moves, 0, end).filter(move -> !Claims.isClaim(move)))
              .containsExactly(Arrays.stream(generated, 0, count).boxed().toArray(Integer[]::new));
          met += count > 0 && ply > 0 ? 1 : 0;
        } else {
          for (int i = 0; i < end; i++) {
            game.mobilityAfter(moves[i]);
          }
        }
        if (end == 0) {
          break;
        }
        game.play(moves[random.nextInt(end)]);
      }
      game.unwindTo(0);
    }
    assertThat(met).isGreaterThan(3_000);
  }
}
