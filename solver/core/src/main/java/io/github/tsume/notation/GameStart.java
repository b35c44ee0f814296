package io.github.tsume.notation;

import io.github.tsume.board.Setup;
import io.github.tsume.notation.common.Likeness;
import io.github.tsume.notation.kif.Handicap;
import io.github.tsume.notation.kif.ToriHandicap;
import io.github.tsume.notation.sfen.SfenParser;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Step;
import java.util.List;

/** A test for the record of a game: it begins where games begin. */
public final class GameStart {

  private GameStart() {}

  /**
   * Whether the first position is the start of a game, even or handicap: it is a game whatever its
   * moves are, illegal ones too.
   */
  public static boolean isOf(Problem problem) {
    return isOf(problem.setup());
  }

  /**
   * Whether moves without a position may begin at the start of a game: the first one can be made
   * there. Else a problem has lost its board.
   */
  static boolean canBegin(Problem problem) {
    List<Step> line = problem.tree().line();
    return isOf(problem.setup()) && (line.isEmpty() || line.get(0).legal());
  }

  /** Whether a position is the start of a game, even or handicap. */
  public static boolean isOf(Setup setup) {
    if (Likeness.samePieces(setup, SfenParser.start(setup.rules()))) {
      return true;
    }
    for (Handicap handicap : Handicap.values()) {
      if (Likeness.samePieces(setup, handicap.setup())) {
        return true;
      }
    }
    for (ToriHandicap handicap : ToriHandicap.values()) {
      if (Likeness.samePieces(setup, handicap.setup())) {
        return true;
      }
    }
    return false;
  }
}
