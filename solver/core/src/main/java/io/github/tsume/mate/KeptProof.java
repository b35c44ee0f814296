package io.github.tsume.mate;

import io.github.tsume.dfpn.table.RootsToKeep;
import io.github.tsume.dfpn.table.TranspositionTable;
import io.github.tsume.game.TsumeGame;
import io.github.tsume.verify.Replies;
import org.jspecify.annotations.Nullable;

/**
 * A keeper of the best proof of a problem in the table while less important entries are dropped.
 *
 * <p>Without that a small table loses the proof bit by bit, and each question about the length of a
 * long mate has to find the rest of it again. The proof of a mate in 1525 plies has 113,000 nodes
 * among the tens of millions that it took to find it.
 */
final class KeptProof implements RootsToKeep {
  private @Nullable TsumeGame game;
  private @Nullable TsumeGame raw;
  private long root;
  private int length;
  private final Replies replies = new Replies();

  /** From now on keeps the table's proof that a game's current node is mated within a length. */
  void hold(TsumeGame owner, int plies) {
    TsumeGame copy = owner.copy();
    game = copy;
    raw = new TsumeGame(copy.position(), copy.attacker());
    root = copy.position().boardKey();
    length = plies;
  }

  /** The same, unless a proof of that position is kept, by whatever rule. */
  void holdFirst(TsumeGame owner, int plies) {
    if (game == null || root != owner.position().boardKey()) {
      hold(owner, plies);
    }
  }

  /** Keeps nothing any more. */
  void forget() {
    game = null;
    raw = null;
  }

  @Override
  public void keepAll(TranspositionTable table) {
    if (game != null) {
      attack(table, game, length);
    }
  }

  private void attack(TranspositionTable table, TsumeGame in, int bound) {
    long found = keep(table, in, bound);
    if (found == TranspositionTable.NOT_THERE && raw != null && in.isRawHere()) {
      // A proof of the raw game holds too, and is not entered again.
      attack(table, raw, bound);
      return;
    }
    if (found < 0) {
      return;
    }
    int move = (int) found;
    in.play(move);
    defend(table, in, (int) (found >>> 32) - in.cost(move));
    in.undo(move);
  }

  private static long keep(TranspositionTable table, TsumeGame in, int bound) {
    long found = table.keep(in.hands(), in.key(), in.hand(), bound);
    return found == TranspositionTable.NOT_THERE && in.looserKey() != 0 && in.trustsLooserProofs()
        ? table.keep(in.hands(), in.looserKey(), in.hand(), bound)
        : found;
  }

  private void defend(TranspositionTable table, TsumeGame in, int bound) {
    if (keep(table, in, bound) == TranspositionTable.KEPT_BEFORE) {
      return;
    }
    int begin = replies.top();
    int end = in.generate(replies.withRoom(), begin);
    replies.setTop(end);
    for (int i = begin; i < end; i++) {
      int reply = replies.get(i);
      in.play(reply);
      attack(table, in, bound - 1);
      in.undo(reply);
    }
    replies.setTop(begin);
  }
}
