package io.github.tsume.record;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A node of the growing tree; the first child goes on with the line, others are variations. */
final class Node {
  final @Nullable Node parent;
  final int move;
  final @Nullable Special special;
  final boolean legal;
  final int depth;
  final int nesting;
  final List<Node> children = new ArrayList<>(1);
  final List<String> comments = new ArrayList<>(0);
  @Nullable MoveTime time;

  /** How long both sides have used up to here. */
  final long[] clock;

  @Nullable Replay checkpoint;

  Node(@Nullable Node parent, int move, @Nullable Special special, boolean legal) {
    this.parent = parent;
    this.move = move;
    this.special = special;
    this.legal = legal;
    clock = parent == null ? new long[2] : parent.clock.clone();
    depth = parent == null ? 0 : parent.depth + 1;
    nesting = parent == null ? 0 : parent.nesting + (parent.children.isEmpty() ? 0 : 1);
  }

  Node(@Nullable Node parent, int move) {
    this(parent, move, null, true);
  }

  /** The steps after this node, with the variations at each. */
  List<Step> line() {
    return children.isEmpty() ? List.of() : line(this, 0);
  }

  /** The steps that follow a node, beginning with one of its children. */
  private static List<Step> line(Node parent, int child) {
    List<Step> steps = new ArrayList<>();
    Node at = parent;
    int index = child;
    while (index < at.children.size()) {
      Node node = at.children.get(index);
      List<MoveTree> alternatives = new ArrayList<>(0);
      if (index == 0) {
        for (int i = 1; i < at.children.size(); i++) {
          alternatives.add(new MoveTree(List.of(), line(at, i)));
        }
      }
      steps.add(
          new Step(node.move, node.special, node.legal, node.comments, node.time, alternatives));
      at = node;
      index = 0;
    }
    return steps;
  }
}
