package io.github.tsume.app.file;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/** A guard before files that are opened: a named pipe would be waited for, maybe for ever. */
public final class PlainFile {
  private PlainFile() {}

  /** The refusal of a pipe or the like where a file is meant. */
  public static final class NoPlainFileException extends FileSystemException {
    private static final long serialVersionUID = 1L;

    NoPlainFileException(Path file) {
      super(file.toString(), null, "no plain file");
    }
  }

  /** Whether something is neither a file nor a folder; what a shell or the system opened is. */
  public static boolean isPipe(Path file) {
    try {
      Path full = file.toRealPath();
      return !full.startsWith("/dev")
          && !full.startsWith("/proc")
          && Files.readAttributes(file, BasicFileAttributes.class).isOther();
    } catch (IOException e) {
      return false; // Whoever opens it tells why it cannot be read.
    }
  }

  /** The file itself, if it is one or none is there. */
  public static Path require(Path file) throws NoPlainFileException {
    if (isPipe(file)) {
      throw new NoPlainFileException(file);
    }
    return file;
  }

  /** Opens a file for reading. */
  public static InputStream open(Path file) throws IOException {
    return Files.newInputStream(require(file));
  }
}
