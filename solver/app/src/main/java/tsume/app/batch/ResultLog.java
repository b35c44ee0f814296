package tsume.app.batch;

import it.unimi.dsi.fastutil.longs.Long2LongOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import tsume.app.file.InUseException;
import tsume.app.file.OutputException;
import tsume.app.file.Replacement;
import tsume.app.json.Result;
import tsume.app.json.ResultReader;

/**
 * The file {@code results.jsonl}: a line per result, written at once, read back by offset.
 *
 * <p>A process that is killed loses at most the line that it was writing; {@link #recover} cuts a
 * half line off. Of lines with one id the last counts; the others are left out when the log is
 * closed.
 */
final class ResultLog implements Closeable {
  /** What {@link #find} says where there is no line. */
  static final long NONE = -1;

  private final Path file;
  private final FileChannel channel;
  private final Long2LongOpenHashMap offsets = new Long2LongOpenHashMap();
  private final LongOpenHashSet superseded = new LongOpenHashSet();
  private long end;

  private ResultLog(Path file, FileChannel channel) {
    this.file = file;
    this.channel = channel;
    offsets.defaultReturnValue(NONE);
  }

  /**
   * An empty log; an older one is overwritten.
   *
   * @throws InUseException if another run writes to it
   */
  static ResultLog create(Path file) throws IOException {
    ResultLog log = new ResultLog(file, open(file));
    log.channel.truncate(0);
    return log;
  }

  /**
   * The log as an earlier process left it, without a last line that is not complete.
   *
   * @throws InUseException if another run writes to it
   */
  static ResultLog recover(Path file) throws IOException {
    ResultLog log = new ResultLog(file, open(file));
    log.scan();
    log.channel.truncate(log.end);
    return log;
  }

  private static FileChannel open(Path file) throws IOException {
    FileChannel channel =
        FileChannel.open(
            file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
    if (!isFree(channel)) {
      channel.close();
      throw new InUseException(file);
    }
    return channel;
  }

  /** Takes the file for this process until the channel is closed, unless another has it. */
  private static boolean isFree(FileChannel channel) {
    try {
      // A byte that no result reaches: where locks are mandatory, all others can still be read.
      return channel.tryLock(Long.MAX_VALUE - 1, 1, false) != null;
    } catch (OverlappingFileLockException e) {
      return false;
    } catch (IOException e) {
      // Not all file systems have locks.
      return true;
    }
  }

  private void scan() throws IOException {
    InputStream in = new BufferedInputStream(Channels.newInputStream(channel.position(0)), 1 << 16);
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    long at = 0;
    for (int b = in.read(); b >= 0; b = in.read()) {
      at++;
      if (b != '\n') {
        line.write(b);
        continue;
      }
      Result result;
      try {
        result = ResultReader.read(line.toString(StandardCharsets.UTF_8));
      } catch (IllegalArgumentException e) {
        // A line that was damaged: it and what follows is done again.
        return;
      }
      enter(result.id(), end);
      end = at;
      line.reset();
    }
  }

  private void enter(String id, long offset) {
    long before = offsets.put(Register.hash(id), offset);
    if (before != NONE) {
      superseded.add(before);
    }
  }

  /** Where the line of an id is, or {@link #NONE}. */
  synchronized long find(String id) {
    return offsets.get(Register.hash(id));
  }

  /** Appends the line of an id; returns its offset. */
  synchronized long append(String id, String line) {
    try {
      ByteBuffer bytes = ByteBuffer.wrap((line + '\n').getBytes(StandardCharsets.UTF_8));
      long offset = end;
      while (bytes.hasRemaining()) {
        end += channel.write(bytes, end);
      }
      enter(id, offset);
      return offset;
    } catch (IOException e) {
      throw new OutputException(file, e);
    }
  }

  /** The line at an offset. */
  String read(long offset) {
    return new String(bytes(offset), StandardCharsets.UTF_8);
  }

  private synchronized byte[] bytes(long offset) {
    try {
      ByteArrayOutputStream line = new ByteArrayOutputStream(1024);
      ByteBuffer buffer = ByteBuffer.allocate(4096);
      for (long at = offset; channel.read(buffer.clear(), at) > 0; at += buffer.position()) {
        for (int i = 0; i < buffer.position(); i++) {
          if (buffer.get(i) == '\n') {
            return line.toByteArray();
          }
          line.write(buffer.get(i));
        }
      }
      return line.toByteArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public synchronized void close() throws IOException {
    if (superseded.isEmpty()) {
      channel.close();
      return;
    }
    try (Replacement copy = Replacement.of(file)) {
      try (channel) {
        writeWhatCounts(copy);
      }
      copy.commit();
    }
  }

  private void writeWhatCounts(Replacement copy) {
    for (long at = 0; at < end; ) {
      byte[] line = bytes(at);
      if (!superseded.contains(at)) {
        copy.write(line);
        copy.write('\n');
      }
      at += line.length + 1;
    }
  }
}
