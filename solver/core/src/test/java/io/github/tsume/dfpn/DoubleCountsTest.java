package io.github.tsume.dfpn;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.dfpn.table.HandArithmetic;
import io.github.tsume.dfpn.table.ParentNames;
import io.github.tsume.dfpn.table.TableEntry;
import io.github.tsume.dfpn.table.TranspositionTable;
import org.junit.jupiter.api.Test;

/**
 * A defender's node with the replies a, b and c; the search is in a, one of whose checks leads to a
 * node that was reached through b before.
 */
class DoubleCountsTest {
  private static final HandArithmetic HANDS = new HandArithmetic(0b10000, 0b01111);
  private static final int HAND = 1;
  private static final long DEFENDER = key(1);
  private static final long A = key(2);
  private static final long B = key(3);
  private static final long C = key(4);
  private static final long MERGED = key(5);
  private static final long OTHER = key(6);
  private static final int PN = 10;

  private final TranspositionTable table = new TranspositionTable(1 << 22);
  private final TableEntry entry = new TableEntry();
  private final Path path = new Path(HANDS);
  private final Expansions children = new Expansions();
  private final DoubleCounts counts = new DoubleCounts(HANDS, table, path, children);

  private static long key(int node) {
    return node * 0x9E3779B97F4A7C15L;
  }

  private void store(long node, int hand, int pn, long parent) {
    int name = ParentNames.of(parent);
    table.storeUnknown(node, hand, pn, 7, 3, 1, 0, name, entry);
  }

  private int expand(int at, int hand, long... nodes) {
    int end = at;
    for (long node : nodes) {
      table.lookup(HANDS, node, hand, Lengths.UNBOUNDED, entry);
      children.key[end] = node;
      children.hand[end] = hand;
      children.phi[end] = PN;
      children.delta[end] = PN;
      children.flags[end] = 0;
      children.parent[end] = entry.status == TableEntry.UNKNOWN ? entry.parent : ParentNames.NONE;
      end++;
    }
    return end;
  }

  /** The replies that are marked when the search comes to a, as bits. */
  private int marked(int othersAdd) {
    path.push(DEFENDER, HAND);
    int replies = expand(0, HAND, A, B, C);
    counts.enter(0, 0, replies);
    counts.descend(0, 0, othersAdd);
    path.push(A, HAND);
    counts.enter(1, replies, expand(replies, HAND + 1, OTHER, MERGED));
    counts.find(1, true, 0);
    return marks();
  }

  private int marks() {
    int marks = 0;
    for (int i = 0; i < 3; i++) {
      marks |= (children.flags[i] & Expansions.SHARED) != 0 ? 1 << i : 0;
    }
    return marks;
  }

  private void reachThroughB() {
    store(DEFENDER, HAND, PN, 0);
    store(B, HAND, PN, DEFENDER);
    store(MERGED, HAND + 1, PN, B);
    store(OTHER, HAND + 1, PN, A);
  }

  @Test
  void the_replies_that_lead_to_one_node_are_marked() {
    reachThroughB();
    assertThat(marked(0)).isEqualTo(0b011);
  }

  @Test
  void what_other_replies_of_the_same_node_add_does_not_matter() {
    reachThroughB();
    assertThat(marked(1000)).isEqualTo(0b011);
  }

  @Test
  void a_node_reached_from_here_last_marks_nothing() {
    reachThroughB();
    store(MERGED, HAND + 1, PN, A);
    assertThat(marked(0)).isZero();
  }

  @Test
  void a_way_back_on_which_something_else_is_harder_marks_nothing() {
    reachThroughB();
    store(B, HAND, 2 * PN, DEFENDER);
    assertThat(marked(0)).isZero();
  }

  @Test
  void a_way_back_that_leads_elsewhere_marks_nothing() {
    reachThroughB();
    store(B, HAND, PN, key(9));
    assertThat(marked(0)).isZero();
  }

  /** The attacker has the checks a, b and c; the search is in a, one of whose replies merges. */
  private int markedAtAttacker(int disproofNumberOfB) {
    store(DEFENDER, HAND, PN, 0);
    table.storeUnknown(B, HAND, PN, disproofNumberOfB, 3, 1, 0, ParentNames.of(DEFENDER), entry);
    store(MERGED, HAND, PN, B);
    path.push(DEFENDER, HAND);
    int checks = expand(0, HAND, A, B, C);
    counts.enter(0, 0, checks);
    counts.descend(0, 0, 1000);
    path.push(A, HAND);
    counts.enter(1, checks, expand(checks, HAND, OTHER, MERGED));
    counts.find(1, false, 0);
    return marks();
  }

  @Test
  void the_checks_that_lead_to_one_node_are_marked() {
    assertThat(markedAtAttacker(PN)).isEqualTo(0b011);
  }

  @Test
  void a_check_that_is_harder_to_refute_for_other_reasons_is_not_marked() {
    assertThat(markedAtAttacker(2 * PN)).isZero();
  }

  @Test
  void marks_are_recalled_at_the_same_node_with_the_same_hand() {
    reachThroughB();
    assertThat(marked(0)).isEqualTo(0b011);
    counts.remember(DEFENDER, HAND, 0);
    expand(0, HAND, A, B, C);
    assertThat(marks()).isZero();
    counts.recall(DEFENDER, HAND + 1, 0);
    assertThat(marks()).isZero();
    counts.recall(DEFENDER, HAND, 0);
    assertThat(marks()).isEqualTo(0b011);
  }

  @Test
  void what_is_harder_on_the_path_in_between_leaves_the_replies_unmarked() {
    reachThroughB();
    path.push(DEFENDER, HAND);
    int replies = expand(0, HAND, A, B, C);
    counts.enter(0, 0, replies);
    counts.descend(0, 0, 0);
    // Two plies deeper there is a choice between replies, too, and they add much.
    path.push(A, HAND);
    int checks = expand(replies, HAND, key(10));
    counts.enter(1, replies, checks);
    counts.descend(1, replies, 0);
    path.push(key(10), HAND);
    int deeper = expand(checks, HAND, key(11));
    counts.enter(2, checks, deeper);
    counts.descend(2, checks, 2 * PN);
    path.push(key(11), HAND);
    counts.enter(3, deeper, expand(deeper, HAND + 1, MERGED));
    counts.find(3, true, 0);
    assertThat(marks()).isZero();
    counts.descend(2, checks, 0);
    counts.find(3, true, 0);
    assertThat(marks()).isEqualTo(0b011);
  }

  @Test
  void the_parent_of_an_entry_outlives_the_growth_of_the_table() {
    reachThroughB();
    for (int i = 100; i < 60_000; i++) {
      store(key(i), HAND, PN, 0);
    }
    assertThat(marked(0)).isEqualTo(0b011);
  }
}
