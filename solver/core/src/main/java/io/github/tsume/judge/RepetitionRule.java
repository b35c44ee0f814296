package io.github.tsume.judge;

import io.github.tsume.rules.Minishogi;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.ToriShogi;

/**
 * What a repeated position means in a game. A side whose every move since the first occurrence was
 * a check loses, whatever the rule.
 *
 * @param times how often the position must occur
 * @param effect what it means if nobody gave perpetual check
 */
public record RepetitionRule(int times, Effect effect) {

  /** What a repetition without perpetual check means. */
  public enum Effect {
    /** A draw (shogi). */
    DRAW,
    /** The first player, black, loses (minishogi). */
    FIRST_PLAYER_LOSES,
    /** Who brings about the position for the last time loses: he had to vary (Tori shogi). */
    MOVER_LOSES
  }

  public RepetitionRule {
    if (times < 2) {
      throw new IllegalArgumentException("once is no repetition: " + times);
    }
  }

  /** The usual rule of a game. */
  public static RepetitionRule of(Ruleset rules) {
    if (rules == ToriShogi.RULES) {
      return new RepetitionRule(3, Effect.MOVER_LOSES);
    }
    return new RepetitionRule(
        4, rules == Minishogi.RULES ? Effect.FIRST_PLAYER_LOSES : Effect.DRAW);
  }

  /** The same with another number of times. */
  public RepetitionRule withTimes(int other) {
    return new RepetitionRule(other, effect);
  }
}
