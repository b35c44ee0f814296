package io.github.tsume.app.batch;

import io.github.tsume.app.file.InUseException;
import io.github.tsume.app.file.OutputException;
import io.github.tsume.app.file.OutputNames;
import io.github.tsume.app.file.Replacement;
import io.github.tsume.app.json.Result;
import io.github.tsume.app.json.ResultReader;
import io.github.tsume.app.json.ResultWriter;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;

/**
 * The file {@code results.jsonl}: a line per result, written at once, read back by offset.
 *
 * <p>A process that is killed loses at most the line that it was writing. Of lines with one id the
 * last counts; the others are left out when the log is closed. A file that is removed while the log
 * is open is written again.
 */
final class ResultLog implements Closeable {
  /** What {@link #find} says where there is no line. */
  static final long NONE = -1;

  /** The first of the three bytes of a byte order mark. */
  private static final byte MARK = (byte) 0xef;

  private final Path file;
  private FileChannel channel;
  private @Nullable Object identity;
  private final EarlierLines earlier = new EarlierLines();
  private long end;
  private boolean restored;

  private ResultLog(Path file, FileChannel channel) throws IOException {
    this.file = file;
    this.channel = channel;
    identity = identity(file);
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
   * The log as an earlier process left it. Lines that are not understood are left out; then the
   * file as it was is kept first. A last line that was not written to its end is nothing.
   *
   * @param damaged is told where the file was kept and how many lines were left out, if any
   * @throws InUseException if another run writes to it
   */
  static ResultLog recover(Path file, Damaged damaged) throws IOException {
    ResultLog log = new ResultLog(file, open(file));
    LogScan scan = log.scan();
    if (scan.damaged() > 0) {
      Path folder = EarlierRuns.folder(directory(file));
      Files.copy(file, folder.resolve(OutputNames.RESULTS));
      damaged.found(folder, scan.damaged());
    }
    if (scan.isUntidy()) {
      log.end = scan.end();
      log.rewrite(log.earlier::contains);
      log.close();
      return recover(file, damaged);
    }
    log.channel.truncate(log.end);
    return log;
  }

  /** Hears of lines that were no results. */
  interface Damaged {
    void found(Path folder, int lines);
  }

  private static Path directory(Path file) {
    return Objects.requireNonNull(file.toAbsolutePath().getParent());
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

  /**
   * Looks whether another run writes to a file.
   *
   * @throws InUseException if one does
   */
  static void refuseIfInUse(Path file) throws IOException {
    open(file).close();
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

  /** What tells a file from another of its name, where the system has such a thing. */
  private static @Nullable Object identity(Path file) throws IOException {
    return Files.readAttributes(file, BasicFileAttributes.class).fileKey();
  }

  private LogScan scan() throws IOException {
    LogScan scan = forEach(this::enter);
    end = scan.end();
    return scan;
  }

  /** Reads the results of the log, in their order. */
  LogScan forEach(LogScan.Lines lines) throws IOException {
    return LogScan.of(Channels.newInputStream(channel.position(0)), lines);
  }

  private void enter(Result result, long offset) {
    long before = earlier.find(result.id());
    if (before == NONE) {
      earlier.add(result.id(), offset);
    } else if (isOf(result.id(), before)) {
      earlier.supersede(before);
      earlier.add(result.id(), offset);
    } else {
      earlier.addUnfound(offset);
    }
  }

  /** Whether the line at an offset is that of an id: another may have its hash. */
  private boolean isOf(String id, long offset) {
    return ResultReader.read(read(offset)).id().equals(id);
  }

  /**
   * Where the line of an id is that an earlier process wrote, or {@link #NONE}. The line may be of
   * another id, which is to be looked at.
   */
  synchronized long find(String id) {
    return earlier.find(id);
  }

  /** The problem of an earlier line is still asked for. */
  synchronized void claim(long offset) {
    earlier.claim(offset);
  }

  /** Appends the line of an id, once in a run; returns its offset. */
  synchronized long append(String id, String json) {
    try {
      restoreIfGone();
      ByteBuffer bytes =
          ByteBuffer.wrap((LogLine.of(json) + '\n').getBytes(StandardCharsets.UTF_8));
      long offset = end;
      while (bytes.hasRemaining()) {
        end += channel.write(bytes, end);
      }
      long before = earlier.find(id);
      if (before != NONE && isOf(id, before)) {
        earlier.supersede(before);
      }
      return offset;
    } catch (IOException e) {
      throw new OutputException(file, e);
    }
  }

  /** Appends a result. */
  void append(Result result) {
    append(result.id(), ResultWriter.write(result));
  }

  /** Whether the file was removed while this log was open, and written again. */
  synchronized boolean wasRestored() {
    return restored;
  }

  /** Writes the file again if it was removed or replaced; a replacement is kept. */
  synchronized void restoreIfGone() throws IOException {
    boolean there = Files.exists(file);
    if (there && (identity == null || identity.equals(identity(file)))) {
      return;
    }
    Files.createDirectories(directory(file));
    if (there) {
      refuseIfInUse(file);
      Files.move(file, EarlierRuns.folder(directory(file)).resolve(OutputNames.RESULTS));
    }
    FileChannel anew = open(file);
    for (long at = 0; at < end; ) {
      at += channel.transferTo(at, end - at, anew.position(at));
    }
    channel.close();
    channel = anew;
    identity = identity(file);
    restored = true;
  }

  /** The JSON at an offset. */
  String read(long offset) {
    return LogLine.json(new String(bytes(offset), StandardCharsets.UTF_8));
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

  /**
   * Leaves out the results of an earlier run that nobody asked for, once all of the input is known.
   *
   * @param leftOut gets each of them
   */
  synchronized void leaveOutUnclaimed(Consumer<Result> leftOut) {
    earlier.leaveOutUnclaimed(offset -> leftOut.accept(ResultReader.read(read(offset))));
  }

  @Override
  public synchronized void close() throws IOException {
    if (!channel.isOpen()) {
      return;
    }
    if (end > 0) {
      restoreIfGone();
    }
    if (earlier.anySuperseded()) {
      rewrite(offset -> !earlier.isSuperseded(offset));
    } else {
      channel.close();
    }
  }

  /** Writes the lines that count into a new file, and closes the old one. */
  private void rewrite(LongPredicate counts) throws IOException {
    try (Replacement copy = Replacement.of(file)) {
      try (FileChannel old = channel) {
        for (long at = 0; at < end && old.isOpen(); ) {
          byte[] line = bytes(at);
          if (counts.test(at)) {
            int start = at == 0 && line.length > 2 && line[0] == MARK ? 3 : 0;
            copy.write(line, start, line.length - start);
            copy.write('\n');
          }
          at += line.length + 1;
        }
      }
      copy.commit();
    }
  }
}
