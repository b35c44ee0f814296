package tsume.notation;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import tsume.rules.Minishogi;
import tsume.rules.Piece;
import tsume.rules.Ruleset;
import tsume.rules.StandardShogi;
import tsume.rules.ToriShogi;

/** The Japanese names of a ruleset's pieces: one in moves, one of a single character on boards. */
public final class JapanesePieces {
  private static final int KINDS = 16;
  private static final Map<Ruleset, JapanesePieces> ALL =
      Map.of(
          StandardShogi.RULES, shogi(StandardShogi.RULES),
          Minishogi.RULES, shogi(Minishogi.RULES),
          ToriShogi.RULES, tori());

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
    pieces.add("+R", "龍", "龍", "竜");
    pieces.add("+B", "馬", "馬");
    pieces.add("+S", "成銀", "全");
    pieces.add("+N", "成桂", "圭");
    pieces.add("+L", "成香", "杏");
    pieces.add("+P", "と", "と", "成歩");
    return pieces;
  }

  private static JapanesePieces tori() {
    JapanesePieces pieces = new JapanesePieces(ToriShogi.RULES);
    pieces.add("K", "鵬", "鵬");
    pieces.add("F", "鷹", "鷹");
    pieces.add("C", "鶴", "鶴");
    pieces.add("R", "右鶉", "右");
    pieces.add("L", "左鶉", "左");
    pieces.add("P", "雉", "雉");
    pieces.add("S", "燕", "燕");
    pieces.add("+F", "鵰", "鵰");
    pieces.add("+S", "鴈", "鴈", "雁");
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

  /** The kind whose single character that is, or -1. */
  int kindOfCell(char cell) {
    return kinds.getOrDefault(String.valueOf(cell), -1);
  }

  /** The length of the longest name that begins at an index, or 0. */
  int lengthAt(String text, int at) {
    for (int length = 2; length >= 1; length--) {
      if (at + length <= text.length() && kinds.containsKey(text.substring(at, at + length))) {
        return length;
      }
    }
    return 0;
  }

  /** The kind of a name. */
  int kind(String name) {
    return kinds.getOrDefault(name, -1);
  }
}
