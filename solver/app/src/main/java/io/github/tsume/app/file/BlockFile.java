package io.github.tsume.app.file;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import it.unimi.dsi.fastutil.longs.LongArrays;
import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A file that a {@link BlockOutput} wrote, read at any place as if it were not compressed. The
 * blocks that were read last are kept.
 */
public final class BlockFile implements Closeable {
  private static final int KEPT = 8;

  private final Path file;
  private final FileChannel channel;
  private final @Nullable Object identity;
  private final LongArrayList places = new LongArrayList();
  private final LongArrayList starts = new LongArrayList();
  private boolean damaged;
  private final Map<Integer, byte[]> read =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Integer, byte[]> eldest) {
          return size() > KEPT;
        }
      };

  private BlockFile(Path file) throws IOException {
    this.file = file;
    channel = FileChannel.open(file, StandardOpenOption.READ);
    identity = identity(file);
    damaged = !findBlocks();
  }

  /** Opens a file; what follows the first place where no block is cannot be read. */
  public static BlockFile open(Path file) throws IOException {
    return new BlockFile(file);
  }

  private static @Nullable Object identity(Path file) throws IOException {
    return Files.readAttributes(file, BasicFileAttributes.class).fileKey();
  }

  /** Finds where the blocks are; returns whether there is nothing else. */
  private boolean findBlocks() throws IOException {
    long at = 0;
    long start = 0;
    long size = channel.size();
    while (at + Blocks.HEADER < size) {
      int length = Blocks.size(bytes(at, Blocks.HEADER));
      if (length <= Blocks.HEADER || at + length > size) {
        break;
      }
      places.add(at);
      starts.add(start);
      int unpacked = Blocks.length(bytes(at + length - Integer.BYTES, Integer.BYTES));
      start += Math.min(Math.max(unpacked, 0), Blocks.MOST);
      at += length;
    }
    places.add(at);
    starts.add(start);
    return at == size;
  }

  private byte[] bytes(long at, int count) throws IOException {
    ByteBuffer buffer = ByteBuffer.allocate(count);
    while (buffer.hasRemaining()) {
      if (channel.read(buffer, at + buffer.position()) < 0) {
        throw new EOFException(file.toString());
      }
    }
    return buffer.array();
  }

  /** The file. */
  public Path file() {
    return file;
  }

  /**
   * Whether something in it is not as it was written: it has something else than blocks, or one of
   * those that were read until now was changed.
   */
  public boolean isDamaged() {
    return damaged;
  }

  /** How many bytes can be read. */
  public long size() {
    return starts.getLong(starts.size() - 1);
  }

  private byte[] block(int number) throws IOException {
    byte[] block = read.get(number);
    if (block == null) {
      long at = places.getLong(number);
      block = Blocks.read(bytes(at, (int) (places.getLong(number + 1) - at)));
      if (block == null) {
        damaged = true;
        block = new byte[(int) (starts.getLong(number + 1) - starts.getLong(number))];
        Arrays.fill(block, (byte) '\n');
      }
      read.put(number, block);
    }
    return block;
  }

  /**
   * Reads some of the bytes from a place on; returns how many, -1 at the end. Of a block that was
   * changed all bytes are line feeds.
   */
  public int read(ByteBuffer buffer, long at) throws IOException {
    if (at >= size()) {
      return -1;
    }
    int found = LongArrays.binarySearch(starts.elements(), 0, starts.size(), at);
    int number = found >= 0 ? found : -found - 2;
    while (starts.getLong(number + 1) <= at) {
      number++; // Empty blocks are where others begin.
    }
    byte[] block = block(number);
    int from = (int) (at - starts.getLong(number));
    int count = Math.min(buffer.remaining(), block.length - from);
    buffer.put(block, from, count);
    return count;
  }

  /** All bytes, in their order. */
  public InputStream stream() {
    return new InputStream() {
      private long at;

      @Override
      public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
      }

      @Override
      public int read(byte[] bytes, int offset, int length) throws IOException {
        int count = BlockFile.this.read(ByteBuffer.wrap(bytes, offset, length), at);
        at += Math.max(0, count);
        return count;
      }
    };
  }

  /** Whether the file is still where it was, and no other in its place. */
  public boolean isThere() throws IOException {
    return Files.exists(file) && (identity == null || identity.equals(identity(file)));
  }

  /** Writes the file, as it was when it was opened, to its place. */
  public void writeAgain() throws IOException {
    try (Replacement copy = Replacement.of(file)) {
      ByteBuffer buffer = ByteBuffer.allocate(1 << 16);
      for (long at = 0; channel.read(buffer.clear(), at) > 0; at += buffer.position()) {
        copy.write(buffer.array(), 0, buffer.position());
      }
      copy.commit();
    }
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
