package tsume.notation;

import tsume.rules.Ruleset;
import tsume.rules.StandardShogi;

/**
 * How to read.
 *
 * @param rules the ruleset of inputs that do not tell
 * @param limits how large an input may be
 * @param startAssumed whether moves that follow no position begin at the start of a game: records
 *     of games may leave it out, problems may not
 */
public record ReadOptions(Ruleset rules, Limits limits, boolean startAssumed) {
  public static final ReadOptions DEFAULT = of(StandardShogi.RULES);

  /** Moves that follow no position begin at the start of a game. */
  public ReadOptions(Ruleset rules, Limits limits) {
    this(rules, limits, true);
  }

  /** The defaults for a ruleset. */
  public static ReadOptions of(Ruleset rules) {
    return new ReadOptions(rules, Limits.DEFAULT);
  }

  /** The same, but every input has to state its position. */
  public ReadOptions withPositionStated() {
    return new ReadOptions(rules, limits, false);
  }
}
