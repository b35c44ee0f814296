package io.github.tsume.notation.western;

import io.github.tsume.rules.Ruleset;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Positions as PGN has them that comes from servers of chess variants: hands in brackets behind the
 * board, and "w" for the side in capitals, which SFEN calls "b".
 */
public final class FairyFen {
  /** The tag of PGN that names the game. */
  public static final String VARIANT = "Variant";

  private static final Map<String, String> NAMES =
      Map.of("shogi", "shogi", "minishogi", "minishogi", "torishogi", "tori", "tori", "tori");

  private static final Pattern BRACKETS =
      Pattern.compile("(\\S+?)\\[([A-Za-z]*|-)\\]\\s+([wb])(?:\\s+(?:-\\s+){0,2}\\d+\\s+(\\d+))?");
  private static final Pattern NO_HANDS =
      Pattern.compile("(\\S+?)()\\s+([wb])\\s+(?:-\\s+-\\s+)?\\d+\\s+(\\d+)");

  private FairyFen() {}

  /** The game that a tag names, if it is one of ours. */
  public static Optional<Ruleset> game(String variant) {
    String plain = variant.toLowerCase(Locale.ROOT).replaceAll("[\\s_-]", "");
    return Optional.ofNullable(NAMES.get(plain)).flatMap(Ruleset::byName);
  }

  /** The same position in SFEN, or null if the text is not of this form. */
  public static @Nullable String sfen(String fen) {
    Matcher matcher = BRACKETS.matcher(fen.strip());
    if (!matcher.matches()) {
      matcher = NO_HANDS.matcher(fen.strip());
      if (!matcher.matches()) {
        return null;
      }
    }
    String hands = matcher.group(2).isEmpty() ? "-" : matcher.group(2);
    boolean first = matcher.group(3).equals("w");
    String number = matcher.group(4);
    int full = number == null || number.length() > 5 ? 1 : Integer.parseInt(number);
    int ply = full <= 1 ? 1 : 2 * full - (first ? 1 : 0);
    return matcher.group(1) + (first ? " b " : " w ") + hands + " " + ply;
  }
}
