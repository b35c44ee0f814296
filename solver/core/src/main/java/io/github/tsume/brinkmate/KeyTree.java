package io.github.tsume.brinkmate;

import io.github.tsume.board.Move;
import io.github.tsume.brinkmate.KeySearch.KnownKeys;
import io.github.tsume.brinkmate.KeySearch.Siblings;
import io.github.tsume.brinkmate.NoKeyWriter.Passing;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.Answer;
import io.github.tsume.mate.KnownReplies;
import io.github.tsume.mate.Session;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.verify.ProofTree;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The game of brinkmate as a tree that grows where least is missing: a proof-number search, whose
 * leaves are searches for mates with budgets that grow.
 *
 * <p>The attacker gives check, or threatens mate. What threatens nothing is no move of this game,
 * even if it leaves the defender no legal move; that is found out by letting him pass. After a
 * threat only those defences are looked into that its mate does not answer as it is ({@link
 * Threat}). What refuted other moves, and what was a key elsewhere, is tried first.
 *
 * <p>Sources: Allis, van der Meulen and van den Herik, "Proof-Number Search" (1994); Nagai, on
 * brinkmates (Game Programming Workshop 2011).
 */
final class KeyTree {
  /** How much must be missing to what is likely before all other moves are looked at. */
  private static final int LIKELY = 4;

  /** How many positions of a replay cost as much as a node of a search. */
  private static final int REPLAYED = 4;

  private final Session session;
  private final KnownKeys known;
  private final Favourites refuters = new Favourites(24);
  private final Favourites keys = new Favourites(16);

  KeyTree(Session session, KnownKeys known) {
    this.session = session;
    this.known = known;
  }

  /** The defender's node after a move of the attacker, whose position is the session's. */
  Node candidate(int move, int plies, Siblings siblings, SearchBudget budget) {
    session.play(move);
    Node node = Node.defence(move, plies, siblings);
    if (session.position().inCheck()) {
      node.threatened = true;
      if (plies < 3) {
        node.disprove(); // It would be a mate, which is asked about apart.
      }
    } else {
      askThreat(node, budget);
    }
    session.undo(move);
    return node;
  }

  private void askThreat(Node node, SearchBudget budget) {
    Answer answer = Passing.in(session, () -> mates(node, budget));
    Truth threat = Truth.of(answer);
    if (threat == Truth.NO && node.asked > 0) {
      Passing.during(session, () -> node.siblings().add(session, budget));
    }
    if (threat == Truth.OPEN) {
      node.open(answer);
    } else if (threat == Truth.YES) {
      node.threatened = true;
      node.pn = 1;
      node.dn = 1;
    } else {
      node.disprove();
    }
  }

  /**
   * Settles those of some moves that threaten nothing, as others threaten nothing; the session
   * stands before them.
   */
  void settleAlike(List<Node> moves, Siblings siblings, SearchBudget budget) {
    for (Node node : moves) {
      if (node.kind != Node.Kind.DEFENCE || node.threatened || node.isSettled()) {
        continue;
      }
      if (budget.isSpent()) {
        return;
      }
      siblings.begin(session, budget, session.efforts().nodes(EffortTable.KEY_FIRST));
      if (node.tried < siblings.found()
          && node.alike <= node.effort + session.efforts().nodes(EffortTable.KEY_ALIKE)) {
        long before = budget.nodes();
        session.play(node.move);
        Optional<KnownReplies> alike =
            Passing.in(session, () -> siblings.alike(session, node.tried, budget));
        node.tried = siblings.found();
        node.alike += budget.nodes() - before;
        session.undo(node.move);
        if (alike.isPresent()) {
          node.disprove();
          node.alikeReplies = alike.get();
        }
      }
    }
  }

  private Answer mates(Node node, SearchBudget budget) {
    long most =
        session.efforts().nodes(EffortTable.KEY_FIRST)
            << Math.min(session.efforts().count(EffortTable.KEY_GROWTH_BITS) * node.asked, 40);
    return session.mates(budget.slice(most));
  }

