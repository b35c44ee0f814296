package io.github.tsume.dfpn;

import io.github.tsume.verdict.Reason;
import org.jspecify.annotations.Nullable;

/**
 * The three-valued answer to "does the attacker win from here within the bound?".
 *
 * @param kind which of the three
 * @param length for a proof, the plies within which the attacker wins (not always the fewest); for
 *     a disproof, those within which he does not ({@link Lengths#UNBOUNDED}: never)
 * @param absolute for a disproof, whether it holds on every path; false if it rests on nodes that
 *     were put before the root
 * @param limit for no answer, what was spent
 * @param pn the last proof number of the root
 * @param dn the last disproof number of the root
 */
public record Answer(
    Kind kind, int length, boolean absolute, @Nullable Reason limit, long pn, long dn) {
  /** Won, not won, not known. */
  public enum Kind {
    PROVEN,
    DISPROVEN,
    UNKNOWN
  }

  static Answer proven(int length) {
    return new Answer(Kind.PROVEN, length, true, null, 0, 1);
  }

  static Answer disproven(int length, boolean absolute) {
    return new Answer(Kind.DISPROVEN, length, absolute, null, 1, 0);
  }

  static Answer unknown(Reason limit, long pn, long dn) {
    return new Answer(Kind.UNKNOWN, 0, false, limit, pn, dn);
  }

  /** Whether the attacker wins. */
  public boolean isProven() {
    return kind == Kind.PROVEN;
  }

  /** Whether it is proved that the attacker does not win. */
  public boolean isDisproven() {
    return kind == Kind.DISPROVEN;
  }

  /** Whether there is no answer. */
  public boolean isUnknown() {
    return kind == Kind.UNKNOWN;
  }
}
