package io.github.tsume.game;

import io.github.tsume.board.Move;
import io.github.tsume.rules.Piece;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * The rule for interpositions that may be futile (無駄合), and so do not count in the length of a
 * mate.
 */
public enum FutileRule {
  /** Dropped and moved ones. */
  STANDARD,
  /** Dropped ones only. */
  DROPS_ONLY,
  /** None: every interposition counts; lengths are raw. */
  NONE;

  /** The stable name in results, such as "drops-only". */
  public String code() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The rule of a code. */
  public static Optional<FutileRule> ofCode(String code) {
    return Arrays.stream(values()).filter(each -> each.code().equals(code)).findFirst();
  }

  /** Whether a reply to check is an interposition: it neither moves the king nor captures. */
  public static boolean isInterposition(int reply) {
    return !Move.isCapture(reply) && Move.kind(reply) != Piece.KING;
  }

  /** Whether a reply to check is an interposition of a manner that may be futile. */
  public boolean mayApplyTo(int reply) {
    return isInterposition(reply)
        && (this == STANDARD || (this == DROPS_ONLY && Move.isDrop(reply)));
  }
}