  /** Grows a node, at whose position the session stands, where least is missing. */
  void grow(Node node, SearchBudget budget) {
    long before = budget.nodes();
    switch (node.kind) {
      case MATE -> askMate(node, budget);
      case ATTACK -> growAttack(node, budget);
      case DEFENCE -> growDefence(node, budget);
    }
    node.effort += budget.nodes() - before;
  }

  private void askMate(Node node, SearchBudget budget) {
    Answer answer = mates(node, budget);
    switch (Truth.of(answer)) {
      case YES -> node.prove();
      case NO -> node.disprove();
      case OPEN -> node.open(answer);
    }
  }

  /** Grows a child, and settles it and its node if that is possible. */
  private void growChild(Node child, SearchBudget budget) {
    if (child.move == Move.NONE) {
      grow(child, budget);
    } else {
      session.play(child.move);
      grow(child, budget);
      session.undo(child.move);
    }
  }

  private void growAttack(Node node, SearchBudget budget) {
    List<Node> children = node.children;
    Node best =
        children == null || children.isEmpty() ? null : Node.least(children, child -> child.pn);
    if (node.hasMore && (best == null || best.pn > LIKELY)) {
      addMoves(node, budget);
    } else if (best != null) {
      growChild(best, budget);
    }
    settleAttack(node, budget);
  }

  /** Adds the moves that were keys elsewhere, or, where these are, all others. */
  private void addMoves(Node node, SearchBudget budget) {
    List<Node> children = new ArrayList<>();
    if (node.children != null) {
      children.addAll(node.children);
    }
    boolean likely = node.asked == 0;
    Siblings siblings = node.siblings();
    List<Integer> legal = legalMoves();
    for (int move : legal) {
      if (keys.contains(move) != likely) {
        continue;
      }
      if (budget.isSpent()) {
        return; // The next time from the beginning.
      }
      Node child = candidate(move, node.plies, siblings, budget);
      if (!child.isDisproven()) {
        children.add(child);
      }
      if (child.isProven()) {
        break;
      }
    }
    node.children = children;
    node.hasMore = likely;
    node.asked++;
  }

  private void settleAttack(Node node, SearchBudget budget) {
    List<Node> children = node.children;
    if (children != null) {
      settleAlike(children, node.siblings(), budget);
    }
    if (children == null) {
      if (!node.hasMore) {
        refuted(node);
      }
      return;
    }
    children.removeIf(Node::isDisproven);
    long dn = node.hasMore ? 1 : 0;
    int pn = node.hasMore ? LIKELY + 1 : Node.INFINITE;
    for (Node child : children) {
      if (child.isProven()) {
        if (child.kind == Node.Kind.DEFENCE) {
          known.found(session.position(), node.plies, child.move);
          keys.add(child.move);
        }
        node.prove();
        return;
      }
      pn = Math.min(pn, child.pn);
      dn += child.dn;
    }
    if (children.isEmpty() && !node.hasMore) {
      refuted(node);
      return;
    }
    node.pn = pn;
    node.dn = Node.sum(dn);
  }

  private void refuted(Node node) {
    known.refuted(session.position(), node.plies);
    node.disprove();
  }

  private void growDefence(Node node, SearchBudget budget) {
    if (!node.threatened) {
      askThreat(node, budget);
      return;
    }
    if (node.children == null || node.children.isEmpty()) {
      addReplies(node, budget);
    } else {
      growChild(Node.least(node.children, child -> child.dn), budget);
    }
    settleDefence(node);
  }

  /** A proof of the mate that is threatened, a short one if that is easily found. */
  private @Nullable ProofTree threat(SearchBudget budget) {
    for (int plies = 1; plies <= session.efforts().plies(EffortTable.KEY_SHORT); plies += 2) {
      if (session
          .matesWithin(plies, budget.slice(session.efforts().nodes(EffortTable.KEY_SHORT_NODES)))
          .isProven()) {
        return session
            .proofOf(plies, budget.slice(session.efforts().nodes(EffortTable.KEY_PROOF)))
            .orElse(null);
      }
    }
    return session
        .proof(budget.overtime().slice(session.efforts().nodes(EffortTable.KEY_PROOF)))
        .orElse(null);
  }

