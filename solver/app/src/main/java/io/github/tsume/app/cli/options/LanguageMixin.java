package io.github.tsume.app.cli.options;

import io.github.tsume.app.cli.console.Language;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The language, for commands that have no other use for {@link OutputMixin}. */
public final class LanguageMixin {
  /** Read before all others, by {@link Language}. */
  @Option(names = "--lang", paramLabel = "LANG")
  Converters.@Nullable Tongue language;

  @Option(names = "--quiet")
  public boolean quiet;
}
