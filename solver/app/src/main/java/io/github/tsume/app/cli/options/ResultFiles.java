package io.github.tsume.app.cli.options;

import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.UserException;
import io.github.tsume.app.diff.ResultFile;
import io.github.tsume.app.file.OutputReason;
import io.github.tsume.results.text.Messages;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.CharacterCodingException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;

/** An opener of files of results for commands, which tells what in them is none. */
public final class ResultFiles {
  /** So many lines that are no results are told one by one. */
  private static final int MOST_TOLD = 10;

  private ResultFiles() {}

  /**
   * The results of a file; lines that are none are told.
   *
   * @throws UserException if it cannot be read, or has lines of which none is a result
   */
  public static ResultFile read(Path path, Call session) {
    Messages messages = session.messages();
    ResultFile file;
    try {
      file = ResultFile.read(path);
    } catch (CharacterCodingException e) {
      throw new UserException(Tally.UNREADABLE, messages.get("error.no-results", path));
    } catch (NoSuchFileException e) {
      String reason = messages.get("error.no-such-file");
      throw new UserException(Tally.UNREADABLE, messages.get("error.input", e.getFile(), reason));
    } catch (IOException e) {
      String reason = OutputReason.of(e, messages);
      throw new UserException(Tally.UNREADABLE, messages.get("error.input", path, reason));
    }
    List<ResultFile.Fault> faults = file.faults();
    boolean changed = faults.stream().anyMatch(ResultFile.Fault::changed);
    if (file.results().isEmpty() && !faults.isEmpty() && !changed) {
      throw new UserException(Tally.UNREADABLE, messages.get("error.no-results", path));
    }
    PrintStream err = session.console().err();
    for (ResultFile.Fault fault : faults.subList(0, Math.min(MOST_TOLD, faults.size()))) {
      String place = fault.file() + ":" + fault.line() + ": ";
      String code = fault.changed() ? "changed" : "no-result";
      err.println(messages.get("error.line", place, messages.get("error." + code), code));
    }
    if (faults.size() > MOST_TOLD) {
      err.println(messages.get("error.more-faults", faults.size() - MOST_TOLD));
    }
    return file;
  }
}
