package io.github.tsume.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Hand;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.mate.MateAnswer;
import io.github.tsume.mate.SmallMates;
import io.github.tsume.mate.Solution;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.verdict.PlyCount;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class CheckStepsTest {
  private static final String LINE = "4b3a+ 2b3a S*2b 3a2b 4d4b";

  private record Check(CheckTask task, CheckState state, CheckSteps steps) {
    static Check of(String sfen, Solution first, SearchBudget budget) {
      CheckTask task = SmallChecks.task(sfen, CheckOptions.DEFAULT, budget);
      CheckState state = new CheckState(task, first);
      return new Check(task, state, new CheckSteps(task, state));
    }

    static Check of(String sfen) {
      CheckTask task = SmallChecks.task(sfen, CheckOptions.DEFAULT, SmallChecks.UNLIMITED);
      return of(
          sfen,
          task.solver().solve(task.position(), SolveOptions.DEFAULT, SmallChecks.UNLIMITED),
          SmallChecks.UNLIMITED);
    }
  }

  /** A mate that was found along a line, whose length is not known to be the shortest. */
  private static Solution bound(String sfen, String line) {
    List<Integer> moves = SmallMates.moves(SmallChecks.position(sfen), line);
    return new Solution(
        new MateAnswer.Mate(PlyCount.atMost(moves.size())),
        moves,
        Hand.EMPTY,
        OptionalInt.empty(),
        List.of(),
        0);
  }

  @Test
  void solving_again_finds_a_shorter_mate() {
    String detour = "4b3a 2b1b 3a2b+ 1b2b 4d4b";
    assertThat(detour.split(" ")).as("as long, but through a reply that does not last").hasSize(5);
    Check check =
        Check.of(SmallMates.SACRIFICE, bound(SmallMates.SACRIFICE, detour), SmallChecks.UNLIMITED);
    check.steps.solveAgain(100_000);
    assertThat(check.state.solution().isExact()).isTrue();
    assertThat(SmallMates.usi(check.state.line().moves())).isEqualTo(LINE);
  }

  @Test
  void solving_again_without_nodes_changes_nothing() {
    Solution first = bound(SmallMates.SACRIFICE, LINE);
    Check check = Check.of(SmallMates.SACRIFICE, first, SearchBudget.nodes(0));
    check.steps.solveAgain(100_000);
    assertThat(check.state.solution()).isEqualTo(first);
  }

  /** No other check mates, so that no mate is shorter than the line. */
  @Test
  void the_length_follows_from_the_checks_that_fail() {
    Check check =
        Check.of(
            SmallMates.STEP_BACK,
            bound(SmallMates.STEP_BACK, "G*5c 5b6a G*6b"),
            SmallChecks.UNLIMITED);
    assertThat(check.steps.mayProveLength()).isTrue();
    check.steps.findCooks(SmallChecks.UNLIMITED);
    assertThat(check.state.cooks().isComplete()).isTrue();
    check.steps.proveLength(100_000);
    assertThat(check.state.solution().isExact()).isTrue();
    assertThat(check.state.tiesOpen()).as("which line is the first is not known").isTrue();
    check.steps.breakTies(100_000);
    assertThat(check.state.tiesOpen()).isFalse();
  }

  @Test
  void the_line_with_ties_broken_takes_the_place_of_one_as_long() {
    Check known = Check.of(SmallMates.STEP_BACK);
    List<Integer> first = known.state.line().moves();
    for (String other : List.of("G*5c 5b6a G*6b", "G*5c 5b4a G*4b")) {
      Check check =
          Check.of(
              SmallMates.STEP_BACK,
              bound(SmallMates.STEP_BACK, other).withExactLength(),
              SmallChecks.UNLIMITED);
      check.steps.confirmLine();
      assertThat(check.state.line().moves()).isEqualTo(first);
      assertThat(check.state.lineOpen()).isFalse();
    }
  }

  @Test
  void of_equal_lines_the_milder_one_is_taken() {
    String sfen = EqualLinesTest.ONE_LINE_COOKED;
    Check check = Check.of(sfen);
    List<Integer> cookedLine =
        SmallMates.moves(SmallChecks.position(sfen), "S*2c 1d1e R*3e 1e2d 3c3d 2d1c 3e1e");
    check.state.take(cookedLine);
    check.steps.findCooks(SmallChecks.UNLIMITED);
    assertThat(check.state.hasCook()).isTrue();
    check.steps.decideLines(1_000_000);
    assertThat(check.state.line().moves()).isNotEqualTo(cookedLine).hasSize(7);
    assertThat(check.state.hasCook()).isFalse();
  }

  @Test
  void a_shorter_line_of_another_than_the_solution_proves_no_length() {
    Check check =
        Check.of(
            SmallMates.SACRIFICE,
            bound(SmallMates.SACRIFICE, LINE).within(7),
            SmallChecks.UNLIMITED);
    assertThat(check.steps.mayProveLength()).isFalse();
  }
}
