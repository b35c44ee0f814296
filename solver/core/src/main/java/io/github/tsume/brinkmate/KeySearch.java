package io.github.tsume.brinkmate;

import io.github.tsume.board.Move;
import io.github.tsume.board.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.mate.Session;
import io.github.tsume.moves.LegalMoves;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Looks for keys: moves of the attacker after which every defence is mated by checks, or, where
 * more plies are allowed, met by another key.
 *
 * <p>All moves are asked about in rounds of growing budgets, so that the cheap ones are settled
 * first. A move fails by one defence; what refuted other moves is tried before the rest.
 */
final class KeySearch {
  private static final long FIRST_SLICE = 500;
  private static final int GROWTH = 4;
  private static final long LARGEST_SLICE = Long.MAX_VALUE / GROWTH;

  /** Which part of what a move gets its mates may take before keys are looked for. */
  private static final int MATE_PART = 2;

  /** How many defences that refuted something are tried first. */
  private static final int REMEMBERED = 24;

  private record State(long key, long key2, int black, int white, int plies) {}

  private final Session session;
  private final Deque<Integer> refuters = new ArrayDeque<>();
  private final Map<State, Integer> known = new HashMap<>();

  KeySearch(Session session) {
    this.session = session;
  }

  /**
   * The moves of the position that may be keys: all if more than one ply is allowed, checks first.
   * A check that is a key in one ply is a mate, which is asked about apart.
   */
  List<Integer> candidates(int plies) {
    List<Integer> checks = new ArrayList<>();
    List<Integer> quiet = new ArrayList<>();
    for (int move : legalMoves()) {
      session.play(move);
      (session.position().inCheck() ? checks : quiet).add(move);
      session.undo(move);
    }
    if (plies == 1) {
      return quiet;
    }
    checks.addAll(quiet);
    return checks;
  }

  /**
   * Sorts moves into keys and others, until one is found or all are settled, as far as the budget
   * allows.
   *
   * @param all whether all keys are wanted
   * @param candidates the moves to ask about; those that stay open are left in it
   */
  List<Integer> keys(int plies, boolean all, List<Integer> candidates, SearchBudget budget) {
    List<Integer> keys = new ArrayList<>();
    boolean done = false;
    for (long slice = FIRST_SLICE; !done && slice < LARGEST_SLICE; slice *= GROWTH) {
      List<Integer> open = new ArrayList<>();
      for (int move : candidates) {
        Truth truth =
            done || budget.isSpent() ? Truth.OPEN : isKey(move, plies, budget.slice(slice));
        if (truth == Truth.YES) {
          keys.add(move);
          done = !all;
        } else if (truth == Truth.OPEN) {
          open.add(move);
        }
      }
      candidates.clear();
      candidates.addAll(open);
      done |= open.isEmpty() || budget.isSpent();
    }
    return keys;
  }

  /** Whether every defence against a move is answered. */
  private Truth isKey(int move, int plies, SearchBudget part) {
    session.play(move);
    Truth truth = Truth.YES;
    for (int reply : replies()) {
      session.play(reply);
      Truth answered = part.isSpent() ? Truth.OPEN : isAnswered(plies - 2, part);
      session.undo(reply);
      if (answered == Truth.NO) {
        remember(reply);
        truth = Truth.NO;
        break;
      }
      if (answered == Truth.OPEN) {
        truth = Truth.OPEN;
      }
      if (part.isSpent()) {
        break;
      }
    }
    session.undo(move);
    return part.isSpent() && truth == Truth.YES ? Truth.OPEN : truth;
  }

  /** Whether the attacker mates, or has a key within so many plies. */
  private Truth isAnswered(int plies, SearchBudget part) {
    long most = Math.max(1, part.nodesLeft() / MATE_PART);
    Truth mates = Truth.of(session.mates(plies < 1 ? part : part.slice(most)));
    if (mates == Truth.YES || plies < 1) {
      return mates;
    }
    Truth key = hasKey(plies, part);
    return key == Truth.NO ? mates : key;
  }

  /** Whether the attacker, who may or may not mate, has a key within so many plies. */
  private Truth hasKey(int plies, SearchBudget part) {
    for (int n = 1; n <= plies; n += 2) {
      int before = known(session.position(), n);
      if (before > 0) {
        return Truth.YES;
      }
      if (before < 0) {
        List<Integer> candidates = candidates(n);
        List<Integer> keys = keys(n, false, candidates, part);
        if (!keys.isEmpty()) {
          known.put(state(session.position(), n), keys.get(0));
          return Truth.YES;
        }
        if (!candidates.isEmpty()) {
          return Truth.OPEN;
        }
        known.put(state(session.position(), n), Move.NONE);
      }
    }
    return Truth.NO;
  }

  /** The key of a position that was found; {@link Move#NONE} if it has none, -1 if open. */
  int known(Position position, int plies) {
    return known.getOrDefault(state(position, plies), -1);
  }

  private static State state(Position position, int plies) {
    return new State(
        position.boardKey(), position.boardKey2(), position.hand(0), position.hand(1), plies);
  }

  private void remember(int reply) {
    refuters.remove(reply);
    refuters.addFirst(reply);
    if (refuters.size() > REMEMBERED) {
      refuters.removeLast();
    }
  }

  /** The defences, those first that refuted other moves, drops last. */
  private List<Integer> replies() {
    List<Integer> legal = legalMoves();
    List<Integer> replies = new ArrayList<>(refuters);
    replies.retainAll(legal);
    legal.stream()
        .filter(move -> !Move.isDrop(move) && !replies.contains(move))
        .forEach(replies::add);
    legal.stream()
        .filter(move -> Move.isDrop(move) && !refuters.contains(move))
        .forEach(replies::add);
    return replies;
  }

  private List<Integer> legalMoves() {
    int[] buffer = new int[Position.MAX_MOVES];
    int end = LegalMoves.generate(session.position(), buffer, 0);
    List<Integer> moves = new ArrayList<>(end);
    for (int i = 0; i < end; i++) {
      moves.add(buffer[i]);
    }
    return moves;
  }
}
