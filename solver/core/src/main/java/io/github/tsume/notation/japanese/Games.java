package io.github.tsume.notation.japanese;

import io.github.tsume.rules.Minishogi;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.rules.ToriShogi;
import java.text.Normalizer;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The names by which the headers of KIF files and their kin tell another game than shogi. */
public final class Games {
  private static final Map<String, Ruleset> NAMES =
      Map.ofEntries(
          Map.entry("五五将棋", Minishogi.RULES),
          Map.entry("五々将棋", Minishogi.RULES),
          Map.entry("ゴゴ将棋", Minishogi.RULES),
          Map.entry("ゴーゴー将棋", Minishogi.RULES),
          Map.entry("ミニ将棋", Minishogi.RULES),
          Map.entry("minishogi", Minishogi.RULES),
          Map.entry("gogoshogi", Minishogi.RULES),
          Map.entry("55shogi", Minishogi.RULES),
          Map.entry("禽将棋", ToriShogi.RULES),
          Map.entry("鳥将棋", ToriShogi.RULES),
          Map.entry("とり将棋", ToriShogi.RULES),
          Map.entry("トリ将棋", ToriShogi.RULES),
          Map.entry("tori", ToriShogi.RULES),
          Map.entry("torishogi", ToriShogi.RULES),
          Map.entry("本将棋", StandardShogi.RULES),
          Map.entry("将棋", StandardShogi.RULES),
          Map.entry("shogi", StandardShogi.RULES));

  private Games() {}

  /** The ruleset of a game of that name, or null. */
  public static @Nullable Ruleset named(String name) {
    String plain =
        JapanesePieces.usual(Normalizer.normalize(name, Normalizer.Form.NFKC))
            .toLowerCase(Locale.ROOT)
            .replaceAll("[\\s_・-]+", "");
    String kanji = plain.endsWith("将棋") ? plain.replace('5', '五') : plain;
    return NAMES.get(kanji);
  }

  /** The name that readers of KIF know, of a game that is not shogi; null for shogi. */
  public static @Nullable String name(Ruleset rules) {
    return rules == Minishogi.RULES ? "5五将棋" : rules == ToriShogi.RULES ? "禽将棋" : null;
  }
}
