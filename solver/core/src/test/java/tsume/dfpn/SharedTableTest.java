package tsume.dfpn;

import static org.assertj.core.api.Assertions.assertThat;

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

  /** A length that some thread may store as proved for the key and hand, above all disproved. */
  private static int provenLength(int hand, int choice) {
    return 101 + 2 * choice + 16 * hand;
  }

  private static int provenMove(long key, int hand, int length) {
    return (int) (key >>> 7) * 31 + hand * 1009 + length | 1;
  }

  private static int disprovenLength(int hand, int choice) {
    return 1 + 2 * choice + 16 * (5 - hand);
  }

  private static int dn(long key, int hand, int pn) {
    return 1 + (int) ((key + hand * 77L + pn * 31L) >>> 3 & 0x3FFF);
  }

  /** Stores and reads; the returned list says what was read that nobody can have stored. */
  private static List<String> hammer(
      TranspositionTable table, Team team, long[] keys, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    TableEntry entry = new TableEntry();
    List<String> wrong = new ArrayList<>();
    for (int i = 0; i < ROUNDS; i++) {
      team.meetIfFull();
      long key = keys[random.nextInt(keys.length)];
      int hand = random.nextInt(5);
      int choice = random.nextInt(4);
      switch (random.nextInt(6)) {
        case 0 -> {
          int length = provenLength(hand, choice);
          int move = provenMove(key, hand, length);
          table.storeProven(key, hand, hand, length, 1, move, entry);
        }
        case 1 -> {
          int length = disprovenLength(hand, choice);
          table.storeDisproven(key, hand, hand, length, 1, entry);
        }
        case 2 -> {
          int pn = 1 + random.nextInt(1000);
          table.storeUnknown(key, hand, pn, dn(key, hand, pn), 5, 3, 77, entry);
        }
        default -> {
          int bound = random.nextBoolean() ? 99 : 300;
          table.lookup(HANDS, key, hand, bound, entry);
          if (!isPossible(key, hand, entry)) {
            wrong.add("status " + entry.status + " length " + entry.length + " hand " + entry.hand);
          }
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
              && (entry.length - provenLength(h, 0)) % 2 == 0
              && entry.length >= provenLength(h, 0)
              && entry.length <= provenLength(h, 3)
              && entry.move == provenMove(key, h, entry.length);
      case TableEntry.DISPROVEN ->
          h >= hand
              && (entry.length - disprovenLength(h, 0)) % 2 == 0
              && entry.length >= disprovenLength(h, 0)
              && entry.length <= disprovenLength(h, 3);
      case TableEntry.UNKNOWN ->
          entry.dn == dn(key, hand, entry.pn) || (entry.pn == 1 && entry.dn == 1);
      default -> true;
    };
  }

  private static List<String> hammerTogether(TranspositionTable table, long[] keys) {
    Team team = new Team(table);
    List<String> wrong = new ArrayList<>();
    try (Pool pool = new Pool()) {
      List<Future<List<String>>> all = new ArrayList<>();
      for (int t = 0; t < THREADS; t++) {
        team.join();
      }
      for (int t = 0; t < THREADS; t++) {
        long seed = t;
        all.add(
            pool.threads.submit(
                () -> {
                  try {
                    return hammer(table, team, keys, seed);
                  } finally {
                    team.leave(null);
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
}
