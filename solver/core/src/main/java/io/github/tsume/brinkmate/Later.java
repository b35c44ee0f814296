package io.github.tsume.brinkmate;

import io.github.tsume.judgement.Key;
import java.util.List;

/**
 * The other keys of the attacker at a later move of the mainline.
 *
 * @param ply the ply of that move
 * @param others the other keys there within as few plies
 * @param open the moves of which it is not known whether they are
 */
public record Later(int ply, List<Key> others, List<Integer> open) {
  /** Later moves with copied lists. */
  public Later {
    others = List.copyOf(others);
    open = List.copyOf(open);
  }
}
