package io.github.tsume.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.dfpn.SearchBudget;
import io.github.tsume.mate.Solution;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.mate.Verdict;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** One answer to whether a length is the stated one, for solutions and for checks. */
class AgreementTest {
  private static Optional<Boolean> agrees(Verdict verdict, int stated) {
    Solution solution = new Solution(verdict, List.of(), 0, OptionalInt.empty(), List.of(), 1);
    CheckOptions options =
        new CheckOptions(
            SolveOptions.DEFAULT, Profile.MAGAZINE, false, 0, OptionalInt.of(stated), List.of());
    Optional<Boolean> ofCheck = Agreement.without(solution, options);
    assertThat(Agreement.of(solution, OptionalInt.of(stated))).isEqualTo(ofCheck);
    return ofCheck;
  }

  @Test
  void a_mate_contradicts_no_mate_whether_it_is_exact_or_not() {
    assertThat(agrees(new Verdict.Mate(5, false), 0)).contains(false);
    assertThat(agrees(new Verdict.Mate(5, true), 0)).contains(false);
    assertThat(agrees(new Verdict.NoMate(), 0)).contains(true);
    assertThat(agrees(new Verdict.NoMate(), 5)).contains(false);
  }

  @Test
  void an_upper_bound_contradicts_a_greater_length_and_leaves_others_open() {
    assertThat(agrees(new Verdict.Mate(5, false), 7)).contains(false);
    assertThat(agrees(new Verdict.Mate(5, false), 5)).isEmpty();
    assertThat(agrees(new Verdict.Mate(7, false), 5)).isEmpty();
    assertThat(agrees(new Verdict.Mate(5, true), 5)).contains(true);
    assertThat(agrees(new Verdict.Mate(5, true), 3)).contains(false);
  }

  @Test
  void what_is_not_known_agrees_with_nothing() {
    assertThat(agrees(new Verdict.Unknown(SearchBudget.Limit.NODES), 0)).isEmpty();
    assertThat(agrees(new Verdict.Unknown(SearchBudget.Limit.NODES), 5)).isEmpty();
  }

  @Test
  void no_mate_contradicts_a_line_that_is_all_that_is_stated() {
    assertThat(withLine(new Verdict.NoMate(), OptionalInt.empty())).contains(false);
    assertThat(withLine(new Verdict.NoMate(), OptionalInt.of(0))).contains(true);
    assertThat(withLine(new Verdict.Unknown(SearchBudget.Limit.NODES), OptionalInt.empty()))
        .isEmpty();
  }

  private static Optional<Boolean> withLine(Verdict verdict, OptionalInt stated) {
    Solution solution = new Solution(verdict, List.of(), 0, OptionalInt.empty(), List.of(), 1);
    return Agreement.without(
        solution,
        new CheckOptions(SolveOptions.DEFAULT, Profile.MAGAZINE, false, 0, stated, List.of(7)));
  }
}
