package tsume.dfpn;

/**
 * Tells without the table that the attacker fails within three plies.
 *
 * <p>Most questions with a bound end in such nodes. There the table costs more than it saves: each
 * reply to each check would be looked up, rated and entered, though the first good one is enough.
 */
final class Lookahead {
  private static final int MAX_MOVES = 600;

  private final Game game;
  private final int[] replies = new int[MAX_MOVES];
  private final int[] checks = new int[MAX_MOVES];
  private long nodes;

  Lookahead(Game game) {
    this.game = game;
  }

  /** The nodes visited so far. */
  long nodes() {
    return nodes;
  }

  /**
   * Whether the attacker does not win within three plies from the current OR node; false if that is
   * not so plain.
   *
   * @param moves its moves, none of which mates at once
   */
  boolean failsWithinThree(int[] moves, int begin, int end) {
    if (game.hasClaims(moves, begin, end)) {
      return false;
    }
    for (int i = begin; i < end; i++) {
      game.play(moves[i]);
      boolean refuted = isRefutedAtOnce();
      game.undo(moves[i]);
      if (!refuted) {
        return false;
      }
    }
    return true;
  }

  /** Whether a reply of the current AND node surely is not answered with mate at once. */
  private boolean isRefutedAtOnce() {
    nodes++;
    int end = game.generate(replies, 0);
    for (int i = 0; i < end; i++) {
      game.play(replies[i]);
      boolean refutes = isNotMatedAtOnce();
      game.undo(replies[i]);
      if (refutes) {
        return true;
      }
    }
    return false;
  }

  private boolean isNotMatedAtOnce() {
    nodes++;
    int end = game.generate(checks, 0);
    return !game.hasClaims(checks, 0, end) && game.mateAmong(checks, 0, end) == 0;
  }
}
