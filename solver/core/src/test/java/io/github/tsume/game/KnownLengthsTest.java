package io.github.tsume.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.game.KnownLengths.KnownMates;
import org.junit.jupiter.api.Test;

class KnownLengthsTest {
  private static final long NODE = 0x123456789ABCDEFL;

  private final KnownLengths known = new KnownLengths(new KnownMates());

  @Test
  void of_a_node_that_was_not_asked_about_nothing_is_known() {
    assertThat(known.isWithin(NODE, 1_000_000)).isFalse();
    assertThat(known.isLonger(NODE, 0)).isFalse();
  }

  @Test
  void what_is_mated_within_some_plies_is_so_within_more() {
    known.putWithin(NODE, 7, false);
    assertThat(known.isWithin(NODE, 6)).isFalse();
    assertThat(known.isWithin(NODE, 7)).isTrue();
    assertThat(known.isWithin(NODE, 9)).isTrue();
    known.putWithin(NODE, 9, false);
    assertThat(known.atMost(NODE)).as("the least").isEqualTo(7);
  }

  @Test
  void what_takes_longer_than_some_plies_takes_longer_than_fewer() {
    known.putLonger(NODE, 5);
    known.putLonger(NODE, 3);
    assertThat(known.isLonger(NODE, 3)).isTrue();
    assertThat(known.isLonger(NODE, 5)).as("the most").isTrue();
    assertThat(known.isLonger(NODE, 7)).isFalse();
    assertThat(known.isLonger(NODE + 1, 3)).as("another node").isFalse();
  }

  @Test
  void a_claim_behind_a_length_is_remembered() {
    known.putWithin(NODE, 7, true);
    assertThat(known.isClaimed(NODE)).isTrue();
    known.putWithin(NODE, 5, false);
    assertThat(known.isClaimed(NODE)).isFalse();
  }
}
