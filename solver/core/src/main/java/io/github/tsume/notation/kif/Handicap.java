package io.github.tsume.notation.kif;

import io.github.tsume.board.Setup;
import io.github.tsume.notation.japanese.JapaneseNumbers;
import io.github.tsume.notation.japanese.JapanesePieces;
import io.github.tsume.notation.sfen.SfenParser;
import io.github.tsume.record.Metadata;
import io.github.tsume.rules.StandardShogi;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The handicaps of shogi that KIF and JKF know by name. */
public enum Handicap {
  EVEN("平手", "HIRATE", "lnsgkgsnl/1r5b1"),
  LANCE("香落ち", "KY", "lnsgkgsn1/1r5b1"),
  RIGHT_LANCE("右香落ち", "KY_R", "1nsgkgsnl/1r5b1"),
  BISHOP("角落ち", "KA", "lnsgkgsnl/1r7"),
  ROOK("飛車落ち", "HI", "lnsgkgsnl/7b1"),
  ROOK_LANCE("飛香落ち", "HIKY", "lnsgkgsn1/7b1"),
  TWO("二枚落ち", "2", "lnsgkgsnl/9"),
  THREE("三枚落ち", "3", "lnsgkgsn1/9"),
  FOUR("四枚落ち", "4", "1nsgkgsn1/9"),
  FIVE("五枚落ち", "5", "2sgkgsn1/9"),
  LEFT_FIVE("左五枚落ち", "5_L", "1nsgkgs2/9"),
  SIX("六枚落ち", "6", "2sgkgs2/9"),
  LEFT_SEVEN("左七枚落ち", "7_L", "2sgkg3/9"),
  RIGHT_SEVEN("右七枚落ち", "7_R", "3gkgs2/9"),
  EIGHT("八枚落ち", "8", "3gkg3/9"),
  RIGHT_NINE("右九枚落ち", "", "4kg3/9"),
  LEFT_NINE("左九枚落ち", "", "3gk4/9"),
  TEN("十枚落ち", "10", "4k4/9"),
  BARE_KING("裸玉", "", "4k4/9", "-"),
  THREE_PAWNS("歩三兵", "", "4k4/9", "3p");

  private final String japanese;
  private final String preset;
  private final Setup setup;

  Handicap(String japanese, String preset, String ranks) {
    this(japanese, preset, ranks + "/ppppppppp/9/9/9", "-", japanese.equals("平手") ? "b" : "w");
  }

  /** A handicap that takes the pawns too; what the upper side holds instead. */
  Handicap(String japanese, String preset, String ranks, String hand) {
    this(japanese, preset, ranks + "/9/9/9/9", hand, "w");
  }

  Handicap(String japanese, String preset, String upper, String hand, String side) {
    this.japanese = japanese;
    this.preset = preset;
    String sfen = upper + "/PPPPPPPPP/1B5R1/LNSGKGSNL " + side + " " + hand + " 1";
    setup = SfenParser.known(sfen, StandardShogi.RULES);
  }

  /** The name of KIF. */
  String japanese() {
    return japanese;
  }

  /** The name of JKF. */
  public String preset() {
    return preset;
  }

  public Setup setup() {
    return setup;
  }

  /** The handicap that a record tells beside a board, or null; an even game is none. */
  public static @Nullable Handicap told(Metadata metadata) {
    String name = metadata.get(Metadata.HANDICAP);
    Handicap handicap = name == null ? null : ofJapanese(name);
    return handicap == EVEN ? null : handicap;
  }

  /** The handicap that a KIF header calls so, or null. */
  public static @Nullable Handicap ofJapanese(String name) {
    String plain = plain(name);
    String other = OTHER_NAMES.getOrDefault(plain, plain);
    for (Handicap handicap : values()) {
      if (plain(handicap.japanese).equals(other)) {
        return handicap;
      }
    }
    return null;
  }

  /** Names without 落 of what is called otherwise above. */
  private static final Map<String, String> OTHER_NAMES =
      Map.ofEntries(
          Map.entry("左香", "香"),
          Map.entry("左三枚", "三枚"),
          Map.entry("右五枚", "五枚"),
          // Of seven and nine pieces the right silver or gold is taken, as of five the right
          // knight.
          Map.entry("七枚", "右七枚"),
          Map.entry("九枚", "右九枚"),
          Map.entry("十九枚", "裸玉"),
          Map.entry("歩三枚", "歩三兵"));

  /** Whether there are two of them and the name does not say which. */
  static boolean isOneOfTwo(String name) {
    return TWO_OF_THEM.contains(plain(name));
  }

  private static final Set<String> TWO_OF_THEM = Set.of("七枚", "九枚");

  /** Without what varies: 飛落, 飛車落 and 飛車落ち are the same, digits of any width are kanji. */
  private static String plain(String name) {
    StringBuilder plain = new StringBuilder();
    for (char c : JapanesePieces.usual(name).toCharArray()) {
      int digit = JapaneseNumbers.digit(c);
      if (digit >= 0) {
        plain.append(digit == 0 ? "〇" : JapaneseNumbers.kanji(digit));
      } else if ("車行ち・･、　 ".indexOf(c) < 0 && !Character.isWhitespace(c)) {
        plain.append(c);
      }
    }
    String text = plain.toString().replace("一〇", "十").replace("一九", "十九");
    return text.endsWith("落") || text.endsWith("戦") ? text.substring(0, text.length() - 1) : text;
  }

  public static @Nullable Handicap ofPreset(String preset) {
    for (Handicap handicap : values()) {
      if (!preset.isEmpty() && handicap.preset.equals(preset)) {
        return handicap;
      }
    }
    return null;
  }

  /**
   * Whether it may be written by name: some readers take those of which there are two, or that are
   * rare, for even games, and understand only their boards.
   */
  public boolean isWidelyKnown() {
    return switch (this) {
      case THREE, FIVE, LEFT_FIVE, LEFT_SEVEN, RIGHT_SEVEN -> false;
      default -> !preset.isEmpty();
    };
  }

  /** The handicap whose starting position, whatever its number, is this setup; or null. */
  public static @Nullable Handicap of(Setup setup) {
    if (setup.rules() != StandardShogi.RULES) {
      return null;
    }
    for (Handicap handicap : values()) {
      Setup start = handicap.setup;
      if (start.equals(setup.ply() == 1 ? setup : setup.toBuilder().ply(1).build())) {
        return handicap;
      }
    }
    return null;
  }
}
