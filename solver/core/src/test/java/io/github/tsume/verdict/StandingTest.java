package io.github.tsume.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What a standing says of itself. */
class StandingTest {
  private static final Set<Unfinished> DECISIVE =
      EnumSet.of(Unfinished.MATE, Unfinished.VERDICT, Unfinished.LENGTH);

  @Test
  void where_nothing_is_open_it_is_settled() {
    assertThat(Standing.SETTLED.isSettled()).isTrue();
    assertThat(Standing.SETTLED.isDecided()).isTrue();
    assertThat(Standing.SETTLED.isCutShort()).isFalse();
  }

  @ParameterizedTest
  @EnumSource
  void one_open_part_makes_it_decided_or_open(Unfinished part) {
    Standing standing = Standing.open(part);
    assertThat(standing.isSettled()).isFalse();
    assertThat(standing.leaves(part)).isTrue();
    assertThat(standing.isDecided()).isEqualTo(!DECISIVE.contains(part));
    assertThat(standing.isCutShort())
        .isEqualTo(!DECISIVE.contains(part) && part != Unfinished.MOVES);
    assertThat(standing.without(part)).isEqualTo(Standing.SETTLED);
    assertThat(Standing.SETTLED.with(Set.of(part))).isEqualTo(standing);
  }

  @ParameterizedTest
  @EnumSource
  void what_is_open_has_a_code_and_all_but_four_a_remark(Unfinished part) {
    assertThat(Unfinished.ofCode(part.code())).contains(part);
    boolean told = DECISIVE.contains(part) || part == Unfinished.MOVES;
    long remarks =
        EnumSet.allOf(Remark.class).stream()
            .filter(remark -> remark.leaves().filter(part::equals).isPresent())
            .count();
    assertThat(remarks).isEqualTo(told ? 0 : 1);
  }
}
