package io.github.tsume.twins;

import io.github.tsume.board.position.Position;
import java.util.OptionalInt;

/**
 * The slow twin of the refutation book: how soon the defender can bring checks to an end, by trying
 * every reply and every check, without a table, deeper and deeper.
 */
public final class SlowRefutation {
  private final Position position;
  private final long most;
  private long nodes;

  private SlowRefutation(Position position, long most) {
    this.position = position.copy();
    this.most = most;
  }

  /**
   * The plies of a check and what follows it until no check is left, both sides playing their best.
   *
   * @param after the position after the check
   * @param most how many positions may be looked at; empty if that is not enough
   */
  public static OptionalInt plies(Position after, long most) {
    SlowRefutation slow = new SlowRefutation(after, most);
    for (int plies = 1; slow.nodes < most; plies += 2) {
      if (slow.endsWithin(plies) && slow.nodes < most) {
        return OptionalInt.of(1 + plies);
      }
    }
    return OptionalInt.empty();
  }

  private boolean endsWithin(int plies) {
    if (plies < 0 || nodes++ >= most) {
      return false;
    }
    for (int reply : SlowRules.legalMoves(position)) {
      position.play(reply);
      boolean ends = true;
      for (int check : SlowRules.checks(position)) {
        position.play(check);
        ends = endsWithin(plies - 2);
        position.undo(check);
        if (!ends) {
          break;
        }
      }
      position.undo(reply);
      if (ends) {
        return true;
      }
    }
    return false;
  }
}
