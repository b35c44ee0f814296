package io.github.tsume.judge;

import io.github.tsume.rules.Color;
import java.util.Locale;

/** Who wins a game that has ended, if anybody does. */
public enum GameResult {
  BLACK,
  WHITE,
  DRAW;

  /** The result of a game that a side wins. */
  public static GameResult winOf(Color winner) {
    return winner == Color.BLACK ? BLACK : WHITE;
  }

  /** The stable code: "black", "white" or "draw". */
  public String code() {
    return name().toLowerCase(Locale.ROOT);
  }
}
