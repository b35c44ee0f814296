package io.github.tsume.notation.common;

import io.github.tsume.board.DefenderHand;
import io.github.tsume.board.FilledSetup;
import io.github.tsume.board.Setup;
import io.github.tsume.record.LocatedFault;
import io.github.tsume.record.Metadata;
import io.github.tsume.record.MoveTree;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Replay;
import io.github.tsume.record.Step;
import java.util.List;
import java.util.OptionalInt;

/**
 * The position of a record that is meant: the one after so many moves of its main line.
 *
 * @param ply the number of moves; empty for all of them
 */
public record AtPly(OptionalInt ply) {
  /** The position after the last move. */
  public static final AtPly END = new AtPly(OptionalInt.empty());

  /** The position after so many moves. */
  public static AtPly of(int ply) {
    return new AtPly(OptionalInt.of(ply));
  }

  /**
   * The position as a problem of its own, with the rest of the moves; a failure if there are not so
   * many, or one of those before is illegal.
   *
   * @param policy what the defender of the first position holds
   */
  public ReadResult.Entry of(Problem problem, DefenderHand policy) {
    List<Step> line = problem.tree().line();
    int moves = (int) line.stream().filter(Step::isMove).count();
    int wanted = ply.orElse(moves);
    if (wanted == 0 || !problem.faults().isEmpty()) {
      return new ReadResult.Read(problem);
    }
    if (wanted > moves) {
      return failed(problem, ErrorCode.PLY_BEYOND, wanted, moves);
    }
    FilledSetup filled = problem.setup().fillDefenderHand(policy);
    Setup stated = filled.setup();
    Replay replay = Replay.of(stated.toBuilder().handStated(stated.defender(), true).build());
    for (int i = 0; i < wanted; i++) {
      if (!line.get(i).legal()) {
        return failed(problem, ErrorCode.ILLEGAL_BEFORE, wanted, i + 1);
      }
      replay.play(line.get(i).move());
    }
    Setup setup = replay.toSetup();
    List<LocatedFault> faults =
        setup.faults().stream()
            .map(fault -> new LocatedFault(fault, problem.source().line(), 1))
            .toList();
    // The stated length is that of the first position.
    return new ReadResult.Read(
        new Problem(
            problem.id(),
            problem.source(),
            setup,
            faults,
            problem.metadata().without(Metadata.LENGTH),
            new MoveTree(List.of(), line.subList(wanted, line.size())),
            problem.warnings()));
  }

  private static ReadResult.Entry failed(Problem problem, ErrorCode code, Object... arguments) {
    return new ReadResult.Failed(
        ReadError.of(code, problem.source().name(), problem.source().line(), 1, "", arguments),
        List.of(),
        problem.metadata());
  }
}
