package io.github.tsume.notation.japanese;

import io.github.tsume.rules.Minishogi;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.ToriShogi;
import java.text.Normalizer;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The names by which the headers of KIF files and their kin tell another game than shogi. */
public final class Games {

  private static final Map<String, String> NAMES = Words.values(Words.Kind.GAME);

  private Games() {}

  /** The ruleset of a game of that name, or null. */
  public static @Nullable Ruleset named(String name) {
    String plain =
        JapanesePieces.usual(Normalizer.normalize(name, Normalizer.Form.NFKC))
            .toLowerCase(Locale.ROOT)
            .replaceAll("[\\s_・-]+", "");
    String kanji = plain.endsWith("将棋") ? plain.replace('5', '五') : plain;
    String game = NAMES.get(kanji);
    return game == null ? null : Ruleset.byName(game).orElseThrow();
  }

  /** The name that readers of KIF know, of a game that is not shogi; null for shogi. */
  public static @Nullable String name(Ruleset rules) {
    return rules == Minishogi.RULES ? "5五将棋" : rules == ToriShogi.RULES ? "禽将棋" : null;
  }
}
