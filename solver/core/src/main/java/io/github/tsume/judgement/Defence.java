package io.github.tsume.judgement;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A reply to a key, and what answers it: a mate, or the next key.
 *
 * @param move the reply
 * @param mate the moves of the mate after it, which was replayed; empty if there is none
 * @param next the next key; null if it is mated
 */
public record Defence(int move, List<Integer> mate, @Nullable Key next) {
  /** A defence with a copied list. */
  public Defence {
    mate = List.copyOf(mate);
  }

  /** The plies up to the last key after this one, this reply counted; 0 if it is mated. */
  public int plies() {
    return next == null ? 0 : 1 + next.plies();
  }

  /** The plies up to the mate by the lines told, this reply counted. */
  public int length() {
    return 1 + (next == null ? mate.size() : next.length());
  }
}
