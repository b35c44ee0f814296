package io.github.tsume.record;

import io.github.tsume.board.Move;
import org.jspecify.annotations.Nullable;

/**
 * A collector of a main line and its branches, given as whole lines of moves, into a move tree.
 *
 * <pre>{@code
 * MoveTree tree =
 *     BranchedLine.of(main, Special.of(Kind.MATE))
 *         .branch(4, replies, "変化", Special.of(Kind.MATE))
 *         .branch(7, cook, "余詰", null)
 *         .build();
 * }</pre>
 *
 * <p>Branches that begin alike share their beginning; one that leaves another where the main line
 * is left already becomes a variation of that other.
 */
public final class BranchedLine {
  private final Node root = new Node(null, Move.NONE);
  private final int[] main;

  private BranchedLine(int[] main) {
    this.main = main.clone();
  }

  /** Begins with a main line and what it ends with, if anything. */
  public static BranchedLine of(int[] main, @Nullable Special end) {
    BranchedLine line = new BranchedLine(main);
    line.insert(main, main.length, null, end);
    return line;
  }

  /** Adds a line of comment to the beginning (ply 0) or to a move of the main line. */
  public BranchedLine comment(int ply, String text) {
    Node node = root;
    for (int i = 0; i < ply; i++) {
      node = node.children.get(0);
    }
    node.comments.add(text);
    return this;
  }

  /**
   * Adds moves that are played instead of the main line from a ply on.
   *
   * @param ply the number of the first of them, 1 to one more than the length of the main line
   * @param comment what to say about the first of them, or null
   * @param end what they end with, or null
   */
  public BranchedLine branch(
      int ply, int[] moves, @Nullable String comment, @Nullable Special end) {
    int[] whole = new int[ply - 1 + moves.length];
    System.arraycopy(main, 0, whole, 0, ply - 1);
    System.arraycopy(moves, 0, whole, ply - 1, moves.length);
    insert(whole, ply - 1, comment, end);
    return this;
  }

  /**
   * Adds a whole line, wherever it leaves the main line; it may be a part of that.
   *
   * @param commented the number of the move that the comment is about, from 1
   */
  public BranchedLine line(int[] moves, int commented, @Nullable String comment) {
    insert(moves, commented - 1, comment, null);
    return this;
  }

  private void insert(int[] moves, int commented, @Nullable String comment, @Nullable Special end) {
    Node node = root;
    for (int i = 0; i < moves.length; i++) {
      node = child(node, moves[i]);
      if (i == commented && comment != null && !node.comments.contains(comment)) {
        node.comments.add(comment);
      }
    }
    if (end != null && node.children.isEmpty()) {
      node.children.add(new Node(node, Move.NONE, end, true));
    }
  }

  private static Node child(Node parent, int move) {
    for (Node child : parent.children) {
      if (child.move == move) {
        return child;
      }
    }
    Node child = new Node(parent, move);
    parent.children.add(child);
    return child;
  }

  /** The tree collected so far. */
  public MoveTree build() {
    return new MoveTree(root.comments, root.line());
  }
}
