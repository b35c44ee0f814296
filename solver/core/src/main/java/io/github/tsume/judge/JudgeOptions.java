package io.github.tsume.judge;

import io.github.tsume.rules.Minishogi;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.ToriShogi;

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

  /** The usual rules of a game; only shogi has any for an impasse. */
  public static JudgeOptions of(Ruleset rules, EndRules endRules) {
    int limit = Points.countIn(rules) ? endRules.moveLimit() : 0;
    return new JudgeOptions(endRules, RepetitionRule.of(rules), limit);
  }

  /**
   * Which rules end a game that enters the enemy camps or does not end at all. Mate, illegal moves
   * and repetitions end every game.
   */
  public enum EndRules {
    /** The rules of the Japan Shogi Association: 24 points, declaration with 31, 500 moves. */
    JSA("jsa"),
    /** The amateurs' rule: 27 points decide, black needs 28. */
    POINTS_27("27"),
    /** The king that reaches the other king's first square wins. */
    TRY("try"),
    /** Computer shogi: declaration with 27 points (black 28) and nothing by agreement. */
    CSA("csa");

    private final String code;

    EndRules(String code) {
      this.code = code;
    }

    /** The stable code: "jsa", "27", "try" or "csa". */
    public String code() {
      return code;
    }

    /** After how many moves a game is drawn, 0 for never. */
    public int moveLimit() {
      return this == JSA ? 500 : 0;
    }
  }

  /**
   * What a repeated position means in a game. A side whose every move since the first occurrence
   * was a check loses, whatever the rule.
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
}
