package io.github.tsume.soundness;

import io.github.tsume.board.position.Position;
import io.github.tsume.budget.Efforts;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Session;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.soundness.SoundnessChecker.Ledger;

/**
 * The task of a check, and its means: the same for all parts of one check.
 *
 * @param solver what searches
 * @param position the composition
 * @param session a session that stands at it
 * @param options by what standards it is checked
 * @param journal what an earlier run found to fail
 * @param budget what all of it may cost
 * @param listener hears how it goes
 * @param ledger counts what the nodes go into
 * @param lengthOnly whether cooks are looked for only as far as they prove the length
 */
record CheckTask(
    MateSolver solver,
    Position position,
    Session session,
    CheckOptions options,
    Journal journal,
    SearchBudget budget,
    SolveListener listener,
    Ledger ledger,
    boolean lengthOnly) {
  /** How much goes into what. */
  Efforts efforts() {
    return solver.efforts();
  }
}
