package io.github.tsume.notation.japanese;

import io.github.tsume.rules.Color;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The names and signs of the sides as they are written and looked for, from the table of words. */
public final class Sides {
  private static final String BLACK_SIGNS = signs("black");
  private static final String WHITE_SIGNS = signs("white");

  /** All signs of both sides. */
  public static final String SIGNS = BLACK_SIGNS + WHITE_SIGNS;

  /** A pattern of the sign of a side. */
  public static final String SIGN = "[" + SIGNS + "]";

  /** A pattern of the names that players have. */
  public static final String PLAYER = Words.any(Words.Kind.SIDE, "black", "white");

  /** A pattern of any name of a side. */
  public static final String NAME = Words.any(Words.Kind.SIDE);

  /** A pattern of the words for a hand. */
  public static final String HAND = Words.any(Words.Kind.HAND, "plain");

  /** The characters that the names of players begin with, black's first. */
  public static final String FIRSTS = firsts("black") + firsts("white");

  private static final String BLACK_FIRSTS = firsts("black");

  private Sides() {}

  private static String signs(String side) {
    return String.join("", Words.forms(Words.Kind.MARK, side, "*"));
  }

  private static String firsts(String side) {
    StringBuilder firsts = new StringBuilder();
    Words.forms(Words.Kind.SIDE, side, "ja").forEach(name -> firsts.append(name.charAt(0)));
    return firsts.toString();
  }

  private static String written(String what, String language, Color color) {
    return Words.forms(Words.Kind.WRITTEN, what, language).get(color.ordinal());
  }

  /** The side as writers call it, in a game with a handicap or without. */
  public static String player(Color color, boolean handicap) {
    return written(handicap ? "upper" : "player", "ja", color);
  }

  /** A side of a problem by its task, the attacker's as that of black. */
  public static String task(Color color) {
    return written("task", "ja", color);
  }

  /** The label of a hand as writers have it, without a colon. */
  public static String hand(Color color, String language) {
    return written("hand", language, color);
  }

  /** The words for a side's hand. */
  public static String handOf(String side) {
    return side + Words.forms(Words.Kind.WRITTEN, "of", "ja").get(0);
  }

  /** The line that says whose turn it is. */
  public static String turn(Color color, String language) {
    return written("turn", language, color) + "\n";
  }

  /** The word for a hand. */
  public static String hand() {
    return Words.forms(Words.Kind.HAND, "plain", "ja").get(0);
  }

  /** The sign before a move. */
  public static String sign(Color color) {
    return (color == Color.BLACK ? BLACK_SIGNS : WHITE_SIGNS).substring(0, 1);
  }

  /** The side that has a sign, or null. */
  public static @Nullable Color of(char sign) {
    boolean black = BLACK_SIGNS.indexOf(sign) >= 0;
    return black ? Color.BLACK : WHITE_SIGNS.indexOf(sign) >= 0 ? Color.WHITE : null;
  }

  /** The side of the first sign from an index on, or null. */
  public static @Nullable Color of(String text, int from) {
    for (int at = from; at < text.length(); at++) {
      if (isSign(text.charAt(at))) {
        return of(text.charAt(at));
      }
    }
    return null;
  }

  /** Whether a character is the sign of a side. */
  public static boolean isSign(char sign) {
    return SIGNS.indexOf(sign) >= 0;
  }

  /** The player that words name, white if they do not name black. */
  public static Color player(String words) {
    boolean black = words.chars().anyMatch(c -> BLACK_FIRSTS.indexOf(c) >= 0);
    return black ? Color.BLACK : Color.WHITE;
  }

  /** The keys of both players. */
  public static List<String> players(boolean handicap) {
    return Words.forms(Words.Kind.WRITTEN, handicap ? "upper" : "player", "ja");
  }
}
