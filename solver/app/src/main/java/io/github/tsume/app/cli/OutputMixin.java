package io.github.tsume.app.cli;

import io.github.tsume.app.text.MoveStyle;
import io.github.tsume.app.text.Style;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How to write results. */
final class OutputMixin {
  @Option(names = "--json")
  boolean json;

  @Option(names = "--notation", paramLabel = "NOTATION")
  @Nullable MoveStyle notation;

  @Option(names = "--quiet")
  boolean quiet;

  @Option(names = "--no-timing")
  boolean noTiming;

  @Option(names = "--color", paramLabel = "WHEN")
  Converters.ColourChoice colour = Converters.ColourChoice.AUTO;

  /** Read before all others, by {@link Language}. */
  @Option(names = "--lang", paramLabel = "LANG")
  Converters.@Nullable Tongue language;

  Style style(Console console) {
    return switch (colour) {
      case ALWAYS -> Style.COLOURED;
      case NEVER -> Style.PLAIN;
      case AUTO -> console.colours() ? Style.COLOURED : Style.PLAIN;
    };
  }
}
