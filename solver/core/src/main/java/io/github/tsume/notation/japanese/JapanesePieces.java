package io.github.tsume.notation.japanese;

import io.github.tsume.rules.Minishogi;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.rules.ToriShogi;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The Japanese names of a ruleset's pieces: one in moves, one of a single character on boards. */
public final class JapanesePieces {
  private static final int KINDS = 16;

  /**
   * Other forms of characters, old, Chinese or of another font, and the ones that are used here.
   */
  private static final String VARIANTS = String.join("", Words.values(Words.Kind.VARIANT).keySet());

  private static final String USUAL = String.join("", Words.values(Words.Kind.VARIANT).values());
  private static final Map<Ruleset, JapanesePieces> ALL =
      Map.of(
          StandardShogi.RULES, new JapanesePieces(StandardShogi.RULES, Words.Kind.SHOGI),
          Minishogi.RULES, new JapanesePieces(Minishogi.RULES, Words.Kind.SHOGI),
          ToriShogi.RULES, new JapanesePieces(ToriShogi.RULES, Words.Kind.TORI));

  /** What pieces are called in full, and in short. */
  private static final Map<String, String> FULL_NAMES = Words.values(Words.Kind.PIECE);

  private static final Map<String, List<String>> EITHER = Words.rows(Words.Kind.EITHER);

  /** The names of all games, and what they and full names begin with. */
  private static final Set<String> NAMES = new HashSet<>();

  private static final Set<Character> FIRSTS = new HashSet<>();

  static {
    ALL.values().forEach(pieces -> NAMES.addAll(pieces.kinds.keySet()));
    NAMES.forEach(name -> FIRSTS.add(name.charAt(0)));
    FULL_NAMES.keySet().forEach(name -> FIRSTS.add(name.charAt(0)));
  }

  private final Ruleset rules;
  private final String[] names = new String[KINDS];
  private final String[] cells = new String[KINDS];
  private final Map<String, Integer> kinds = new HashMap<>();

  private JapanesePieces(Ruleset rules, Words.Kind table) {
    this.rules = rules;
    Arrays.fill(names, "");
    Arrays.fill(cells, "");
    Words.rows(table).forEach(this::add);
  }

  /** The names for a ruleset. */
  public static JapanesePieces of(Ruleset rules) {
    JapanesePieces pieces = ALL.get(rules);
    if (pieces == null) {
      throw new IllegalArgumentException("no Japanese names for " + rules);
    }
    return pieces;
  }

  private void add(String letters, List<String> forms) {
    boolean promoted = letters.startsWith("+");
    int base = rules.kindOf(letters.charAt(letters.length() - 1));
    if (base < 0) {
      return;
    }
    int kind = promoted ? base | Piece.PROMOTED : base;
    names[kind] = forms.get(0);
    cells[kind] = forms.get(1);
    forms.forEach(form -> kinds.put(form, kind));
  }

  /** The name in moves, such as 成銀. */
  public String name(int kind) {
    return names[kind];
  }

  /** The single character on boards, such as 全. */
  public String cell(int kind) {
    return cells[kind];
  }

  /** The single characters of boards, with what else the kings are called, and old forms. */
  public String signs() {
    StringBuilder signs = new StringBuilder();
    kinds.forEach(
        (name, kind) ->
            signs.append(
                name.equals(cells[kind]) || (kind == Piece.KING && name.length() == 1)
                    ? name
                    : ""));
    String usual = signs.toString();
    for (int i = 0; i < USUAL.length(); i++) {
      signs.append(usual.indexOf(USUAL.charAt(i)) < 0 ? "" : VARIANTS.charAt(i));
    }
    return signs.toString();
  }

  /** Whether a character alone may stand for a piece in a move of any game, or begin its name. */
  public static boolean isSign(char character) {
    String sign = String.valueOf(usual(character));
    return NAMES.contains(sign) || sign.equals("成") || !either(sign, 0).isEmpty();
  }

  /** Whether a character is the name of a king of any game. */
  public static boolean isKing(char character) {
    String name = String.valueOf(character);
    return ALL.values().stream().anyMatch(pieces -> pieces.kind(name) == Piece.KING);
  }

  /** Whether some game has a piece of that name. */
  public static boolean isCell(String name) {
    return NAMES.contains(usual(name));
  }

  /** The length of the longest name, full or not, of a piece of any game at an index, or 0. */
  public static int anyFullLengthAt(String text, int at) {
    if (at == text.length() || !FIRSTS.contains(usual(text.charAt(at)))) {
      return 0; // Most places of a text are done with that.
    }
    String two = usual(text.substring(at, Math.min(at + 2, text.length())));
    boolean known = two.length() == 2 && (NAMES.contains(two) || FULL_NAMES.containsKey(two));
    return known ? 2 : NAMES.contains(two.substring(0, 1)) ? 1 : 0;
  }

  /** The names of the pieces that a character at an index leaves open, as 鶉; none of others. */
  public static List<String> either(String text, int at) {
    String sign = at < text.length() ? text.substring(at, at + 1) : "";
    return EITHER.getOrDefault(sign, List.of());
  }

  /** Whether only Tori shogi has a piece of that name. */
  public static boolean isBird(String name) {
    return of(ToriShogi.RULES).kind(name) >= 0 && of(StandardShogi.RULES).kind(name) < 0;
  }

  /** The text with the usual forms of characters, one for each. */
  public static String usual(String text) {
    StringBuilder usual = new StringBuilder(text);
    for (int i = 0; i < text.length(); i++) {
      usual.setCharAt(i, usual(text.charAt(i)));
    }
    return usual.toString();
  }

  private static char usual(char character) {
    int variant = VARIANTS.indexOf(character);
    return variant < 0 ? character : USUAL.charAt(variant);
  }

  /** The length of the longest name that begins at an index, or 0. */
  public int lengthAt(String text, int at) {
    for (int length = 2; length >= 1; length--) {
      if (at + length <= text.length() && kind(text.substring(at, at + length)) >= 0) {
        return length;
      }
    }
    return 0;
  }

  /** The kind of a name. */
  public int kind(String name) {
    return kinds.getOrDefault(usual(name), -1);
  }

  /** The kind of a name, which may be a full one. */
  public int fullKind(String name) {
    String usual = usual(name);
    return kinds.getOrDefault(FULL_NAMES.getOrDefault(usual, usual), -1);
  }
}
