package io.github.tsume.app.cli.options;

import io.github.tsume.app.cli.console.Console;
import io.github.tsume.app.cli.console.Language;
import io.github.tsume.results.text.MoveStyle;
import io.github.tsume.results.text.Style;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options of writing results. */
public final class OutputMixin {
  @Option(names = "--json")
  public boolean json;

  @Option(names = "--notation", paramLabel = "NOTATION")
  public @Nullable MoveStyle notation;

  @Option(names = "--quiet")
  public boolean quiet;

  @Option(names = "--no-timing")
  public boolean noTiming;

  @Option(names = "--color", paramLabel = "WHEN")
  Converters.ColourChoice colour = Converters.ColourChoice.AUTO;

  /** Read before all others, by {@link Language}. */
  @Option(names = "--lang", paramLabel = "LANG")
  Converters.@Nullable Tongue language;

  public Style style(Console console) {
    return switch (colour) {
      case ALWAYS -> Style.COLOURED;
      case NEVER -> Style.PLAIN;
      case AUTO -> console.colours() ? Style.COLOURED : Style.PLAIN;
    };
  }
}
