package tsume.app.cli;

import java.nio.file.FileSystemException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import tsume.app.file.OutputException;

/** The place that an option names for an output. */
final class OutputPlace {
  private OutputPlace() {}

  /** The path; a text that can be none cannot be written to. */
  static Path of(String text) {
    try {
      return Path.of(text);
    } catch (InvalidPathException e) {
      throw new OutputException(text, new FileSystemException(text, null, e.getReason()));
    }
  }
}
