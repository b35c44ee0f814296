package io.github.tsume.verdict;

import java.util.Arrays;
import java.util.Optional;

/**
 * The answer to "is there what is looked for?", such as a mate or a brinkmate. A limit that was hit
 * is never "no".
 */
public enum Outcome {
  /** There is a mate, and its proof was replayed. */
  MATE,
  /** It is proved that there is no mate of any length. */
  NO_MATE,
  /** There is a brinkmate, and every defence has an answer that was replayed. */
  BRINKMATE,
  /** It is proved that there is neither a mate nor a brinkmate within the plies asked for. */
  NO_BRINKMATE,
  /** Both sides together can mate the defender. */
  HELPMATE,
  /** It is proved that they cannot, in however many plies. */
  NO_HELPMATE,
  /** Both sides together can mate the attacker. */
  HELPSELFMATE,
  /** It is proved that they cannot, in however many plies. */
  NO_HELPSELFMATE,
  /** It is not known. */
  UNKNOWN,
  /** It was not asked, for it is not a legal position. */
  INVALID;

  /** The stable name in results, such as "no-mate". */
  public String code() {
    return Codes.of(this);
  }

  /** Whether there is a line of moves that does it, with a length. */
  public boolean isReached() {
    return Arrays.stream(Goal.values()).anyMatch(goal -> goal.reached() == this);
  }

  /** Whether it is proved that there is none. */
  public boolean isRefuted() {
    return Arrays.stream(Goal.values()).anyMatch(goal -> goal.refuted() == this);
  }

  /** The outcome of a code. */
  public static Optional<Outcome> ofCode(String code) {
    return Codes.find(values(), Outcome::code, code);
  }
}
