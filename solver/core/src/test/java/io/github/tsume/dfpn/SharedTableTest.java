package io.github.tsume.dfpn;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.dfpn.table.HandArithmetic;
import io.github.tsume.dfpn.table.ParentNames;
import io.github.tsume.dfpn.table.Slots;
import io.github.tsume.dfpn.table.TableEntry;
import io.github.tsume.dfpn.table.TranspositionTable;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/**
 * The table under several threads that write the same few entries: whatever is read was stored like
 * that for that key. Each value follows from the others by a rule, so that a mixture shows.
 */
class SharedTableTest {
  private static final HandArithmetic HANDS = new HandArithmetic(0b10000, 0b01111);
  private static final int THREADS = 4;
  private static final int ROUNDS = 400_000;
  private static final int HAND_VALUES = 5;

  /*
   * Lengths fall (of proofs) and rise (of disproofs) with the rounds, so that every store changes
   * something. What is in one word of an entry tells what must be in the others: the length tells
   * the hand, hand and length of a proof tell its move, and the numbers tell theirs.
   */

  private static int provenLength(int hand, int round) {
    return 59_000 - round / 20 - Math.floorMod(59_000 - round / 20 - hand, HAND_VALUES);
  }

  private static int disprovenLength(int hand, int round) {
    return 1000 + round / 20 + Math.floorMod(hand - 1000 - round / 20, HAND_VALUES);
  }

  private static int provenMove(long key, int hand, int length) {
    return (int) (key >>> 7) * 31 + hand * 1009 + length | 1;
  }

  private static int moveOfNumbers(long key, int pn, int dn) {
    return (int) (key >>> 5) * 37 + pn * 70_001 + dn | 1;
  }

  /** Keys that are never settled, so that the move is that of the numbers. */
  private static boolean staysOpen(long key) {
    return key % 2 == 0;
  }

  /** Stores and reads; the returned list says what was read that nobody can have stored. */
  private static List<String> hammer(
      TranspositionTable table, Meeting meeting, long[] keys, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    TableEntry entry = new TableEntry();
    List<String> wrong = new ArrayList<>();
    for (int round = 0; round < ROUNDS; round++) {
      meeting.meetIfFull(0);
      long key = keys[random.nextInt(keys.length)];
      int hand = random.nextInt(HAND_VALUES);
      int kind = random.nextInt(4);
      if (kind == 0 && staysOpen(key)) {
        int pn = 2 + random.nextInt(1000);
        int dn = 2 + random.nextInt(1000);
        table.storeUnknown(
            key, hand, pn, dn, 5, 3, moveOfNumbers(key, pn, dn), ParentNames.NONE, entry);
      } else if (kind == 0) {
        int length = provenLength(hand, round);
        table.storeProven(key, hand, hand, length, 1, provenMove(key, hand, length), entry);
      } else if (kind == 1 && !staysOpen(key)) {
        table.storeDisproven(key, hand, hand, disprovenLength(hand, round), 1, entry);
      } else {
        table.lookup(HANDS, key, hand, random.nextBoolean() ? 500 : 60_000, entry);
        if (!isPossible(key, hand, entry)) {
          wrong.add("status " + entry.status + " length " + entry.length + " hand " + entry.hand);
        }
      }
    }
    return wrong;
  }

  private static boolean isPossible(long key, int hand, TableEntry entry) {
    int h = entry.hand;
    return switch (entry.status) {
      case TableEntry.PROVEN ->
          h <= hand
              && entry.length % HAND_VALUES == h
              && entry.move == provenMove(key, h, entry.length);
      case TableEntry.DISPROVEN -> h >= hand && entry.length % HAND_VALUES == h;
      case TableEntry.UNKNOWN ->
          !staysOpen(key) || entry.move == moveOfNumbers(key, (int) entry.pn, (int) entry.dn);
      default -> true;
    };
  }

  private static List<String> hammerTogether(TranspositionTable table, long[] keys) {
    Meeting meeting = new Meeting(table, null);
    table.setShared(true);
    List<String> wrong = new ArrayList<>();
    try (Pool pool = new Pool()) {
      List<Future<List<String>>> all = new ArrayList<>();
      for (int t = 0; t < THREADS; t++) {
        meeting.enter();
      }
      for (int t = 0; t < THREADS; t++) {
        long seed = t;
        all.add(
            pool.threads.submit(
                () -> {
                  try {
                    return hammer(table, meeting, keys, seed);
                  } finally {
                    meeting.leave();
                  }
                }));
      }
      for (Future<List<String>> each : all) {
        wrong.addAll(each.get());
      }
    } catch (ExecutionException | InterruptedException e) {
      throw new AssertionError(e);
    }
    return wrong;
  }

  /** Threads that end with the test. */
  private static final class Pool implements AutoCloseable {
    final ExecutorService threads = Executors.newFixedThreadPool(THREADS);

    @Override
    public void close() {
      threads.shutdownNow();
    }
  }

  @Test
  void entries_written_by_several_threads_are_never_mixed() {
    // A few keys with one home, so that the threads want the same slots all the time.
    long[] keys = {5, 6, 7, 8, 9, 10};
    TranspositionTable table = new TranspositionTable(1 << 16);
    assertThat(hammerTogether(table, keys)).isEmpty();
    TableEntry entry = new TableEntry();
    int known = 0;
    for (long key : keys) {
      table.lookup(HANDS, key, 4, 300, entry);
      known += entry.status == TableEntry.UNSEEN ? 0 : 1;
    }
    assertThat(known).as("keys that are still found").isPositive();
  }

  @Test
  void a_full_table_is_cleaned_by_one_while_the_others_wait() {
    long[] keys = new SplittableRandom(1).longs(3000).toArray();
    TranspositionTable table = new TranspositionTable(1 << 16);
    assertThat(hammerTogether(table, keys)).isEmpty();
    assertThat(table.collections()).isGreaterThan(10);
    assertThat(table.used()).isLessThan(table.capacity());
  }

  /** In a plain XOR of the words the same change in two of them would not be seen. */
  @Test
  void a_mixture_of_two_entries_has_another_checksum() {
    SplittableRandom random = new SplittableRandom(7);
    for (int i = 0; i < 100_000; i++) {
      long w1 = random.nextLong();
      long w2 = random.nextLong();
      long last = random.nextLong();
      long change = 1L << random.nextInt(64) | (i % 2 == 0 ? 0 : 1L << random.nextInt(64));
      long whole = Slots.checksum(w1, w2, last);
      assertThat(Slots.checksum(w1 ^ change, w2 ^ change, last)).isNotEqualTo(whole);
      assertThat(Slots.checksum(w1 ^ change, w2, last ^ change)).isNotEqualTo(whole);
      assertThat(Slots.checksum(w1, w2 ^ change, last ^ change)).isNotEqualTo(whole);
      assertThat(Slots.checksum(w1 ^ change, w2, last)).isNotEqualTo(whole);
    }
  }
}
