package tsume.notation;

import tsume.rules.Ruleset;
import tsume.rules.StandardShogi;

/**
 * How to read.
 *
 * @param rules the ruleset of inputs that do not tell
 * @param limits how large an input may be
 */
public record ReadOptions(Ruleset rules, Limits limits) {
  public static final ReadOptions DEFAULT = new ReadOptions(StandardShogi.RULES, Limits.DEFAULT);

  /** The defaults for a ruleset. */
  public static ReadOptions of(Ruleset rules) {
    return new ReadOptions(rules, Limits.DEFAULT);
  }
}
