package io.github.tsume.notation.common;

import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.StandardShogi;

/**
 * The settings of reading.
 *
 * @param rules the ruleset: of all inputs if it is stated, else of those that do not tell
 * @param rulesStated whether somebody said which ruleset it is; nothing is guessed then
 * @param limits how large an input may be
 * @param startAssumed whether moves that follow no position begin at the start of a game, whatever
 *     they are: records of games may leave it out, problems may not, so that without this the first
 *     of them has to be one that can be made there
 */
public record ReadOptions(Ruleset rules, boolean rulesStated, Limits limits, boolean startAssumed) {
  /** Shogi, unless an input tells that it is another game. */
  public static final ReadOptions DEFAULT =
      new ReadOptions(StandardShogi.RULES, false, Limits.DEFAULT, true);

  /** The defaults for a ruleset, whatever an input looks like. */
  public static ReadOptions of(Ruleset rules) {
    return new ReadOptions(rules, true, Limits.DEFAULT, true);
  }

  /** The defaults, with a ruleset for inputs that do not tell theirs. */
  public static ReadOptions unlessTold(Ruleset rules) {
    return new ReadOptions(rules, false, Limits.DEFAULT, true);
  }

  /** The same with other limits. */
  public ReadOptions withLimits(Limits others) {
    return new ReadOptions(rules, rulesStated, others, startAssumed);
  }

  /** The same, but records may leave out that they begin at the start of a game. */
  public ReadOptions withStartAssumed() {
    return new ReadOptions(rules, rulesStated, limits, true);
  }

  /** The same, but every input has to state its position, or be a game from its first move on. */
  public ReadOptions withPositionStated() {
    return new ReadOptions(rules, rulesStated, limits, false);
  }
}
