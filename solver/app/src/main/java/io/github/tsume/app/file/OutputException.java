package io.github.tsume.app.file;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.Objects;

/** An output that cannot be written: which one, and why. */
public final class OutputException extends UncheckedIOException {
  private static final long serialVersionUID = 1L;

  private final String place;
  private final IOException why;

  public OutputException(String place, IOException cause) {
    super(place, cause);
    this.place = place;
    why = cause;
  }

  public OutputException(Path place, IOException cause) {
    this(place.toString(), cause);
  }

  /** A file somewhere below a directory: the one that the cause names, if it names one. */
  public static OutputException below(Path directory, IOException cause) {
    String file = cause instanceof FileSystemException named ? named.getFile() : null;
    return new OutputException(Objects.requireNonNullElse(file, directory.toString()), cause);
  }

  /** What cannot be written, as far as possible in the words of the user. */
  public String place() {
    return place;
  }

  /** What went wrong there. */
  public IOException why() {
    return why;
  }

  /** A file that another run writes at this time. */
  public static final class InUseException extends FileSystemException {
    private static final long serialVersionUID = 1L;

    public InUseException(Path file) {
      super(file.toString(), null, "another run is writing it");
    }
  }
}
