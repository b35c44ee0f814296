package io.github.tsume.judge;

import java.util.Locale;

/** In which way a record does not agree with the rules. */
public enum Mismatch {
  /** Moves follow after the rules have ended the game. */
  GOES_ON,
  /** By the rules the result is another one. */
  OTHER_RESULT,
  /** By the rules the game ends for another reason. */
  OTHER_REASON,
  /** The record says mate, and there is a legal move. */
  NOT_MATE,
  /** The record says repetition, and the position has not occurred often enough. */
  NOT_REPEATED,
  /** The record says impasse, and what an agreement presupposes is missing. */
  NO_IMPASSE,
  /** The record's end is none by the chosen rules, or in this game. */
  NO_SUCH_RULE,
  /** The try is claimed, and the king cannot go there. */
  NO_TRY;

  /** The stable code, such as "not-mate". */
  public String code() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
