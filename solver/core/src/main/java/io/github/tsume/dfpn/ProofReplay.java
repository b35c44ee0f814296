package io.github.tsume.dfpn;

import io.github.tsume.dfpn.table.ForgetfulMap;
import io.github.tsume.dfpn.table.HandArithmetic;
import io.github.tsume.dfpn.table.SimilarProofs;
import io.github.tsume.dfpn.table.TranspositionTable;
import java.util.Arrays;

/**
 * An attempt to prove a node with the moves that proved nodes which look alike, without searching.
 *
 * <p>In long problems the same play comes back again and again, while something changes on the
 * other side of the board: its proof is the same, but in other nodes, where the table does not know
 * it. At each of the attacker's nodes a remembered move is tried; all replies to it must be
 * answered so. A replay that comes to its end is a proof like any other, and all its nodes are in
 * the table; one that does not has cost few nodes.
 *
 * <p>Source: Kawano, "Using Similar Positions to Search Game Trees" (1996), where the two positions
 * are brothers; here they may be anywhere.
 */
final class ProofReplay {
  /** How many nodes one replay may visit. */
  private static final int MOST_NODES = 1_000;

  private final Game game;
  private final HandArithmetic hands;
  private final SimilarProofs similar;
  private final Path path;
  private final Expansions children;
  private final Expander expander;
  private final NodeSettler settler;
  private final Visits visits;
  private final NodeOutcome outcome;

  /** Which proof was tried at a node last. */
  private final ForgetfulMap tried = new ForgetfulMap(18);

  private final long[] found = SimilarProofs.space();
  private int nodesLeft;

  /** The proof that {@link #likelyMove} chose. */
  private long chosen;

  ProofReplay(
      Game game,
      TranspositionTable table,
      Path path,
      Expansions children,
      Expander expander,
      NodeSettler settler,
      Visits visits,
      NodeOutcome outcome) {
    this.game = game;
    this.hands = game.hands();
    this.similar = table.similar();
    this.path = path;
    this.children = children;
    this.expander = expander;
    this.settler = settler;
    this.visits = visits;
    this.outcome = outcome;
  }

  /**
   * Tries to prove the current OR node, the last one of the path. If that succeeds its child is
   * settled; else a move that proved something alike is put before the others.
   */
  void tryOn(int begin, int end, int bound) {
    if (hasWin(begin, end)) {
      return;
    }
    int child = likelyMove(begin, end);
    if (child < 0 || wasTried()) {
      return;
    }
    nodesLeft = MOST_NODES;
    if (!provesChild(child, true, bound) && !visits.stopped) {
      children.phi[child] = 1;
      children.flags[child] &= ~Expansions.UNRATED;
    }
  }

  private boolean hasWin(int begin, int end) {
    for (int i = begin; i < end; i++) {
      if (children.phi[i] == 0) {
        return true;
      }
    }
    return false;
  }

  private boolean wasTried() {
    long node = Path.hashWith(0, game.key(), game.hand());
    if (tried.get(node, SimilarProofs.NONE) == chosen) {
      return true;
    }
    tried.put(node, chosen);
    return false;
  }

  /** The child that a remembered proof leads to, -1 if there is none. */
  private int likelyMove(int begin, int end) {
    similar.find(game.likeness(), found);
    int hand = game.hand();
    for (long proof : found) {
      if (proof == SimilarProofs.NONE) {
        return -1;
      }
      if (hands.dominates(hand, SimilarProofs.hand(proof))) {
        int child = childBy(SimilarProofs.move(proof), begin, end);
        if (child >= 0 && children.delta[child] != 0) {
          chosen = proof;
          return child;
        }
      }
    }
    return -1;
  }

  private int childBy(int move, int begin, int end) {
    for (int i = begin; i < end; i++) {
      if (children.move[i] == move) {
        return i;
      }
    }
    return -1;
  }

  private boolean provesChild(int child, boolean or, int bound) {
    int move = children.move[child];
    game.play(move);
    boolean proven = proves(Lengths.after(bound, game.cost(move)));
    game.undo(move);
    if (proven) {
      expander.settle(child, or, outcome);
    }
    return proven;
  }

  /** Whether the current node is proved; then its outcome says how. */
  private boolean proves(int bound) {
    visits.add();
    if (visits.stopped || --nodesLeft < 0 || path.depth() >= DfPn.DEPTH_LIMIT) {
      return false;
    }
    boolean or = game.attackerToMove();
    long before = visits.count();
    int begin = children.top;
    children.reserve(DfPn.MAX_MOVES);
    int end = game.generate(children.move, begin);
    if (end == begin) {
      settler.settleLeaf(or);
      return outcome.isProven();
    }
    if (!or && bound <= 2 && game.failsWithinTwo(children.move, begin, end)) {
      return false;
    }
    if (or && settler.settlesAtOnce(begin, end, bound, false)) {
      return outcome.isProven();
    }
    // Nothing is chosen by numbers here.
    Arrays.fill(children.mobility, begin, end, 1);
    expander.expand(begin, end, bound, or, true, true);
    path.push(game.key(), game.hand());
    children.top = end;
    boolean proven = or ? provesOne(begin, end, bound) : provesAll(begin, end, bound);
    if (proven) {
      settler.settle(begin, end, or, or, visits.count() - before);
    }
    path.pop();
    children.top = begin;
    return proven;
  }

  private boolean provesOne(int begin, int end, int bound) {
    if (hasWin(begin, end)) {
      return true;
    }
    int child = likelyMove(begin, end);
    return child >= 0 && provesChild(child, true, bound);
  }

  private boolean provesAll(int begin, int end, int bound) {
    while (true) {
      if (hasWin(begin, end)) {
        return false;
      }
      int child = firstOpen(begin, end);
      if (child < 0) {
        return true;
      }
      if (!provesChild(child, false, bound)) {
        return false;
      }
    }
  }

  private int firstOpen(int begin, int end) {
    for (int i = begin; i < end; i++) {
      if (!children.hidden[i] && children.delta[i] != 0) {
        return i;
      }
    }
    return -1;
  }
}
