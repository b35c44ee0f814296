package tsume.mate;

import tsume.board.Move;
import tsume.board.Position;
import tsume.dfpn.DfPn;
import tsume.dfpn.Lengths;
import tsume.dfpn.SearchBudget;
import tsume.moves.Evasions;

/**
 * Copies a proof of mate out of the search table into a {@link ProofTree}.
 *
 * <p>Where the table dropped something, the search is asked again.
 */
final class ProofExtractor {
  private final TsumeGame game;
  private final DfPn search;
  private final SearchBudget budget;
  private final Position position;
  private final ProofTree tree = new ProofTree();
  private int[] replies = new int[1 << 14];
  private int top;

  /** An extractor for a game in raw mode. */
  ProofExtractor(TsumeGame game, DfPn search, SearchBudget budget) {
    this.game = game;
    this.search = search;
    this.budget = budget;
    this.position = game.position();
  }

  /**
   * The proof that the attacker, to move, mates within {@code length} plies; null if the budget ran
   * out.
   */
  @org.jspecify.annotations.Nullable
  ProofTree extract(int length) {
    return attack(length) ? tree : null;
  }

  private boolean attack(int bound) {
    int known = tree.move(position);
    if (known != 0 && tree.length(position) <= bound) {
      return true;
    }
    int move = search.provenMove(bound);
    if (move == 0) {
      if (!search.solve(bound, budget).isProven()) {
        return false;
      }
      move = search.provenMove(bound);
      if (move == 0) {
        return false;
      }
    }
    int length = search.provenLength(bound);
    tree.put(position, move, length);
    game.play(move);
    boolean complete = defend(length - 1);
    game.undo(move);
    return complete;
  }

  private boolean defend(int bound) {
    int begin = top;
    if (replies.length < begin + Position.MAX_MOVES) {
      replies = java.util.Arrays.copyOf(replies, replies.length * 2);
    }
    top = Evasions.generate(position, replies, begin);
    boolean complete = true;
    for (int i = begin; i < top && complete; i++) {
      int reply = replies[i];
      game.play(reply);
      complete = attack(Math.min(bound - 1, Lengths.UNBOUNDED));
      game.undo(reply);
    }
    top = begin;
    return complete;
  }

  /** The longest line of the proof: the attacker's moves are its own, the defender resists most. */
  static int[] longestLine(Position position, ProofTree tree) {
    it.unimi.dsi.fastutil.ints.IntArrayList line = new it.unimi.dsi.fastutil.ints.IntArrayList();
    int[] buffer = new int[Position.MAX_MOVES];
    int move = tree.move(position);
    while (move != Move.NONE) {
      line.add(move);
      position.play(move);
      int end = Evasions.generate(position, buffer, 0);
      int best = 0;
      int longest = -1;
      for (int i = 0; i < end; i++) {
        position.play(buffer[i]);
        if (tree.length(position) > longest) {
          longest = tree.length(position);
          best = buffer[i];
        }
        position.undo(buffer[i]);
      }
      if (end == 0) {
        break;
      }
      line.add(best);
      position.play(best);
      move = tree.move(position);
    }
    for (int i = line.size() - 1; i >= 0; i--) {
      position.undo(line.getInt(i));
    }
    return line.toIntArray();
  }
}
