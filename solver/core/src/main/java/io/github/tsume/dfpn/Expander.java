package io.github.tsume.dfpn;

import io.github.tsume.dfpn.table.ForgetfulMap;
import io.github.tsume.dfpn.table.HandArithmetic;
import io.github.tsume.dfpn.table.Numbers;
import io.github.tsume.dfpn.table.ParentNames;
import io.github.tsume.dfpn.table.RepetitionTable;
import io.github.tsume.dfpn.table.TableEntry;
import io.github.tsume.dfpn.table.TranspositionTable;

/**
 * An expansion of the current node of the game: its children are looked up, and settled where they
 * are searched.
 *
 * <p>What is known of a child comes from the table, from the path that leads to it, or from what
 * was found out on this very path before; a child of which nothing is known gets numbers to start
 * from.
 */
final class Expander {
  /** The disproof number to start from where the looser game has a win. */
  private static final int LIKELY_WIN = 100;

  /** So few mobilities are remembered, 32 KiB, because with more nothing is gained. */
  private static final int MOBILITY_BITS = 11;

  private static final int NOT_COUNTED = -1;

  private final Game game;
  private final HandArithmetic hands;
  private final TranspositionTable table;
  private final RepetitionTable repetitions;
  private final Path path;
  private final Expansions children;

  /* A child that is never searched is in no table, and rated whenever its parent is expanded. */
  private final ForgetfulMap mobilities = new ForgetfulMap(MOBILITY_BITS);
  private final TableEntry entry = new TableEntry();
  private final TableEntry stricter = new TableEntry();

  @SuppressWarnings("unused")
  private long lastRead;

  /* What the looser game thinks of a node never searched here; pn 0 if nothing. */
  private long likelyPn;
  private long likelyDn;

  Expander(
      Game game,
      TranspositionTable table,
      RepetitionTable repetitions,
      Path path,
      Expansions children) {
    this.game = game;
    this.hands = game.hands();
    this.table = table;
    this.repetitions = repetitions;
    this.path = path;
    this.children = children;
  }

  /**
   * Looks up the children of the current node, which is not on the path yet.
   *
   * @param rated whether the moves' first numbers have been found
   * @param revisited whether one of them may have failed before on this path
   */
  void expand(int begin, int end, int bound, boolean or, boolean rated, boolean revisited) {
    // All entries are asked for before the first is needed: the memory answers them together.
    for (int i = begin; i < end; i++) {
      int move = children.move[i];
      children.key[i] = game.keyAfter(move);
      children.hand[i] = game.handAfter(move);
    }
    lastRead = table.touch(children.key, begin, end);
    if (revisited) {
      long hashHere = path.hashWith(game.key(), game.hand());
      for (int i = begin; i < end; i++) {
        children.pathHash[i] = Path.hashWith(hashHere, children.key[i], children.hand[i]);
      }
      lastRead += repetitions.touch(children.pathHash, begin, end);
    }
    int depth = path.depth();
    for (int i = begin; i < end; i++) {
      children.next[i] = -1;
      children.hidden[i] = false;
      children.flags[i] = rated ? 0 : Expansions.UNRATED;
      lookUp(i, bound, or, depth, revisited);
    }
    linkChains(begin, end);
    // So near the end of a bound a guess is enough.
    boolean guessed = !or && bound <= 4;
    for (int i = begin; i < end; i++) {
      if (guessed || !children.hidden[i]) {
        rate(i, or, guessed);
      }
    }
  }

  /** Estimates the numbers of a child never searched before, if that was not done. */
  private void rate(int child, boolean or, boolean guessed) {
    if ((children.flags[child] & Expansions.UNRATED) == 0) {
      return;
    }
    children.flags[child] &= ~Expansions.UNRATED;
    int move = children.move[child];
    if (guessed) {
      children.phi[child] = game.guessedMobility(move);
      return;
    }
    int mobility = mobility(child, move);
    children.phi[child] = firstPhi(or, mobility);
    children.delta[child] = Math.max(children.delta[child], firstDelta(or, mobility));
  }

