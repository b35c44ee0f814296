package io.github.tsume.app.batch.log;

import io.github.tsume.app.file.OutputException;
import io.github.tsume.app.file.OutputNames;
import io.github.tsume.app.file.Replacement;
import io.github.tsume.results.json.LogLine;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.json.ResultReader;
import io.github.tsume.results.json.ResultWriter;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;

/**
 * The file {@code results.jsonl}: a line per result, written at once, read back by offset. If that
 * is asked for, its lines go into a compressed {@linkplain Shards shard} whenever there are enough;
 * their offsets stay.
 *
 * <p>A process that is killed loses at most the line that it was writing. Of lines with one id the
 * last counts; the others are left out when the log is closed. A file that is removed while the log
 * is open is written again.
 */
public final class ResultLog implements Closeable {
  /** What {@link #find} says where there is no line. */
  public static final long NONE = -1;

  /** The first of the three bytes of a byte order mark. */
  private static final byte MARK = (byte) 0xef;

  private static final int WRITTEN_AT_ONCE = 1 << 16;

  private final Path file;
  private final Shards shards;
  private final long shardSize;
  private FileChannel channel;
  private @Nullable Object identity;
  private final Recovery recovery;
  private final EarlierLines earlier = new EarlierLines();

  /** Where the file begins: the shards are before it. */
  private long start;

  private long end;

  /** How many lines the file has. */
  private long lines;

  /** Whether a line of the file is in a shard already. */
  private boolean repeats;

  private boolean restored;

  private ResultLog(Path file, FileChannel channel, long shardSize, Recovery recovery)
      throws IOException {
    this.recovery = recovery;
    this.file = file;
    this.channel = channel;
    this.shardSize = shardSize;
    identity = LogFile.identity(file);
    shards = new Shards(directory(file));
    start = shards.end();
    end = start;
  }

  /**
   * An empty log, in a folder without shards; an older file is overwritten.
   *
   * @param shardSize how many lines go into a shard, 0 for no shards
   * @throws io.github.tsume.app.file.OutputException.InUseException if another run writes to it
   */
  public static ResultLog create(Path file, long shardSize) throws IOException {
    ResultLog log = new ResultLog(file, LogFile.open(file), shardSize, Recovery.NONE);
    log.channel.truncate(0);
    return log;
  }

  /**
   * The log as an earlier process left it. Lines that are not understood are left out; then the
   * file as it was is kept first. A last line that was not written to its end is nothing. Results
   * that do not count for this run are kept elsewhere before anything is appended.
   *
   * @param shardSize how many lines go into a shard, 0 for no more shards
   * @param recovery hears of what was left out, if anything was
   * @throws io.github.tsume.app.file.OutputException.InUseException if another run writes to it
   */
  public static ResultLog recover(Path file, long shardSize, Recovery recovery) throws IOException {
    ResultLog log = new ResultLog(file, LogFile.open(file), shardSize, recovery);
    List<Path> changed = log.shards.forEach(log::enter);
    if (!changed.isEmpty()) {
      log.shards.close();
    }
    for (Path shard : changed) {
      Path folder = EarlierRuns.folder(directory(file));
      Files.copy(shard, folder.resolve(shard.getFileName()));
      recovery.shard(shard, folder);
      ShardCopy.mend(shard);
    }
    if (!changed.isEmpty()) {
      log.release();
      return recover(file, shardSize, recovery);
    }
    LogScan scan = log.scan();
    if (scan.damaged() > 0) {
      Path folder = EarlierRuns.folder(directory(file));
      Files.copy(file, folder.resolve(OutputNames.RESULTS));
      recovery.lines(folder, scan.damaged());
    }
    if (scan.isUntidy() || log.repeats) {
      log.end = log.start + scan.end();
      log.rewrite(log.earlier::contains);
      log.release();
      return recover(file, shardSize, recovery);
    }
    log.channel.truncate(log.end - log.start);
    if (log.moveOutWhatDoesNotCount()) {
      log.release();
      return recover(file, shardSize, recovery);
    }
    log.sealIfLong();
    return log;
  }

  /** Keeps the results of earlier processes that do not count now; whether there were any. */
  private boolean moveOutWhatDoesNotCount() throws IOException {
    forEach(
        (result, offset) -> {
          if (!earlier.isSuperseded(offset) && !recovery.counts(result)) {
            recovery.keep(result);
            earlier.supersede(offset);
          }
        });
    boolean any = earlier.anySuperseded();
    if (any) {
      shards.leaveOutSuperseded(earlier);
      rewrite(offset -> !earlier.isSuperseded(offset));
    }
    return any;
  }

  private static Path directory(Path file) {
    return Objects.requireNonNull(file.toAbsolutePath().getParent());
  }

  private LogScan scan() throws IOException {
    LogScan scan = forEachInFile(this::enterOfFile);
    end = start + scan.end();
    return scan;
  }

  private LogScan forEachInFile(LogScan.Lines each) throws IOException {
    return LogScan.of(
        Channels.newInputStream(channel.position(0)),
        (result, offset) -> each.enter(result, start + offset));
  }

  /** Reads the results of the log, in their order. */
  void forEach(LogScan.Lines each) throws IOException {
    shards.forEach(each);
    forEachInFile(each);
  }

