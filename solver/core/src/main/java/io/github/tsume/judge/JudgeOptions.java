package io.github.tsume.judge;

import io.github.tsume.rules.Ruleset;

/**
 * By which rules a game is judged.
 *
 * @param endRules what ends a game in an impasse
 * @param repetition what a repetition means
 * @param moveLimit after how many moves a game is drawn, 0 for never
 */
public record JudgeOptions(EndRules endRules, RepetitionRule repetition, int moveLimit) {

  /** The usual rules of a game; only shogi has any for an impasse. */
  public static JudgeOptions of(Ruleset rules, EndRules endRules) {
    int limit = Points.countIn(rules) ? endRules.moveLimit() : 0;
    return new JudgeOptions(endRules, RepetitionRule.of(rules), limit);
  }
}
