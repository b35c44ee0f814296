package io.github.tsume.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class HandTest {
  /** The most that any ruleset puts in a hand, by kind. */
  private static final int[] MOST = {0, 4, 4, 4, 4, 4, 16, 18};

  @Test
  void every_operation_works_kind_by_kind() {
    Random random = new Random(1);
    for (int round = 0; round < 100_000; round++) {
      int[] a = counts(random);
      int[] b = counts(random);
      int handA = pack(a);
      int handB = pack(b);
      boolean dominates = true;
      for (int kind = 1; kind < 8; kind++) {
        dominates &= a[kind] >= b[kind];
        assertThat(Hand.count(handA, kind)).isEqualTo(a[kind]);
        assertThat(Hand.count(Hand.union(handA, handB), kind))
            .isEqualTo(Math.max(a[kind], b[kind]));
        assertThat(Hand.count(Hand.intersection(handA, handB), kind))
            .isEqualTo(Math.min(a[kind], b[kind]));
      }
      assertThat(Hand.dominates(handA, handB)).as("round %d", round).isEqualTo(dominates);
      assertThat(handA & Hand.GUARDS).isZero();
      assertThat(Hand.union(handA, handB) & Hand.GUARDS).isZero();
    }
  }

  @Test
  void adds_and_removes_single_pieces() {
    int hand = Hand.EMPTY;
    for (int kind = 1; kind < 8; kind++) {
      for (int i = 0; i < MOST[kind]; i++) {
        hand = Hand.add(hand, kind);
      }
    }
    assertThat(hand).isPositive();
    assertThat(Hand.size(hand)).isEqualTo(54);
    assertThat(Hand.count(Hand.remove(hand, 7), 7)).isEqualTo(17);
    assertThat(Hand.with(hand, 6, 3)).isEqualTo(hand - 13 * Hand.one(6));
  }

  private static int[] counts(Random random) {
    int[] counts = new int[8];
    for (int kind = 1; kind < 8; kind++) {
      // Small numbers are common, so that domination happens.
      counts[kind] = random.nextInt(random.nextBoolean() ? 2 : MOST[kind] + 1);
    }
    return counts;
  }

  private static int pack(int[] counts) {
    int hand = Hand.EMPTY;
    for (int kind = 1; kind < 8; kind++) {
      hand = Hand.with(hand, kind, counts[kind]);
    }
    return hand;
  }
}
