package io.github.tsume.mate;

import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.DfPn;
import io.github.tsume.dfpn.Lengths;
import io.github.tsume.game.TsumeGame;
import io.github.tsume.moves.Evasions;
import io.github.tsume.verify.ProofTree;
import io.github.tsume.verify.Replies;
import it.unimi.dsi.fastutil.ints.IntArrayList;

/**
 * A copier of a proof of mate out of the search table into a {@link ProofTree}.
 *
 * <p>What the attacker does not need for it he gives to the defender first: so that of all the
 * hands with which a board comes up, one entry may do for many. Not so where nodes are to be
 * avoided, because with fewer pieces in hand a node may be one of them.
 *
 * <p>Where the table dropped something, the search is asked again.
 */
final class ProofExtractor {
  private final TsumeGame game;
  private final DfPn search;
  private final SearchBudget budget;
  private final Position position;
  private final ProofTree tree;
  private Forbidden avoided = Forbidden.NOTHING;
  private final Replies replies = new Replies();

  /** An extractor for a game in raw mode. */
  ProofExtractor(TsumeGame game, DfPn search, SearchBudget budget, ProofTree tree) {
    this.tree = tree;
    this.game = game;
    this.search = search;
    this.budget = budget;
    this.position = game.position();
  }

  /** Gives up as soon as the proof comes to one of some nodes. */
  ProofExtractor avoiding(Forbidden nodes) {
    avoided = nodes;
    return this;
  }

  /**
   * Fills the tree with the proof that the attacker mates within {@code length} plies from here,
   * whoever is to move; returns its true length in plies, or -1 if the budget ran out or it comes
   * to a node to be avoided.
   */
  int extract(int length) {
    return game.attackerToMove() ? attack(length) : defend(length);
  }

  private int attack(int bound) {
    int known = tree.lengthUpTo(bound, position);
    if (known != ProofTree.NONE) {
      return known;
    }
    if (avoided.covers(position)) {
      return -1;
    }
    int move = search.proofs().move(bound);
    if (move == 0) {
      move = search.solve(bound, budget).isProven() ? search.proofs().move(bound) : 0;
      if (move == 0) {
        return -1;
      }
    }
    int length = search.proofs().length(bound);
    int surplus = avoided.isEmpty() ? game.hand() - search.proofs().hand() : 0;
    position.handOver(game.attacker(), surplus);
    game.play(move);
    int rest = defend(length - 1);
    game.undo(move);
    length = rest < 0 ? -1 : record(move, rest + 1);
    position.handOver(game.attacker(), -surplus);
    return length;
  }

  /** Enters a move at the current node, unless a better one is there; returns what is there. */
  private int record(int move, int length) {
    // Where lost parts were searched again, the same position may have come up further down, with a
    // shorter proof; that one stays, because others build on it.
    int known = tree.lengthUpTo(length, position);
    if (known != ProofTree.NONE) {
      return known;
    }
    // The table knows upper bounds; what the proof really takes may be less.
    tree.put(position, move, length);
    return length;
  }

  private int defend(int bound) {
    int begin = replies.top();
    int end = Evasions.generate(position, replies.withRoom(), begin);
    replies.setTop(end);
    int longest = 0;
    for (int i = begin; i < end && longest >= 0; i++) {
      int reply = replies.get(i);
      game.play(reply);
      int length = attack(Math.min(bound - 1, Lengths.UNBOUNDED));
      game.undo(reply);
      longest = length < 0 ? -1 : Math.max(longest, length + 1);
    }
    replies.setTop(begin);
    return longest;
  }

  /** Enters the whole proof into the table, which may have lost parts of it meanwhile. */
  void enter() {
    tree.forEach(
        (boardKey, hand, length, move) ->
            search.proofs().enter(game.keyOf(boardKey), hand, length, move));
  }

  /** The longest line of the proof: the attacker's moves are its own, the defender resists most. */
  static int[] longestLine(Position position, ProofTree tree) {
    IntArrayList line = new IntArrayList();
    int[] buffer = new int[Position.MAX_MOVES];
    boolean attack = tree.move(position) != Move.NONE;
    while (true) {
      int move = attack ? tree.move(position) : longestReply(position, tree, buffer);
      if (move == Move.NONE) {
        break;
      }
      line.add(move);
      position.play(move);
      attack = !attack;
    }
    for (int i = line.size() - 1; i >= 0; i--) {
      position.undo(line.getInt(i));
    }
    return line.toIntArray();
  }

  private static int longestReply(Position position, ProofTree tree, int[] buffer) {
    int end = Evasions.generate(position, buffer, 0);
    int best = Move.NONE;
    int longest = -1;
    for (int i = 0; i < end; i++) {
      position.play(buffer[i]);
      int length = tree.length(position);
      position.undo(buffer[i]);
      if (length > longest) {
        longest = length;
        best = buffer[i];
      }
    }
    return best;
  }
}
