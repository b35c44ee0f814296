package io.github.tsume.mate;

import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.game.FutileRule;
import io.github.tsume.rules.Minishogi;
import java.util.function.Function;

/** Begins an {@link Inquiry} at a position of a small mate, with a table that knows nothing. */
final class Inquiries {
  /** A mate in 7 of minishogi, for which the bounded form of the rule finds 5. */
  static final String COUNTS = "4k/3s1/2P2/5/5 b RG 1";

  /**
   * Minishogi: the rook gives check from 5a, promoted. The king may step to 1b, where the dragon
   * mates from 2a; what is dropped on 2a is taken with mate, what is dropped elsewhere is taken
   * with check again, and mate as after 1b.
   */
  static final String FUTILE = "4k/5/3R1/5/Rb3 b Bgsp 1";

  private Inquiries() {}

  /** A position of minishogi. */
  static Position position(String sfen) {
    return Sfen.position(sfen, Minishogi.RULES);
  }

  /** What an inquiry by the composers' rule finds at a position of the attacker. */
  static <T> T at(Position position, Function<Inquiry, T> work) {
    Session session = new Session(position, new MateSolver(1 << 20), FutileRule.STANDARD);
    return session.during(session.question(99, SearchBudget.unlimited()), work::apply);
  }

  /** What an inquiry by the composers' rule finds at a position of the attacker. */
  static <T> T at(String sfen, Function<Inquiry, T> work) {
    return at(sfen, "", work);
  }

  /** The same after a line. */
  static <T> T at(String sfen, String line, Function<Inquiry, T> work) {
    return at(sfen, line, FutileRule.STANDARD, SearchBudget.unlimited(), work);
  }

  /** The same by another rule, or within a budget. */
  static <T> T at(
      String sfen, String line, FutileRule rule, SearchBudget budget, Function<Inquiry, T> work) {
    Session session = new Session(SmallMates.position(sfen), new MateSolver(1 << 20), rule);
    if (!line.isEmpty()) {
      SmallMates.moves(session.position(), line).forEach(session::play);
    }
    return session.during(session.question(99, budget), work::apply);
  }
}
