package io.github.tsume.app.file;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.UUID;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A file that is written beside another and takes its place when it is complete: until then, and if
 * it never is, the other stays as it was. What is no file, such as a pipe, is written to at once.
 *
 * <p>What goes wrong is an {@link OutputException} with the place.
 */
public final class Replacement extends OutputStream {
  private final Path place;
  private final Path target;
  private final Path written;
  private final OutputStream out;
  private final @Nullable Consumer<Path> keeper;
  private boolean committed;

  private Replacement(
      Path place, Path target, Path written, OutputStream out, @Nullable Consumer<Path> keeper) {
    this.keeper = keeper;
    this.place = place;
    this.target = target;
    this.written = written;
    this.out = new BufferedOutputStream(out);
  }

  /** Begins a file that will be at that place, whether there is one or not. */
  public static Replacement of(Path place) {
    return begun(place, null);
  }

  /**
   * The same for a place that somebody named: what stands there, if it is something else, may be
   * all that is left of a long search, and is kept beside ({@link EarlierFile}).
   *
   * @param kept is told where
   */
  public static Replacement keeping(Path place, Consumer<Path> kept) {
    return begun(place, kept);
  }

  private static Replacement begun(Path place, @Nullable Consumer<Path> keeper) {
    try {
      if (Files.exists(place) && !Files.isRegularFile(place)) {
        return new Replacement(place, place, place, Files.newOutputStream(place), keeper);
      }
      // The file that a link leads to is replaced, not the link.
      Path target = Files.exists(place) ? place.toRealPath() : place;
      Path written = target.resolveSibling(".tsume-" + UUID.randomUUID() + ".tmp");
      return new Replacement(place, target, written, locked(written), keeper);
    } catch (IOException e) {
      throw new OutputException(place, e);
    }
  }

  /**
   * The same as {@link #keeping} for a file that is written alone into its folder: what earlier
   * processes left there of such files goes.
   */
  public static Replacement alone(Path place, Consumer<Path> kept) {
    Path folder = place.toAbsolutePath().getParent();
    if (folder != null) {
      Leftovers.clear(folder);
    }
    return keeping(place, kept);
  }

  /** Replaces the whole of a file that is written alone into its folder. */
  public static void write(Path place, byte[] bytes, Consumer<Path> kept) {
    try (Replacement file = alone(place, kept)) {
      file.write(bytes);
      file.commit();
    }
  }

  /** A new file; as long as it is locked nobody takes it for a leftover. */
  private static OutputStream locked(Path file) throws IOException {
    FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    try {
      channel.tryLock();
    } catch (IOException e) {
      // Not all file systems have locks; those tell nobody that it is one of the leftovers either.
    }
    return Channels.newOutputStream(channel);
  }

  @Override
  public void write(int b) {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes) {
    write(bytes, 0, bytes.length);
  }

  @Override
  public void write(byte[] bytes, int offset, int length) {
    try {
      out.write(bytes, offset, length);
    } catch (IOException e) {
      throw new OutputException(place, e);
    }
  }

  /** It is complete: it takes the place. */
  public void commit() {
    try {
      out.close();
      if (!written.equals(target)) {
        if (Files.exists(target)) {
          keepPermissions();
          keepEarlier();
        }
        Files.move(written, target, StandardCopyOption.ATOMIC_MOVE);
      }
      committed = true;
    } catch (IOException e) {
      throw new OutputException(place, e);
    }
  }

  private void keepEarlier() throws IOException {
    if (keeper != null && Files.mismatch(written, target) >= 0) {
      Path kept = EarlierFile.setAside(target);
      if (kept != null) {
        keeper.accept(kept);
      }
    }
  }

  private void keepPermissions() throws IOException {
    if (Files.getFileStore(target).supportsFileAttributeView("posix")) {
      Files.setPosixFilePermissions(written, Files.getPosixFilePermissions(target));
    }
  }

  /** Ends it; if it was not committed, nothing is left of it. */
  @Override
  public void close() {
    if (committed) {
      return;
    }
    try (OutputStream closed = out) {
      closed.flush();
    } catch (IOException e) {
      // It was given up: nobody misses what could not be written.
    }
    try {
      if (!written.equals(target)) {
        Files.deleteIfExists(written);
      }
    } catch (IOException e) {
      // What is left of it is hidden, and read by nobody.
    }
  }

  /**
   * A file of an earlier run where a later one is to write: it is kept beside, under the same name
   * with {@code .earlier-1}, {@code .earlier-2} and so on behind it, so that nothing that a search
   * found is lost.
   */
  public static final class EarlierFile {
    private EarlierFile() {}

    /**
     * Moves a file out of the way, if it holds anything.
     *
     * @return where it is now, null if there was nothing to keep
     */
    public static @Nullable Path setAside(Path file) {
      try {
        if (!Files.isRegularFile(file) || Files.size(file) == 0) {
          return null;
        }
        for (int number = 1; ; number++) {
          Path kept = file.resolveSibling(file.getFileName() + ".earlier-" + number);
          if (!Files.exists(kept)) {
            return Files.move(file, kept);
          }
        }
      } catch (IOException e) {
        throw new OutputException(file, e);
      }
    }
  }
}
