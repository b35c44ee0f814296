package io.github.tsume.mate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.DefenderHand;
import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.game.FutileRule;
import io.github.tsume.notation.Format;
import io.github.tsume.notation.Notation;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.record.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A length that is told on the way is proved: it is never taken back. */
class ToldLengthsTest {
  private static final Path ZUKO = Path.of("../../problems/zuko/zuko.sfen");

  @Test
  void a_length_that_was_told_becomes_less_or_stays() throws IOException {
    MateSolver solver = new MateSolver(1 << 20);
    int mates = 0;
    int changes = 0;
    for (Problem problem : problems().subList(0, 40)) {
      Position position = Position.of(filled(problem));
      for (long nodes : new long[] {6_000, 20_000}) {
        solver.clear();
        List<Integer> told = new ArrayList<>();
        Solution solution =
            solver.solve(
                position,
                new SolveOptions(FutileRule.STANDARD, true, true, false),
                SearchBudget.nodes(nodes),
                progress -> told.add(progress.length()));
        told.removeIf(length -> length == 0);
        if (!solution.isMate()) {
          continue;
        }
        mates++;
        told.add(solution.length());
        for (int i = 1; i < told.size(); i++) {
          assertThat(told.get(i))
              .as("%s: %s", problem.id(), told)
              .isLessThanOrEqualTo(told.get(i - 1));
          changes += told.get(i) < told.get(i - 1) ? 1 : 0;
        }
      }
    }
    assertThat(mates).isGreaterThan(10);
    assertThat(changes).isPositive();
  }

  private static Setup filled(Problem problem) {
    return problem.setup().fillDefenderHand(DefenderHand.AUTO).setup();
  }

  private static List<Problem> problems() throws IOException {
    return Notation.read(Files.readString(ZUKO), "zuko", ReadOptions.DEFAULT, Format.SFEN)
        .problems();
  }
}
