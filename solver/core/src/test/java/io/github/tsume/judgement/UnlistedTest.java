package io.github.tsume.judgement;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.verdict.Profile;
import io.github.tsume.verdict.Standing;
import io.github.tsume.verdict.Unfinished;
import io.github.tsume.verdict.Verdict;
import org.junit.jupiter.api.Test;

class UnlistedTest {
  private static final Standing MORE = Standing.open(Unfinished.MORE_DEFECTS);

  private static boolean saysNothing(
      Verdict verdict, Standing standing, Profile profile, boolean isLast) {
    return Unlisted.of(verdict, standing, profile, 3).saysNothing(isLast);
  }

  @Test
  void of_a_cooked_problem_with_more_defects_open_nothing_is_said_of_other_checks() {
    assertThat(saysNothing(Verdict.COOKED, MORE, Profile.MAGAZINE, false)).isTrue();
    assertThat(saysNothing(Verdict.COOKED, MORE, Profile.STRICT, true)).isTrue();
  }

  @Test
  void of_another_one_only_of_last_moves_where_later_mates_are_tolerated() {
    assertThat(saysNothing(Verdict.SOUND, MORE, Profile.MAGAZINE, true)).isTrue();
    assertThat(saysNothing(Verdict.SOUND, MORE, Profile.STRICT, true)).isFalse();
    assertThat(saysNothing(Verdict.SOUND, MORE, Profile.MAGAZINE, false)).isFalse();
    assertThat(saysNothing(Verdict.INCOMPLETE, MORE, Profile.MAGAZINE, false)).isFalse();
  }

  @Test
  void where_nothing_is_open_each_check_is_said_to_fail_or_listed() {
    assertThat(saysNothing(Verdict.COOKED, Standing.SETTLED, Profile.MAGAZINE, true)).isFalse();
    assertThat(saysNothing(Verdict.SOUND, Standing.SETTLED, Profile.MAGAZINE, true)).isFalse();
  }
}
