package io.github.tsume.brinkmate;

import io.github.tsume.board.Move;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.mate.Session;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * Looks for keys: checks and threats of the attacker after which every defence is mated by checks,
 * or, where more plies are allowed, met by another key.
 */
final class KeySearch {
  /**
   * The keys among some moves.
   *
   * @param keys those that are keys
   * @param open those of which it is not known
   */
  record Keys(List<Integer> keys, List<Integer> open) {
    Keys {
      keys = List.copyOf(keys);
      open = List.copyOf(open);
    }
  }

  private final Session session;
  private final KnownKeys known = new KnownKeys();
  private final KeyTree tree;

  KeySearch(Session session) {
    this.session = session;
    this.tree = new KeyTree(session, known);
  }

  /** The session whose position is asked about; to be left as it was. */
  Session session() {
    return session;
  }

  /**
   * The keys within so many plies where the session stands.
   *
   * @param all whether all are wanted, or one
   */
  Keys keys(int plies, boolean all, SearchBudget budget) {
    List<Node> open = new ArrayList<>();
    List<Integer> keys = new ArrayList<>();
    for (int move : tree.legalMoves()) {
      Node node = tree.candidate(move, plies, budget);
      sort(node, keys, open);
    }
    while (!open.isEmpty() && !budget.isSpent() && (all || keys.isEmpty())) {
      // Where all have to be settled, those first that are cheap.
      Node next = Node.least(open, all ? each -> each.effort : each -> each.pn);
      session.play(next.move);
      tree.grow(next, budget);
      session.undo(next.move);
      if (next.isSettled()) {
        open.remove(next);
        sort(next, keys, open);
      }
    }
    if (!keys.isEmpty()) {
      known.found(session.position(), plies, keys.get(0));
    } else if (open.isEmpty()) {
      known.refuted(session.position(), plies);
    }
    return new Keys(keys, open.stream().map(node -> node.move).toList());
  }

  private static void sort(Node node, List<Integer> keys, List<Node> open) {
    if (node.isProven()) {
      keys.add(node.move);
    } else if (!node.isDisproven()) {
      open.add(node);
    }
  }

  /**
   * What refutes the attacker's last move as a key within so many plies, where the session stands:
   * a reply, or {@link Move#NONE} as it threatens nothing; empty if that is not found out.
   */
  OptionalInt refutation(int move, int plies, SearchBudget budget) {
    session.undo(move);
    Node node = tree.candidate(move, plies, budget);
    session.play(move);
    while (!node.isSettled() && !budget.isSpent()) {
      tree.grow(node, budget);
    }
    return node.isDisproven() ? OptionalInt.of(node.refutation) : OptionalInt.empty();
  }

  /** Within how few plies a key is known where the session stands; at most so many. */
  int known(int plies) {
    int fewest = 1;
    while (fewest < plies && known.within(session.position(), fewest) != Truth.YES) {
      fewest += 2;
    }
    return fewest;
  }

  /**
   * The first move of the shortest brinkmate where the session stands; {@link Move#NONE} if none is
   * found within so many plies.
   */
  int shortest(int plies, SearchBudget budget) {
    for (int n = 1; n <= plies; n += 2) {
      Truth truth = known.within(session.position(), n);
      if (truth == Truth.OPEN) {
        keys(n, false, budget);
        truth = known.within(session.position(), n);
      }
      if (truth == Truth.YES) {
        return known.key(session.position());
      }
    }
    return Move.NONE;
  }
}
