package io.github.tsume.brinkmate;

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
}
