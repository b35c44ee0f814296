package io.github.tsume.dfpn;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.dfpn.table.TranspositionTable;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class LookaheadTest {
  @Test
  void agrees_with_retrograde_analysis_where_nothing_wins_at_once() {
    agreesWithRetrogradeAnalysis(0, 3);
  }

  @Test
  void agrees_with_retrograde_analysis_where_the_defender_is_to_move() {
    agreesWithRetrogradeAnalysis(1, 4);
  }

  /** Asks of every second node, from the first on, whether the attacker fails within so many. */
  private static void agreesWithRetrogradeAnalysis(int first, int plies) {
    int[] moves = new int[10];
    int fails = 0;
    int wins = 0;
    for (long seed = 1; seed <= 2000; seed++) {
      ToyGame game = DfPnTest.random(new SplittableRandom(seed), 30, true);
      int[][] lengths = game.winLengths();
      // One table for all nodes: what is entered for one answers for others.
      TranspositionTable table = new TranspositionTable(1 << 16);
      for (int node = first; node < 30; node += 2) {
        for (int hand = 0; hand <= DfPnTest.TOTAL; hand++) {
          if (lengths[node][hand] == 1) {
            continue;
          }
          ToyGame here = game.from(node, hand);
          int end = here.generate(moves, 0);
          boolean expected = lengths[node][hand] > plies;
          Lookahead lookahead = new Lookahead(here, table);
          assertThat(lookahead.failsWithin(plies, moves, 0, end))
              .as("seed %d node %d hand %d", seed, node, hand)
              .isEqualTo(expected);
          if (expected) {
            fails++;
          } else {
            wins++;
          }
        }
      }
    }
    assertThat(fails).isGreaterThan(1000);
    assertThat(wins).isGreaterThan(1000);
  }
}
