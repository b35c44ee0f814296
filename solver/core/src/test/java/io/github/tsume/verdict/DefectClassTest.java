package io.github.tsume.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class DefectClassTest {
  @ParameterizedTest
  @EnumSource
  void each_is_found_by_its_code(DefectClass kind) {
    assertThat(kind.code()).matches("[a-z]+(-[a-z]+)*");
    assertThat(DefectClass.ofCode(kind.code())).contains(kind);
  }

  @Test
  void no_other_code_is_one() {
    assertThat(DefectClass.ofCode("FINAL_MOVE_DUAL")).isEmpty();
    assertThat(DefectClass.ofCode("")).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void another_solution_is_the_attackers_and_a_problem_of_one_move_has_no_fewer(DefectClass kind) {
    boolean ofOtherGoals =
        Set.of(
                DefectClass.OTHER_KEY,
                DefectClass.MATE_BY_CHECKS,
                DefectClass.OTHER_SOLUTION,
                DefectClass.OTHER_ORDER)
            .contains(kind);
    assertThat(kind.isAnotherSolution(5))
        .isEqualTo(ofOtherGoals || (kind.code().matches(".*cook") && kind.isAttackers()));
    // Which classes are one there, the guides say: DefectNamesTest compares them.
    assertThat(kind.isAnotherSolution(1))
        .isEqualTo(
            kind.isAnotherSolution(5)
                || kind.severity(Profile.LENIENT, 1) != kind.severity(Profile.LENIENT, 5));
  }
}
