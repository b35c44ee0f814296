package io.github.tsume.certificate;

import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import io.github.tsume.certificate.RefusedException.Refusal;
import io.github.tsume.results.json.Result;
import io.github.tsume.rules.Color;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.Goal;
import io.github.tsume.verify.CanonicalMoves;

/** The positions that results are about, each in the one text that there is for it. */
final class Starts {
  private Starts() {}

  /** The position of a result. */
  static Position of(Result result) {
    Setup setup = setup(result);
    boolean begun = result.answer().aim().defenderBegins();
    if (begun ? isIllegal(result) : !setup.faults().isEmpty()) {
      throw new RefusedException(Refusal.POSITION, "");
    }
    return Position.of(setup);
  }

  /** Whether the rules forbid the position of a result. */
  static boolean isIllegal(Result result) {
    Setup setup = setup(result);
    Aim aim = result.answer().aim();
    if (!setup.faults().isEmpty() || !aim.goal().isHelped()) {
      return !setup.faults().isEmpty();
    }
    boolean helpmate = aim.goal() == Goal.HELPMATE;
    int stated = result.statedLength().orElse(0);
    // So many plies end with the mating move only if that side begins.
    boolean others = stated > 0 && (stated % 2 == 0) == helpmate != aim.defenderBegins();
    Color mated = helpmate ? setup.defender() : setup.attacker();
    Position start = Position.of(setup);
    return others
        || setup.kings(mated) == 0
        || (setup.sideToMove() == mated && start.inCheck() && CanonicalMoves.of(start).length == 0);
  }

  private static Setup setup(Result result) {
    return result.setup().orElseThrow(() -> new RefusedException(Refusal.FIELD, "sfen"));
  }
}
