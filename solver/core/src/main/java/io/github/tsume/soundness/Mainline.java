package io.github.tsume.soundness;

import java.util.ArrayList;
import java.util.List;

/** The line under examination, by the attacker's nodes on it. */
public final class Mainline {
  private final List<Integer> moves;

  public Mainline(List<Integer> moves) {
    this.moves = moves;
  }

  int length() {
    return moves.size();
  }

  /** The number of attacker's nodes. */
  public int nodes() {
    return (moves.size() + 1) / 2;
  }

  /** The attacker's move at a node, counted from 0. */
  public int attack(int node) {
    return moves.get(2 * node);
  }

  /** The line up to an attacker's node. */
  public List<Integer> before(int node) {
    return moves.subList(0, 2 * node);
  }

  /** The line from an attacker's node on. */
  List<Integer> from(int node) {
    return moves.subList(2 * node, moves.size());
  }

  public int move(int index) {
    return moves.get(index);
  }

  /** The line up to a node, with another check there. */
  List<Integer> with(OtherCheck check) {
    List<Integer> line = new ArrayList<>(moves.subList(0, 2 * check.node()));
    line.add(check.move());
    return line;
  }

  /** The plies to mate from an attacker's node. */
  public int remaining(int node) {
    return moves.size() - 2 * node;
  }

  /** The ply of an attacker's move, from 1. */
  static int ply(int node) {
    return 2 * node + 1;
  }
}
