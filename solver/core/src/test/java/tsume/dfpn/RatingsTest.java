package tsume.dfpn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class RatingsTest {
  @Test
  void what_was_put_is_found() {
    Ratings ratings = new Ratings();
    long key = 0x123456789ABCDEFL;
    assertThat(ratings.get(key, 5)).isZero();
    ratings.put(key, 5, 1023);
    assertThat(ratings.get(key, 5)).isEqualTo(1023);
    ratings.put(key, 5, 1);
    assertThat(ratings.get(key, 5)).isEqualTo(1);
  }

  @Test
  void the_same_board_with_another_hand_is_another_node() {
    Ratings ratings = new Ratings();
    ratings.put(7L, 1, 12);
    assertThat(ratings.get(7L, 0)).isZero();
    assertThat(ratings.get(7L, 2)).isZero();
  }

  /** More nodes than there are places: some are forgotten, none is taken for another. */
  @Test
  void what_is_found_is_what_was_put_last() {
    Ratings ratings = new Ratings();
    Map<Long, Integer> put = new HashMap<>();
    SplittableRandom random = new SplittableRandom(1);
    int found = 0;
    for (int i = 0; i < 200_000; i++) {
      long key = new SplittableRandom(random.nextInt(20_000)).nextLong();
      int rating = ratings.get(key, 3);
      if (rating != 0) {
        found++;
        assertThat(rating).isEqualTo(put.get(key));
      }
      int next = 1 + random.nextInt(1023);
      ratings.put(key, 3, next);
      put.put(key, next);
    }
    assertThat(found).isPositive();
  }
}
