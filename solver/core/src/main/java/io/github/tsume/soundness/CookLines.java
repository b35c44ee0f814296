package io.github.tsume.soundness;

import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.mate.Known;
import io.github.tsume.mate.Question;
import io.github.tsume.mate.Session;
import java.util.ArrayList;
import java.util.List;

/** A finder of the lines to mate with which cooks and other defects are shown. */
final class CookLines {
  private final Session session;
  private final Efforts efforts;
  private final boolean shown;

  /**
   * Lines from where a session stands.
   *
   * @param shown whether they are to be shown; else the move alone will do
   */
  CookLines(Session session, boolean shown) {
    this.session = session;
    this.efforts = session.efforts();
    this.shown = shown;
  }

  /**
   * A line to mate.
   *
   * @param moves its moves, the one that it is about first
   * @param proved the plies within which the proof mates after that
   * @param independent whether it must not come to what the session forbids, the mainline
   * @param isBest whether it is the best play of both sides, which depends on the position alone
   */
  record Line(List<Integer> moves, int proved, boolean independent, boolean isBest) {}

  /**
   * A line from {@code move} at the current node: the best play of both sides where that is soon
   * found, else the longest of the proof; open if the proof was lost.
   */
  Known<Line> find(int move, int proved, boolean independent, SearchBudget budget) {
    if (!shown) {
      return Known.of(new Line(List.of(move), proved, independent, true));
    }
    SearchBudget quick = budget.overtime().slice(efforts.nodes(EffortTable.COOK_LINE_QUICK));
    Known<Line> best =
        best(move, proved, independent, quick)
            .map(moves -> new Line(moves, proved, independent, true));
    return best.isOpen() ? proven(move, proved, independent, budget) : best;
  }

  /** The longest line of the proof. */
  private Known<Line> proven(int move, int proved, boolean independent, SearchBudget budget) {
    return session
        .after(move, () -> session.provenLine(proved, budget))
        .map(
            rest -> {
              List<Integer> moves = new ArrayList<>(List.of(move));
              moves.addAll(rest);
              return new Line(moves, proved, independent, false);
            });
  }

  /**
   * The best play in the place of a line that is not.
   *
   * @param nodes how many nodes it may take
   */
  Known<Line> improve(Line line, long nodes, SearchBudget budget) {
    return best(line.moves.get(0), line.proved, line.independent, budget.slice(nodes))
        .map(best -> new Line(best, line.proved, line.independent, true));
  }

  private Known<List<Integer>> best(int move, int proved, boolean independent, SearchBudget part) {
    Known<List<Integer>> line = best(move, session.question(proved, part));
    boolean comesBack = independent && line.map(this::comesBack).orElse(false);
    return comesBack ? best(move, session.avoiding(proved, part)) : line;
  }

  private Known<List<Integer>> best(int move, Question question) {
    return session
        .after(move, () -> session.exactLength(question))
        .then(shortest -> session.lineAfter(move, question.within(shortest)));
  }

  /** Whether a line from the current attacker's node comes to what is forbidden. */
  private boolean comesBack(List<Integer> moves) {
    boolean meets = false;
    for (int move : moves) {
      session.play(move);
      meets |= session.isForbidden();
    }
    session.undoAll(moves);
    return meets;
  }
}
