package io.github.tsume.dfpn;

import io.github.tsume.dfpn.table.HandArithmetic;
import io.github.tsume.dfpn.table.RepetitionTable;
import io.github.tsume.dfpn.table.SimilarProofs;
import io.github.tsume.dfpn.table.TableEntry;
import io.github.tsume.dfpn.table.TranspositionTable;

/**
 * A conclusion that the current node of the game is settled, from its moves alone or from its
 * children, and tells the table.
 *
 * <p>Each conclusion is left in the {@link NodeOutcome} that the search shares.
 */
final class NodeSettler {
  private final Game game;
  private final HandArithmetic hands;
  private final TranspositionTable table;
  private final RepetitionTable repetitions;
  private final Path path;
  private final Expansions children;
  private final NodeOutcome outcome;
  private final SimilarProofs similar;
  private final TableEntry entry = new TableEntry();

  /* How many nodes are forbidden: the first ones of the path. */
  private int base;

  NodeSettler(
      Game game,
      TranspositionTable table,
      RepetitionTable repetitions,
      Path path,
      Expansions children,
      NodeOutcome outcome) {
    this.game = game;
    this.hands = game.hands();
    this.table = table;
    this.repetitions = repetitions;
    this.path = path;
    this.children = children;
    this.outcome = outcome;
    this.similar = table.similar();
  }

  /**
   * A search begins.
   *
   * @param forbidden how many nodes are forbidden: the first ones of the path
   */
  void begin(int forbidden) {
    base = forbidden;
  }

  /**
   * Settles the current OR node if one of its moves, already generated, mates at once, or if none
   * does and there is no time for more; says whether it did.
   *
   * @param rated whether to find the moves' first numbers on the way
   */
  boolean settlesAtOnce(int begin, int end, int bound, boolean rated) {
    int move =
        rated
            ? game.mateAmong(children.move, begin, end, children.mobility)
            : game.mateAmong(children.move, begin, end);
    if (move == 0) {
      if (bound > 1 || game.hasClaims(children.move, begin, end)) {
        return false;
      }
      fail(1, 1);
      return true;
    }
    game.play(move);
    int proofHand = game.matedProofHand();
    game.undo(move);
    outcome.prove(1, allowed(game.proofHandBefore(move, proofHand)));
    storeProven(1, move);
    return true;
  }

  /** The current node fails within so many plies, with its own hand, on any path. */
  void fail(int length, long effort) {
    outcome.disprove(length, game.hand(), NodeOutcome.NO_ANCESTOR);
    storeDisproven(effort);
  }

  /** The current node has no moves. */
  void settleLeaf(boolean or) {
    if (or) {
      int hand = game.narrowDisproofHand(game.fullHand());
      outcome.disprove(Lengths.UNBOUNDED, hand, NodeOutcome.NO_ANCESTOR);
      storeDisproven(1);
    } else {
      outcome.prove(0, game.matedProofHand());
      storeProven(1, 0);
    }
  }

  /**
   * The current node, the last one of the path, is settled by its children.
   *
   * @param success whether in favour of the side to move
   * @param effort the nodes visited below it
   * @return whether that holds on any path, so that the table knows it
   */
  boolean settle(int begin, int end, boolean or, boolean success, long effort) {
    if (or == success) {
      int move = or ? proveByBest(begin, end) : proveByLongest(begin, end);
      storeProven(1 + effort, move);
      if (or) {
        similar.put(game.likeness(), SimilarProofs.proof(outcome.hand, move));
      }
      return true;
    }
    if (or) {
      failByAll(begin, end);
    } else {
      failByOne(begin, end);
    }
    if (outcome.dependsOn >= path.depth() - 1) {
      outcome.dependsOn = NodeOutcome.NO_ANCESTOR;
      storeDisproven(1 + effort);
      return true;
    }
    repetitions.put(path.hash(), outcome.dependsOn, outcome.length);
    return false;
  }

  private void storeProven(long effort, int move) {
    table.storeProven(game.key(), game.hand(), outcome.hand, outcome.length, effort, move, entry);
  }

  private void storeDisproven(long effort) {
    table.storeDisproven(game.key(), game.hand(), outcome.hand, outcome.length, effort, entry);
  }

  private int proveByBest(int begin, int end) {
    int best = -1;
    int length = Integer.MAX_VALUE;
    for (int i = begin; i < end; i++) {
      if (children.phi[i] == 0) {
        int l = Math.max(children.length[i] + game.cost(children.move[i]), 1);
        if (l < length) {
          length = l;
          best = i;
        }
      }
    }
    int move = children.move[best];
    outcome.prove(length, allowed(game.proofHandBefore(move, children.resultHand[best])));
    return move;
  }

  /**
   * The hand with which the current OR node wins, proved with a hand that may need less: if it is
   * forbidden with some hand, it might be so with less.
   */
  private int allowed(int proofHand) {
    return base > 0 && path.isAmongFirst(base, game.key()) ? game.hand() : proofHand;
  }

  private int proveByLongest(int begin, int end) {
    int length = -1;
    int move = 0;
    int hand = 0;
    for (int i = begin; i < end; i++) {
      hand = hands.union(hand, children.resultHand[i]);
      int l = children.length[i] + game.cost(children.move[i]);
      if (l > length) {
        length = l;
        move = children.move[i];
      }
    }
    outcome.prove(atLeast(length, begin, end), game.widenProofHand(hand));
    return move;
  }

  /** The length of the current AND node, whose moves alone may make it too short. */
  private int atLeast(int length, int begin, int end) {
    int failing = game.failsUpTo(game.key(), game.hand());
    if (failing < 2 && length <= 2 && game.failsWithinTwo(children.move, begin, end)) {
      failing = 2;
    }
    return length > failing ? length : failing + 2;
  }

  private void failByAll(int begin, int end) {
    int length = Lengths.UNBOUNDED;
    int hand = game.fullHand();
    int dependsOn = NodeOutcome.NO_ANCESTOR;
    for (int i = begin; i < end; i++) {
      int move = children.move[i];
      length = Math.min(length, Lengths.before(children.length[i], game.cost(move)));
      hand = hands.intersection(hand, game.disproofHandBefore(move, children.resultHand[i]));
      dependsOn = Math.min(dependsOn, children.dependsOn[i]);
    }
    outcome.disprove(length, game.narrowDisproofHand(hand), dependsOn);
  }

  private void failByOne(int begin, int end) {
    int best = -1;
    for (int i = begin; i < end; i++) {
      if (children.phi[i] == 0 && (best < 0 || children.dependsOn[i] > children.dependsOn[best])) {
        best = i;
      }
    }
    int move = children.move[best];
    outcome.disprove(
        Lengths.before(children.length[best], game.cost(move)),
        game.refutationHandBefore(move, children.resultHand[best]),
        children.dependsOn[best]);
  }
}
