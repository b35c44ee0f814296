package io.github.tsume.soundness.branches;

import io.github.tsume.board.position.Position;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.Answer;
import io.github.tsume.game.FutileRule;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Session;
import io.github.tsume.moves.CheckMoves;
import io.github.tsume.moves.Evasions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Lists the checks off a line that fail, those first that keep the defender busy for longest.
 *
 * <p>How long that is, is a min-max over the defender's refutations and the attacker's further
 * checks, deeper and deeper within a number of nodes; whether a reply refutes is asked of the
 * search, every reply counted.
 */
public final class TryFinder {
  /** How long checks go on, and along which moves; null instead if no refutation is known. */
  private record Course(int plies, boolean more, List<Integer> line) {
    boolean outlasts(@Nullable Course other) {
      return other == null || plies > other.plies || (plies == other.plies && more && !other.more);
    }

    Course after(int move) {
      List<Integer> moves = new ArrayList<>(line.size() + 1);
      moves.add(move);
      moves.addAll(line);
      return new Course(plies + 1, more, moves);
    }
  }

  private final Session session;
  private final Efforts efforts;
  private final List<Integer> line;
  private final int most;
  private final SearchBudget budget;
  private final List<Integer> openPlies = new ArrayList<>();
  private long nodes;
  private boolean unsure;

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
    this.efforts = solver.efforts();
    this.line = List.copyOf(line);
    this.most = most;
    this.budget = budget;
  }

  /** Finds the tries, in the order of plies. */
  public List<Try> find() {
    List<Try> all = new ArrayList<>();
    for (int i = 0; i < line.size(); i++) {
      if (i % 2 == 0) {
        List<Try> here = new ArrayList<>();
        unsure = false;
        for (int check : moves(true)) {
          Try attempt = check == line.get(i) ? null : attempt(i + 1, check);
          if (attempt != null) {
            here.add(attempt);
          }
        }
        here.stream()
            .sorted(
                Comparator.comparing(Try::plies)
                    .thenComparing(Try::more)
                    .reversed()
                    .thenComparing(Try::move, session.ties()::compare))
            .limit(most)
            .forEach(all::add);
        if (unsure) {
          openPlies.add(i + 1);
        }
      }
      session.play(line.get(i));
    }
    for (int i = line.size() - 1; i >= 0; i--) {
      session.undo(line.get(i));
    }
    return all;
  }

  /** How a check of the first position fails; empty if it mates, or that is open. */
  public Optional<Try> refutation(int check) {
    return Optional.ofNullable(attempt(1, check));
  }

  /** The plies at which a question took too long, so that tries may be missing or go on longer. */
  public List<Integer> openPlies() {
    return openPlies;
  }

  private @Nullable Try attempt(int ply, int check) {
    session.play(check);
    Course course = null;
    if (fails()) {
      nodes = 0;
      for (int depth = 1; depth <= efforts.plies(EffortTable.TRY_DEPTH); depth += 2) {
        Course deeper = refuted(depth);
        boolean complete = nodes <= efforts.count(EffortTable.TRY_POSITIONS);
        if (complete || course == null) {
          course = deeper;
        }
        if (!complete || deeper == null || !deeper.more) {
          break;
        }
      }
    }
    session.undo(check);
    if (course == null) {
      return null;
    }
    Course whole = course.after(check);
    return new Try(ply, check, whole.plies, whole.more, whole.line);
  }

  private boolean fails() {
    Answer answer = session.mates(budget.slice(efforts.nodes(EffortTable.TRY_QUESTION)));
    unsure |= answer.isUnknown();
    return answer.isDisproven();
  }

  /** The course after a check that fails: the refutation that ends it soonest. */
  private @Nullable Course refuted(int depth) {
    Course best = null;
    for (int reply : moves(false)) {
      if (nodes++ > efforts.count(EffortTable.TRY_POSITIONS) && best != null) {
        break;
      }
      session.play(reply);
      Course course = fails() ? pursued(depth - 1) : null;
      session.undo(reply);
      if (course != null && (best == null || best.outlasts(course.after(reply)))) {
        best = course.after(reply);
      }
      if (best != null && best.plies == 1 && !best.more) {
        break;
      }
    }
    return best;
  }

  /** The course where no check mates: the check that goes on for longest. */
  private Course pursued(int depth) {
    int[] checks = moves(true);
    if (checks.length == 0 || depth <= 0 || nodes > efforts.count(EffortTable.TRY_POSITIONS)) {
      return new Course(0, checks.length > 0, List.of());
    }
    Course best = null;
    for (int check : checks) {
      session.play(check);
      Course course = refuted(depth - 1);
      session.undo(check);
      if (course != null && course.after(check).outlasts(best)) {
        best = course.after(check);
      }
    }
    return best == null ? new Course(0, true, List.of()) : best;
  }

  /** The checks or the replies here, in a fixed order. */
  private int[] moves(boolean checks) {
    int[] buffer = new int[Position.MAX_MOVES];
    Position position = session.position();
    int end =
        checks ? CheckMoves.generate(position, buffer, 0) : Evasions.generate(position, buffer, 0);
    return Arrays.copyOf(buffer, end);
  }
}
