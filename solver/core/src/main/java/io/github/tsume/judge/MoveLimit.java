package io.github.tsume.judge;

import org.jspecify.annotations.Nullable;

/**
 * A rule that draws a game that has lasted so many moves. If the last of them was a check, the
 * series of checks goes on first: the game ends with the first move of the checking side that gives
 * none.
 */
final class MoveLimit {
  private final int limit;
  private final int played;
  private boolean running;

  /**
   * A limit.
   *
   * @param limit in moves of the game, 0 for none
   * @param played how many of them had been made when the record begins
   */
  MoveLimit(int limit, int played) {
    this.limit = limit;
    this.played = played;
  }

  /** Takes the next move of the record; returns the end if this is one. */
  @Nullable Ending add(int ply, boolean check) {
    int beyond = played + ply - limit;
    if (limit == 0 || beyond < 0) {
      return null;
    }
    boolean ofChecker = beyond % 2 == 0;
    if (check && (beyond == 0 || (running && ofChecker))) {
      running = true;
      return null;
    }
    return running && !ofChecker ? null : new Ending.MoveLimit(ply, limit);
  }
}
