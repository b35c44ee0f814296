package tsume.mate;

import java.util.List;
import java.util.OptionalInt;
import tsume.board.Position;
import tsume.dfpn.Answer;
import tsume.dfpn.DfPn;
import tsume.dfpn.Lengths;
import tsume.dfpn.SearchBudget;
import tsume.dfpn.TranspositionTable;

/**
 * Finds out whether the side to move can mate with checks alone, how fast, and how.
 *
 * <pre>{@code
 * MateSolver solver = new MateSolver(64 << 20);
 * Solution solution = solver.solve(position, SolveOptions.DEFAULT, SearchBudget.unlimited());
 * }</pre>
 *
 * <p>A solver is for one thread at a time; several solvers do not share anything. It keeps what it
 * learned for the next position; {@link #clear} makes it forget.
 */
public final class MateSolver {
  private final TranspositionTable table;

  /**
   * A solver with a table of its own.
   *
   * @param hashBytes the size of the table in bytes
   */
  public MateSolver(long hashBytes) {
    table = new TranspositionTable(hashBytes);
  }

  /** Forgets what was learned, so that the next answer does not depend on earlier ones. */
  public void clear() {
    table.clear();
  }

  /** Solves a position in which the attacker is to move; leaves it as it was. */
  public Solution solve(Position position, SolveOptions options, SearchBudget budget) {
    return solve(position, options, budget, SolveListener.NONE);
  }

  /** The same, telling a listener how it goes. */
  public Solution solve(
      Position position, SolveOptions options, SearchBudget budget, SolveListener listener) {
    TsumeGame game = new TsumeGame(position.copy());
    DfPn search = new DfPn(game, table);
    Answer answer = search.solve(Lengths.UNBOUNDED, budget);
    Verdict verdict =
        switch (answer.kind()) {
          case PROVEN -> new Verdict.Mate(answer.length(), false);
          case DISPROVEN -> new Verdict.NoMate();
          case UNKNOWN -> new Verdict.Unknown(java.util.Objects.requireNonNull(answer.limit()));
        };
    return new Solution(verdict, List.of(), 0, OptionalInt.empty(), List.of(), search.nodes());
  }
}
