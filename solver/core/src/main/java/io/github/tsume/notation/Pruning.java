package io.github.tsume.notation;

import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.record.MoveTree;
import io.github.tsume.record.Replay;
import io.github.tsume.record.Special;
import io.github.tsume.record.Step;
import io.github.tsume.rules.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.UnaryOperator;

/** Trees of moves without what a format may be unable to say. */
final class Pruning {
  private Pruning() {}

  static MoveTree withoutTimes(MoveTree tree) {
    return each(
        tree,
        step ->
            new Step(
                step.move(),
                step.special(),
                step.legal(),
                step.comments(),
                null,
                step.alternatives()));
  }

  static MoveTree withoutComments(MoveTree tree) {
    MoveTree silent = each(tree, step -> step.withComments(List.of()));
    return new MoveTree(List.of(), silent.line());
  }

  static MoveTree withoutVariations(MoveTree tree) {
    List<Step> line = new ArrayList<>();
    tree.line().forEach(step -> line.add(step.withAlternatives(List.of())));
    return new MoveTree(tree.comments(), line);
  }

  /** Ends in words of their own become interruptions: such words may say anything. */
  static MoveTree withKnownEnds(MoveTree tree) {
    return each(
        tree,
        step ->
            step.special() == null || step.special().kind() != Special.Kind.OTHER
                ? step
                : new Step(
                    Move.NONE,
                    Special.of(Special.Kind.INTERRUPTION),
                    true,
                    step.comments(),
                    step.time(),
                    step.alternatives()));
  }

  /** Without what follows an end. */
  static MoveTree upToTheEnds(MoveTree tree) {
    List<Step> line = new ArrayList<>();
    for (Step step : tree.line()) {
      List<MoveTree> alternatives = new ArrayList<>();
      step.alternatives().forEach(alternative -> alternatives.add(upToTheEnds(alternative)));
      line.add(step.withAlternatives(alternatives));
      if (!step.isMove()) {
        break;
      }
    }
    return new MoveTree(tree.comments(), line);
  }

  /** A tree whose lines end before their first illegal move. */
  static MoveTree ofLegalMoves(MoveTree tree, Setup setup) {
    return cut(tree, Replay.of(setup), (replay, step) -> step.legal());
  }

  /** Lines up to the first move of a piece that is not there. */
  static MoveTree ofPossibleMoves(MoveTree tree, Setup setup) {
    return cut(tree, Replay.of(setup), Pruning::isPossible);
  }

  private static boolean isPossible(Replay replay, Step step) {
    int move = step.move();
    return Move.isDrop(move)
        ? replay.piece(Move.to(move)) == Piece.EMPTY
            && replay.hand(replay.sideToMove(), Move.kind(move)) > 0
        : replay.piece(Move.from(move)) == Piece.of(Move.kind(move), replay.sideToMove());
  }

  private static MoveTree cut(MoveTree tree, Replay start, BiPredicate<Replay, Step> allowed) {
    Replay replay = start.copy();
    List<Step> line = new ArrayList<>();
    for (Step step : tree.line()) {
      if (step.isMove() && !allowed.test(replay, step)) {
        break;
      }
      List<MoveTree> alternatives = new ArrayList<>();
      step.alternatives().stream()
          .map(alternative -> cut(alternative, replay, allowed))
          .filter(alternative -> !alternative.line().isEmpty())
          .forEach(alternatives::add);
      line.add(step.withAlternatives(alternatives));
      if (step.isMove()) {
        replay.play(step.move());
      }
    }
    return new MoveTree(tree.comments(), line);
  }

  private static MoveTree each(MoveTree tree, UnaryOperator<Step> change) {
    List<Step> line = new ArrayList<>();
    for (Step step : tree.line()) {
      List<MoveTree> alternatives = new ArrayList<>();
      step.alternatives().forEach(alternative -> alternatives.add(each(alternative, change)));
      line.add(change.apply(step).withAlternatives(alternatives));
    }
    return new MoveTree(tree.comments(), line);
  }
}
