package io.github.tsume.mine;

import io.github.tsume.board.Setup;
import io.github.tsume.mate.Solution;
import io.github.tsume.rules.Color;
import io.github.tsume.verdict.Verdict;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A position of a game in which the side to move has a forced mate by checks.
 *
 * @param ply how many moves of the game were played before
 * @param position the position
 * @param solution the mate, replayed
 * @param verdict the verdict on it as a composition: sound if there is just one way
 * @param played the move that the game goes on with; {@link io.github.tsume.board.Move#NONE} if it
 *     ends here
 * @param fate what became of the mate
 * @param continues whether it is the rest of the mate two plies before
 * @param candidate the problem that it makes; null if none was found
 */
public record FoundMate(
    int ply,
    Setup position,
    Solution solution,
    Verdict verdict,
    int played,
    Fate fate,
    boolean continues,
    @Nullable Candidate candidate) {
  /** What became of a mate in the game. */
  public enum Fate {
    /** The move played keeps a mate by checks. */
    PLAYED,
    /** It does not. */
    MISSED,
    /** The game ends here. */
    ENDED,
    /** It is not known whether it does. */
    OPEN;

    /** The stable name in results. */
    public String code() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * A sound problem.
   *
   * @param cut how many plies of the mainline were cut at its beginning, an even number
   * @param position its position
   * @param solution its solution
   */
  public record Candidate(int cut, Setup position, Solution solution) {}

  /** The side that has the mate. */
  public Color side() {
    return position.sideToMove();
  }
}
