package io.github.tsume.compose;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.compose.Unsettled.Proved;
import io.github.tsume.verdict.Verdict;
import java.util.List;
import org.junit.jupiter.api.Test;

/** {@link Judged}. */
class JudgedTest {
  private static Judged judged(Verdict verdict, int length, boolean exact) {
    return new Judged(verdict, length, exact, List.of(), 1);
  }

  @Test
  void an_open_length_is_no_refutation() {
    assertThat(judged(Verdict.SOUND, 5, false).isOpenIn(5)).isTrue();
    assertThat(judged(Verdict.SOUND, 7, false).isOpenIn(5)).isTrue();
    assertThat(judged(Verdict.SOUND, 7, true).isOpenIn(5)).isFalse();
    assertThat(judged(Verdict.UNKNOWN, 0, false).isOpenIn(5)).isTrue();
    assertThat(judged(Verdict.UNKNOWN, 5, true).isOpenIn(5)).isTrue();
    assertThat(judged(Verdict.UNKNOWN, 3, true).isOpenIn(5)).isFalse();
    assertThat(judged(Verdict.COOKED, 5, false).isOpenIn(5)).isFalse();
  }

  @Test
  void how_far_it_is_proved_goes_from_nothing_to_the_goal_to_soundness() {
    assertThat(judged(Verdict.UNKNOWN, 0, false).proved()).isEqualTo(Proved.NOTHING);
    assertThat(judged(Verdict.UNKNOWN, 5, false).proved()).isEqualTo(Proved.GOAL);
    assertThat(judged(Verdict.SOUND, 5, false).proved()).isEqualTo(Proved.SOUND);
    assertThat(Proved.GOAL.or(Proved.NOTHING)).isEqualTo(Proved.GOAL);
    assertThat(Proved.GOAL.or(Proved.SOUND)).isEqualTo(Proved.SOUND);
  }
}
