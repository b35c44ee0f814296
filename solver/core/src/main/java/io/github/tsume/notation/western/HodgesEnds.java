package io.github.tsume.notation.western;

import io.github.tsume.record.Special;
import io.github.tsume.record.Special.Kind;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The words with which games in Western notation end. */
final class HodgesEnds {
  private HodgesEnds() {}

  /** The word of an end. */
  static String word(Special special) {
    return switch (special.kind()) {
      case RESIGNATION -> "resigns";
      case OTHER -> "(" + special.text().replaceAll("[\\s()]+", "_") + ")";
      default -> special.kind().name().toLowerCase(Locale.ROOT).replace('_', '-');
    };
  }

  /** The end that a word tells, or null. */
  static @Nullable Special of(String word) {
    if (word.startsWith("(") && word.endsWith(")") && word.length() > 2) {
      return new Special(Kind.OTHER, word.substring(1, word.length() - 1));
    }
    String plain = word.toLowerCase(Locale.ROOT);
    switch (plain) {
      case "resigns", "resign", "resigned" -> {
        return Special.of(Kind.RESIGNATION);
      }
      case "mated", "checkmate", "mates" -> {
        return Special.of(Kind.MATE);
      }
      default -> {
        // The words below.
      }
    }
    for (Kind kind : Kind.values()) {
      if (kind != Kind.OTHER && word(Special.of(kind)).equals(plain)) {
        return Special.of(kind);
      }
    }
    return null;
  }
}
