package io.github.tsume.dfpn.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** What it tells is what was put, and it forgets little. */
class RepetitionTableTest {
  private static final int ENTRIES = 20_000;

  private static long hash(int i) {
    return new SplittableRandom(i).nextLong();
  }

  @Test
  void what_is_found_is_what_was_put_and_most_is_found() {
    RepetitionTable table = new RepetitionTable(18);
    for (int i = 0; i < ENTRIES; i++) {
      table.put(hash(i), i - 1, i % 100 + 2);
    }
    int found = 0;
    for (int i = 0; i < ENTRIES; i++) {
      int length = i % 100 + 2;
      int dependsOn = table.dependsOn(hash(i), length);
      if (dependsOn != Integer.MIN_VALUE) {
        found++;
        assertThat(dependsOn).isEqualTo(i - 1);
        assertThat(table.length(hash(i))).isEqualTo(length);
        assertThat(table.dependsOn(hash(i), length + 1)).isEqualTo(Integer.MIN_VALUE);
      }
      assertThat(table.dependsOn(hash(-1 - i), 1)).isEqualTo(Integer.MIN_VALUE);
    }
    // Two in one place: the later one stays.
    assertThat(found).isGreaterThan(ENTRIES * 2 / 3);
  }
}
