package io.github.tsume.mine;

import java.util.List;

/**
 * The mates of one game.
 *
 * @param mates the mates, in the order of the game
 * @param positions how many positions there are
 * @param asked in how many of them the side to move has a check
 * @param open in how many of those it is not known whether it mates
 */
public record MineReport(List<FoundMate> mates, int positions, int asked, int open) {
  /** A report with copied lists. */
  public MineReport {
    mates = List.copyOf(mates);
  }
}
