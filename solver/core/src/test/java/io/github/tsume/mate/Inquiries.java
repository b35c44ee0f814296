package io.github.tsume.mate;

import io.github.tsume.dfpn.SearchBudget;
import java.util.function.Function;

/** Begins an {@link Inquiry} at a position of a small mate, with a table that knows nothing. */
final class Inquiries {
  private Inquiries() {}

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
    Session session =
        new Session(SmallMates.position(sfen), new MateSolver(1 << 20), rule);
    if (!line.isEmpty()) {
      SmallMates.moves(session.position(), line).forEach(session::play);
    }
    return session.during(session.question(99, budget), work::apply);
  }
}
