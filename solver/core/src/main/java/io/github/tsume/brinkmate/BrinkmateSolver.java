package io.github.tsume.brinkmate;

import io.github.tsume.board.Move;
import io.github.tsume.board.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.game.FutileRule;
import io.github.tsume.mate.MateAnswer;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Session;
import io.github.tsume.mate.Solution;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.Reason;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds the shortest brinkmate: a move after which the attacker mates by checks whatever the
 * defender plays; or, in three plies, one after which he mates or has such a move; and so on.
 *
 * <p>The defender may play any legal move, drops and checks included. One who has no legal move has
 * lost.
 */
public final class BrinkmateSolver {
  /** Which part of the budget may go into the question whether checks alone mate. */
  private static final double MATE = 0.25;

  /** The nodes that may go into the length of each mate that is shown. */
  private static final long LENGTH_NODES = 2_000;

  /** The nodes for replaying a brinkmate, beyond the limit, besides as many as were searched. */
  private static final long REPLAY_NODES = 100_000;

  /** The nodes that may go into a threat, and into those of all keys together. */
  private static final long THREAT_NODES = 5_000;

  private static final long THREATS_NODES = 50_000;

  private final MateSolver solver;
  private final SolveOptions options;

  /** A solver that searches with the given one, whose helpers and table it shares. */
  public BrinkmateSolver(MateSolver solver, SolveOptions options) {
    this.solver = solver;
    this.options = options;
  }

  /**
   * Solves a position in which the attacker is to move; leaves it as it was.
   *
   * @param most how many plies the brinkmate may take: 1, 3, 5
   * @param all whether all keys are wanted, or one
   */
  public Brinkmate solve(Position position, int most, boolean all, SearchBudget budget) {
    Solution mate = solver.solve(position, options, budget.share(MATE), SolveListener.NONE);
    if (mate.isMate()) {
      return outcome(Outcome.MATE, 0, List.of(), List.of(), mate, budget);
    }
    boolean mateOpen = mate.outcome() != Outcome.NO_MATE;
    Session session = new Session(position, solver, FutileRule.NONE);
    KeySearch search = new KeySearch(session);
    for (int plies = 1; plies <= most; plies += 2) {
      KeySearch.Keys found = search.keys(plies, all, budget);
      List<Key> keys = replayed(position, search, found.keys(), plies, budget);
      if (!keys.isEmpty() && keys.size() == found.keys().size()) {
        List<Integer> left = all ? found.open() : List.of();
        return outcome(Outcome.BRINKMATE, plies, keys, left, mate, budget);
      }
      if (!found.keys().isEmpty() || !found.open().isEmpty()) {
        return outcome(Outcome.UNKNOWN, 0, List.of(), List.of(), mate, budget);
      }
    }
    Outcome none = mateOpen ? Outcome.UNKNOWN : Outcome.NO_BRINKMATE;
    return outcome(none, 0, List.of(), List.of(), mate, budget);
  }

  private static Brinkmate outcome(
      Outcome answer,
      int plies,
      List<Key> keys,
      List<Integer> open,
      Solution mate,
      SearchBudget budget) {
    boolean mateOpen = mate.outcome() == Outcome.UNKNOWN;
    boolean limited = answer == Outcome.UNKNOWN || mateOpen || !open.isEmpty();
    Reason part = mate.answer() instanceof MateAnswer.Unknown unknown ? unknown.limit() : null;
    Reason limit = limited ? (budget.isSpent() ? budget.limit() : part) : null;
    return new Brinkmate(
        answer, plies, keys, open, mate.isMate() ? mate : null, mateOpen, limit, budget.nodes());
  }

  /** The keys with all their defences, each with a mate that was replayed. */
  private List<Key> replayed(
      Position position, KeySearch search, List<Integer> moves, int plies, SearchBudget budget) {
    SearchBudget last = budget.overtime().slice(budget.nodes() + REPLAY_NODES);
    List<Key> keys = new ArrayList<>();
    for (int move : moves) {
      Key key = replayed(position.copy(), search, move, plies, last);
      if (key != null) {
        keys.add(key);
      }
    }
    SearchBudget threats = budget.overtime().slice(budget.nodes() + THREATS_NODES);
    return keys.stream().map(key -> threatening(position.copy(), key, threats)).toList();
  }

  /** The key with its threat, and what follows it with theirs, as far as the budget goes. */
  private Key threatening(Position position, Key key, SearchBudget budget) {
    position.play(key.move());
    Position passed = Key.passed(position);
    List<Integer> threat = List.of();
    if (passed != null && !budget.isSpent()) {
      SearchBudget part = budget.slice(THREAT_NODES);
      Solution mate = solver.solve(passed, options, part, LENGTH_NODES, SolveListener.NONE);
      threat = mate.isMate() ? mate.mainline() : List.of();
    }
    List<Defence> defences = new ArrayList<>();
    for (Defence defence : key.defences()) {
      Key next = defence.next();
      if (next == null) {
        defences.add(defence);
        continue;
      }
      position.play(defence.move());
      defences.add(
          new Defence(defence.move(), List.of(), threatening(position.copy(), next, budget)));
      position.undo(defence.move());
    }
    return new Key(key.move(), threat, defences);
  }

  private @Nullable Key replayed(
      Position position, KeySearch search, int move, int plies, SearchBudget budget) {
    position.play(move);
    search.session().play(move);
    List<Defence> defences = new ArrayList<>();
    int[] replies = new int[Position.MAX_MOVES];
    int end = LegalMoves.generate(position, replies, 0);
    for (int i = 0; i < end; i++) {
      position.play(replies[i]);
      search.session().play(replies[i]);
      Defence defence = answered(position, search, replies[i], plies - 2, budget);
      search.session().undo(replies[i]);
      position.undo(replies[i]);
      if (defence == null) {
        break;
      }
      defences.add(defence);
    }
    search.session().undo(move);
    position.undo(move);
    return defences.size() == end ? new Key(move, List.of(), defences) : null;
  }

  private @Nullable Defence answered(
      Position position, KeySearch search, int reply, int plies, SearchBudget budget) {
    SearchBudget part = plies < 1 ? budget : budget.slice(Math.max(1, budget.nodesLeft() / 2));
    Solution mate = solver.solve(position, options, part, LENGTH_NODES, SolveListener.NONE);
    if (mate.isMate()) {
      return new Defence(reply, mate.mainline(), null);
    }
    int key = search.shortest(plies, budget);
    if (key == Move.NONE) {
      return null;
    }
    Key next = replayed(position, search, key, plies, budget);
    return next == null ? null : new Defence(reply, List.of(), next);
  }
}
