package io.github.tsume.posed;

import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import io.github.tsume.notation.common.ErrorCode;
import io.github.tsume.notation.common.ReadError;
import io.github.tsume.record.LocatedFault;
import io.github.tsume.record.Problem;
import io.github.tsume.rules.Color;
import io.github.tsume.stipulation.Beginner;
import io.github.tsume.stipulation.Stipulation;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.Goal;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** The start of a problem in which both sides help: who begins, and what forbids it. */
final class HelpedStart {
  private HelpedStart() {}

  /** What is asked, with what the source says of who begins and of the number of solutions. */
  static Aim aim(Problem problem, Aim asked) {
    if (!asked.goal().isHelped()) {
      return asked;
    }
    return Beginner.of(
        problem,
        StatedAim.of(problem).filter(stated -> stated.goal() == asked.goal()).orElse(asked));
  }

  /** What is wrong with the setup; what its source tells of it is where it stands there. */
  static List<LocatedFault> faults(PosedProblem posed) {
    return Beginner.faults(posed.problem(), posed.setup());
  }

  /** What is wrong with the start. */
  static List<ReadError> errors(PosedProblem posed) {
    Problem problem = posed.problem();
    Setup setup = posed.setup();
    Aim aim = posed.aim();
    List<ReadError> errors = new ArrayList<>();
    OptionalInt length = problem.statedLength();
    if (length.isPresent() && length.getAsInt() > 0) {
      boolean defender = Beginner.isDefender(length.getAsInt(), aim);
      if (defender != aim.defenderBegins()) {
        ErrorCode code = defender ? ErrorCode.DEFENDER_BEGINS : ErrorCode.ATTACKER_BEGINS;
        errors.add(error(problem, code, length.getAsInt()));
      }
    }
    for (LocatedFault fault : posed.faults()) {
      errors.add(ReadError.of(fault, problem.source().name()));
    }
    Color mated = aim.goal() == Goal.HELPMATE ? setup.defender() : setup.attacker();
    if (mated == setup.attacker() && setup.kings(mated) == 0) {
      errors.add(error(problem, ErrorCode.NO_ATTACKER_KING));
    }
    if (errors.isEmpty()
        && setup.sideToMove() == mated
        && Stipulation.of(aim).end().isReached(Position.of(setup))) {
      errors.add(error(problem, ErrorCode.ALREADY_MATED));
    }
    return errors;
  }

  private static ReadError error(Problem problem, ErrorCode code, Object... arguments) {
    return ReadError.of(code, problem.source().name(), problem.source().line(), 1, "", arguments);
  }
}