  private static int firstPhi(boolean or, int mobility) {
    return or ? FirstNumbers.pnAfterCheck(mobility) : FirstNumbers.dnAfterReply(mobility);
  }

  private static int firstDelta(boolean or, int mobility) {
    return or ? FirstNumbers.dnAfterCheck(mobility) : FirstNumbers.pnAfterReply();
  }

  private int mobility(int child, int move) {
    if (game.cost(move) != 1) {
      // Such a move has a mobility of its own, not that of the node it leads to.
      return game.mobilityAfter(move);
    }
    long node = children.key[child] + HandArithmetic.spread(children.hand[child]);
    int mobility = (int) mobilities.get(node, NOT_COUNTED);
    if (mobility == NOT_COUNTED) {
      mobility = game.mobilityAfter(move);
      mobilities.put(node, mobility);
    }
    return mobility;
  }

  private void lookUp(int i, int bound, boolean or, int depth, boolean revisited) {
    int move = children.move[i];
    long key = children.key[i];
    int hand = children.hand[i];
    int childBound = Lengths.after(bound, game.cost(move));
    if (or ? childBound < 0 : childBound < 1) {
      settle(i, or, false, childBound, game.fullHand(), NodeOutcome.NO_ANCESTOR);
      return;
    }
    if (or) {
      int failing = game.failsUpTo(key, hand);
      if (failing >= childBound) {
        settle(i, true, false, failing, hand, NodeOutcome.NO_ANCESTOR);
        return;
      }
    }
    int ancestor = path.repeated(key, hand);
    if (ancestor >= 0) {
      settle(i, or, false, Lengths.UNBOUNDED, hand, ancestor);
      return;
    }
    table.lookup(hands, key, hand, childBound, entry);
    children.parent[i] = entry.status == TableEntry.UNKNOWN ? entry.parent : ParentNames.NONE;
    if (entry.status <= TableEntry.UNKNOWN && isSettledInStricter(move, hand, childBound)) {
      boolean proven = stricter.status == TableEntry.PROVEN;
      settle(i, or, proven, stricter.length, stricter.hand, NodeOutcome.NO_ANCESTOR);
      return;
    }
    likelyPn = 0;
    long leastPn = childBound >= Lengths.UNBOUNDED ? entry.leastPn : 0;
    long leastDn = childBound >= Lengths.UNBOUNDED ? entry.leastDn : 0;
    if (entry.status == TableEntry.UNSEEN) {
      lookUpLooser(move, hand, childBound);
    }
    switch (entry.status) {
      case TableEntry.PROVEN ->
          settle(i, or, true, entry.length, entry.hand, NodeOutcome.NO_ANCESTOR);
      case TableEntry.DISPROVEN ->
          settle(i, or, false, entry.length, entry.hand, NodeOutcome.NO_ANCESTOR);
      default -> {
        if (revisited) {
          long hash = children.pathHash[i];
          int dependsOn = repetitions.dependsOn(hash, childBound);
          if (dependsOn != Integer.MIN_VALUE) {
            settle(i, or, false, repetitions.length(hash), hand, dependsOn);
            return;
          }
        }
        long leastPhi = or ? leastPn : leastDn;
        long leastDelta = or ? leastDn : leastPn;
        if (entry.status == TableEntry.UNKNOWN) {
          children.phi[i] = Math.max(leastPhi, or ? entry.pn : entry.dn);
          children.delta[i] = Math.max(leastDelta, or ? entry.dn : entry.pn);
          children.flags[i] = entry.minDepth <= depth ? Expansions.OLD : 0;
          return;
        }
        if (likelyPn > 0) {
          children.phi[i] = Math.max(leastPhi, or ? likelyPn : likelyDn);
          children.delta[i] = Math.max(leastDelta, or ? likelyDn : likelyPn);
          children.flags[i] = Expansions.FRESH;
          return;
        }
        boolean rated = (children.flags[i] & Expansions.UNRATED) == 0;
        int phi = rated ? firstPhi(or, children.mobility[i]) : 1;
        int delta = rated ? firstDelta(or, children.mobility[i]) : 1;
        // What other hands tell is worth more than an estimate.
        children.flags[i] = Expansions.FRESH | (rated || leastPhi > phi ? 0 : Expansions.UNRATED);
        children.phi[i] = Math.max(phi, leastPhi);
        children.delta[i] = Math.max(delta, leastDelta);
      }
    }
  }

