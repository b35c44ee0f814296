package io.github.tsume.goal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.CanonicalSfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.board.position.Positions;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.Helpers;
import io.github.tsume.helpmate.Helpmate;
import io.github.tsume.helpmate.HelpmateSolver;
import io.github.tsume.helpmate.HelpmateSolver.Help;
import io.github.tsume.helpmate.HelpmateSolver.Workers;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.rules.StandardShogi;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Tests that a helpmate is the same whoever searches, and wherever a limit ends it. */
class HelpmateCrewTest {
  private static final List<String> BROAD =
      List.of(
          "4k4/9/PPPPPPPPP/9/9/9/9/9/9 b B4L2rb4g4s4n9p 1",
          "9/9/9/9/9/9/9/6k2/9 b Rr2b4g4s4n4l18p 1",
          "ggssn2p1/lgssn3l/+R8/5N2k/4bn3/3l5/9/2g4L1/KBr3PP1 b 11P4p 1");

  @Test
  void what_is_found_does_not_depend_on_the_number_of_threads() {
    for (String sfen : BROAD) {
      Position start =
          Positions.ofDefenderToMove(CanonicalSfen.read(sfen, StandardShogi.RULES).orElseThrow());
      for (long nodes : new long[] {3_000, 40_000}) {
        for (int mated = start.king(0) < 0 ? 1 : 0; mated < 2; mated++) {
          Help help = new Help(start, 0, mated);
          assertThat(solve(help, nodes, 2))
              .as("%s %s %s", sfen, mated, nodes)
              .isEqualTo(solve(help, nodes, 1))
              .isEqualTo(solve(help, nodes, 5));
        }
      }
    }
  }

  private static Helpmate solve(Help help, long nodes, int threads) {
    MateSolver solver = new MateSolver(1 << 20, new Helpers(threads - 1, 0, Thread::new));
    SearchBudget budget = SearchBudget.nodes(nodes);
    Workers workers =
        threads == 1
            ? Workers.ONE
            : new HelpmateCrew(Objects.requireNonNull(solver.crew()), budget::nodes);
    HelpmateSolver search =
        new HelpmateSolver(help, 10, 0, 1 << 28, budget, workers, (stored, none) -> {});
    return solver.withHelpers(search::solve);
  }
}
