package io.github.tsume.app.file;

import java.nio.file.FileSystemException;
import java.nio.file.Path;

/** A file that another run writes at this time. */
public final class InUseException extends FileSystemException {
  private static final long serialVersionUID = 1L;

  public InUseException(Path file) {
    super(file.toString(), null, "another run is writing it");
  }
}
