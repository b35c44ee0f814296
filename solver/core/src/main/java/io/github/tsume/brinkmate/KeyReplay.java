package io.github.tsume.brinkmate;

import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.judgement.Key;
import io.github.tsume.judgement.Key.Defence;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Session;
import io.github.tsume.mate.Solution;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.moves.LegalMoves;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A proof of keys that a search has found: with all their defences, each with a mate or another
 * key.
 */
final class KeyReplay {
  private final MateSolver solver;
  private final SolveOptions options;
  private final KeySearch search;
  private final Session session;

  KeyReplay(MateSolver solver, SolveOptions options, KeySearch search) {
    this.solver = solver;
    this.options = options;
    this.search = search;
    this.session = search.session();
  }

  /** The keys with all their defences; what could not be replayed is left out. */
  List<Key> shown(List<Integer> moves, int plies, SearchBudget budget) {
    SearchBudget last =
        budget.overtime().slice(budget.nodes() + solver.efforts().nodes(EffortTable.KEY_REPLAY));
    List<Key> keys = new ArrayList<>();
    for (int move : moves) {
      Key key = shown(move, plies, last);
      if (key != null) {
        keys.add(key);
      }
    }
    return keys;
  }

  private @Nullable Key shown(int move, int plies, SearchBudget budget) {
    session.play(move);
    List<Defence> defences = new ArrayList<>();
    int[] replies = LegalMoves.of(session.position());
    for (int reply : replies) {
      session.play(reply);
      Defence defence = answered(reply, plies - 2, budget);
      session.undo(reply);
      if (defence == null) {
        break;
      }
      defences.add(defence);
    }
    session.undo(move);
    return defences.size() == replies.length ? new Key(move, List.of(), defences) : null;
  }

  private @Nullable Defence answered(int reply, int plies, SearchBudget budget) {
    SearchBudget part = plies < 1 ? budget : budget.slice(Math.max(1, budget.nodesLeft() / 2));
    Solution mate = solve(session.position(), part);
    if (mate.isMate()) {
      return new Defence(reply, mate.mainline(), null);
    }
    int key = search.shortest(plies, budget);
    if (key == Move.NONE) {
      return null;
    }
    Key next = shown(key, search.known(plies), budget);
    return next == null ? null : new Defence(reply, List.of(), next);
  }

  private Solution solve(Position position, SearchBudget budget) {
    return solver.solve(
        position,
        options,
        budget,
        solver.efforts().nodes(EffortTable.KEY_LENGTH),
        SolveListener.NONE);
  }

  /** The keys with their threats, and what follows them with theirs, as far as the budget goes. */
  List<Key> threatening(List<Key> keys, SearchBudget budget) {
    SearchBudget threats =
        budget.overtime().slice(budget.nodes() + solver.efforts().nodes(EffortTable.KEY_THREATS));
    return keys.stream().map(key -> threatening(key, threats)).toList();
  }

  private Key threatening(Key key, SearchBudget budget) {
    session.play(key.move());
    Position passed = Key.passed(session.position());
    List<Integer> threat = List.of();
    if (passed != null && !budget.isSpent()) {
      Solution mate = solve(passed, budget.slice(solver.efforts().nodes(EffortTable.KEY_THREAT)));
      threat = mate.isMate() ? mate.mainline() : List.of();
    }
    List<Defence> defences = new ArrayList<>();
    for (Defence defence : key.defences()) {
      Key next = defence.next();
      if (next == null) {
        defences.add(defence);
        continue;
      }
      session.play(defence.move());
      defences.add(new Defence(defence.move(), List.of(), threatening(next, budget)));
      session.undo(defence.move());
    }
    session.undo(key.move());
    return new Key(key.move(), threat, defences);
  }
}
