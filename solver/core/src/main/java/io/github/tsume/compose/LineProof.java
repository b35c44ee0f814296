package io.github.tsume.compose;

import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.Answer;
import io.github.tsume.game.FutileRule;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Session;
import java.util.List;

/**
 * A proof that every move of the attacker along a line mates. It is asked from the end on, so that
 * each question adds one move to what is proved; a reply that escapes near the end is soon found.
 */
final class LineProof {
  private final MateSolver solver;
  private final FutileRule rule;

  LineProof(MateSolver solver, FutileRule rule) {
    this.solver = solver;
    this.rule = rule;
  }

  /**
   * Asks; what is found out stays in the solver's table.
   *
   * @param line legal moves that begin and end with the attacker's
   * @return the first answer that is no mate; else the last
   */
  Answer ask(Position start, List<Integer> line, SearchBudget budget) {
    Session session = new Session(start, solver, rule);
    line.forEach(session::play);
    Answer answer = session.mates(budget);
    for (int i = line.size() - 1; i >= 2 && answer.isProven(); i -= 2) {
      session.undo(line.get(i));
      session.undo(line.get(i - 1));
      answer = session.mates(budget);
    }
    return answer;
  }
}
