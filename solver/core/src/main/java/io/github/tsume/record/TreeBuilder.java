package io.github.tsume.record;

import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A collector of a move tree in the order in which files tell it: a line, then variations that say
 * at which ply they leave an earlier line.
 */
public final class TreeBuilder {
  /*
   * Every node knows its parent, a line its last node. A replay is kept for the current end and at
   * every 64th ply; to start a variation the moves since then are played again, so that a file of
   * many variations does not take time in proportion to their product with its length.
   */
  private static final int CHECKPOINT = 64;

  private final Setup setup;
  private final List<String> comments = new ArrayList<>();
  private final List<String> pending = new ArrayList<>(0);
  private final Node root = new Node(null, Move.NONE, null, true);

  /** The latest move of each number, from the root; the latest end where there is no move. */
  private final List<Node> latest = new ArrayList<>();

  /** Where a variation leaves that is announced and has no step yet; null if none is. */
  private @Nullable Node announced;

  private Node last = root;
  private Replay replay;
  private int size;

  public TreeBuilder(Setup setup) {
    this.setup = setup;
    replay = Replay.of(setup);
    root.checkpoint = replay.copy();
    latest.add(root);
  }

  /** The board at the end of the current line; to be looked at only. */
  public Replay replay() {
    return replay;
  }

  /** The number of the next step of the current line, 1 for the first of the record. */
  public int nextPly() {
    return last.depth + 1;
  }

  /** The last move of the current line, or {@link Move#NONE}. */
  public int lastMove() {
    return last.move;
  }

  /** Whether the current line has ended with something that is no move. */
  public boolean ended() {
    return last.special != null;
  }

  /** Whether nothing but comments before the first move has been added. */
  public boolean isEmpty() {
    return root.children.isEmpty();
  }

  /** How many steps and variations there are so far. */
  public int size() {
    return size;
  }

  /** How many variations the current line is nested in. */
  public int nesting() {
    return last.nesting;
  }

  /** Appends a move to the current line; whether it is legal is found out. */
  public void add(int move) {
    boolean legal = !ended() && replay.isLegal(move);
    append(new Node(last, move, null, legal));
    replay.play(move, legal);
    if (last.depth % CHECKPOINT == 0) {
      last.checkpoint = replay.copy();
    }
  }

  /** Appends an end to the current line. */
  public void add(Special special) {
    append(new Node(last, Move.NONE, special, true));
  }

  private void append(Node node) {
    last.children.add(node);
    last = node;
    node.comments.addAll(pending);
    pending.clear();
    announced = null;
    if (node.depth == latest.size()) {
      latest.add(node);
    } else if (node.special == null || latest.get(node.depth).special != null) {
      latest.set(node.depth, node);
    }
    size++;
  }

  /**
   * Adds a line of comment to the last step, or to the beginning if there is none; at the beginning
   * of a variation to its first step.
   */
  public void comment(String line) {
    if (announced != null) {
      pending.add(line);
    } else {
      (last == root ? comments : last.comments).add(line);
    }
  }

  /** States the time of the last step; its total is counted if it is not given. */
  public void time(long spent, @Nullable Long total) {
    if (last != root) {
      int side = side(last);
      last.clock[side] = total != null ? total : last.clock[side] + spent;
      last.time = new MoveTime(spent, last.clock[side]);
    }
  }

  /**
   * Begins a variation whose first step has that number. It belongs to the nearest line before that
   * has a move of the number before it, which it follows; or an end, if no line has a move there.
   *
   * @return false if there is no such line; nothing changes then
   */
  public boolean beginVariation(int ply) {
    if (ply < 1 || ply > latest.size()) {
      return false;
    }
    begin(latest.get(ply - 1));
    return true;
  }

  private void begin(Node at) {
    last = at;
    pending.clear();
    announced = at;
    size++;
    Deque<Node> path = new ArrayDeque<>();
    Node from = at;
    while (from.checkpoint == null) {
      path.push(from);
      from = Objects.requireNonNull(from.parent);
    }
    replay = from.checkpoint.copy();
    for (Node node : path) {
      if (node.special == null) {
        replay.play(node.move, node.legal);
      }
    }
  }

  private int side(Node node) {
    return (setup.sideToMove().ordinal() + node.depth + 1) & 1;
  }

  /** The tree collected so far. */
  public MoveTree build() {
    return new MoveTree(comments, root.line());
  }
}
