package io.github.tsume.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.SmallMates;
import io.github.tsume.mate.Solution;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.verdict.Profile;
import io.github.tsume.verdict.Verdict;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SoundnessCheckerTest {
  private final SoundnessChecker checker = new SoundnessChecker(new MateSolver(4 << 20));

  private SoundnessReport check(String sfen, SearchBudget budget) {
    Position position = SmallChecks.position(sfen);
    long before = position.boardKey();
    SoundnessReport report =
        checker.check(position, CheckOptions.DEFAULT, budget, SolveListener.NONE);
    assertThat(position.boardKey()).isEqualTo(before);
    return report;
  }

  /** Verdicts that can be seen from the board: see {@link SmallMates} and {@link SmallChecks}. */
  @ParameterizedTest
  @CsvSource({
    SmallMates.HEAD_GOLD + ", SOUND",
    SmallMates.STEP_BACK + ", SOUND",
    SmallMates.TWO_GOLDS + ", COOKED",
    SmallChecks.COOKED + ", COOKED",
    "4k4/9/4P4/9/9/9/9/9/9 b GP 1, INCOMPLETE",
    "4k4/9/9/9/9/9/9/9/9 b G 1, UNSOLVABLE"
  })
  void the_verdict_is_what_the_board_shows(String sfen, Verdict verdict) {
    SoundnessReport report = check(sfen, SmallChecks.UNLIMITED);
    assertThat(report.verdict()).isEqualTo(verdict);
    assertThat(report.open()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        SmallMates.SACRIFICE,
        SmallChecks.COOKED,
        SmallChecks.TWO_BISHOPS,
        "4k4/9/9/9/9/9/9/9/9 b G 1"
      })
  void all_nodes_go_into_some_phase(String sfen) {
    SoundnessReport report = check(sfen, SmallChecks.UNLIMITED);
    assertThat(report.spent().values().stream().mapToLong(nodes -> nodes).sum())
        .isEqualTo(report.nodes());
    assertThat(report.spent().get(Phase.PROOF)).isPositive();
  }

  @Test
  void without_nodes_it_is_unknown() {
    assertThat(check(SmallMates.SACRIFICE, SearchBudget.nodes(0)).verdict())
        .isEqualTo(Verdict.UNKNOWN);
  }

  @Test
  void an_authors_line_that_mates_is_the_one_that_is_examined() {
    Position position = SmallMates.position(SmallMates.STEP_BACK);
    for (String line : List.of("G*5c 5b6a G*6b", "G*5c 5b4a G*4b")) {
      List<Integer> moves = SmallMates.moves(position, line);
      CheckOptions options =
          new CheckOptions(
              SolveOptions.DEFAULT, Profile.MAGAZINE, false, 0, OptionalInt.of(3), moves);
      SoundnessReport report =
          checker.check(position, options, SmallChecks.UNLIMITED, SolveListener.NONE);
      assertThat(report.solution().mainline()).isEqualTo(moves);
      assertThat(report.agrees()).contains(true);
      assertThat(report.verdict()).isEqualTo(Verdict.SOUND);
    }
  }

  @Test
  void it_solves_as_the_solver_does() {
    for (String sfen : List.of(SmallMates.SACRIFICE, SmallMates.LANCE, SmallChecks.WAITING)) {
      Position position = SmallChecks.position(sfen);
      Solution own =
          checker.solve(position, SolveOptions.DEFAULT, SmallChecks.UNLIMITED, SolveListener.NONE);
      Solution solver =
          new MateSolver(4 << 20).solve(position, SolveOptions.DEFAULT, SmallChecks.UNLIMITED);
      assertThat(own.answer()).isEqualTo(solver.answer());
      assertThat(own.mainline()).isEqualTo(solver.mainline());
      assertThat(own.isExact()).isTrue();
    }
  }
}
