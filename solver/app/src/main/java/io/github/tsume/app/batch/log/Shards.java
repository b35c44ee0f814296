package io.github.tsume.app.batch.log;

import io.github.tsume.app.file.BlockFile;
import io.github.tsume.app.file.BlockOutput;
import io.github.tsume.app.file.OutputNames;
import io.github.tsume.app.file.Replacement;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The shards of a log: files {@code results-0001.jsonl.gz} and so on of lines that came before
 * those of {@code results.jsonl}. They are read as one text, by offsets in it as if nothing were
 * compressed; so a line keeps its offset when it goes into a shard.
 */
final class Shards implements Closeable {
  private final Path folder;
  private final List<BlockFile> files = new ArrayList<>();
  private final LongSeries starts = new LongSeries(0);
  private long end;

  /** Those that are in a folder. */
  Shards(Path folder) throws IOException {
    this.folder = folder;
    for (Path file : OutputNames.shards(folder)) {
      add(BlockFile.open(file));
    }
  }

  private void add(BlockFile file) {
    starts.set(files.size(), end);
    files.add(file);
    end += file.size();
  }

  /** Where the text ends, and {@code results.jsonl} begins. */
  long end() {
    return end;
  }

  /**
   * Reads the results of all shards, in their order.
   *
   * @return the files that are not as they were written; of these some may have been missed
   */
  List<Path> forEach(LogScan.Lines lines) throws IOException {
    List<Path> damaged = new ArrayList<>();
    for (int i = 0; i < files.size(); i++) {
      BlockFile file = files.get(i);
      long start = starts.get(i);
      LogScan scan = LogScan.of(file.stream(), (result, at) -> lines.enter(result, start + at));
      if (scan.isUntidy() || file.isDamaged() || file.size() == 0) {
        damaged.add(file.file());
      }
    }
    return damaged;
  }

  /** Reads some bytes from an offset on, of one shard; returns how many. */
  int read(ByteBuffer buffer, long offset) throws IOException {
    int shard = 0;
    while (shard + 1 < files.size() && starts.get(shard + 1) <= offset) {
      shard++;
    }
    return files.get(shard).read(buffer, offset - starts.get(shard));
  }

  /**
   * Writes lines into a new shard, which is there as a whole or not at all, and lasts if the
   * machine stops.
   *
   * @param text the lines; what follows is left there
   * @param most how many lines at most
   */
  void seal(InputStream text, long most) throws IOException {
    int last = files.isEmpty() ? 0 : OutputNames.shardNumber(files.get(files.size() - 1).file());
    Path file = folder.resolve(OutputNames.shard(last + 1));
    long written = 0;
    try (Replacement whole = Replacement.of(file)) {
      try (BlockOutput out = new BlockOutput(whole)) {
        long lines = 0;
        for (int b = lines < most ? text.read() : -1; b >= 0; b = lines < most ? text.read() : -1) {
          out.write(b);
          written++;
          lines += b == '\n' ? 1 : 0;
        }
      }
      whole.commit();
    }
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      channel.force(true);
    }
    BlockFile sealed = BlockFile.open(file);
    if (sealed.isDamaged() || sealed.size() != written) {
      sealed.close();
      throw new IOException(file + " is not as it was written");
    }
    add(sealed);
  }

  /** Writes files again that were removed or replaced; returns whether there were any. */
  boolean restoreIfGone() throws IOException {
    boolean restored = false;
    for (BlockFile file : files) {
      if (!file.isThere()) {
        if (Files.exists(file.file())) {
          Path kept = EarlierRuns.folder(folder);
          Files.move(file.file(), kept.resolve(file.file().getFileName()));
        }
        file.writeAgain();
        restored = true;
      }
    }
    return restored;
  }

  /** Leaves out the lines that do not count any more; afterwards nothing can be read. */
  void leaveOutSuperseded(EarlierLines earlier) throws IOException {
    for (int i = 0; i < files.size(); i++) {
      BlockFile file = files.get(i);
      long start = starts.get(i);
      if (earlier.anySuperseded(start, start + file.size())) {
        ShardCopy.replace(file, (line, at) -> !earlier.isSuperseded(start + at));
      }
    }
  }

  @Override
  public void close() throws IOException {
    for (BlockFile file : files) {
      file.close();
    }
  }

  /**
   * Numbers by their place, from 0 on; a place where none was set has the default.
   *
   * <p>They take eight bytes each, and none are copied when more come.
   */
  static final class LongSeries {
    private static final int CHUNK = 1 << 13;

    private final List<long[]> chunks = new ArrayList<>();
    private final long byDefault;
    private long size;

    LongSeries(long byDefault) {
      this.byDefault = byDefault;
    }

    /** One more than the last place that was set. */
    long size() {
      return size;
    }

    long get(long place) {
      return place < size ? chunks.get((int) (place / CHUNK))[(int) (place % CHUNK)] : byDefault;
    }

    void set(long place, long number) {
      while (place >= (long) CHUNK * chunks.size()) {
        long[] chunk = new long[CHUNK];
        Arrays.fill(chunk, byDefault);
        chunks.add(chunk);
      }
      chunks.get((int) (place / CHUNK))[(int) (place % CHUNK)] = number;
      size = Math.max(size, place + 1);
    }
  }
}
