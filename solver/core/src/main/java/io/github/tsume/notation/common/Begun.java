package io.github.tsume.notation.common;

import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.record.Metadata;
import io.github.tsume.record.MoveTree;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Replay;
import io.github.tsume.record.Step;
import io.github.tsume.record.Warning;
import io.github.tsume.stipulation.Beginner;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A problem that the defender begins, as its source tells it: readers understand hands and moves
 * before they know that, as if the attacker began.
 */
final class Begun {
  private final Problem problem;
  private final Setup setup;
  private boolean lacksPiece;

  private Begun(Problem problem) {
    this.problem = problem;
    setup = Beginner.begun(problem.setup(), true);
  }

  /** The problem with a setup that says who begins, and with its moves judged by that. */
  static Problem told(Problem problem) {
    return Optional.ofNullable(problem.metadata().get(Metadata.GOAL))
        .flatMap(StatedGoal::aim)
        .filter(aim -> Beginner.of(problem, aim).defenderBegins())
        .map(aim -> new Begun(problem).told())
        .orElse(problem);
  }

  private Problem told() {
    MoveTree tree = judged(problem.tree(), Replay.of(setup));
    String code = WarningCode.NOT_IN_HAND.code();
    List<Warning> warnings =
        problem.warnings().stream()
            .filter(each -> lacksPiece || !each.code().equals(code))
            .toList();
    return new Problem(
        problem.id(),
        problem.source(),
        setup,
        Beginner.faults(problem, setup),
        problem.metadata(),
        tree,
        warnings);
  }

  private MoveTree judged(MoveTree tree, Replay replay) {
    List<Step> line = new ArrayList<>();
    boolean ended = false;
    for (Step step : tree.line()) {
      List<MoveTree> alternatives =
          step.alternatives().stream().map(each -> judged(each, replay.copy())).toList();
      boolean legal = step.legal();
      int move = step.move();
      if (step.isMove()) {
        lacksPiece |= Move.isDrop(move) && replay.hand(replay.sideToMove(), Move.kind(move)) <= 0;
        legal = !ended && replay.isLegal(move);
        replay.play(move, legal);
      }
      ended = !step.isMove();
      line.add(new Step(move, step.special(), legal, step.comments(), step.time(), alternatives));
    }
    return new MoveTree(tree.comments(), line);
  }
}
