package io.github.tsume.compose;

import io.github.tsume.board.position.Position;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.game.FutileRule;
import io.github.tsume.judgement.MoveRelation;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Session;
import io.github.tsume.moves.CheckMoves;
import io.github.tsume.moves.Evasions;
import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A proof by cheap questions, for most positions, that they are not sound with a line: another
 * check mates at once; after the first move of the line the defender lasts longer, or escapes;
 * another check mates without coming to the line. Checks that refuted others lately are asked
 * first.
 *
 * <p>It may leave what is not sound, but never refutes what is: against a check that may be but
 * another way to play the line's only a mate at once speaks.
 *
 * <p>What is found out about one position serves for the next: all of one origin have the same
 * pieces.
 */
final class QuickRefutation {
  /** What refutes a position. */
  enum Why {
    /** Nothing that was found. */
    NOTHING,
    /** Another check mates at once. */
    MATE_AT_ONCE,
    /** The defender has a longer reply to the first move, or one that does not lose. */
    DEFENCE,
    /** Another check mates. */
    COOK
  }

  private static final long[] NODES = {100, 1_000, 5_000};

  private final MateSolver solver;
  private final FutileRule rule;
  private final Int2IntOpenHashMap successes = new Int2IntOpenHashMap();
  private final int[] buffer = new int[Position.MAX_MOVES];
  private final int[] replies = new int[Position.MAX_MOVES];

  /**
   * A refuter.
   *
   * @param solver keeps what it learns; nobody else uses it
   */
  QuickRefutation(MateSolver solver, FutileRule rule) {
    this.solver = solver;
    this.rule = rule;
  }

  /** What refutes a position whose mate is to take just so many plies as the line has. */
  Why ask(Position start, List<Integer> line, SearchBudget budget) {
    List<Integer> others = others(start, line.get(0));
    for (int check : others) {
      if (matesAtOnce(start, check)) {
        return Why.MATE_AT_ONCE;
      }
    }
    Session session = new Session(start, solver, rule);
    int first = line.get(0);
    others.removeIf(check -> mayBeTolerated(start, check, first));
    for (long nodes : NODES) {
      session.allowAll();
      SearchBudget part = budget.slice(solver.efforts().growth(EffortTable.EXTEND_REFUTE) * nodes);
      if (session.after(first, () -> session.matesWithin(line.size() - 1, part)).isDisproven()) {
        return Why.DEFENCE;
      }
      session.forbidAlong(line);
      for (int check : others) {
        SearchBudget each = budget.slice(nodes);
        if (session.after(check, () -> session.mates(each)).isProven()) {
          successes.addTo(check, 1);
          return Why.COOK;
        }
      }
    }
    return Why.NOTHING;
  }

  /** The other checks, those first that refuted most. */
  private List<Integer> others(Position start, int first) {
    int end = CheckMoves.generate(start, buffer, 0);
    List<Integer> others = new ArrayList<>();
    Arrays.stream(buffer, 0, end).filter(check -> check != first).forEach(others::add);
    others.sort(
        (one, other) ->
            Integer.compare(successes.get(other.intValue()), successes.get(one.intValue())));
    return others;
  }

  private boolean matesAtOnce(Position position, int check) {
    position.play(check);
    boolean mates = Evasions.generate(position, replies, 0) == 0;
    position.undo(check);
    return mates;
  }

  /** Whether another check may be but another way to play the first move. */
  private static boolean mayBeTolerated(Position start, int check, int first) {
    MoveRelation relation = MoveRelation.of(start, check, first);
    return relation.mayBeDual() || relation.mirror();
  }
}
