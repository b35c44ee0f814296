package io.github.tsume.helpmate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.budget.SearchBudget;
import io.github.tsume.helpmate.HelpmateSolver.Help;
import io.github.tsume.helpmate.HelpmateSolver.Workers;
import io.github.tsume.moves.RandomPositions;
import io.github.tsume.rules.Minishogi;
import io.github.tsume.verdict.Reason;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/**
 * Tests that a search is the same with as little memory as it can do with, and that with less
 * nothing wrong is said.
 */
class SpilledLayersTest {
  private static final int SEEDS = Integer.getInteger("tsume.seeds", 60);

  /** What the smallest table of positions takes. */
  private static final int TABLE = 8_192;

  /** With fewer there is nothing before those that a search always has in memory. */
  private static final int LAYERS = 6;

  private int spilled;
  private int none;

  @Test
  void what_others_have_solved_is_the_same() throws IOException {
    for (String row : HelpmateSolverTest.rows()) {
      String[] fields = row.split("\t", -1);
      compare(HelpmateSolverTest.help(fields[1], fields[2].equals("self")), 300_000, 1.3);
    }
    assertThat(spilled).isGreaterThan(5);
  }

  @Test
  void where_there_is_none_that_is_proved_too() {
    compare(new Help(RandomPositions.of(Minishogi.RULES, 380), 1, 0), 1_000, 1.02);
    assertThat(none).isPositive();
  }

  @Test
  void random_positions_are_the_same() {
    HelpmateTwinsTest.each(SEEDS, help -> compare(help, 1_000, 1.1));
    assertThat(spilled).isGreaterThan(SEEDS / 10);
  }

  private static HelpmateSolver search(Help help, long memory, long nodes, int expected) {
    return new HelpmateSolver(
        help, 100, expected, memory, SearchBudget.nodes(nodes), Workers.ONE, (stored, none) -> {});
  }

  private void compare(Help help, long nodes, double step) {
    Helpmate usual = search(help, 1 << 26, nodes, 0).solve();
    if (usual.limit() != null || usual.layers().size() < LAYERS) {
      return;
    }
    SpillToMemory spill = new SpillToMemory(Integer.MAX_VALUE);
    SpillToMemory lost = new SpillToMemory(Integer.MAX_VALUE);
    lost.lost = true;
    boolean spills = false;
    for (double room = 40; room < 60 * usual.positions(); room *= step) {
      long memory = TABLE + (long) room;
      for (int expected : new int[] {usual.length(), 0}) {
        Helpmate found = search(help, memory, Long.MAX_VALUE, expected).to(spill).solve();
        assertThat(spill.rooms).isZero();
        if (found.limit() == null) {
          assertThat(found).as("%s %s", help, memory).isEqualTo(usual);
          if (!spills && spill.size() > 0) {
            spills = true;
            unknown(search(help, memory, nodes, expected), lost);
          }
        } else {
          assertThat(found.count()).isZero();
          int end = usual.length() > 0 ? usual.length() : Integer.MAX_VALUE;
          assertThat(found.noneWithin()).isLessThan(end);
        }
      }
    }
    if (spills) {
      spilled++;
      none += usual.length() == 0 ? 1 : 0;
      unknown(search(help, TABLE + 40, nodes, 0), new SpillToMemory(0));
    }
  }

  private static void unknown(HelpmateSolver search, SpillToMemory spill) {
    Helpmate found = search.to(spill).solve();
    assertThat(found.limit()).isEqualTo(Reason.MEMORY);
    assertThat(found.count()).isZero();
    assertThat(spill.rooms).isZero();
  }
}
