package io.github.tsume.app.page;

import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.goal.Goals;
import io.github.tsume.goal.Goals.Wanted;
import io.github.tsume.grade.Opponent.Reaction;
import io.github.tsume.grade.Opponent.Reaction.Kind;
import io.github.tsume.helpmate.Helpmate;
import io.github.tsume.judgement.Standards.LineEnd;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.soundness.Journal;
import io.github.tsume.stipulation.Stipulation;
import io.github.tsume.verdict.Aim;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * The judge of somebody who solves a helpmate and plays both sides: a move is right if it is one of
 * a shortest solution, whichever.
 */
record HelpedPlay(
    Position start, Aim aim, CheckOptions options, MateSolver solver, SearchBudget budget) {
  /**
   * What becomes of a move.
   *
   * @param line a shortest solution; empty if none is known
   * @param played the moves so far, of a shortest solution
   */
  Reaction to(int move, List<Integer> line, List<Integer> played) {
    Position here = start.copy();
    played.forEach(here::play);
    if (move == Move.NONE || !LegalMoves.isLegal(here, move)) {
      return new Reaction(Kind.ILLEGAL, null, List.of(), List.of(), false);
    }
    here.play(move);
    List<Integer> after = new ArrayList<>(played);
    after.add(move);
    Stipulation task = Stipulation.of(aim);
    if (!task.play().allows(here, after.size())) {
      return new Reaction(Kind.NO_CHECK, null, List.of(move), List.of(), false);
    }
    int left = line.size() - after.size();
    if (left == 0 && task.end().isReached(here)) {
      return new Reaction(Kind.RIGHT, null, List.of(move), after, true);
    }
    Helpmate found = left > 0 ? found(here, after.size(), left) : null;
    if (found != null && found.length() == left) {
      after.addAll(found.lines().get(0));
      return new Reaction(Kind.RIGHT, null, List.of(move), after, false);
    }
    boolean open =
        left < 0
            || (found != null
                && found.length() == 0
                && found.limit() != null
                && found.noneWithin() < left);
    return new Reaction(open ? Kind.OPEN : Kind.LONGER, null, List.of(move), List.of(), false);
  }

  /** The shortest way on, if it takes no more than so many plies; else that there is none. */
  private Helpmate found(Position here, int played, int left) {
    SearchBudget part = budget.slice(Long.MAX_VALUE);
    Wanted wanted =
        new Wanted(
            here,
            aim.begun(aim.defenderBegins() ^ played % 2 == 1),
            options.withStated(OptionalInt.of(left), List.of(), LineEnd.NOTHING),
            false,
            progress -> {
              if (progress.done() >= left) {
                part.interrupt();
              }
            },
            Journal.NONE);
    return Goals.seek(wanted, solver, part).more(Helpmate.class).orElseThrow();
  }
}
