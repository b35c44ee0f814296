package io.github.tsume.soundness;

import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.Answer;
import io.github.tsume.judgement.MoveRelation;
import io.github.tsume.mate.BestPlay;
import io.github.tsume.mate.Session;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A search that tells of other checks whether they mate whatever equal replies follow: then they
 * are cooks of every line of best play through their position.
 */
final class UnavoidableCooks {
  /** Another check that mates at a position of best play. */
  private record Check(BestPlay.Node at, int move) {}

  private final Session session;
  private final BestPlayGraph graph;

  /** On how many of the lines of best play through its position a check is a cook. */
  enum Reach {
    /** On all of them. */
    EVERY_LINE,
    /** Perhaps not on all: each has to be examined. */
    LINE_BY_LINE,
    /** That was not found out. */
    OPEN
  }

  private final Map<Check, Reach> known = new HashMap<>();

  UnavoidableCooks(Session session, BestPlayGraph graph) {
    this.session = session;
    this.graph = graph;
  }

  /** The reach of a check as far as it was asked for. */
  Reach known(BestPlay.Node at, int move) {
    return known.getOrDefault(new Check(at, move), Reach.OPEN);
  }

  /** The reach of a check at a node of a line; may be asked again where it is open. */
  Reach reach(List<Integer> line, int node, BestPlay.Node at, int move, SearchBudget budget) {
    if (known(at, move) == Reach.OPEN) {
      Check check = new Check(at, move);
      known.put(check, ask(new MainlineWalk(session, new Mainline(line)), node, check, budget));
    }
    return known(at, move);
  }

  private Reach ask(MainlineWalk walk, int node, Check check, SearchBudget budget) {
    walk.goTo(node);
    // After some other reply it might be but the mainline's move from another square.
    boolean mayBeDual =
        MoveRelation.of(session.position(), check.move, check.at.attack()).mayBeDual();
    walk.leave(node);
    if (mayBeDual) {
      return Reach.LINE_BY_LINE;
    }
    graph.forbidAll();
    walk.goTo(node);
    Answer mates = session.after(check.move, () -> session.mates(budget));
    walk.leave(node);
    session.allowAll();
    return switch (mates.kind()) {
      case PROVEN -> Reach.EVERY_LINE;
      case DISPROVEN -> Reach.LINE_BY_LINE;
      case UNKNOWN -> Reach.OPEN;
    };
  }
}
