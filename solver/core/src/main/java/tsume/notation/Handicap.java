package tsume.notation;

import org.jspecify.annotations.Nullable;
import tsume.board.Setup;
import tsume.rules.StandardShogi;

/** The handicaps of shogi that KIF and JKF know by name. */
enum Handicap {
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
  TEN("十枚落ち", "10", "4k4/9");

  private final String japanese;
  private final String preset;
  private final Setup setup;

  Handicap(String japanese, String preset, String ranks) {
    this.japanese = japanese;
    this.preset = preset;
    String side = japanese.equals("平手") ? "b" : "w";
    String sfen = ranks + "/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL " + side + " - 1";
    try {
      setup = new SfenParser(sfen, 0, sfen.length(), 1, StandardShogi.RULES).parse();
    } catch (ReadException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The name of KIF. */
  String japanese() {
    return japanese;
  }

  /** The name of JKF. */
  String preset() {
    return preset;
  }

  Setup setup() {
    return setup;
  }

  /** The handicap that a KIF header calls so, or null. */
  static @Nullable Handicap ofJapanese(String name) {
    String plain = plain(name);
    for (Handicap handicap : values()) {
      if (plain(handicap.japanese).equals(plain)) {
        return handicap;
      }
    }
    return null;
  }

  /** Without what varies: 飛落, 飛車落 and 飛車落ち are the same. */
  private static String plain(String name) {
    return name.strip()
        .replace("車", "")
        .replace("ち", "")
        .replace("2", "二")
        .replace("4", "四")
        .replace("6", "六")
        .replace("8", "八");
  }

  static @Nullable Handicap ofPreset(String preset) {
    for (Handicap handicap : values()) {
      if (handicap.preset.equals(preset)) {
        return handicap;
      }
    }
    return null;
  }

  /**
   * Whether it may be written by name: some readers take the one-sided handicaps of five and seven
   * pieces for even games, and understand only their boards.
   */
  boolean isWidelyKnown() {
    return this != LEFT_FIVE && this != LEFT_SEVEN && this != RIGHT_SEVEN;
  }

  /** The handicap whose starting position, whatever its number, is this setup; or null. */
  static @Nullable Handicap of(Setup setup) {
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
