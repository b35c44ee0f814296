package io.github.tsume.soundness.branches;

import io.github.tsume.board.position.Position;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.Answer;
import io.github.tsume.dfpn.Lengths;
import io.github.tsume.mate.Session;
import io.github.tsume.moves.CheckMoves;
import io.github.tsume.moves.Evasions;
import io.github.tsume.soundness.branches.TryFinder.Try;
import io.github.tsume.verdict.PlyCount;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A check that may fail, and what is known of it: whether it does, and how soon the defender can
 * bring the checks to an end. The shortest end is a question of its own, asked within one ply, then
 * within three, and so on.
 */
final class Attempt {
  private final Session session;
  private final int ply;
  private final int move;
  private boolean mates;
  private boolean fails;
  private boolean ends;
  private boolean endless;

  /** The plies after the check of the next question; checks surely go on for that long. */
  private int plies = 1;

  Attempt(Session session, int ply, int move) {
    this.session = session;
    this.ply = ply;
    this.move = move;
  }

  int ply() {
    return ply;
  }

  /** Whether it fails. */
  boolean isTry() {
    return fails || ends;
  }

  /** Whether nothing is left to ask: it mates, or it is known how long it goes on. */
  boolean isSettled() {
    return mates || ends || (fails && endless);
  }

  /** Goes on asking, where the session stands before the check. */
  void ask(SearchBudget slice) {
    session.play(move);
    if (!fails) {
      Answer answer = session.mates(slice);
      mates = answer.isProven();
      fails = answer.isDisproven();
    }
    if (!mates) {
      deepen(slice);
    }
    session.undo(move);
  }

  private void deepen(SearchBudget slice) {
    while (!ends && !endless && !slice.isSpent()) {
      Answer answer = session.checksEnd(plies, slice);
      ends = answer.isProven();
      endless = answer.isDisproven() && answer.length() >= Lengths.UNBOUNDED;
      plies += answer.isDisproven() && !endless ? 2 : 0;
    }
  }

  /** What is known of one that fails, where the session stands before it. */
  Try shown(SearchBudget budget) {
    PlyCount count =
        new PlyCount(ends ? PlyCount.Bound.EXACTLY : PlyCount.Bound.AT_LEAST, 1 + plies);
    List<Integer> line = new ArrayList<>(List.of(move));
    session.play(move);
    if (ends) {
      addEnd(line, plies, budget);
    } else {
      addReply(line, budget);
    }
    session.undoAll(line);
    return new Try(ply, move, count, !ends && endless, line);
  }

  /**
   * Adds, and plays, the first replies that end the checks within so many plies, and the first
   * checks that go on for so long.
   */
  private void addEnd(List<Integer> line, int within, SearchBudget budget) {
    for (int left = within; left > 0; left -= 2) {
      if (!addFirst(line, moves(false), left - 1, true, budget)
          || (left > 1 && !addFirst(line, moves(true), left - 4, false, budget))) {
        return;
      }
    }
  }

  /**
   * Adds, and plays, the first of some moves after which the checks end, or do not, within so many.
   */
  private boolean addFirst(
      List<Integer> line, int[] moves, int within, boolean end, SearchBudget budget) {
    for (int each : moves) {
      session.play(each);
      Answer answer = within < 0 ? null : session.checksEnd(within, slice(budget));
      if (answer == null || (end ? answer.isProven() : answer.isDisproven())) {
        line.add(each);
        return true;
      }
      session.undo(each);
    }
    return false;
  }

  /** Adds, and plays, the first reply after which there is no mate. */
  private void addReply(List<Integer> line, SearchBudget budget) {
    for (int reply : moves(false)) {
      session.play(reply);
      if (session.mates(slice(budget)).isDisproven()) {
        line.add(reply);
        return;
      }
      session.undo(reply);
    }
  }

  private SearchBudget slice(SearchBudget budget) {
    return budget.slice(session.efforts().nodes(EffortTable.TRY_LINE));
  }

  /** The checks or the replies here, in a fixed order. */
  private int[] moves(boolean checks) {
    return moves(session.position(), checks);
  }

  /** The checks or the replies of a position, in a fixed order. */
  static int[] moves(Position position, boolean checks) {
    int[] buffer = new int[Position.MAX_MOVES];
    int end =
        checks ? CheckMoves.generate(position, buffer, 0) : Evasions.generate(position, buffer, 0);
    return Arrays.copyOf(buffer, end);
  }
}
