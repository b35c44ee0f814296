package io.github.tsume.soundness;

import io.github.tsume.board.Hand;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.mate.Known;
import io.github.tsume.mate.Session;
import io.github.tsume.mate.Solution;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.soundness.SoundnessChecker.Ledger;
import java.util.List;

/**
 * The steps of which the rounds of a check are made: each asks something, and enters what it finds
 * into the {@link CheckState}.
 */
final class CheckSteps {
  private final CheckTask task;
  private final CheckState state;
  private final Session session;
  private final SearchBudget budget;
  private final Efforts efforts;

  CheckSteps(CheckTask task, CheckState state) {
    this.task = task;
    this.state = state;
    this.session = task.session();
    this.budget = task.budget();
    this.efforts = task.efforts();
  }

  /** Searches on for a shorter mate, or a proof that there is none. */
  void solveAgain(long effort) {
    Ledger ledger = task.ledger();
    Phase before = ledger.phase();
    ledger.enter(Phase.LENGTH, state.nodes());
    SolveListener counting = ledger.of(task.listener(), state.nodes());
    Solution again =
        task.solver().solve(task.position(), task.options().solve(), budget, effort, counting);
    state.countSolver(again.nodes());
    ledger.enter(before, state.nodes());
    if (again.isMate() && (again.isExact() || isBetter(again))) {
      state.solved(again);
    }
  }

  private boolean isBetter(Solution again) {
    Solution solution = state.solution();
    return again.length() < solution.length()
        || (again.length() == solution.length() && !lineHolds());
  }

  /**
   * Whether no node of the line that is examined is proved to mate sooner than by the line: then
   * another line of the same length is no better, and all checks would be asked about anew.
   */
  private boolean lineHolds() {
    List<Integer> moves = state.line().moves();
    boolean holds = true;
    int played = 0;
    for (; played < moves.size() - 2 && holds; played++) {
      int left = moves.size() - played;
      if (played % 2 == 0) {
        // One node is enough to see what the table knows.
        holds = !session.matesWithin(left - 2, budget.overtime().slice(1)).isProven();
      }
      session.play(moves.get(played));
    }
    while (played > 0) {
      session.undo(moves.get(--played));
    }
    return holds;
  }

  /** Whether nothing speaks against the line that is examined being a shortest one. */
  boolean mayProveLength() {
    return state.mainline().length() == state.solution().length() && lineHolds();
  }

  /** Asks about other checks than the line's. */
  void findCooks(SearchBudget part) {
    state.cooks().run(part, state::isEnough);
  }

  /** Tries to prove the length from the checks that fail. */
  void proveLength(long effort) {
    tighten(budget.share(efforts.share(EffortTable.TIGHTEN_SHARE)).slice(effort));
    Solution solution = state.solution();
    Mainline mainline = state.mainline();
    if (!solution.isExact()
        && solution.length() == mainline.length()
        && new LengthProof(session, mainline, state.cooks(), budget.slice(effort)).holds()) {
      state.setSolution(solution.withExactLength());
      state.setTiesOpen(true);
    }
  }

  /** The solution with the author's length, if that is less than what was proved so far. */
  private void tighten(SearchBudget part) {
    Solution solution = state.solution();
    int authored = state.mainline().length();
    if (!solution.isExact()
        && authored < solution.length()
        && session.isWithin(session.question(authored, part)).is(true)) {
      state.setSolution(solution.within(authored));
    }
  }

  /**
   * Looks for the line with all ties broken, the length being known. Where that takes too long, a
   * line that leaves nothing over will do: the defender can keep to it.
   */
  void breakTies(long effort) {
    Known<List<Integer>> moves = firstOfTies(budget.slice(effort));
    if (!moves.isOpen()) {
      state.take(moves.get());
    }
    state.setTiesOpen(moves.isOpen() && Hand.size(state.solution().leftover()) > 0);
  }

  /** The line with all ties broken, the length being known. */
  private Known<List<Integer>> firstOfTies(SearchBudget part) {
    return session.line(session.question(state.solution().length(), part));
  }

  /**
   * Takes the line with all ties broken where another of the same length was examined: which one
   * that is depends on the course of the search.
   */
  void confirmLine() {
    Known<List<Integer>> moves = firstOfTies(state.rest());
    state.setLineOpen(moves.isOpen());
    if (!moves.isOpen() && !moves.is(state.solution().mainline())) {
      state.take(moves.get());
    }
  }

  /** Looks for a line of best play without a fatal defect, if this one has some. */
  void decideLines(long effort) {
    if (!task.lengthOnly() && state.areLinesOpen()) {
      EqualLines lines = state.equalLines();
      lines.decide(budget.slice(effort));
      take(lines);
    }
  }

  /** Takes the line of best play with the mildest list of other ways to mate. */
  void rankLines() {
    if (!task.lengthOnly() && state.isMainline() && !state.lineOpen()) {
      EqualLines lines = state.equalLines();
      lines.rank(state.rest());
      take(lines);
    }
  }

  private void take(EqualLines lines) {
    List<Integer> moves = lines.chosen();
    if (moves != null && !moves.equals(state.line().moves())) {
      state.take(moves);
    }
  }

  /** Looks for replies that last longer than the author's. */
  void findLongerDefences(SearchBudget part) {
    state.longer().run(part);
  }
}
