package io.github.tsume.certificate;

import io.github.tsume.board.position.Position;
import io.github.tsume.results.json.Result;
import io.github.tsume.verdict.Goal;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verify.CanonicalMoves;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A result of a goal whose certificates nobody can follow yet: its line can be played, no more. */
record UnshownResult(Result result, Position start) {
  /** Checks what takes no knowledge of the goal. */
  void check() {
    Result.Answer answer = result.answer();
    Goal goal = answer.aim().goal();
    Outcome outcome = answer.outcome();
    boolean reached = outcome == goal.reached();
    boolean known = reached || outcome == goal.refuted() || outcome == Outcome.UNKNOWN;
    ResultCheck.require(known || outcome == Outcome.MATE, "result");
    ResultCheck.require(outcome.isReached() == answer.length().plies() > 0, "length");
    ResultCheck.require(outcome.isReached() == !answer.mainline().isEmpty(), "mainline");
    List<Integer> line = CanonicalMoves.line(start, answer.mainline());
    ResultCheck.require(line.size() == answer.mainline().size(), "mainline");
  }

  /** Nothing is shown. */
  static Verification verification() {
    return new Verification(Set.of(Part.OPEN), Map.of(Part.OPEN, 1));
  }
}
