package io.github.tsume.posed;

import io.github.tsume.board.DefenderHand;
import io.github.tsume.board.FilledSetup;
import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import io.github.tsume.judgement.Standards.LineEnd;
import io.github.tsume.notation.common.ErrorCode;
import io.github.tsume.notation.common.ReadError;
import io.github.tsume.record.LocatedFault;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Source;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.stipulation.Beginner;
import io.github.tsume.verdict.Aim;
import java.util.ArrayList;
import java.util.List;

/**
 * A problem as it is put to the search: the defender's hand is settled, and it is known what is not
 * legal, and what its author states.
 *
 * @param problem what was read
 * @param filled its setup with the hand settled
 * @param aim what is looked for, and who begins
 */
public record PosedProblem(Problem problem, FilledSetup filled, Aim aim) {
  /** A problem of a mate where it is said what the defender holds. */
  public static PosedProblem of(Problem problem, DefenderHand policy) {
    return of(problem, policy, Aim.MATE);
  }

  /** A problem where it is said what the defender holds, and what is looked for. */
  public static PosedProblem of(Problem problem, DefenderHand policy, Aim asked) {
    Aim aim = HelpedStart.aim(problem, asked);
    return new PosedProblem(problem, given(problem, aim).fillDefenderHand(policy), aim);
  }

  /** The setup as it was given, with who begins. */
  public Setup given() {
    return given(problem, aim);
  }

  private static Setup given(Problem problem, Aim aim) {
    return Beginner.begun(problem.setup(), aim.defenderBegins());
  }

  /** The setup with the hand settled. */
  public Setup setup() {
    return filled.setup();
  }

  /** What is not legal about the setup alone, at its place in the source. */
  public List<LocatedFault> faults() {
    return Beginner.isBegun(problem.setup()) == aim.defenderBegins() && !aim.goal().isHelped()
        ? problem.faults()
        : HelpedStart.faults(this);
  }

  /** What is not legal, at its place in the source; empty if it is a position. */
  public List<ReadError> errors() {
    if (aim.goal().isHelped()) {
      return HelpedStart.errors(this);
    }
    Source source = problem.source();
    List<ReadError> errors = new ArrayList<>();
    if (aim.goal().isUsual()) { // What nobody asked for, so that it is not what is meant.
      StatedAim.otherRule(problem)
          .map(
              rule -> ReadError.of(ErrorCode.OTHER_RULE, source.name(), source.line(), 1, "", rule))
          .ifPresent(errors::add);
    }
    faults().forEach(fault -> errors.add(ReadError.of(fault, source.name())));
    return errors;
  }

  /** The position, if nothing about it is illegal. */
  public Position position() {
    return Position.of(setup());
  }

  /** What stands after the author's legal moves. */
  public LineEnd lineEnd() {
    return new LineEnd(problem.illegalMove(), problem.saysMate());
  }

  /** What is asked of it, if it is compared with what its author states. */
  public CheckOptions asked(CheckOptions options) {
    return options.withStated(problem.statedLength(), problem.authoredLine(), lineEnd());
  }
}
