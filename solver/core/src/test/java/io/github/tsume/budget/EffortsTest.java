package io.github.tsume.budget;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class EffortsTest {
  @Test
  void what_was_not_changed_is_what_the_table_says() {
    Efforts changed = Efforts.DEFAULT.with(EffortTable.LINE_AGAIN, 7);
    assertThat(changed.nodes(EffortTable.LINE_AGAIN)).isEqualTo(7);
    assertThat(changed.nodes(EffortTable.LINE_AGAIN_LAST))
        .isEqualTo(EffortTable.LINE_AGAIN_LAST.usual());
    assertThat(changed.share(EffortTable.LENGTH_SHARE)).isEqualTo(EffortTable.LENGTH_SHARE.usual());
  }

  @Test
  void a_change_makes_another_table() {
    Efforts once = Efforts.DEFAULT.with(EffortTable.ASCEND_UP_TO, 3);
    Efforts twice = once.with(EffortTable.ASCEND_UP_TO, 5).with(EffortTable.LENGTH_SHARE, 0.25);
    assertThat(twice.plies(EffortTable.ASCEND_UP_TO)).isEqualTo(5);
    assertThat(twice.share(EffortTable.LENGTH_SHARE)).isEqualTo(0.25);
    assertThat(once.plies(EffortTable.ASCEND_UP_TO)).isEqualTo(3);
    assertThat(Efforts.DEFAULT.plies(EffortTable.ASCEND_UP_TO))
        .isEqualTo(EffortTable.ASCEND_UP_TO.usual());
  }

  @Test
  void what_an_effort_may_not_be_is_refused() {
    assertThat(EffortTable.LENGTH_SHARE.allows(0.5)).isTrue();
    assertThat(EffortTable.LENGTH_SHARE.allows(1.5)).isFalse();
    assertThat(EffortTable.COOK_GROWTH.allows(1)).isFalse();
    assertThat(EffortTable.COOK_FIRST.allows(2.5)).isFalse();
    assertThat(Efforts.DEFAULT.withValue(EffortTable.COOK_FIRST, 9).nodes(EffortTable.COOK_FIRST))
        .isEqualTo(9);
    assertThatThrownBy(() -> Efforts.DEFAULT.withValue(EffortTable.COOK_FIRST, 2.5))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
