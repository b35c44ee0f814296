package io.github.tsume.dfpn;

import io.github.tsume.dfpn.table.Numbers;

/**
 * The child that is searched next, and the numbers that all children together give the node.
 *
 * <p>phi is the least phi of the children and delta the sum of their deltas. Of children known to
 * lead to the same node the largest delta counts, and of each other one a little ({@link
 * DoubleCounts}). A <em>weak</em> delta is the largest, and one for each other child; in a
 * <em>limited</em> one the others add no more than {@link #BESIDE} to the largest.
 *
 * <p>A class of its own, with what it computes in fields, because the compiler inlines a method as
 * long as the rest of the search only in part, and leaves out this loop over the children first.
 */
final class ChildChoice {
  /** How much of a number counts beside a larger one that has the same node below it. */
  private static final int SHARE = 4;

  /**
   * How much other replies together may add to the largest proof number, where there is no bound.
   * Not all double counts are found; they double again from node to node, and on a path of hundreds
   * nothing else is left. Most bounds must be shown to be too short, and there the sum tells hard
   * replies from easy ones.
   */
  private static final int BESIDE = 32;

  private static final long INFINITE = Numbers.INFINITE;

  private final Expansions children;

  /** The child to search; -1 if none is open. */
  int best;

  /** The node's numbers, seen from the side to move. */
  long phi;

  long delta;

  private boolean weak;
  private boolean limited;

  /* The least phi but that of the best child; what is added up; the two largest deltas. */
  private long second;
  private long summed;
  private long shares;
  private long largest;
  private long nextLargest;

  ChildChoice(Expansions children) {
    this.children = children;
  }

  /**
   * Chooses among the children of a node.
   *
   * @param or whether the attacker is to move
   * @param bounded whether he is to win within a bound
   */
  void make(int begin, int end, boolean or, boolean bounded) {
    weak = or && bounded;
    limited = !or && !bounded;
    int share = share();
    int chosen = -1;
    long leastPhi = INFINITE;
    long secondPhi = INFINITE;
    long chosenDelta = 0;
    long sum = 0;
    long largestShared = 0;
    long small = 0;
    long top = 0;
    long next = 0;
    for (int i = begin; i < end; i++) {
      if (children.hidden[i]) {
        continue;
      }
      long d = children.delta[i];
      if (d == 0) {
        continue;
      }
      if (d > top) {
        next = top;
        top = d;
      } else if (d > next) {
        next = d;
      }
      if (weak || isShared(i)) {
        largestShared = Math.max(largestShared, d);
        small += Math.min(d, share);
      } else {
        sum += d;
      }
      long p = children.phi[i];
      if (p < leastPhi || (p == leastPhi && d < chosenDelta)) {
        secondPhi = leastPhi;
        leastPhi = p;
        chosen = i;
        chosenDelta = d;
      } else if (p < secondPhi) {
        secondPhi = p;
      }
    }
    best = chosen;
    phi = leastPhi;
    second = secondPhi;
    summed = sum;
    shares = small;
    largest = top;
    nextLargest = next;
    delta = sum + largestShared + small - Math.min(largestShared, share);
    if (limited) {
      delta = Math.min(delta, top + BESIDE);
    }
  }

  /**
   * If others are in the child that was chosen: chooses again, as if those with others in them were
   * harder by one than they are (virtual proof numbers; Kaneko 2010). That only decides between
   * equals: the other threads come to different nodes of the same difficulty, and none leaves what
   * one thread alone would search now.
   *
   * @param presence where the others are
   * @param thPhi the threshold of the node's phi
   */
  void avoid(Presence presence, int begin, int end, long thPhi) {
    if (!isTaken(presence, best)) {
      return;
    }
    best = -1;
    long leastPhi = INFINITE;
    long chosenDelta = 0;
    second = INFINITE;
    for (int i = begin; i < end; i++) {
      long d = children.delta[i];
      if (children.hidden[i] || d == 0) {
        continue;
      }
      long p = children.phi[i];
      if (p < thPhi - 1 && isTaken(presence, i)) {
        p++;
      }
      if (p < leastPhi || (p == leastPhi && d < chosenDelta)) {
        second = leastPhi;
        leastPhi = p;
        best = i;
        chosenDelta = d;
      } else if (p < second) {
        second = p;
      }
    }
  }

  private boolean isTaken(Presence presence, int child) {
    return presence.at(children.key[child], children.hand[child]) > 0;
  }

  private int share() {
    return weak ? 1 : SHARE;
  }

  /** Whether a child's number is not to be added to those of others. */
  private boolean isShared(int child) {
    return (children.flags[child] & Expansions.SHARED) != 0
        || children.delta[child] >= Numbers.SUMMED_BELOW;
  }

  /** How much of the node's delta is due to the other children. */
  long deltaOfOthers() {
    return delta - children.delta[best];
  }

  /**
   * Up to which phi the best child is to be searched.
   *
   * @param thPhi the node's threshold
   */
  long childPhi(long thPhi) {
    return Math.min(thPhi, Math.min(second, INFINITE - 1) + 1 + (second >> 2));
  }

  /**
   * Up to which delta the best child is to be searched.
   *
   * @param thDelta the node's threshold
   */
  long childDelta(long thDelta) {
    long bestDelta = children.delta[best];
    // At least what the best child leaves over, so that its threshold can be met.
    long others =
        weak || isShared(best) ? summed + shares - Math.min(bestDelta, share()) : delta - bestDelta;
    long childDelta = thDelta >= INFINITE ? INFINITE : thDelta - others;
    if (limited && thDelta - BESIDE > (bestDelta == largest ? nextLargest : largest)) {
      // The others count for no more, once it is the largest.
      childDelta = Math.max(childDelta, thDelta - BESIDE);
    }
    return childDelta;
  }
}