  private void enterOfFile(Result result, long offset) {
    // A process that was killed after it made a shard, and before the file was emptied, left both.
    long before = earlier.find(result.id());
    if (before != NONE && before < start && Arrays.equals(bytes(before), bytes(offset))) {
      repeats = true;
      return;
    }
    lines++;
    enter(result, offset);
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
  public synchronized long find(String id) {
    return earlier.find(id);
  }

  /** The result at an offset, of an earlier process, does not count: it is kept elsewhere. */
  public synchronized void moveOut(long offset, Result result) {
    recovery.keep(result);
    earlier.supersede(offset);
  }

  /** The problem of an earlier line is still asked for. */
  public synchronized void claim(long offset) {
    earlier.claim(offset);
  }

  /**
   * Appends a result, once in a run; returns its offset. An earlier one that says what this one
   * does not is kept first.
   */
  public synchronized long append(Result result, String json) {
    try {
      restoreFileIfGone();
      long before = earlier.find(result.id());
      Result old = before == NONE ? null : ResultReader.read(read(before));
      boolean replaces = old != null && old.id().equals(result.id());
      if (old != null
          && replaces
          && !earlier.isSuperseded(before)
          && EarlierResult.saysMore(old, result)) {
        recovery.keep(old);
      }
      ByteBuffer bytes =
          ByteBuffer.wrap((LogLine.of(json) + '\n').getBytes(StandardCharsets.UTF_8));
      long offset = end;
      while (bytes.hasRemaining()) {
        // In parts, as the system wants each copied to memory of its own.
        ByteBuffer part = bytes.slice();
        part.limit(Math.min(part.limit(), WRITTEN_AT_ONCE));
        int written = channel.write(part, end - start);
        bytes.position(bytes.position() + written);
        end += written;
      }
      lines++;
      if (replaces) {
        earlier.supersede(before);
      }
      sealIfLong();
      return offset;
    } catch (IOException e) {
      throw new OutputException(file, e);
    }
  }

  /** Makes shards of the lines of the file if there are enough of them. */
  private void sealIfLong() throws IOException {
    if (shardSize == 0 || lines < shardSize) {
      return;
    }
    InputStream text = new BufferedInputStream(Channels.newInputStream(channel.position(0)));
    while (shards.end() < end) {
      shards.seal(text, shardSize);
    }
    channel.truncate(0);
    start = end;
    lines = 0;
  }

  /** Appends a result. */
  public void append(Result result) {
    append(result, ResultWriter.write(result));
  }

  /** Whether the file was removed while this log was open, and written again. */
  public synchronized boolean wasRestored() {
    return restored;
  }

  /** Writes the file again if it was removed or replaced; a replacement is kept. */
  public synchronized void restoreIfGone() throws IOException {
    restoreFileIfGone();
    restored |= shards.restoreIfGone();
  }

  private void restoreFileIfGone() throws IOException {
    boolean there = Files.exists(file);
    if (there && (identity == null || identity.equals(LogFile.identity(file)))) {
      return;
    }
    Files.createDirectories(directory(file));
    if (there) {
      LogFile.refuseIfInUse(file);
      Files.move(file, EarlierRuns.folder(directory(file)).resolve(OutputNames.RESULTS));
    }
    FileChannel anew = LogFile.open(file);
    for (long at = 0; at < end - start; ) {
      at += channel.transferTo(at, end - start - at, anew.position(at));
    }
    channel.close();
    channel = anew;
    identity = LogFile.identity(file);
    restored = true;
  }

  /** The JSON at an offset. */
  public String read(long offset) {
    return LogLine.json(new String(bytes(offset), StandardCharsets.UTF_8));
  }

  private synchronized byte[] bytes(long offset) {
    try {
      ByteArrayOutputStream line = new ByteArrayOutputStream(1024);
      ByteBuffer buffer = ByteBuffer.allocate(4096);
      for (long at = offset; read(buffer.clear(), at) > 0; at += buffer.position()) {
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

  private int read(ByteBuffer buffer, long at) throws IOException {
    return at < start ? shards.read(buffer, at) : channel.read(buffer, at - start);
  }

  /**
   * Keeps the results of an earlier run that nobody asked for elsewhere, once all of the input is
   * known.
   */
  public synchronized void moveOutUnclaimed() {
    earlier.leaveOutUnclaimed(offset -> recovery.keep(ResultReader.read(read(offset))));
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
      shards.leaveOutSuperseded(earlier);
      rewrite(offset -> !earlier.isSuperseded(offset));
    }
    release();
  }

  private void release() throws IOException {
    shards.close();
    channel.close();
  }

  /** Writes the lines of the file that count into a new one, and closes the old one. */
  private void rewrite(LongPredicate counts) throws IOException {
    try (Replacement copy = Replacement.of(file)) {
      try (FileChannel old = channel) {
        for (long at = start; at < end && old.isOpen(); ) {
          byte[] line = bytes(at);
          if (counts.test(at)) {
            int from = at == start && line.length > 2 && line[0] == MARK ? 3 : 0;
            copy.write(line, from, line.length - from);
            copy.write('\n');
          }
          at += line.length + 1;
        }
      }
      copy.commit();
    }
  }
}
