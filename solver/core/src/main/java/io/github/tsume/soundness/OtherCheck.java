package io.github.tsume.soundness;

/**
 * A check that is not the mainline's, at one of its nodes.
 *
 * @param node the attacker's node, counted from 0
 * @param move the check
 */
public record OtherCheck(int node, int move) {
  /** The ply of the check, from 1. */
  public int ply() {
    return Mainline.ply(node);
  }
}
