package io.github.tsume.brinkmate;

import java.util.List;

/**
 * A move of the attacker after which every defence is answered.
 *
 * @param move the move
 * @param defences every legal reply to it
 */
public record Key(int move, List<Defence> defences) {
  /** A key with a copied list. */
  public Key {
    defences = List.copyOf(defences);
  }
}
