package io.github.tsume.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.game.KnownLengths.KnownMates;
import org.junit.jupiter.api.Test;

class KnownMatesTest {
  private static final long NODE = 0x123456789ABCDEFL;

  private final KnownMates mates = new KnownMates();

  @Test
  void the_least_length_is_kept() {
    mates.put(NODE, 9, false);
    mates.put(NODE, 7, true);
    mates.put(NODE, 11, false);
    assertThat(mates.atMost(NODE)).isEqualTo(7);
    assertThat(mates.isClaimed(NODE)).isTrue();
  }

  @Test
  void the_same_length_without_a_claim_is_preferred() {
    mates.put(NODE, 7, true);
    mates.put(NODE, 7, false);
    assertThat(mates.isClaimed(NODE)).isFalse();
  }

  @Test
  void games_that_share_know_the_same_mates() {
    KnownLengths one = new KnownLengths(mates);
    KnownLengths other = new KnownLengths(mates);
    one.putWithin(NODE, 5, false);
    one.putLonger(NODE, 3);
    assertThat(other.isWithin(NODE, 5)).isTrue();
    assertThat(other.isLonger(NODE, 3)).as("what the other search must find out").isFalse();
  }

  @Test
  void cleared_it_knows_nothing() {
    mates.put(NODE, 5, false);
    mates.clear();
    assertThat(mates.atMost(NODE)).isGreaterThan(1_000_000);
  }
}
