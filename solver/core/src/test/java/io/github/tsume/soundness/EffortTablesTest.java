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
  void everyEffortHasANameOfItsOwnAndSaysWhatItIsFor() {
    assertThat(all().stream().map(Effort::code)).doesNotHaveDuplicates();
    assertThat(all()).allSatisfy(effort -> assertThat(effort.why()).isNotBlank());
  }

  @Test
  void sharesArePartsAndGrowthGrows() {
    for (Effort effort : all()) {
      switch (effort.unit()) {
        case SHARE -> assertThat(effort.value()).as(effort.code()).isBetween(0.01, 0.99);
        case GROWTH, PART -> assertThat(effort.value()).as(effort.code()).isGreaterThan(1);
        default -> assertThat(effort.value()).as(effort.code()).isPositive();
      }
    }
  }

  @Test
  void aChangeLeavesTheTablesAsTheyAre() {
    Efforts changed = Efforts.DEFAULT.with(SoundnessEffort.COOK_FIRST, 7);
    assertThat(changed.nodes(SoundnessEffort.COOK_FIRST)).isEqualTo(7);
    assertThat(Efforts.DEFAULT.nodes(SoundnessEffort.COOK_FIRST))
        .isEqualTo((long) SoundnessEffort.COOK_FIRST.value());
    assertThat(changed.count(MateEffort.ASCEND_UP_TO))
        .isEqualTo((int) MateEffort.ASCEND_UP_TO.value());
  }
}
