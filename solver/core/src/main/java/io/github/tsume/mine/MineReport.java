package io.github.tsume.mine;

import io.github.tsume.verdict.Reason;
import java.util.List;

/**
 * The mates of one game.
 *
 * @param mates the mates, in the order of the game
 * @param positions how many positions there are
 * @param asked in how many of them the side to move has a check
 * @param unknown those of which it is not known whether it mates
 */
public record MineReport(List<FoundMate> mates, int positions, int asked, List<Open> unknown) {
  /**
   * A position of which it is not known whether the side to move mates.
   *
   * @param ply how many moves of the game were played before
   * @param why what was spent
   */
  public record Open(int ply, Reason why) {}

  /** A report with copied lists. */
  public MineReport {
    mates = List.copyOf(mates);
    unknown = List.copyOf(unknown);
  }

  /** How many are not known. */
  public int open() {
    return unknown.size();
  }
}
