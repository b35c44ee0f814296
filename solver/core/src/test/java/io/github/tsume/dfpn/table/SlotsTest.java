package io.github.tsume.dfpn.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The memory of the table: what was entered is found again, however the slots are moved about. */
class SlotsTest {
  private static final int MANY = 1 << 19;

  private static void enter(Slots slots, long key) {
    int slot = slots.home(key);
    while (slots.word(slot, 3) != 0) {
      slot = slots.next(slot);
    }
    slots.put(slot, key, key * 3, key * 5, key | 1);
  }

  /** Whether the run that begins at a key's home has its entry. */
  private static boolean has(Slots slots, long key) {
    for (int slot = slots.home(key); slots.word(slot, 3) != 0; slot = slots.next(slot)) {
      long w1 = slots.word(slot, 1);
      long w2 = slots.word(slot, 2);
      if (Slots.key(slots.word(slot, 0), w1, w2, slots.word(slot, 3)) == key) {
        return w1 == key * 3 && w2 == key * 5;
      }
    }
    return false;
  }

  @Test
  void nothing_is_lost_when_there_come_more_slots() {
    Slots slots = new Slots(MANY);
    long[] keys = new SplittableRandom(3).longs(MANY / 2).toArray();
    int grown = 0;
    for (int i = 0; i < keys.length; i++) {
      // Sometimes nearly full, sometimes hardly begun.
      if (i > slots.count() * (grown % 2 == 0 ? 0.9 : 0.3) && slots.grow()) {
        grown++;
        for (int j = 0; j < i; j++) {
          assertThat(has(slots, keys[j])).as("%s of %s after %s", j, i, grown).isTrue();
        }
      }
      enter(slots, keys[i]);
    }
    assertThat(grown).isGreaterThan(1);
    assertThat(slots.mayGrow()).isFalse();
    assertThat(slots.count()).isEqualTo(slots.most()).isEqualTo(MANY);
  }

  @Test
  void runs_at_the_beginning_and_at_the_end_are_moved_as_well() {
    Slots slots = new Slots(MANY);
    // Keys with homes in the first and in the last slots, far more than fit there.
    SplittableRandom random = new SplittableRandom(4);
    long[] keys =
        random.longs(3000).map(key -> key % 2 == 0 ? key >>> 16 : key | -1L << 48).toArray();
    for (long key : keys) {
      enter(slots, key);
    }
    while (slots.grow()) {
      for (long key : keys) {
        assertThat(has(slots, key)).as("%x of %s slots", key, slots.count()).isTrue();
      }
    }
  }

  @Test
  void holes_are_closed_also_where_a_run_goes_on_at_the_beginning() {
    SplittableRandom random = new SplittableRandom(5);
    for (int round = 0; round < 200; round++) {
      Slots slots = new Slots(2048);
      long[] keys = random.longs(1600).toArray();
      for (long key : keys) {
        enter(slots, key);
      }
      int start = slots.lastEmpty();
      boolean[] left = new boolean[keys.length];
      for (int slot = 0; slot < slots.count(); slot++) {
        if (random.nextInt(3) == 0) {
          slots.erase(slot);
        }
      }
      for (int slot = 0; slot < slots.count(); slot++) {
        long last = slots.word(slot, 3);
        for (int i = 0; last != 0 && i < keys.length; i++) {
          left[i] |= slots.word(slot, 1) == keys[i] * 3;
        }
      }
      slots.closeHoles(start, start);
      for (int i = 0; i < keys.length; i++) {
        assertThat(has(slots, keys[i])).as("round %s, key %s", round, i).isEqualTo(left[i]);
      }
    }
  }

  @Test
  void cleared_slots_are_empty_and_few() {
    Slots slots = new Slots(MANY);
    int few = slots.count();
    long[] keys = new SplittableRandom(6).longs(1000).toArray();
    while (slots.grow()) {
      for (long key : keys) {
        enter(slots, key);
      }
    }
    slots.clear();
    assertThat(slots.count()).isEqualTo(few);
    while (slots.grow()) {
      for (long key : keys) {
        assertThat(has(slots, key)).isFalse();
      }
    }
    assertThat(slots.lastEmpty()).isEqualTo(MANY - 1);
  }

  @Test
  void what_never_has_room_is_refused_at_once() {
    long most = Runtime.getRuntime().maxMemory() / 32 + 1;
    assumeTrue(most < Integer.MAX_VALUE);
    assertThatThrownBy(() -> new Slots((int) most)).isInstanceOf(OutOfMemoryError.class);
  }
}
