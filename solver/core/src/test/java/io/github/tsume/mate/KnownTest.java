package io.github.tsume.mate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.tsume.verdict.Reason;
import org.junit.jupiter.api.Test;

class KnownTest {
  private static final Known<Integer> OPEN = Known.open(Known.Obstacle.TIME);

  @Test
  void what_is_known_is_that_and_nothing_else() {
    Known<Integer> seven = Known.of(7);
    assertThat(seven.isOpen()).isFalse();
    assertThat(seven.is(7)).isTrue();
    assertThat(seven.is(9)).isFalse();
    assertThat(seven.get()).isEqualTo(7);
    assertThat(seven.orElse(9)).isEqualTo(7);
  }

  @Test
  void what_is_open_is_neither_yes_nor_no() {
    Known<Boolean> open = Known.open(Known.Obstacle.NODES);
    assertThat(open.isOpen()).isTrue();
    assertThat(open.is(true)).isFalse();
    assertThat(open.is(false)).isFalse();
    assertThatIllegalStateException().isThrownBy(open::get).withMessageContaining("NODES");
  }

  @Test
  void what_follows_from_an_open_answer_is_open_for_the_same_reason() {
    assertThat(OPEN.map(Object::toString)).isEqualTo(Known.open(Known.Obstacle.TIME));
    assertThat(OPEN.then(plies -> Known.of(plies + 2))).isEqualTo(Known.open(Known.Obstacle.TIME));
    assertThat(OPEN.orElse(3)).isEqualTo(3);
  }

  @Test
  void the_first_open_answer_of_several_tells_why() {
    Known<Integer> lost = Known.of(5).then(plies -> Known.open(Known.Obstacle.LOST));
    assertThat(lost).isEqualTo(Known.open(Known.Obstacle.LOST));
    assertThat(Known.of(5).map(plies -> plies + 2)).isEqualTo(Known.of(7));
  }

  @Test
  void every_limit_is_an_obstacle() {
    for (Reason limit : Reason.values()) {
      if (limit.isFailure()) {
        assertThatThrownBy(() -> Known.Obstacle.of(limit))
            .isInstanceOf(IllegalArgumentException.class);
      } else {
        assertThat(Known.Obstacle.of(limit).name()).isEqualTo(limit.name());
      }
    }
  }
}
