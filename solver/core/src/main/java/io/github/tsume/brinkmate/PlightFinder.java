package io.github.tsume.brinkmate;

import io.github.tsume.board.position.Position;
import io.github.tsume.brinkmate.KeyTree.Truth;
import io.github.tsume.brinkmate.NoKeyWriter.Passing;
import io.github.tsume.brinkmate.Plight.Kind;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.game.FutileRule;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Session;
import io.github.tsume.mate.Solution;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.Reason;
import io.github.tsume.verify.CanonicalMoves;
import io.github.tsume.verify.ProofTree;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A search that tells whether the defender, who is to move, is in brinkmate (必至), threatened with
 * mate (詰めろ), or neither, and by which moves he parries.
 *
 * <p>What is said to mate was replayed by the rules; what a limit leaves open is a parry in no
 * case.
 */
public record PlightFinder(MateSolver solver, SolveOptions options) {
  /** How the side to move stands; leaves the position as it was. */
  public Plight find(Position position, SearchBudget budget) {
    Session session =
        new Session(position, position.sideToMove().opponent(), solver, FutileRule.NONE);
    boolean check = position.inCheck();
    Solution mate = check ? null : passed(position, budget);
    List<Integer> line = mate == null || !mate.isMate() ? List.of() : mate.mainline();
    int[] legal = CanonicalMoves.of(position);
    boolean threatens = check || !line.isEmpty();
    if (!threatens) {
      boolean known = mate != null && mate.outcome() == Outcome.NO_MATE;
      Kind kind = known ? Kind.NOTHING : Kind.UNKNOWN;
      return new Plight(kind, List.of(), List.of(), List.of(), known ? null : limit(budget));
    }
    Threat threat = check ? null : threat(session, budget);
    List<Integer> open = new ArrayList<>();
    for (int reply : legal) {
      if (threat == null || !threat.answers(reply)) {
        open.add(reply);
      }
    }
    List<Integer> parries = settle(session, open, budget);
    Kind kind =
        !parries.isEmpty()
            ? (check ? Kind.CHECK : Kind.THREAT)
            : open.isEmpty() ? Kind.BRINKMATE : Kind.UNKNOWN;
    List<Integer> sorted = Arrays.stream(legal).boxed().filter(parries::contains).toList();
    return new Plight(kind, line, sorted, open, open.isEmpty() ? null : limit(budget));
  }

  private static @Nullable Reason limit(SearchBudget budget) {
    return budget.isSpent() ? budget.limit() : null;
  }

  private Solution passed(Position position, SearchBudget budget) {
    Position passed = position.copy();
    passed.pass();
    return solver.solve(
        passed,
        options,
        budget.share(0.5),
        solver.efforts().nodes(EffortTable.PLIGHT_SHOWN),
        SolveListener.NONE);
  }

  private static @Nullable Threat threat(Session session, SearchBudget budget) {
    ProofTree proof =
        Passing.in(
            session,
            () ->
                session
                    .proof(
                        budget.overtime().slice(session.efforts().nodes(EffortTable.PLIGHT_SHOWN)))
                    .orElse(null));
    return proof == null ? null : new Threat(session.position(), proof);
  }

  /** Finds the parries among moves; those that stay open are left in them. */
  private static List<Integer> settle(Session session, List<Integer> moves, SearchBudget budget) {
    List<Integer> parries = new ArrayList<>();
    for (long slice = session.efforts().nodes(EffortTable.PLIGHT_FIRST);
        !moves.isEmpty() && !budget.isSpent();
        slice *= session.efforts().growth(EffortTable.PLIGHT_GROWTH)) {
      List<Integer> open = new ArrayList<>();
      for (int move : moves) {
        SearchBudget part = budget.slice(slice);
        session.play(move);
        Truth mates = Truth.of(session.mates(part));
        boolean shown =
            mates == Truth.YES
                && session
                    .proof(
                        budget.overtime().slice(session.efforts().nodes(EffortTable.PLIGHT_SHOWN)))
                    .isPresent();
        session.undo(move);
        if (mates == Truth.NO) {
          parries.add(move);
        } else if (!shown) {
          open.add(move);
        }
      }
      moves.clear();
      moves.addAll(open);
      if (slice > Long.MAX_VALUE / session.efforts().growth(EffortTable.PLIGHT_GROWTH)) {
        break;
      }
    }
    return parries;
  }
}
