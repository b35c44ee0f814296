package io.github.tsume.app.file;

import io.github.tsume.helpmate.Spill;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A folder for what searches have no memory for: a file for each, which the system removes when it
 * is closed, or with the process.
 */
public final class SpillFolder extends Spill {
  private final Path folder;
  private final Consumer<OutputException> failed;
  private final AtomicBoolean told = new AtomicBoolean();

  /**
   * A folder that can be written, or {@link OutputException} is thrown.
   *
   * @param failed hears what fails there later, the first time
   */
  public SpillFolder(Path folder, Consumer<OutputException> failed) {
    this.folder = folder;
    this.failed = failed;
    try {
      open().close();
    } catch (IOException e) {
      throw new OutputException(folder, e);
    }
  }

  private FileChannel open() throws IOException {
    return FileChannel.open(
        Files.createTempFile(folder, "tsume-", ".spill"),
        StandardOpenOption.READ,
        StandardOpenOption.WRITE,
        StandardOpenOption.DELETE_ON_CLOSE);
  }

  private void tell(IOException e) {
    if (!told.getAndSet(true)) {
      failed.accept(new OutputException(folder, e));
    }
  }

  @Override
  protected Room room() {
    return new SpillFile();
  }

  /** The file of a search, made when it is needed. */
  private final class SpillFile implements Room {
    private @Nullable FileChannel file;
    private ByteBuffer bytes = ByteBuffer.allocateDirect(0);

    private ByteBuffer bytes(int count) {
      if (bytes.capacity() < count * Long.BYTES) {
        bytes = ByteBuffer.allocateDirect(count * Long.BYTES);
      }
      return bytes.clear().limit(count * Long.BYTES);
    }

    @Override
    public boolean add(long[] from, int count) {
      ByteBuffer full = bytes(count);
      full.asLongBuffer().put(from, 0, count);
      try {
        file = file == null ? open() : file;
        while (full.hasRemaining()) {
          file.write(full);
        }
        return true;
      } catch (IOException e) {
        tell(e);
        return false;
      }
    }

    @Override
    public void read(long number, long[] to, int count) {
      ByteBuffer empty = bytes(count);
      FileChannel from = file;
      long at = number * Long.BYTES;
      try {
        while (empty.hasRemaining()) {
          int read = from == null ? -1 : from.read(empty, at + empty.position());
          if (read < 0) {
            throw new IOException("the file of --spill is shorter than it was");
          }
        }
      } catch (IOException e) {
        tell(e);
        throw new LostException(e);
      }
      empty.flip().asLongBuffer().get(to, 0, count);
    }

    @Override
    public void close() {
      try {
        if (file != null) {
          file.close();
        }
      } catch (IOException e) {
        // It is gone, or goes with the process.
      }
    }
  }
}
