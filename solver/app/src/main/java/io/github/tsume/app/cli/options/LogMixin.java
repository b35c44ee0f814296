package io.github.tsume.app.cli.options;

import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.UserException;
import io.github.tsume.app.extend.SettledLog;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The log of what is settled: an earlier one is gone on with, or kept beside. */
public final class LogMixin {
  @Option(names = "--log", paramLabel = "FILE")
  public @Nullable Path log;

  @Option(names = "--resume")
  boolean resume;

  /** Refuses to go on with a log that nobody names. */
  public void require(Call call) {
    if (resume && log == null) {
      throw new UserException(Tally.USAGE, call.messages().get("usage.extend-log"));
    }
  }

  /**
   * The log, opened; it is nowhere if nobody asked for one.
   *
   * @param asked by what is judged
   */
  public SettledLog open(SettledLog.Kind kind, String asked, boolean quiet, Call call) {
    Path file = log;
    if (file == null) {
      return new SettledLog();
    }
    try {
      SettledLog opened = SettledLog.open(file, kind, asked, resume);
      if (opened.kept() != null) {
        OutputPlace.kept(quiet, call).accept(opened.kept());
      }
      return opened;
    } catch (SettledLog.UnfitException e) {
      String key = e.isLog() ? "extend.other-standards" : "extend.other-log";
      throw new UserException(Tally.USAGE, call.messages().get(key, file));
    }
  }
}
