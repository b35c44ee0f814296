package io.github.tsume.dfpn;

import io.github.tsume.dfpn.table.ForgetfulMap;
import io.github.tsume.dfpn.table.HandArithmetic;
import io.github.tsume.dfpn.table.ParentNames;
import io.github.tsume.dfpn.table.TableEntry;
import io.github.tsume.dfpn.table.TranspositionTable;
import java.util.Arrays;

/**
 * A finder of moves of the nodes on the path that lead to the same unsettled node: its number is in
 * that of each of them, and so more than once in their sum.
 *
 * <p>The entry of a node names the parent from which it was searched last. If a child of the
 * current node has another parent there, its ancestors are followed; where they meet the path, one
 * of the moves of that node led to the child that way and another one leads to it now. At a
 * defender's node that doubles the proof number, at an attacker's node the disproof number. Of
 * moves found so the hardest counts, and little of the others, for as long as the node is
 * remembered.
 *
 * <p>Source: Nagai, "Df-pn Algorithm for Searching AND/OR Trees and Its Applications" (2002), and
 * its description in the documentation of KomoringHeights (二重カウント対策). It decides what is searched
 * first, and never a result: names of parents are not unique.
 */
final class DoubleCounts {
  /**
   * By how much a number may rise from a node to its parent, or other moves add to it, for the node
   * to be what makes the parent hard.
   */
  private static final int RISE = 3;

  /** How many moves of one node may be marked: the bits of a long. */
  private static final int MARKS = Long.SIZE;

  private final HandArithmetic hands;
  private final TranspositionTable table;
  private final Path path;
  private final Expansions children;
  private final ForgetfulMap marked = new ForgetfulMap(18);
  private final TableEntry ancestor = new TableEntry();

  /* Of each node on the path: its children, the one that is searched, what the others add. */
  private int[] begin = new int[1024];
  private int[] end = new int[1024];
  private int[] current = new int[1024];
  private long[] others = new long[1024];

  DoubleCounts(HandArithmetic hands, TranspositionTable table, Path path, Expansions children) {
    this.hands = hands;
    this.table = table;
    this.path = path;
    this.children = children;
  }

  /** The node at {@code depth}, the last one of the path, has been expanded. */
  void enter(int depth, int firstChild, int endOfChildren) {
    if (depth >= begin.length) {
      begin = Arrays.copyOf(begin, 2 * depth);
      end = Arrays.copyOf(end, 2 * depth);
      current = Arrays.copyOf(current, 2 * depth);
      others = Arrays.copyOf(others, 2 * depth);
    }
    begin[depth] = firstChild;
    end[depth] = endOfChildren;
  }

  /**
   * A child of the node at {@code depth} is to be searched.
   *
   * @param byOthers what the other children add to the number that is a sum
   */
  void descend(int depth, int child, long byOthers) {
    current[depth] = child;
    others[depth] = byOthers;
  }

  /** Marks again the moves of a node at which some were marked before. */
  void recall(long key, int hand, int depth) {
    long marks = marked.get(Path.hashWith(0, key, hand), 0);
    for (int i = begin[depth]; marks != 0 && i < end[depth]; i++) {
      if ((marks & 1) != 0) {
        children.flags[i] |= Expansions.SHARED;
      }
      marks >>>= 1;
    }
  }

  /** Remembers which moves of a node are marked. */
  void remember(long key, int hand, int depth) {
    long marks = 0;
    int last = Math.min(end[depth], begin[depth] + MARKS);
    for (int i = begin[depth]; i < last; i++) {
      if ((children.flags[i] & Expansions.SHARED) != 0) {
        marks |= 1L << (i - begin[depth]);
      }
    }
    if (marks != 0) {
      marked.put(Path.hashWith(0, key, hand), marks);
    }
  }

  /**
   * Looks at the unsettled children of the node at {@code depth}, the last one of the path.
   *
   * @param base how many nodes of the path are not searched
   */
  void find(int depth, boolean or, int base) {
    int here = ParentNames.of(path.keyAt(depth));
    for (int i = begin[depth]; i < end[depth]; i++) {
      if (children.parent[i] != here
          && !children.hidden[i]
          && children.phi[i] != 0
          && children.delta[i] != 0) {
        follow(i, depth, or, base);
      }
    }
  }

  private void follow(int child, int depth, boolean or, int base) {
    long key = children.key[child];
    int hand = children.hand[child];
    long pn = or ? children.phi[child] : children.delta[child];
    long dn = or ? children.delta[child] : children.phi[child];
    boolean pnStays = true;
    boolean dnStays = true;
    int parent = children.parent[child];
    boolean parentIsOr = or;
    for (int steps = 0; steps <= depth && parent != ParentNames.NONE; steps++) {
      // A reply leaves what the attacker holds as it is.
      int meeting = path.depthOfParent(parent, hand, !parentIsOr);
      if (meeting >= base) {
        if (meeting < depth && (parentIsOr ? dnStays : pnStays)) {
          meet(meeting, depth, key, hand);
        }
        return;
      }
      if (!table.parents().find(hands, parent, hand, !parentIsOr, ancestor)) {
        return;
      }
      pnStays &= ancestor.pn <= pn + RISE;
      dnStays &= ancestor.dn <= dn + RISE;
      if (!pnStays && !dnStays) {
        return;
      }
      key = ancestor.key;
      hand = ancestor.hand;
      pn = ancestor.pn;
      dn = ancestor.dn;
      parent = ancestor.parent;
      parentIsOr = !parentIsOr;
    }
  }

  /**
   * The way back from a child of the last node led to the path, from this child of a node on it.
   */
  private void meet(int meeting, int depth, long key, int hand) {
    for (int between = meeting + 2; between < depth; between += 2) {
      if (others[between] > RISE) {
        return;
      }
    }
    for (int i = begin[meeting]; i < end[meeting]; i++) {
      if (children.key[i] == key && children.hand[i] == hand) {
        if (i != current[meeting]) {
          children.flags[i] |= Expansions.SHARED;
          children.flags[current[meeting]] |= Expansions.SHARED;
        }
        return;
      }
    }
  }
}
