package io.github.tsume.dfpn.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NumbersTest {
  private static final long NEVER_UP = 0;
  private static final long ALWAYS_UP = -1;

  @Test
  void small_numbers_are_kept() {
    for (long number = 0; number <= 2047; number++) {
      assertThat(Numbers.unpacked(Numbers.packed(number, ALWAYS_UP))).isEqualTo(number);
    }
  }

  @Test
  void large_numbers_lose_less_than_a_thousandth() {
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 100_000; i++) {
      long number = random.nextLong(Numbers.LARGEST) >>> random.nextInt(58);
      int down = Numbers.packed(number, NEVER_UP);
      int up = Numbers.packed(number, ALWAYS_UP);
      assertThat(down).isBetween(0, 0xFFFF);
      assertThat(up).isBetween(down, down + 1);
      assertThat(Numbers.unpacked(down)).isBetween(number - number / 1024, number);
      assertThat(Numbers.unpacked(up)).isBetween(number, number + number / 1024);
    }
  }

  @Test
  void what_packing_keeps_is_kept_whatever_the_random_bits() {
    for (int bits = 0; bits <= Numbers.packed(Numbers.LARGEST, NEVER_UP); bits++) {
      assertThat(Numbers.packed(Numbers.unpacked(bits), ALWAYS_UP)).isEqualTo(bits);
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {2_049, 1_000_003, (1L << 40) + 12_345_678_901L, (1L << 57) - 1})
  void numbers_are_right_on_average(long number) {
    SplittableRandom random = new SplittableRandom(number);
    double sum = 0;
    int rounds = 100_000;
    for (int i = 0; i < rounds; i++) {
      sum += Numbers.unpacked(Numbers.packed(number, random.nextLong()));
    }
    // Cutting off would be up to a thousandth too small; the mean varies by 3 millionths.
    assertThat(sum / rounds / number).isCloseTo(1, within(0.000_02));
  }

  @Test
  void there_is_a_largest_number() {
    assertThat(Numbers.packed(Numbers.INFINITE, ALWAYS_UP))
        .isEqualTo(Numbers.packed(Numbers.LARGEST, NEVER_UP));
    assertThat(Numbers.unpacked(Numbers.packed(Numbers.LARGEST, ALWAYS_UP)))
        .isEqualTo(Numbers.LARGEST);
    // The sum of all moves of a node stays below what means "settled".
    assertThat(600 * Numbers.SUMMED_BELOW + Numbers.LARGEST).isLessThan(Numbers.INFINITE);
  }
}
