package tsume.app.file;

import java.io.BufferedOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.UUID;

/**
 * A file that is written beside another and takes its place when it is complete: until then, and if
 * it never is, the other stays as it was. What is no file, such as a pipe, is written to at once.
 */
public final class Replacement extends FilterOutputStream {
  private final Path target;
  private final Path written;
  private boolean committed;

  private Replacement(Path target, Path written, OutputStream out) {
    super(new BufferedOutputStream(out));
    this.target = target;
    this.written = written;
  }

  /** Begins a file that will be at that place, whether there is one or not. */
  public static Replacement of(Path place) throws IOException {
    if (Files.exists(place) && !Files.isRegularFile(place)) {
      return new Replacement(place, place, Files.newOutputStream(place));
    }
    // The file that a link leads to is replaced, not the link.
    Path target = Files.exists(place) ? place.toRealPath() : place;
    Path written = target.resolveSibling(".tsume-" + UUID.randomUUID() + ".tmp");
    OutputStream out = Files.newOutputStream(written, StandardOpenOption.CREATE_NEW);
    return new Replacement(target, written, out);
  }

  @Override
  public void write(byte[] bytes, int offset, int length) throws IOException {
    out.write(bytes, offset, length);
  }

  /** It is complete: it takes the place. */
  public void commit() throws IOException {
    out.close();
    if (!written.equals(target)) {
      if (Files.exists(target)) {
        keepPermissions();
      }
      Files.move(written, target, StandardCopyOption.ATOMIC_MOVE);
    }
    committed = true;
  }

  private void keepPermissions() throws IOException {
    if (Files.getFileStore(target).supportsFileAttributeView("posix")) {
      Files.setPosixFilePermissions(written, Files.getPosixFilePermissions(target));
    }
  }

  /** Ends it; if it was not committed, nothing is left of it. */
  @Override
  public void close() throws IOException {
    if (committed) {
      return;
    }
    try {
      out.close();
    } finally {
      if (!written.equals(target)) {
        Files.deleteIfExists(written);
      }
    }
  }
}