  /** Looks for an answer of the stricter game where this one has none. */
  private boolean isSettledInStricter(int move, int hand, int bound) {
    long key = game.stricterKeyAfter(move);
    if (key == 0) {
      return false;
    }
    table.lookup(hands, key, hand, bound, stricter);
    return stricter.status == TableEntry.PROVEN
        || (stricter.status == TableEntry.DISPROVEN && stricter.length >= Lengths.UNBOUNDED);
  }

  /**
   * Looks for a failure in the looser game where this one has nothing, or for a proof if that
   * counts; else for numbers to start from.
   */
  private void lookUpLooser(int move, int hand, int bound) {
    long key = game.looserKeyAfter(move);
    if (key == 0) {
      return;
    }
    table.lookup(hands, key, hand, bound, entry);
    if (entry.status == TableEntry.DISPROVEN
        || (entry.status == TableEntry.PROVEN && game.trustsLooserProofs())) {
      return;
    }
    if (entry.status == TableEntry.UNKNOWN) {
      likelyPn = entry.pn;
      likelyDn = entry.dn;
    } else if (entry.status == TableEntry.PROVEN) {
      likelyPn = 1;
      likelyDn = LIKELY_WIN;
    }
    entry.status = TableEntry.UNSEEN;
  }

  private void linkChains(int begin, int end) {
    for (int i = begin + 1; i < end; i++) {
      int chain = game.chain(children.move[i]);
      if (chain < 0) {
        continue;
      }
      for (int j = i - 1; j >= begin; j--) {
        if (game.chain(children.move[j]) == chain) {
          children.next[j] = i;
          children.hidden[i] =
              children.phi[i] != 0 && (children.hidden[j] || children.delta[j] != 0);
          break;
        }
      }
    }
  }

  /** Settles a child of an OR node, or of an AND node, as its search came out. */
  void settle(int child, boolean or, NodeOutcome outcome) {
    settle(child, or, outcome.isProven(), outcome.length, outcome.hand, outcome.dependsOn);
  }

  /** Settles a child; what is said of it is as in {@link NodeOutcome}. */
  void settle(int child, boolean or, boolean proven, int length, int hand, int dependsOn) {
    boolean good = or == proven;
    children.flags[child] = 0;
    children.phi[child] = good ? 0 : Numbers.INFINITE;
    children.delta[child] = good ? Numbers.INFINITE : 0;
    children.length[child] = length;
    children.resultHand[child] = hand;
    children.dependsOn[child] = dependsOn;
    if (!good) {
      showNext(child, or);
    }
  }

  /** A child is lost to the side to move: shows the next of its chain that is not. */
  private void showNext(int child, boolean or) {
    for (int i = children.next[child]; i >= 0; i = children.next[i]) {
      children.hidden[i] = false;
      if (children.delta[i] != 0) {
        rate(i, or, false);
        return;
      }
    }
  }

  /** Whether the numbers of a child may come from ancestors of its own. */
  boolean hasOldChild(int begin, int end) {
    for (int i = begin; i < end; i++) {
      if ((children.flags[i] & Expansions.OLD) != 0 && !children.hidden[i]) {
        return true;
      }
    }
    return false;
  }
}
