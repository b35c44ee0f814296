package io.github.tsume.game;

import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;

/**
 * Claims that the interposition just made is futile: the checking line piece captures what was
 * interposed and hands it back, as if it had never been there.
 *
 * <p>An interposition is numbered by its square + 1, negative if a piece was moved there.
 */
public record Claims(Position position, int attacker, FutileMate futileMate) {
  private static final int MARK = 1 << Move.BITS;

  /** Whether {@code move} is a claim that the interposition before it is futile. */
  public static boolean isClaim(int move) {
    return (move & MARK) != 0;
  }

  /** The claim that is made by a capture. */
  public static int claimOf(int capture) {
    return capture | MARK;
  }

  /** The capture by which a claim is made. */
  static int captureOf(int claim) {
    return claim & ~MARK;
  }

  /** The interposition that a reply is, if claims about it are allowed; 0 if it is none. */
  static int interpositionBy(int reply, FutileRule rule) {
    if (rule == FutileRule.NONE || Move.isCapture(reply)) {
      return 0;
    }
    if (Move.isDrop(reply)) {
      return Move.to(reply) + 1;
    }
    return Move.kind(reply) == 0 || rule == FutileRule.DROPS_ONLY ? 0 : -Move.to(reply) - 1;
  }

  /** Adds to the checks after an interposition the claims about it; returns their end. */
  int add(int interposition, int[] out, int at, int checks) {
    int square = Math.abs(interposition) - 1;
    int end = checks;
    int checker = -1;
    for (int i = at; i < checks; i++) {
      int move = out[i];
      if (Move.to(move) == square && !Move.isDrop(move)) {
        if (checker < 0) {
          checker = futileMate.checkerBehind(square);
        }
        if (Move.from(move) == checker) {
          out[end++] = move | MARK;
        }
      }
    }
    return end;
  }

  /**
   * Plays a claim: a dropped piece goes back to the defender's hand, a moved one out of the game.
   */
  void play(int claim, int interposition) {
    position.play(captureOf(claim));
    int kind = Move.captured(claim) & 7;
    position.changeHand(attacker, kind, -1);
    if (interposition > 0) {
      position.changeHand(1 - attacker, kind, 1);
    }
  }

  /** Takes it back. */
  void undo(int claim, int interposition) {
    int kind = Move.captured(claim) & 7;
    position.changeHand(attacker, kind, 1);
    if (interposition > 0) {
      position.changeHand(1 - attacker, kind, -1);
    }
    position.undo(captureOf(claim));
  }
}
