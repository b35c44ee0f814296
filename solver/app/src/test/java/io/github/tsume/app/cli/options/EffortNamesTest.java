package io.github.tsume.app.cli.options;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.cli.Run;
import io.github.tsume.mate.Effort;
import io.github.tsume.mate.Efforts;
import io.github.tsume.mate.MateEffort;
import io.github.tsume.soundness.SoundnessEffort;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EffortNamesTest {
  @Test
  void each_name_means_one_effort() {
    assertThat(EffortNames.all().map(Effort::code)).doesNotHaveDuplicates();
  }

  @Test
  void what_is_not_named_stays_as_it_is() {
    Efforts efforts =
        EffortNames.parse(List.of("cook-first=500", "length-share=0.5")).orElseThrow();
    assertThat(efforts.nodes(SoundnessEffort.COOK_FIRST)).isEqualTo(500);
    assertThat(efforts.share(MateEffort.LENGTH_SHARE)).isEqualTo(0.5);
    assertThat(efforts.count(MateEffort.DESCENT_GROWTH))
        .isEqualTo((int) MateEffort.DESCENT_GROWTH.value());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"cook-first", "cook-first=", "cook-first=0", "cook-first=x", "nix=5", "="})
  void what_is_no_name_and_number_is_not_taken(String change) {
    assertThat(EffortNames.parse(List.of(change))).isEmpty();
  }

  @Test
  void another_effort_is_another_search() {
    String usual = Run.tsume("bench", "--hash", "16m", "--exact").out();
    String changed =
        Run.tsume("bench", "--hash", "16m", "--exact", "--effort", "ascend-up-to=1").out();
    assertThat(signature(changed)).isNotEqualTo(signature(usual));
    assertThat(Run.tsume("bench", "--effort", "nix=5").err()).contains("cook-first=500");
  }

  private static String signature(String out) {
    return out.lines().filter(line -> line.startsWith("signature")).findFirst().orElseThrow();
  }
}
