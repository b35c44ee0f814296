package io.github.tsume.mate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class EffortsTest {
  @Test
  void what_was_not_changed_is_what_the_table_says() {
    Efforts changed = Efforts.DEFAULT.with(MateEffort.LINE_AGAIN, 7);
    assertThat(changed.nodes(MateEffort.LINE_AGAIN)).isEqualTo(7);
    assertThat(changed.nodes(MateEffort.LINE_AGAIN_LAST))
        .isEqualTo((long) MateEffort.LINE_AGAIN_LAST.value());
    assertThat(changed.share(MateEffort.LENGTH_SHARE)).isEqualTo(MateEffort.LENGTH_SHARE.value());
  }

  @Test
  void a_change_makes_another_table() {
    Efforts once = Efforts.DEFAULT.with(MateEffort.ASCEND_UP_TO, 3);
    Efforts twice = once.with(MateEffort.ASCEND_UP_TO, 5).with(MateEffort.LENGTH_SHARE, 0.25);
    assertThat(twice.count(MateEffort.ASCEND_UP_TO)).isEqualTo(5);
    assertThat(twice.share(MateEffort.LENGTH_SHARE)).isEqualTo(0.25);
    assertThat(once.count(MateEffort.ASCEND_UP_TO)).isEqualTo(3);
    assertThat(Efforts.DEFAULT.count(MateEffort.ASCEND_UP_TO))
        .isEqualTo((int) MateEffort.ASCEND_UP_TO.value());
  }
}
