package io.github.tsume.results.text;

import java.util.Locale;

/** The names of constants as they are typed and written: stable, ASCII. */
public final class Codes {
  private Codes() {}

  /** The name of a constant, such as "drops-only". */
  public static String of(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
