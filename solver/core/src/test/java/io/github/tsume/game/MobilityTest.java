package io.github.tsume.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.rules.StandardShogi;
import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The mobility after a move, but for claims, belongs to the node that it leads to, whatever led
 * there: the search remembers it by the node's key and hand.
 */
class MobilityTest {
  private static final String[] PROBLEMS = {
    "1pG1B4/Gs+P6/pP7/n1ls5/3k5/nL4+r1b/1+p1p+R4/1S7/2N6 b SP2gn2l11p 1",
    "7l1/7pk/9/9/8+P/9/9/9/8L b 2r2b4g4s2n2l16p 1",
    "9/7kp/R8/6P2/9/9/9/b8/9 b rb4g4s4n4l16p 1",
  };

  @ParameterizedTest
  @EnumSource(FutileRule.class)
  void one_node_has_one_mobility(FutileRule rule) {
    int met = 0;
    for (String problem : PROBLEMS) {
      Map<Long, Map<Integer, Integer>> mobilities = new HashMap<>();
      TsumeGame game = new TsumeGame(Sfen.filledPosition(problem, StandardShogi.RULES));
      game.setMode(rule);
      SplittableRandom random = new SplittableRandom(1);
      for (int line = 0; line < 2_000; line++) {
        met += walk(game, random, mobilities);
      }
    }
    assertThat(met).isGreaterThan(1_000);
  }

  /** Follows a random line of at most nine plies; says how many nodes were met again. */
  private static int walk(
      TsumeGame game, SplittableRandom random, Map<Long, Map<Integer, Integer>> mobilities) {
    int met = 0;
    int[] moves = new int[Position.MAX_MOVES];
    for (int ply = 0; ply < 9; ply++) {
      int end = game.generate(moves, 0);
      if (end == 0) {
        break;
      }
      for (int i = 0; i < end; i++) {
        if (Claims.isClaim(moves[i])) {
          continue;
        }
        int mobility = game.mobilityAfter(moves[i]);
        Integer before =
            mobilities
                .computeIfAbsent(game.keyAfter(moves[i]), key -> new HashMap<>())
                .put(game.handAfter(moves[i]), mobility);
        if (before != null) {
          met++;
          assertThat(mobility).isEqualTo(before);
        }
      }
      game.play(moves[random.nextInt(end)]);
    }
    game.unwindTo(0);
    return met;
  }
}
