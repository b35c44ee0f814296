package io.github.tsume.app.cli.options;

import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.UserException;
import io.github.tsume.metric.RankException;
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
    if (rank == null) {
      return RankFormula.USUAL;
    }
    try {
      return RankFormula.parse(rank);
    } catch (RankException e) {
      String text = session.messages().get("usage.rank", e.column(), e.expected());
      throw new UserException(Tally.USAGE, text);
    }
  }
}
