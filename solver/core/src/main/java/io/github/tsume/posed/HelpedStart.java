package io.github.tsume.posed;

import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import io.github.tsume.notation.common.ErrorCode;
import io.github.tsume.notation.common.ReadError;
import io.github.tsume.record.LocatedFault;
import io.github.tsume.record.Problem;
import io.github.tsume.rules.Color;
import io.github.tsume.stipulation.Stipulation;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.Goal;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * The start of a problem in which both sides help: who begins, and what forbids it.
 *
 * <p>Who begins says, in this order: the word for it (受先), the only king there is, the length, and
 * failing all of them the side to move is the attacker, as everywhere.
 */
final class HelpedStart {
  private HelpedStart() {}

  /** What is asked, with what the source says of who begins and of the number of solutions. */
  static Aim aim(Problem problem, Aim asked) {
    if (!asked.goal().isHelped()) {
      return asked;
    }
    Aim aim = StatedAim.of(problem).filter(stated -> stated.goal() == asked.goal()).orElse(asked);
    if (aim.defenderBegins() || isBegunByKing(problem.setup(), false, aim)) {
      return aim;
    }
    OptionalInt length = length(problem);
    boolean byLength = length.isPresent() && isBegunByLength(length.getAsInt(), aim);
    return aim.begun(isBegunByKing(problem.setup(), true, aim) || byLength);
  }

  /** Whether the only king, which is to be mated, tells that the defender begins, or does not. */
  private static boolean isBegunByKing(Setup setup, boolean defender, Aim aim) {
    boolean mover = setup.kings(setup.sideToMove()) > 0;
    boolean waiting = setup.kings(setup.sideToMove().opponent()) > 0;
    return aim.goal() == Goal.HELPMATE && mover != waiting && mover == defender;
  }

  /** Whether so many plies end with the mating move only if the defender begins. */
  private static boolean isBegunByLength(int length, Aim aim) {
    return (length % 2 == 0) == (aim.goal() == Goal.HELPMATE);
  }

  private static OptionalInt length(Problem problem) {
    OptionalInt stated = problem.statedLength();
    if (stated.isPresent()) {
      return stated.getAsInt() == 0 ? OptionalInt.empty() : stated;
    }
    return problem.saysMate() ? OptionalInt.of(problem.authoredLine().size()) : stated;
  }

  /** What is wrong with the setup; what its source tells of it is where it stands there. */
  static List<LocatedFault> faults(PosedProblem posed) {
    Problem problem = posed.problem();
    return posed.setup().faults().stream()
        .map(
            fault ->
                problem.faults().stream()
                    .filter(each -> each.fault().equals(fault))
                    .findFirst()
                    .orElse(new LocatedFault(fault, problem.source().line(), 1)))
        .toList();
  }

  /** What is wrong with the start. */
  static List<ReadError> errors(PosedProblem posed) {
    Problem problem = posed.problem();
    Setup setup = posed.setup();
    Aim aim = posed.aim();
    List<ReadError> errors = new ArrayList<>();
    OptionalInt length = problem.statedLength();
    if (length.isPresent() && length.getAsInt() > 0) {
      boolean defender = isBegunByLength(length.getAsInt(), aim);
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
