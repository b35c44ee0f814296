package io.github.tsume.notation.japanese;

import io.github.tsume.rules.Minishogi;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.rules.ToriShogi;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** The Japanese names of a ruleset's pieces: one in moves, one of a single character on boards. */
public final class JapanesePieces {
  private static final int KINDS = 16;

  /**
   * Other forms of characters, old, Chinese or of another font, and the ones that are used here.
   */
  private static final String VARIANTS = "步竜龙將银马飞车鹏鹤鹰雁";

  private static final String USUAL = "歩龍龍将銀馬飛車鵬鶴鷹鴈";
  private static final Map<Ruleset, JapanesePieces> ALL =
      Map.of(
          StandardShogi.RULES, shogi(StandardShogi.RULES),
          Minishogi.RULES, shogi(Minishogi.RULES),
          ToriShogi.RULES, tori());

  /** What pieces are called in full, and in short. */
  private static final Map<String, String> FULL_NAMES =
      Map.ofEntries(
          Map.entry("玉将", "玉"),
          Map.entry("王将", "王"),
          Map.entry("飛車", "飛"),
          Map.entry("角行", "角"),
          Map.entry("金将", "金"),
          Map.entry("銀将", "銀"),
          Map.entry("桂馬", "桂"),
          Map.entry("香車", "香"),
          Map.entry("歩兵", "歩"),
          Map.entry("龍王", "龍"),
          Map.entry("龍馬", "馬"),
          Map.entry("と金", "と"));

  private final Ruleset rules;
  private final String[] names = new String[KINDS];
  private final String[] cells = new String[KINDS];
  private final Map<String, Integer> kinds = new HashMap<>();

  private JapanesePieces(Ruleset rules) {
    this.rules = rules;
    Arrays.fill(names, "");
    Arrays.fill(cells, "");
  }

  /** The names for a ruleset. */
  public static JapanesePieces of(Ruleset rules) {
    JapanesePieces pieces = ALL.get(rules);
    if (pieces == null) {
      throw new IllegalArgumentException("no Japanese names for " + rules);
    }
    return pieces;
  }

  private static JapanesePieces shogi(Ruleset rules) {
    JapanesePieces pieces = new JapanesePieces(rules);
    pieces.add("K", "玉", "玉", "王");
    pieces.add("R", "飛", "飛");
    pieces.add("B", "角", "角");
    pieces.add("G", "金", "金");
    pieces.add("S", "銀", "銀");
    pieces.add("N", "桂", "桂");
    pieces.add("L", "香", "香");
    pieces.add("P", "歩", "歩");
    pieces.add("+R", "龍", "龍");
    pieces.add("+B", "馬", "馬");
    pieces.add("+S", "成銀", "全");
    pieces.add("+N", "成桂", "圭", "今");
    pieces.add("+L", "成香", "杏", "仝");
    pieces.add("+P", "と", "と", "成歩", "成金", "个");
    return pieces;
  }

  private static JapanesePieces tori() {
    JapanesePieces pieces = new JapanesePieces(ToriShogi.RULES);
    pieces.add("K", "鵬", "鵬", "鳳", "大鳥");
    pieces.add("F", "鷹", "鷹");
    pieces.add("C", "鶴", "鶴");
    pieces.add("R", "右鶉", "右");
    pieces.add("L", "左鶉", "左");
    pieces.add("P", "雉", "雉");
    pieces.add("S", "燕", "燕");
    pieces.add("+F", "鵰", "鵰");
    pieces.add("+S", "鴈", "鴈");
    return pieces;
  }

  private void add(String letters, String name, String cell, String... others) {
    boolean promoted = letters.startsWith("+");
    int base = rules.kindOf(letters.charAt(letters.length() - 1));
    if (base < 0) {
      return;
    }
    int kind = promoted ? base | Piece.PROMOTED : base;
    names[kind] = name;
    cells[kind] = cell;
    kinds.put(name, kind);
    kinds.put(cell, kind);
    for (String other : others) {
      kinds.put(other, kind);
    }
  }

  /** The name in moves, such as 成銀. */
  public String name(int kind) {
    return names[kind];
  }

  /** The single character on boards, such as 全. */
  public String cell(int kind) {
    return cells[kind];
  }

  /** Whether some game has a piece of that name. */
  public static boolean isCell(String name) {
    return ALL.values().stream().anyMatch(pieces -> pieces.kind(name) >= 0);
  }

  /** The length of the longest name, full or not, of a piece of any game at an index, or 0. */
  public static int anyFullLengthAt(String text, int at) {
    return ALL.values().stream().mapToInt(pieces -> pieces.fullLengthAt(text, at)).max().orElse(0);
  }

  /** Whether only Tori shogi has a piece of that name. */
  public static boolean isBird(String name) {
    return of(ToriShogi.RULES).kind(name) >= 0 && of(StandardShogi.RULES).kind(name) < 0;
  }

  /** The text with the usual forms of characters, one for each. */
  public static String usual(String text) {
    StringBuilder usual = new StringBuilder(text);
    for (int i = 0; i < text.length(); i++) {
      int variant = VARIANTS.indexOf(text.charAt(i));
      if (variant >= 0) {
        usual.setCharAt(i, USUAL.charAt(variant));
      }
    }
    return usual.toString();
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

  /**
   * The same, but a name may also be a full one such as 飛車, which in moves might go on with a mark.
   */
  public int fullLengthAt(String text, int at) {
    boolean full =
        at + 2 <= text.length() && FULL_NAMES.containsKey(usual(text.substring(at, at + 2)));
    return full && fullKind(text.substring(at, at + 2)) >= 0 ? 2 : lengthAt(text, at);
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
