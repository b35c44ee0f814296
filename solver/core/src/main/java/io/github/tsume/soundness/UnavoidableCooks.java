package io.github.tsume.soundness;

import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.Answer;
import io.github.tsume.judgement.MoveRelation;
import io.github.tsume.mate.BestPlay;
import io.github.tsume.mate.Known;
import io.github.tsume.mate.Session;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds out whether another check mates whatever equal replies follow: then it is a cook of every
 * line of best play through its position.
 */
final class UnavoidableCooks {
  /** Another check that mates at a position of best play. */
  private record Check(BestPlay.Node at, int move) {}

  private final Session session;
  private final BestPlayGraph graph;
  private final Map<Check, Boolean> known = new HashMap<>();

  UnavoidableCooks(Session session, BestPlayGraph graph) {
    this.session = session;
    this.graph = graph;
  }

  /** Whether it is known to be one. */
  boolean isKnown(BestPlay.Node at, int move) {
    return Boolean.TRUE.equals(known.get(new Check(at, move)));
  }

  /** Whether a check at a node of a line is one. */
  Known<Boolean> is(List<Integer> line, int node, BestPlay.Node at, int move, SearchBudget budget) {
    Check check = new Check(at, move);
    Boolean before = known.get(check);
    Known<Boolean> found =
        before == null
            ? ask(new MainlineWalk(session, new Mainline(line)), node, check, budget)
            : Known.of(before);
    if (!found.isOpen()) {
      known.put(check, found.get());
    }
    return found;
  }

  private Known<Boolean> ask(MainlineWalk walk, int node, Check check, SearchBudget budget) {
    walk.goTo(node);
    // After some other reply it might be but the mainline's move from another square.
    boolean mayBeDual =
        MoveRelation.of(session.position(), check.move, check.at.attack()).mayBeDual();
    walk.leave(node);
    if (mayBeDual) {
      return Known.of(false);
    }
    graph.forbidAll();
    walk.goTo(node);
    Answer mates = session.after(check.move, () -> session.mates(budget));
    walk.leave(node);
    session.allowAll();
    return mates.isUnknown() ? Known.open(Known.Obstacle.NODES) : Known.of(mates.isProven());
  }
}
