package io.github.tsume.app.cli;

import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.UserException;
import io.github.tsume.app.cli.options.OutputPlace;
import io.github.tsume.app.extend.SettledLog;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** An opener of the log of a command: an earlier one is gone on with, or kept beside. */
final class LogPlace {
  private LogPlace() {}

  /**
   * Opens it.
   *
   * @param file null for a log that is nowhere
   * @param asked by what is judged
   */
  static SettledLog open(
      @Nullable Path file,
      SettledLog.Kind kind,
      String asked,
      boolean resume,
      boolean quiet,
      Call call) {
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
