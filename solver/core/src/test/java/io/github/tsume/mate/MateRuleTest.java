package io.github.tsume.mate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.game.FutileRule;
import org.junit.jupiter.api.Test;

class MateRuleTest {
  @Test
  void where_no_interposition_may_be_futile_the_game_is_the_raw_one() {
    assertThat(MateRule.of(FutileRule.NONE)).isEqualTo(MateRule.RAW);
    for (FutileRule rule : new FutileRule[] {FutileRule.STANDARD, FutileRule.DROPS_ONLY}) {
      assertThat(MateRule.of(rule)).isEqualTo(new MateRule.Composers(rule));
      assertThat(MateRule.of(rule).futile()).isEqualTo(rule);
    }
  }

  @Test
  void only_the_game_that_avoids_has_positions_to_avoid() {
    Forbidden nodes = new Forbidden();
    nodes.add(SmallMates.position(SmallMates.HEAD_GOLD));
    MateRule avoiding = new MateRule.Avoiding(nodes);
    assertThat(avoiding.avoided()).isSameAs(nodes);
    assertThat(avoiding.futile()).as("every interposition counts").isEqualTo(FutileRule.NONE);
    assertThat(MateRule.RAW.avoided().isEmpty()).isTrue();
    assertThat(MateRule.of(FutileRule.STANDARD).avoided().isEmpty()).isTrue();
  }
}
