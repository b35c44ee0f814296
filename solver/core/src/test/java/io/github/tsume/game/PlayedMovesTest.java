package io.github.tsume.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PlayedMovesTest {
  private final PlayedMoves played = new PlayedMoves();

  @Test
  void the_last_move_comes_off_first_with_what_was_before_it() {
    played.push(10, 100L, 1);
    played.push(20, 200L, -2);
    assertThat(played.last()).isEqualTo(20);
    played.pop();
    assertThat(played.salt()).isEqualTo(200L);
    assertThat(played.interposition()).isEqualTo(-2);
    assertThat(played.last()).isEqualTo(10);
    played.pop();
    assertThat(played.salt()).isEqualTo(100L);
    assertThat(played.interposition()).isEqualTo(1);
    assertThat(played.depth()).isZero();
  }

  @Test
  void a_line_may_be_longer_than_any_that_was_foreseen() {
    for (int i = 0; i < 5_000; i++) {
      played.push(i, 3L * i, -i);
    }
    assertThat(played.depth()).isEqualTo(5_000);
    for (int i = 4_999; i >= 0; i--) {
      assertThat(played.last()).isEqualTo(i);
      played.pop();
      assertThat(played.salt()).isEqualTo(3L * i);
      assertThat(played.interposition()).isEqualTo(-i);
    }
  }
}