  /** Adds the replies that are likely to do something, or, where those are answered, the others. */
  private void addReplies(Node node, SearchBudget budget) {
    if (node.rest == null) {
      node.rest = replies();
      if (!session.position().inCheck()) {
        ProofTree proof = Passing.in(session, () -> threat(budget));
        node.threat = proof == null ? null : new Threat(session.position(), proof);
      }
    }
    Threat threat = node.threat;
    boolean first = node.children == null;
    List<Node> children = new ArrayList<>();
    List<Integer> later = new ArrayList<>();
    for (int reply : node.rest) {
      if (budget.isSpent()) {
        return; // The next time from the beginning.
      }
      if (first && threat != null && !threat.isNear(reply) && !refuters.contains(reply)) {
        later.add(reply);
        continue;
      }
      if (threat != null) {
        boolean answered = threat.answers(reply);
        budget.spend(1 + threat.visited() / REPLAYED);
        if (answered) {
          continue;
        }
      }
      session.play(reply);
      Node child = reply(reply, node.plies - 2, budget);
      session.undo(reply);
      if (!child.isProven()) {
        children.add(child);
      }
      if (child.isDisproven()) {
        break;
      }
    }
    node.children = children;
    node.rest = later;
  }

  /** The attacker's node after a reply, at whose position the session stands. */
  private Node reply(int reply, int plies, SearchBudget budget) {
    Answer answer = session.mates(budget.slice(session.efforts().nodes(EffortTable.KEY_FIRST)));
    Truth mates = Truth.of(answer);
    Truth key = plies < 1 ? Truth.NO : known.within(session.position(), plies);
    Node node = Node.attack(reply, plies, answer);
    if (mates == Truth.YES || key == Truth.YES) {
      node.prove();
    } else if (key == Truth.NO || plies < 1) {
      node.hasMore = false;
      if (mates == Truth.NO) {
        node.disprove();
      }
    }
    return node;
  }

  private void settleDefence(Node node) {
    List<Node> children = node.children;
    if (children == null) {
      return;
    }
    children.removeIf(Node::isProven);
    long pn = 0;
    int dn = Node.INFINITE;
    for (Node child : children) {
      if (child.isDisproven()) {
        refuters.add(child.move);
        node.refutation = child.move;
        node.disprove();
        return;
      }
      pn += child.pn;
      dn = Math.min(dn, child.dn);
    }
    boolean more = node.rest != null && !node.rest.isEmpty();
    if (children.isEmpty() && !more) {
      node.prove();
      return;
    }
    node.pn = Node.sum(pn + (more ? 1 : 0));
    node.dn = children.isEmpty() ? 1 : dn;
  }

  /** The defences, those first that refuted other moves, drops last. */
  private List<Integer> replies() {
    List<Integer> legal = legalMoves();
    List<Integer> replies = new ArrayList<>(refuters.among(legal));
    legal.stream()
        .filter(move -> !Move.isDrop(move) && !refuters.contains(move))
        .forEach(replies::add);
    legal.stream()
        .filter(move -> Move.isDrop(move) && !refuters.contains(move))
        .forEach(replies::add);
    return replies;
  }

  List<Integer> legalMoves() {
    int[] buffer = LegalMoves.of(session.position());
    List<Integer> moves = new ArrayList<>(buffer.length);
    for (int move : buffer) {
      moves.add(move);
    }
    return moves;
  }

  /** An answer that a limit may leave open. */
  enum Truth {
    YES,
    NO,
    OPEN;

    static Truth of(Answer answer) {
      return answer.isProven() ? YES : answer.isDisproven() ? NO : OPEN;
    }
  }

  /** Moves that did it last, the newest first: a few of them. */
  static final class Favourites {
    private final int most;
    private final Deque<Integer> moves = new ArrayDeque<>();

    Favourites(int most) {
      this.most = most;
    }

    /** A move did it. */
    void add(int move) {
      moves.remove(move);
      moves.addFirst(move);
      if (moves.size() > most) {
        moves.removeLast();
      }
    }

    boolean contains(int move) {
      return moves.contains(move);
    }

    /** Those that are among others, in their own order. */
    List<Integer> among(List<Integer> others) {
      List<Integer> found = new ArrayList<>(moves);
      found.retainAll(others);
      return found;
    }
  }
}
