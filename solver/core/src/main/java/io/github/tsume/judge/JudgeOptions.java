package io.github.tsume.judge;

import io.github.tsume.rules.Ruleset;

/**
 * By which rules a game is judged.
 *
 * @param endRules what ends a game in an impasse
 * @param repetition what a repetition means
 * @param moveLimit after how many moves a game is drawn, 0 for never
 * @param handicap the points of what white gave before a game that does not begin at its start; 0
 *     if that is not told, and the first position is asked
 */
public record JudgeOptions(
    EndRules endRules, RepetitionRule repetition, int moveLimit, int handicap) {

  /** Rules for a game of which nobody tells that it was played with a handicap. */
  public JudgeOptions(EndRules endRules, RepetitionRule repetition, int moveLimit) {
    this(endRules, repetition, moveLimit, 0);
  }

  /** The same for a game before which white gave pieces worth so many points. */
  public JudgeOptions withHandicap(int points) {
    return new JudgeOptions(endRules, repetition, moveLimit, points);
  }

  /** The usual rules of a game; only shogi has any for an impasse. */
  public static JudgeOptions of(Ruleset rules, EndRules endRules) {
    int limit = Points.countIn(rules) ? endRules.moveLimit() : 0;
    return new JudgeOptions(endRules, RepetitionRule.of(rules), limit);
  }
}
