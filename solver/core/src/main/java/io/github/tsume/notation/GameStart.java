package io.github.tsume.notation;

import io.github.tsume.board.Setup;
import io.github.tsume.notation.common.ReadException;
import io.github.tsume.notation.kif.Handicap;
import io.github.tsume.notation.kif.ToriHandicap;
import io.github.tsume.notation.sfen.SfenParser;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Step;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Ruleset;
import java.util.List;

/** A test for the record of a game: it begins where games begin. */
public final class GameStart {
  private static final int KINDS = 16;

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
    if (isSame(setup, start(setup.rules()))) {
      return true;
    }
    for (Handicap handicap : Handicap.values()) {
      if (isSame(setup, handicap.setup())) {
        return true;
      }
    }
    for (ToriHandicap handicap : ToriHandicap.values()) {
      if (isSame(setup, handicap.setup())) {
        return true;
      }
    }
    return false;
  }

  private static Setup start(Ruleset rules) {
    try {
      return SfenParser.start(rules);
    } catch (ReadException e) {
      throw new IllegalStateException("a game whose start cannot be read", e);
    }
  }

  /** Whether the same pieces stand on the same squares and in the same hands. */
  private static boolean isSame(Setup setup, Setup start) {
    if (setup.rules() != start.rules()) {
      return false;
    }
    for (int square = 0; square < setup.rules().squares(); square++) {
      if (setup.piece(square) != start.piece(square)) {
        return false;
      }
    }
    for (Color color : Color.values()) {
      for (int kind = 0; kind < KINDS; kind++) {
        if (setup.hand(color, kind) != start.hand(color, kind)) {
          return false;
        }
      }
    }
    return true;
  }
}
