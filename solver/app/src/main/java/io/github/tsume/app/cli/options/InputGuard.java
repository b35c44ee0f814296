package io.github.tsume.app.cli.options;

import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.UserException;
import io.github.tsume.app.input.InputFiles;
import java.nio.file.Path;
import java.util.List;

/** Keeps the inputs of a command from being overwritten by its outputs. */
public final class InputGuard {
  private final InputFiles files;
  private final Call session;

  public InputGuard(List<String> inputs, Call session) {
    files = new InputFiles(inputs);
    this.session = session;
  }

  /** Whether that file is an input. */
  public boolean guards(Path file) {
    return files.contains(file);
  }

  /** Ends the command if there are inputs in a directory that will be filled anew. */
  public void checkBelow(Path directory) {
    if (files.anyBelow(directory)) {
      throw new UserException(Tally.USAGE, session.messages().get("output.inputs", directory));
    }
  }

  /** Ends the command if that file is an input. */
  public void check(Path file) {
    if (guards(file)) {
      throw new UserException(Tally.USAGE, session.messages().get("output.input", file));
    }
  }
}
