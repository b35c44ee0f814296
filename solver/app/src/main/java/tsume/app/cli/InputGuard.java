package tsume.app.cli;

import java.nio.file.Path;
import java.util.List;
import tsume.app.batch.Tally;
import tsume.app.input.InputFiles;

/** Keeps the inputs of a command from being overwritten by its outputs. */
final class InputGuard {
  private final InputFiles files;
  private final Session session;

  InputGuard(List<String> inputs, Session session) {
    files = new InputFiles(inputs);
    this.session = session;
  }

  /** Whether that file is an input. */
  boolean guards(Path file) {
    return files.contains(file);
  }

  /** Ends the command if there are inputs in a directory that will be filled anew. */
  void checkBelow(Path directory) {
    if (files.anyBelow(directory)) {
      throw new UserException(Tally.USAGE, session.messages().get("output.inputs", directory));
    }
  }

  /** Ends the command if that file is an input. */
  void check(Path file) {
    if (guards(file)) {
      throw new UserException(Tally.USAGE, session.messages().get("output.input", file));
    }
  }
}
