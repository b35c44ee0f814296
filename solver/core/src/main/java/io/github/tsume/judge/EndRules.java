package io.github.tsume.judge;

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
