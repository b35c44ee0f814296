package io.github.tsume.app.cli.options;

import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.UserException;
import io.github.tsume.app.input.InputFiles;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A guard that keeps inputs of a command, and its own outputs, from being overwritten. */
public final class InputGuard {
  private final InputFiles files;
  private final Call session;
  private final Set<Path> outputs = new HashSet<>();

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

  /** Ends the command if a place is an input, or another place that was given beside it. */
  public void checkApart(@Nullable Path file) {
    if (file == null) {
      return;
    }
    check(file);
    if (!outputs.add(OutputPlace.real(file))) {
      throw new UserException(Tally.USAGE, session.messages().get("output.twice", file));
    }
  }

  /** Ends the command if that file is an input. */
  public void check(Path file) {
    if (guards(file)) {
      throw new UserException(Tally.USAGE, session.messages().get("output.input", file));
    }
  }
}
