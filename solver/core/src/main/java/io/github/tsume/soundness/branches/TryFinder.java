package io.github.tsume.soundness.branches;

import io.github.tsume.board.position.Position;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.game.FutileRule;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Session;
import io.github.tsume.verdict.PlyCount;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A list of the checks off a line that fail, those first that keep the defender busy for longest.
 *
 * <p>All are asked about in rounds of growing effort, so that the many that are soon settled do not
 * wait for the few that are not. Whether a check fails, every reply counted, and how soon the
 * defender can end the checks, are two questions, of which each may answer the other.
 */
public final class TryFinder {
  private final Session session;
  private final List<Integer> line;
  private final int most;
  private final SearchBudget budget;
  private final List<Attempt> attempts = new ArrayList<>();

  /**
   * A list along a line from a position with the attacker to move.
   *
   * @param most how many checks to list for each of the attacker's plies
   */
  public TryFinder(
      Position start,
      List<Integer> line,
      int most,
      MateSolver solver,
      FutileRule rule,
      SearchBudget budget) {
    this.session = new Session(start, solver, rule);
    this.line = List.copyOf(line);
    this.most = most;
    this.budget = budget;
  }

  /** Finds the tries, in the order of plies. */
  public List<Try> find() {
    walk(
        ply -> {
          for (int check : Attempt.moves(session.position(), true)) {
            if (ply > line.size() || check != line.get(ply - 1)) {
              attempts.add(new Attempt(session, ply, check));
            }
          }
        });
    ask(budget);
    List<Try> all = new ArrayList<>();
    walk(
        ply ->
            attempts.stream()
                .filter(attempt -> attempt.ply() == ply && attempt.isTry())
                .map(attempt -> attempt.shown(budget))
                .sorted(
                    Comparator.comparing(Try::endless)
                        .thenComparing(attempt -> attempt.plies().plies())
                        .thenComparing(attempt -> !attempt.plies().isExact())
                        .reversed()
                        .thenComparing(Try::move, session.ties()::compare))
                .limit(most)
                .forEach(all::add));
    return all;
  }

  /** How a check of the first position fails; empty if it mates, or that is open. */
  public Optional<Try> refutation(int check) {
    attempts.add(new Attempt(session, 1, check));
    ask(budget.slice(session.efforts().nodes(EffortTable.TRY_ALONE)));
    Attempt attempt = attempts.remove(0);
    return attempt.isTry() ? Optional.of(attempt.shown(budget)) : Optional.empty();
  }

  /** The plies at which a question took too long, so that tries may be missing or go on longer. */
  public List<Integer> openPlies() {
    return attempts.stream()
        .filter(attempt -> !attempt.isSettled())
        .map(Attempt::ply)
        .distinct()
        .toList();
  }

  /** Asks about all, with more and more nodes for each. */
  private void ask(SearchBudget all) {
    long nodes = session.efforts().nodes(EffortTable.TRY_FIRST);
    while (attempts.stream().anyMatch(attempt -> !attempt.isSettled()) && !all.isSpent()) {
      long most = nodes;
      walk(
          ply ->
              attempts.stream()
                  .filter(attempt -> attempt.ply() == ply && !attempt.isSettled())
                  .forEach(attempt -> attempt.ask(all.slice(most))));
      nodes *= session.efforts().growth(EffortTable.TRY_GROWTH);
    }
  }

  /** Does some work at each of the attacker's plies of the line, the first if there is none. */
  private void walk(Consumer<Integer> work) {
    for (int i = 0; i < Math.max(1, line.size()); i++) {
      if (i % 2 == 0) {
        work.accept(i + 1);
      }
      if (i < line.size()) {
        session.play(line.get(i));
      }
    }
    session.undoAll(line);
  }

  /**
   * A check off the mainline that fails (紛れ).
   *
   * @param ply its ply, from 1
   * @param move the check
   * @param plies for how many plies checks go on, from {@code move} on, against the refutation that
   *     ends them soonest
   * @param endless whether they go on for ever: only a repetition ends them
   * @param line the moves, from {@code move} to the reply after which there is no check, or as many
   *     as are known
   */
  public record Try(int ply, int move, PlyCount plies, boolean endless, List<Integer> line) {
    /** A try with a copied line. */
    public Try {
      line = List.copyOf(line);
    }
  }
}
