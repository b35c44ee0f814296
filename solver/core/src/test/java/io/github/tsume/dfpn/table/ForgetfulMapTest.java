package io.github.tsume.dfpn.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ForgetfulMapTest {
  private static final long ABSENT = 0;

  @Test
  void what_was_put_is_found() {
    ForgetfulMap map = new ForgetfulMap(11);
    long hash = 0x123456789ABCDEFL;
    assertThat(map.get(hash, ABSENT)).isEqualTo(ABSENT);
    map.put(hash, 1023);
    assertThat(map.get(hash, ABSENT)).isEqualTo(1023);
    map.put(hash, 1);
    assertThat(map.get(hash, ABSENT)).isEqualTo(1);
  }

  @Test
  void the_same_board_with_another_hand_is_another_node() {
    ForgetfulMap map = new ForgetfulMap(11);
    map.put(7L + HandArithmetic.spread(1), 12);
    assertThat(map.get(7L + HandArithmetic.spread(0), ABSENT)).isEqualTo(ABSENT);
    assertThat(map.get(7L + HandArithmetic.spread(2), ABSENT)).isEqualTo(ABSENT);
  }

  /** More hashes than there are places: some are forgotten, none is taken for another. */
  @Test
  void what_is_found_is_what_was_put_last() {
    ForgetfulMap map = new ForgetfulMap(11);
    Map<Long, Long> put = new HashMap<>();
    SplittableRandom random = new SplittableRandom(1);
    int found = 0;
    for (int i = 0; i < 200_000; i++) {
      long hash = new SplittableRandom(random.nextInt(20_000)).nextLong();
      long value = map.get(hash, ABSENT);
      if (value != ABSENT) {
        found++;
        assertThat(value).isEqualTo(put.get(hash));
      }
      long next = 1L + random.nextInt(1023);
      map.put(hash, next);
      put.put(hash, next);
    }
    assertThat(found).isPositive();
  }
}
