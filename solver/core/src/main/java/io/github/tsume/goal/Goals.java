package io.github.tsume.goal;

import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.helpmate.Spill;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.soundness.Journal;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.Goal;
import org.jspecify.annotations.Nullable;

/** The table of the goals and of the searches for them. */
public final class Goals {
  private Goals() {}

  /**
   * Looks for what is wanted of a position, and judges the composition if that is asked.
   *
   * @param solver without knowledge of other problems
   */
  public static Found seek(Wanted wanted, MateSolver solver, SearchBudget budget) {
    return seeker(wanted.aim().goal()).seek(wanted, solver, budget);
  }

  private static Seeker seeker(Goal goal) {
    return switch (goal) {
      case MATE -> new MateSeeker();
      case BRINKMATE -> new BrinkmateSeeker();
      case HELPMATE, HELPSELFMATE -> new HelpmateSeeker();
    };
  }

  /** How a goal is sought and judged: the only thing that is asked of it. */
  interface Seeker {
    /** What is found within a budget; a limit leaves it open. */
    Found seek(Wanted wanted, MateSolver solver, SearchBudget budget);
  }

  /**
   * The request for a goal at one position.
   *
   * @param position where the attacker is to move
   * @param aim what is looked for, and within how many plies
   * @param options how lengths are counted, and how it is checked and judged
   * @param judged whether it is judged as a composition
   * @param listener hears how the search goes on
   * @param journal what is known of its other moves, added to
   * @param spill where a search that fills its memory may go on; null for nowhere
   */
  public record Wanted(
      Position position,
      Aim aim,
      CheckOptions options,
      boolean judged,
      SolveListener listener,
      Journal journal,
      @Nullable Spill spill) {
    /** A request that is answered within memory. */
    public Wanted(
        Position position,
        Aim aim,
        CheckOptions options,
        boolean judged,
        SolveListener listener,
        Journal journal) {
      this(position, aim, options, judged, listener, journal, null);
    }

    /** How many plies it may take; 0 for any. */
    int within() {
      return aim.within();
    }
  }
}
