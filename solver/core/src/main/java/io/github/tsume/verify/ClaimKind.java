package io.github.tsume.verify;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** A kind of claim about the position after some moves; see {@code certificates.md}. */
public enum ClaimKind {
  /** The attacker mates. */
  MATE,
  /** He does not. */
  NO_MATE,
  /** He mates without coming to his first positions on the line; so many. */
  MATE_APART,
  /** He does not. */
  NO_MATE_APART,
  /** He mates without coming to any of his positions on another line, or on all; which. */
  MATE_OFF,
  /** He does not. */
  NO_MATE_OFF,
  /** The value is at most that. */
  AT_MOST,
  /** The value is at least that. */
  AT_LEAST,
  /** The last move is an interposition that counts, if it takes at most so many plies. */
  COUNTS,
  /** The last move is one that is futile, as another reply lasts so many plies. */
  FUTILE,
  /** The moves are another line of best play; what that needs is claimed besides. */
  OTHER_LINE,
  /** The last move is one after which every defence is answered. */
  BRINKMATE,
  /** The same, and each such move gives check or threatens mate. */
  KEY,
  /** There is neither a mate nor such a move within so many plies, but those that are claimed. */
  NO_BRINKMATE,
  /** So many positions are reached in so many plies and no fewer, if both sides help. */
  LAYER;

  /** The word in certificates. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Whether a number belongs to it. */
  public boolean isNumbered() {
    return switch (this) {
      case MATE, NO_MATE, OTHER_LINE, BRINKMATE, KEY -> false;
      default -> true;
    };
  }

  /** What a word stands for. */
  public static Optional<ClaimKind> of(String word) {
    return Stream.of(values()).filter(kind -> kind.word().equals(word)).findFirst();
  }
}
