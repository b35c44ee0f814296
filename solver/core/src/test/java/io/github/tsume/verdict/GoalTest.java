package io.github.tsume.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class GoalTest {
  @Test
  void each_is_found_by_its_code_and_by_composers_word() {
    for (Goal goal : Goal.values()) {
      assertThat(Goal.ofCode(goal.code())).contains(goal);
      assertThat(Goal.named(goal.code())).contains(goal);
      assertThat(Goal.named(goal.composersWord())).contains(goal);
    }
    assertThat(Goal.named("hisshi")).contains(Goal.BRINKMATE);
    assertThat(Goal.ofCode("hisshi")).isEmpty();
    assertThat(Goal.ofCode("MATE")).isEmpty();
  }

  @Test
  void each_has_answers_of_its_own() {
    for (Goal goal : Goal.values()) {
      assertThat(goal.reached().isReached()).isTrue();
      assertThat(goal.refuted().isRefuted()).isTrue();
    }
    assertThat(Arrays.stream(Goal.values()).map(Goal::reached)).doesNotHaveDuplicates();
    assertThat(Arrays.stream(Goal.values()).map(Goal::refuted)).doesNotHaveDuplicates();
  }
}
