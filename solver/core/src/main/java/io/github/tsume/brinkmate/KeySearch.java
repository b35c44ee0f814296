package io.github.tsume.brinkmate;

import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.board.position.PositionKey;
import io.github.tsume.brinkmate.KeyTree.Truth;
import io.github.tsume.budget.Effort;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.mate.KnownReplies;
import io.github.tsume.mate.Session;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A search for keys: checks and threats of the attacker after which every defence is mated by
 * checks, or, where more plies are allowed, met by another key.
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

  /** How much more goes into one move of those that seem to threaten nothing. */
  private static final long ALIKE = 8;

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
    Siblings siblings = new Siblings();
    for (int move : tree.legalMoves()) {
      Node node = tree.candidate(move, plies, siblings, budget);
      sort(node, keys, open);
    }
    settleAlike(open, siblings, budget);
    while (!open.isEmpty() && !budget.isSpent() && (all || keys.isEmpty())) {
      Node nearest = nearest(open);
      // Where all have to be settled, those first that are cheap.
      Node next = Node.least(open, all ? each -> rank(each, nearest) : each -> each.pn);
      session.play(next.move);
      tree.grow(next, budget);
      session.undo(next.move);
      if (next.isSettled()) {
        open.remove(next);
        sort(next, keys, open);
        settleAlike(open, siblings, budget);
      }
    }
    if (!keys.isEmpty()) {
      known.found(session.position(), plies, keys.get(0));
    } else if (open.isEmpty()) {
      known.refuted(session.position(), plies);
    }
    return new Keys(keys, open.stream().map(node -> node.move).toList());
  }

  private void settleAlike(List<Node> open, Siblings siblings, SearchBudget budget) {
    tree.settleAlike(open, siblings, budget);
    open.removeIf(Node::isDisproven);
  }

  /** That of the moves of which no threat is known that is nearest to threatening nothing. */
  private static @Nullable Node nearest(List<Node> open) {
    List<Node> calm = open.stream().filter(node -> !node.threatened).toList();
    return calm.isEmpty() ? null : Node.least(calm, node -> node.dn);
  }

  /** One that threatens nothing is settled first: others follow it without a search. */
  private static long rank(Node node, @Nullable Node nearest) {
    return node.threatened || node == nearest ? node.effort : node.effort * ALIKE;
  }

  private static void sort(Node node, List<Integer> keys, List<Node> open) {
    if (node.isProven()) {
      keys.add(node.move);
    } else if (!node.isDisproven()) {
      open.add(node);
    }
  }

  /**
   * What refutes a move of the attacker.
   *
   * @param reply a reply, or {@link Move#NONE} as the move threatens nothing
   * @param escapes how the defender then gets out of all checks if he passes, as far as it is known
   */
  record Refutation(int reply, @Nullable KnownReplies escapes) {}

  /**
   * What refutes the attacker's last move as a key within so many plies, where the session stands;
   * empty if that is not found out.
   *
   * @param siblings of the moves there, the same for all of them
   */
  Optional<Refutation> refutation(int move, int plies, Siblings siblings, SearchBudget budget) {
    session.undo(move);
    Node node = tree.candidate(move, plies, siblings, budget);
    List<Node> alone = List.of(node);
    tree.settleAlike(alone, siblings, budget);
    while (!node.isSettled() && !budget.isSpent()) {
      session.play(move);
      tree.grow(node, budget);
      session.undo(move);
      tree.settleAlike(alone, siblings, budget);
    }
    session.play(move);
    return node.isDisproven()
        ? Optional.of(new Refutation(node.refutation, node.alikeReplies))
        : Optional.empty();
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

  /** The positions, with the attacker to move, that are known to have a key within some plies. */
  static final class KnownKeys {
    /**
     * What is known of a position.
     *
     * @param within within how many plies there is a key; none if very many
     * @param key that key
     * @param without within how many plies there is none
     */
    private record Known(int within, int key, int without) {}

    private static final Known NOTHING = new Known(Integer.MAX_VALUE, Move.NONE, 0);

    private final Map<PositionKey, Known> all = new HashMap<>();

    /** There is a key within so many plies. */
    void found(Position position, int plies, int key) {
      Known before = of(position);
      if (plies < before.within) {
        all.put(PositionKey.of(position), new Known(plies, key, before.without));
      }
    }

    /** There is none. */
    void refuted(Position position, int plies) {
      Known before = of(position);
      if (plies > before.without) {
        all.put(PositionKey.of(position), new Known(before.within, before.key, plies));
      }
    }

    /** Whether there is a key within so many plies. */
    Truth within(Position position, int plies) {
      Known known = of(position);
      return known.within <= plies ? Truth.YES : known.without >= plies ? Truth.NO : Truth.OPEN;
    }

    /** The key that was found; {@link Move#NONE} if none was. */
    int key(Position position) {
      return of(position).key;
    }

    private Known of(Position position) {
      return all.getOrDefault(PositionKey.of(position), NOTHING);
    }
  }

  /**
   * The common traits of the attacker's quiet moves in one position: where one of them threatens
   * nothing, most others do not either, and for the same reasons.
   */
  static final class Siblings {
    /** The most that is kept, the newest. */
    private static final int MOST = 3;

    private final List<Escapes> known = new ArrayList<>();
    private boolean begun;
    private int found;

    /** Notes how he gets out where the session stands, before a move or after one and a pass. */
    void add(Session session, SearchBudget budget) {
      add(session, budget, EffortTable.KEY_ESCAPES);
    }

    private void add(Session session, SearchBudget budget, Effort.Nodes most) {
      Escapes.of(session, budget.overtime().slice(session.efforts().nodes(most)))
          .ifPresent(
              escapes -> {
                known.add(0, escapes);
                found++;
              });
      if (known.size() > MOST) {
        known.remove(MOST);
      }
    }

    /** Notes once how he gets out before any of the moves, if that is known. */
    void begin(Session session, SearchBudget budget, long nodes) {
      if (!begun && session.mates(budget.slice(nodes)).isDisproven()) {
        add(session, budget, EffortTable.KEY_ESCAPES_BEFORE);
      }
      begun = true;
    }

    /** How many were found so far. */
    int found() {
      return found;
    }

    /**
     * How he gets out of all checks where the session stands, after a move and a pass, if he does
     * so as elsewhere.
     *
     * @param tried how many were found when it was asked last
     */
    Optional<KnownReplies> alike(Session session, int tried, SearchBudget budget) {
      int fresh = Math.min(found - tried, known.size());
      for (int i = 0; i < fresh; i++) {
        Optional<KnownReplies> alike = known.get(i).alike(session, budget);
        if (alike.isPresent()) {
          return alike;
        }
      }
      return Optional.empty();
    }
  }
}
