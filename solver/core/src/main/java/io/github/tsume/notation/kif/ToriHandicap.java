package io.github.tsume.notation.kif;

import io.github.tsume.board.Setup;
import io.github.tsume.notation.sfen.SfenParser;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.ToriShogi;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The handicaps of Tori shogi: what white gives, who then moves first. */
public enum ToriHandicap {
  LEFT_QUAIL("left quail", "左鶉落ち", "rpckcp1/3f3"),
  FALCON("falcon", "鷹落ち", "rpckcpl/7"),
  FALCON_AND_LEFT_QUAIL("falcon and left quail", "鷹左鶉落ち", "rpckcp1/7"),
  FALCON_AND_QUAILS("falcon and both quails", "鷹両鶉落ち", "1pckcp1/7");

  private static final String REST = "/sssssss/2s1S2/SSSSSSS/3F3/LPCKCPR w - 1";

  /** What may stand between the pieces in a name, or be left out. */
  private static final List<String> FILLERS =
      List.of("both", "and", "the", "+", "&", "、", "・", ",", "-", "_", " ", "　", "ち", "handicap");

  private final String english;
  private final String japanese;
  private final Setup setup;

  ToriHandicap(String english, String japanese, String ranks) {
    this.english = english;
    this.japanese = japanese;
    setup = SfenParser.known(ranks + REST, ToriShogi.RULES);
  }

  /** The English names with bars between them. */
  public static String names() {
    return Arrays.stream(values()).map(ToriHandicap::english).collect(Collectors.joining("|"));
  }

  public String english() {
    return english;
  }

  String japanese() {
    return japanese;
  }

  public Setup setup() {
    return setup;
  }

  /** The handicap of that name in either language, or null. */
  public static @Nullable ToriHandicap named(String name) {
    String plain = plain(name);
    for (ToriHandicap handicap : values()) {
      if (plain(handicap.english).equals(plain) || plain(handicap.japanese).equals(plain)) {
        return handicap;
      }
    }
    return null;
  }

  /** The handicap of that name, which may be the number of pieces, as 二枚落ち is in shogi too. */
  static @Nullable ToriHandicap counted(String name) {
    return switch (plain(name)) {
      case "二枚", "2枚", "２枚" -> FALCON_AND_LEFT_QUAIL;
      case "三枚", "3枚", "３枚" -> FALCON_AND_QUAILS;
      default -> named(name);
    };
  }

  private static String plain(String name) {
    String plain = name.strip().toLowerCase(Locale.ROOT);
    for (String filler : FILLERS) {
      plain = plain.replace(filler, "");
    }
    return plain
        .replace("twopieces", "falconleftquail")
        .replace("threepieces", "falconquail2")
        .replace("鷹鶉", "鷹左鶉")
        .replace("quails", "quail2")
        .replaceAll("落$", "");
  }

  /** The handicap whose starting position this is, or null. */
  public static @Nullable ToriHandicap of(Setup setup) {
    Ruleset rules = setup.rules();
    for (ToriHandicap handicap : values()) {
      if (rules == ToriShogi.RULES && handicap.setup.equals(setup)) {
        return handicap;
      }
    }
    return null;
  }
}
