package io.github.tsume.notation.csa;

import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.ToriShogi;
import java.util.HashMap;
import java.util.Map;

/** The two-letter codes of pieces in CSA and JKF. */
public final class CsaPieces {
  private static final Map<Character, String> PLAIN =
      Map.of(
          'K', "OU", 'R', "HI", 'B', "KA", 'G', "KI", 'S', "GI", 'N', "KE", 'L', "KY", 'P', "FU");
  private static final Map<Character, String> PROMOTED =
      Map.of('R', "RY", 'B', "UM", 'S', "NG", 'N', "NK", 'L', "NY", 'P', "TO");
  private static final Map<String, Character> LETTERS = new HashMap<>();

  static {
    PLAIN.forEach((letter, code) -> LETTERS.put(code, letter));
    PROMOTED.forEach((letter, code) -> LETTERS.put(code, letter));
  }

  private CsaPieces() {}

  /** Whether all pieces of the ruleset have codes: those of shogi and minishogi do. */
  public static boolean knows(Ruleset rules) {
    return rules != ToriShogi.RULES;
  }

  public static String code(int kind, Ruleset rules) {
    char letter = rules.type(kind).letter();
    String code = Piece.isPromoted(kind) ? PROMOTED.get(letter) : PLAIN.get(letter);
    return code == null ? "??" : code;
  }

  /** The kind of a code, or -1 if the ruleset has none. */
  public static int kind(String code, Ruleset rules) {
    Character letter = LETTERS.get(code);
    if (letter == null) {
      return -1;
    }
    int kind = rules.kindOf(letter);
    boolean promoted = !code.equals(PLAIN.get(letter));
    return kind < 0 || !promoted ? kind : kind | Piece.PROMOTED;
  }
}
