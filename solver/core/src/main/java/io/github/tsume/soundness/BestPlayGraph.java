package io.github.tsume.soundness;

import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.mate.BestPlay;
import io.github.tsume.mate.Known;
import io.github.tsume.mate.Session;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * The positions of best play of a problem, as the graph of all lines through them. Some positions
 * may be closed: lines through these are not visited.
 */
final class BestPlayGraph {
  /** Called with the moves and the attacker's positions of a line; returns whether to go on. */
  interface Visitor extends BiFunction<List<Integer>, List<BestPlay.Node>, Boolean> {}

  private final Session session;
  private final int length;
  private final int mostPositions;
  private final Set<BestPlay.Node> closed = new HashSet<>();
  private BestPlay.@Nullable Node root;
  private boolean tooLarge;

  /**
   * The graph of the position at which a session stands, which is not looked for yet.
   *
   * @param length the exact length of the problem
   */
  BestPlayGraph(Session session, int length) {
    this.session = session;
    this.length = length;
    this.mostPositions = session.efforts().count(EffortTable.EQUAL_POSITIONS);
  }

  /** Looks for the positions, unless they are known; returns whether they are. */
  boolean find(SearchBudget budget) {
    if (root == null && !tooLarge) {
      Known<BestPlay.Node> found =
          session.bestPlay(session.question(length, budget), mostPositions);
      root = found.isOpen() ? null : found.get();
      tooLarge = root == null && !budget.isSpent();
    }
    return root != null;
  }

  /** Whether there are more positions than are looked at. */
  boolean isTooLarge() {
    return tooLarge;
  }

  /** Whether there is but one line. */
  boolean isOneLine() {
    for (BestPlay.Node at = root; at != null && !at.next().isEmpty(); at = at.next().get(0)) {
      if (at.next().size() > 1) {
        return false;
      }
    }
    return true;
  }

  /** The ply of the first reply at which there is a choice; 2 if that is not known. */
  int firstChoice() {
    int ply = 2;
    BestPlay.Node at = root;
    while (at != null && at.next().size() == 1) {
      ply += 2;
      at = at.next().get(0);
    }
    return root == null || at == null || at.next().isEmpty() ? 2 : ply;
  }

  /** Whether there are at most so many lines. */
  boolean hasAtMost(int lines) {
    return count(root, lines) <= lines;
  }

  /** How many lines go on from a position: not counted further than it matters. */
  private static int count(BestPlay.@Nullable Node from, int most) {
    if (from == null || from.next().isEmpty()) {
      return 1;
    }
    int lines = 0;
    for (int i = 0; i < from.next().size() && lines <= most; i++) {
      lines += count(from.next().get(i), most);
    }
    return lines;
  }

  /** Opens all positions again. */
  void openAll() {
    closed.clear();
  }

  /** Closes a position: no line through it is visited any more. */
  void close(BestPlay.Node node) {
    closed.add(node);
  }

  boolean isClosed(BestPlay.Node node) {
    return closed.contains(node);
  }

  /**
   * Visits the lines in the order of ties but those through closed positions, as long as the
   * visitor wants to go on; returns whether all were visited.
   */
  boolean forEachLine(Visitor visitor) {
    return root == null || visit(root, new ArrayList<>(), new ArrayList<>(), visitor);
  }

  private boolean visit(
      BestPlay.Node node, List<Integer> moves, List<BestPlay.Node> nodes, Visitor visitor) {
    if (closed.contains(node)) {
      return true;
    }
    moves.add(node.attack());
    nodes.add(node);
    boolean on = !node.next().isEmpty() || visitor.apply(moves, nodes);
    for (int i = 0; i < node.next().size() && on && areOpen(nodes); i++) {
      moves.add(node.replies().get(i));
      on = visit(node.next().get(i), moves, nodes, visitor);
      moves.remove(moves.size() - 1);
    }
    moves.remove(moves.size() - 1);
    nodes.remove(nodes.size() - 1);
    return on;
  }

  private boolean areOpen(List<BestPlay.Node> nodes) {
    return nodes.stream().noneMatch(closed::contains);
  }

  /** Forbids all positions of best play to the searches of the session. */
  void forbidAll() {
    if (root != null) {
      forbid(root, new HashSet<>());
    }
  }

  private void forbid(BestPlay.Node node, Set<BestPlay.Node> done) {
    if (!done.add(node)) {
      return;
    }
    session.forbid();
    session.play(node.attack());
    for (int i = 0; i < node.next().size(); i++) {
      session.play(node.replies().get(i));
      forbid(node.next().get(i), done);
      session.undo(node.replies().get(i));
    }
    session.undo(node.attack());
  }
}
