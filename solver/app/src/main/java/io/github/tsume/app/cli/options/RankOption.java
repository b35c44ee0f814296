package io.github.tsume.app.cli.options;

import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.options.Where.Expressions;
import io.github.tsume.metric.RankFormula;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** By what problems are put in order. */
public final class RankOption {
  @Option(names = "--rank", paramLabel = "FORMULA")
  @Nullable String rank;

  /** Whether a formula was given. */
  public boolean isAsked() {
    return rank != null;
  }

  /** The formula that was given, or the usual one. */
  public RankFormula formula(Call session) {
    String text = rank;
    return text == null
        ? RankFormula.USUAL
        : Expressions.read(() -> RankFormula.parse(text), "usage.rank", session);
  }
}
