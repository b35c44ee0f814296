package io.github.tsume.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.mate.Effort;
import io.github.tsume.mate.Efforts;
import io.github.tsume.mate.MateEffort;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class EffortTablesTest {
  private static List<Effort> all() {
    return Stream.<Effort>concat(
            Stream.of(MateEffort.values()), Stream.of(SoundnessEffort.values()))
        .toList();
  }

  @Test
  void every_effort_has_a_name_of_its_own_and_says_what_it_is_for() {
    assertThat(all().stream().map(Effort::code)).doesNotHaveDuplicates();
    assertThat(all()).allSatisfy(effort -> assertThat(effort.why()).isNotBlank());
  }

  @Test
  void shares_are_parts_and_growth_grows() {
    for (Effort effort : all()) {
      switch (effort.unit()) {
        case SHARE -> assertThat(effort.value()).as(effort.code()).isBetween(0.01, 0.99);
        case GROWTH, PART -> assertThat(effort.value()).as(effort.code()).isGreaterThan(1);
        default -> assertThat(effort.value()).as(effort.code()).isPositive();
      }
    }
  }

  @Test
  void a_change_leaves_the_tables_as_they_are() {
    Efforts changed = Efforts.DEFAULT.with(SoundnessEffort.COOK_FIRST, 7);
    assertThat(changed.nodes(SoundnessEffort.COOK_FIRST)).isEqualTo(7);
    assertThat(Efforts.DEFAULT.nodes(SoundnessEffort.COOK_FIRST))
        .isEqualTo((long) SoundnessEffort.COOK_FIRST.value());
    assertThat(changed.count(MateEffort.ASCEND_UP_TO))
        .isEqualTo((int) MateEffort.ASCEND_UP_TO.value());
  }
}
