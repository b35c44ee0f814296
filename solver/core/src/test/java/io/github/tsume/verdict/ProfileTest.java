package io.github.tsume.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ProfileTest {
  private static final Set<DefectClass> FATAL_FOR_ALL =
      Set.of(
          DefectClass.COOK, DefectClass.SHORT_COOK, DefectClass.LINE_FAILS, DefectClass.LEFTOVER);

  @ParameterizedTest
  @EnumSource
  void no_profile_is_stricter_than_strict_or_milder_than_what_it_is_milder_than(DefectClass kind) {
    for (int length : new int[] {1, 3, 99}) {
      Severity magazine = kind.severity(Profile.MAGAZINE, length);
      boolean stops = kind == DefectClass.LINE_STOPS;
      assertThat(kind.severity(Profile.STRICT, length))
          .isEqualTo(stops ? Severity.TOLERATED : Severity.FATAL);
      assertThat(kind.severity(Profile.LENIENT, length)).isGreaterThanOrEqualTo(magazine);
      assertThat(kind.severity(Profile.CLASSIC, length)).isGreaterThanOrEqualTo(magazine);
    }
  }

  @ParameterizedTest
  @EnumSource
  void some_defects_are_fatal_by_all_standards(DefectClass kind) {
    for (Profile profile : Profile.values()) {
      if (FATAL_FOR_ALL.contains(kind)) {
        assertThat(kind.severity(profile, 5)).as(profile.name()).isEqualTo(Severity.FATAL);
      }
    }
  }

  /** With one move there is nothing but the last one: another is another solution. */
  @ParameterizedTest
  @EnumSource
  void another_mate_in_one_is_fatal_by_all_standards_and_another_last_move_is_custom(
      Profile profile) {
    assertThat(DefectClass.FINAL_MOVE_DUAL.severity(profile, 1)).isEqualTo(Severity.FATAL);
    if (profile != Profile.STRICT) {
      assertThat(DefectClass.FINAL_MOVE_DUAL.severity(profile, 3)).isEqualTo(Severity.TOLERATED);
    }
  }
}
