package io.github.tsume.dfpn.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class TranspositionTableTest {
  private static final HandArithmetic HANDS = new HandArithmetic(0b10000, 0b01111);
  private static final int MOST = 15;
  private static final long KEY = 0x1234_5678_9ABC_DEF1L;

  /** What is stored of one board with one hand: lengths of 0 are left out. */
  private record Known(int hand, int proven, int disproven, int pn, int dn) {
    void store(TranspositionTable table, TableEntry at) {
      table.storeUnknown(KEY, hand, pn, dn, 3, 1, 40 + hand, ParentNames.NONE, at);
      if (disproven > 0) {
        table.storeDisproven(KEY, hand, hand, disproven, 1, at);
      }
      if (proven > 0) {
        table.storeProven(KEY, hand, hand, proven, 1, 80 + hand, at);
      }
    }
  }

  /** Hands that need fewer plies the more they hold, so that nothing contradicts itself. */
  private static List<Known> random(Random random) {
    List<Known> all = new ArrayList<>();
    int plies = 31;
    for (int hand = 0; hand <= MOST; hand++) {
      int longest = plies;
      plies -= 2 * random.nextInt(2);
      if (random.nextInt(3) > 0) {
        int proven = random.nextBoolean() ? plies + 2 * random.nextInt(2) : 0;
        int disproven = plies > 2 && random.nextBoolean() ? Math.min(plies, longest) - 2 : 0;
        all.add(new Known(hand, proven, disproven, 2 + random.nextInt(9), 2 + random.nextInt(9)));
      }
    }
    return all;
  }

  private static List<String> readAll(List<Known> stored) {
    TranspositionTable table = new TranspositionTable(1 << 16);
    TableEntry at = new TableEntry();
    stored.forEach(known -> known.store(table, at));
    List<String> read = new ArrayList<>();
    for (int hand = 0; hand <= MOST; hand++) {
      for (int bound = 1; bound < 35; bound += 2) {
        TableEntry out = new TableEntry();
        table.lookup(HANDS, KEY, hand, bound, out);
        String rest =
            switch (out.status) {
              case TableEntry.PROVEN -> "proven, move " + out.move;
              case TableEntry.DISPROVEN -> "disproven";
              case TableEntry.UNKNOWN -> out.pn + " " + out.dn + " move " + out.move;
              default -> "unseen, least " + out.leastPn + " " + out.leastDn;
            };
        read.add(
            "%d in %d: %s, length %d, hand %d".formatted(hand, bound, rest, out.length, out.hand));
      }
    }
    return read;
  }

  @Test
  void a_node_is_found_by_its_name_wherever_the_homes_of_its_keys_are() {
    // Where the number of slots is no power of two, a name may lie on the border of two homes.
    int slots = 3 << 11;
    TranspositionTable table =
        new TranspositionTable((long) slots * TranspositionTable.ENTRY_BYTES);
    TableEntry at = new TableEntry();
    for (int border = 1; border < slots; border++) {
      int name = (int) ((1L << 30) * border / slots);
      for (long key : new long[] {ParentNames.leastKey(name), lastKey(name)}) {
        table.clear();
        table.storeUnknown(key, 3, 2, 2, 3, 1, 40, ParentNames.NONE, at);
        assertThat(table.parents().find(HANDS, name, 3, true, at)).as("name %x", name).isTrue();
        assertThat(at.key).isEqualTo(key);
      }
    }
  }

  private static long lastKey(int name) {
    return ParentNames.leastKey(name + 1) - 1;
  }

  @Test
  void what_is_read_of_one_board_does_not_depend_on_the_order_of_its_entries() {
    // That order follows from the size of the table and from when it grew.
    for (int seed = 1; seed <= 200; seed++) {
      Random random = new Random(seed);
      List<Known> stored = random(random);
      List<String> expected = readAll(stored);
      for (int i = 0; i < 5; i++) {
        Collections.shuffle(stored, random);
        assertThat(readAll(stored)).as("seed %d", seed).isEqualTo(expected);
      }
    }
  }
}
