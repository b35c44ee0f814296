package io.github.tsume.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Codes are a contract: whoever reads results compares them. */
class CodesTest {
  @Test
  void the_codes_of_verdicts_and_their_words_never_change() {
    assertThat(Verdict.values())
        .extracting(Verdict::code)
        .containsExactly("sound", "cooked", "incomplete", "unsolvable", "unknown", "invalid");
    assertThat(Verdict.values())
        .extracting(Verdict::japanese)
        .containsExactly("完全", "余詰", "不完全", "不詰", "不明", "不正");
  }

  @Test
  void the_codes_of_outcomes_severities_and_profiles_never_change() {
    assertThat(Outcome.values())
        .extracting(Outcome::code)
        .containsExactly(
            "mate",
            "no-mate",
            "brinkmate",
            "no-brinkmate",
            "helpmate",
            "no-helpmate",
            "helpselfmate",
            "no-helpselfmate",
            "unknown",
            "invalid");
    assertThat(Severity.values())
        .extracting(Severity::code)
        .containsExactly("fatal", "flaw", "tolerated");
    assertThat(Profile.values())
        .extracting(Profile::code)
        .containsExactly("magazine", "lenient", "strict", "classic");
  }

  @Test
  void each_is_found_by_its_code_and_nothing_by_another() {
    for (Verdict each : Verdict.values()) {
      assertThat(Verdict.ofCode(each.code())).contains(each);
    }
    for (Outcome each : Outcome.values()) {
      assertThat(Outcome.ofCode(each.code())).contains(each);
    }
    for (Severity each : Severity.values()) {
      assertThat(Severity.ofCode(each.code())).contains(each);
    }
    for (Profile each : Profile.values()) {
      assertThat(Profile.ofCode(each.code())).contains(each);
    }
    for (String none : List.of("", "SOUND", "no mate", "sound ")) {
      assertThat(Verdict.ofCode(none)).isEmpty();
      assertThat(Outcome.ofCode(none)).isEmpty();
    }
  }

  @Test
  void a_verdict_that_says_what_an_outcome_says_has_its_code() {
    assertThat(Verdict.UNKNOWN.code()).isEqualTo(Outcome.UNKNOWN.code());
    assertThat(Verdict.INVALID.code()).isEqualTo(Outcome.INVALID.code());
    assertThat(Arrays.stream(Verdict.values()).map(Verdict::code))
        .doesNotContain(Outcome.MATE.code(), Outcome.NO_MATE.code());
  }
}
