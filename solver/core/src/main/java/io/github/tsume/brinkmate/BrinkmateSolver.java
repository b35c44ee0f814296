package io.github.tsume.brinkmate;

import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.brinkmate.Brinkmate.Wish;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.game.FutileRule;
import io.github.tsume.judgement.Key;
import io.github.tsume.mate.MateAnswer;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Session;
import io.github.tsume.mate.Solution;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.Reason;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A finder of the shortest brinkmate: a threat after which the attacker mates by checks whatever
 * the defender plays; or, in three plies, a check or a threat after which he mates or has such a
 * move; and so on.
 *
 * <p>The defender may play any legal move, drops and checks included.
 */
public record BrinkmateSolver(MateSolver solver, SolveOptions options) {
  /** The same without an author. */
  public Brinkmate solve(Position position, int most, Wish wish, SearchBudget budget) {
    return solve(position, most, wish, List.of(), budget);
  }

  /**
   * Solves a position in which the attacker is to move; leaves it as it was.
   *
   * @param most how many plies the brinkmate may take: 1, 3, 5
   * @param authored the author's line, which is followed as long as it is best play
   */
  public Brinkmate solve(
      Position position, int most, Wish wish, List<Integer> authored, SearchBudget budget) {
    SearchBudget first =
        budget
            .share(solver.efforts().share(EffortTable.BRINKMATE_MATE_SHARE))
            .slice(solver.efforts().nodes(EffortTable.BRINKMATE_MATE));
    Solution mate = solver.solve(position, options, first, SolveListener.NONE);
    if (mate.isMate()) {
      return without(wish, Outcome.MATE, mate, budget);
    }
    Brinkmate found = seek(position, most, wish, authored, mate, budget);
    if (!found.mateOpen() || budget.isSpent()) {
      return found;
    }
    // Where one key is enough, as much again; else it decides the answer.
    boolean enough = wish == Wish.ONE_KEY && !found.keys().isEmpty();
    SearchBudget more = enough ? budget.slice(budget.nodes()) : budget;
    Solution again = solver.solve(position, options, more, SolveListener.NONE);
    return again.isMate() ? without(wish, Outcome.MATE, again, budget) : found.with(again, budget);
  }

  /** Looks for keys where checks alone do not mate, or are not known to. */
  private Brinkmate seek(
      Position position,
      int most,
      Wish wish,
      List<Integer> authored,
      Solution mate,
      SearchBudget budget) {
    KeySearch search = new KeySearch(new Session(position, solver, FutileRule.NONE));
    KeyReplay replay = new KeyReplay(solver, options, search);
    boolean every = wish != Wish.ONE_KEY;
    for (int plies = 1; plies <= most; plies += 2) {
      KeySearch.Keys found = search.keys(plies, every, budget);
      List<Key> keys = authoredFirst(replay.shown(found.keys(), plies, budget), authored);
      if (!keys.isEmpty() && keys.size() == found.keys().size()) {
        LineKeys line = new LineKeys(search, replay, wish == Wish.WHOLE_LINE, budget);
        List<Key> ordered = new ArrayList<>();
        for (Key key : keys) {
          boolean first = ordered.isEmpty();
          boolean his = !authored.isEmpty() && authored.get(0) == key.move();
          LineKeys walk = first ? line : new LineKeys(search, replay, false, budget);
          ordered.add(walk.along(key, 1, first && his ? authored : List.of()));
        }
        List<Integer> left = every ? found.open() : List.of();
        List<Key> told = replay.threatening(ordered, budget);
        Found all = new Found(plies, told, left, line.later());
        return result(wish, Outcome.BRINKMATE, all, false, mate, budget);
      }
      if (!found.keys().isEmpty() || !found.open().isEmpty()) {
        return without(wish, Outcome.UNKNOWN, mate, budget);
      }
    }
    boolean mateOpen = mate.outcome() != Outcome.NO_MATE;
    Outcome none = mateOpen ? Outcome.UNKNOWN : Outcome.NO_BRINKMATE;
    Found nothing = new Found(0, List.of(), List.of(), List.of());
    return result(wish, none, nothing, true, mate, budget);
  }

  private static List<Key> authoredFirst(List<Key> keys, List<Integer> authored) {
    int first = authored.isEmpty() ? Move.NONE : authored.get(0);
    List<Key> sorted = new ArrayList<>(keys);
    sorted.removeIf(key -> key.move() != first);
    keys.stream().filter(key -> key.move() != first).forEach(sorted::add);
    return sorted;
  }

  private static Brinkmate without(Wish wish, Outcome answer, Solution mate, SearchBudget budget) {
    Found none = new Found(0, List.of(), List.of(), List.of());
    return result(wish, answer, none, false, mate, budget);
  }

  private record Found(int plies, List<Key> keys, List<Integer> open, List<Later> later) {
    boolean isOpen() {
      return !open.isEmpty() || later.stream().anyMatch(each -> !each.open().isEmpty());
    }
  }

  private static Brinkmate result(
      Wish wish, Outcome answer, Found found, boolean refuted, Solution mate, SearchBudget budget) {
    boolean mateOpen = mate.outcome() == Outcome.UNKNOWN;
    boolean limited = answer == Outcome.UNKNOWN || mateOpen || found.isOpen();
    Reason part = mate.answer() instanceof MateAnswer.Unknown unknown ? unknown.limit() : null;
    @Nullable Reason limit = limited ? (budget.isSpent() ? budget.limit() : part) : null;
    return new Brinkmate(
        wish,
        answer,
        found.plies,
        found.keys,
        found.open,
        found.later,
        mate.isMate() ? mate : null,
        mateOpen,
        refuted,
        limit,
        budget.nodes());
  }
}
