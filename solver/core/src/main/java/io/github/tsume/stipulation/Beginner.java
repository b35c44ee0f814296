package io.github.tsume.stipulation;

import io.github.tsume.board.Setup;
import io.github.tsume.record.LocatedFault;
import io.github.tsume.record.Problem;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.Goal;
import java.util.List;
import java.util.OptionalInt;

/**
 * The side that begins where both sides help: who reads, who writes and who solves a problem ask
 * here whether that is the defender.
 *
 * <p>It is told, in this order, by the word for it (受先), by the only king there is, and by the
 * length; failing all of them the side to move is the attacker, as everywhere.
 */
public final class Beginner {
  private Beginner() {}

  /** What is looked for, with who begins; {@code aim} has the word. */
  public static Aim of(Problem problem, Aim aim) {
    boolean helpmate = aim.goal() == Goal.HELPMATE;
    Setup setup = problem.setup();
    boolean settled = aim.defenderBegins() || (helpmate && isOnlyKing(setup, false));
    if (settled || !aim.goal().isHelped()) {
      return aim;
    }
    OptionalInt length = length(problem);
    boolean byLength = length.isPresent() && isDefender(length.getAsInt(), aim);
    return aim.begun((helpmate && isOnlyKing(setup, true)) || byLength);
  }

  /** Whether so many plies end with the mating move only if the defender begins. */
  public static boolean isDefender(int length, Aim aim) {
    return (length % 2 == 0) == (aim.goal() == Goal.HELPMATE);
  }

  /** What is wrong with the setup; what its source tells of it is where it stands there. */
  public static List<LocatedFault> faults(Problem problem, Setup setup) {
    return setup.faults().stream()
        .map(
            fault ->
                problem.faults().stream()
                    .filter(each -> each.fault().equals(fault))
                    .findFirst()
                    .orElse(new LocatedFault(fault, problem.source().line(), 1)))
        .toList();
  }

  /** The setup, begun by the defender or by the attacker. */
  public static Setup begun(Setup setup, boolean byDefender) {
    return isBegun(setup) == byDefender
        ? setup
        : setup.toBuilder().defenderBegins(byDefender).build();
  }

  /** Whether the defender begins. */
  public static boolean isBegun(Setup setup) {
    return setup.attacker() != setup.sideToMove();
  }

  /** Whether the only king is that of the side to move, or of the other. */
  private static boolean isOnlyKing(Setup setup, boolean mover) {
    boolean moves = setup.kings(setup.sideToMove()) > 0;
    boolean waits = setup.kings(setup.sideToMove().opponent()) > 0;
    return moves != waits && moves == mover;
  }

  private static OptionalInt length(Problem problem) {
    OptionalInt stated = problem.statedLength();
    if (stated.isPresent()) {
      return stated.getAsInt() == 0 ? OptionalInt.empty() : stated;
    }
    return problem.saysMate() ? OptionalInt.of(problem.authoredLine().size()) : stated;
  }
}
