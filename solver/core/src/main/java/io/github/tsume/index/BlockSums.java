package io.github.tsume.index;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.BitSet;
import java.util.zip.CRC32C;

/** A stream that passes bytes on, and adds up a sum of each block of them. */
final class BlockSums extends OutputStream {
  /** The bytes of a block. */
  static final int BLOCK = 1 << 16;

  private final OutputStream out;
  private final IntArrayList sums = new IntArrayList();
  private final CRC32C sum = new CRC32C();
  private int filled;
  private long size;

  BlockSums(OutputStream out) {
    this.out = out;
  }

  @Override
  public void write(int b) throws IOException {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int offset, int length) throws IOException {
    out.write(bytes, offset, length);
    size += length;
    for (int at = offset; at < offset + length; ) {
      int part = Math.min(offset + length - at, BLOCK - filled);
      sum.update(bytes, at, part);
      at += part;
      filled += part;
      if (filled == BLOCK) {
        endBlock();
      }
    }
  }

  private void endBlock() {
    sums.add((int) sum.getValue());
    sum.reset();
    filled = 0;
  }

  /** The sums of all blocks, the last of which may be shorter; nothing may be written any more. */
  byte[] finish() {
    if (filled > 0) {
      endBlock();
    }
    ByteBuffer all = ByteBuffer.allocate(sums.size() * Integer.BYTES);
    sums.forEach(all::putInt);
    return all.array();
  }

  /** How many bytes were written. */
  long size() {
    return size;
  }

  /** How many blocks so many bytes have. */
  static int blocks(long bytes) {
    return (int) ((bytes + BLOCK - 1) / BLOCK);
  }

  /** The sum of some bytes. */
  static int sum(ByteBuffer bytes, int from, int to) {
    CRC32C sum = new CRC32C();
    ByteBuffer part = bytes.duplicate();
    part.limit(to).position(from);
    sum.update(part);
    return (int) sum.getValue();
  }

  /**
   * The bytes of an index, each block of which is compared with its sum when something of it is
   * read for the first time: what was changed since it was written is never taken for something
   * else.
   */
  static final class CheckedBytes {
    private final ByteBuffer bytes;
    private final int size;
    private final BitSet verified = new BitSet();

    /**
     * Bytes with the sums of their blocks after them.
     *
     * @param size how many bytes are before the sums
     */
    CheckedBytes(ByteBuffer bytes, int size) {
      this.bytes = bytes.duplicate();
      this.size = size;
    }

    int getInt(int at) {
      verify(at, at + Integer.BYTES);
      return bytes.getInt(at);
    }

    long getLong(int at) {
      verify(at, at + Long.BYTES);
      return bytes.getLong(at);
    }

    /** The bytes from one place to another. */
    byte[] get(int from, int to) {
      verify(from, to);
      byte[] part = new byte[to - from];
      bytes.get(from, part);
      return part;
    }

    /** Compares everything with its sums. */
    void verify() {
      verify(0, size);
    }

    private synchronized void verify(int from, int to) {
      int last = (to - 1) / BlockSums.BLOCK;
      for (int block = from / BlockSums.BLOCK; block <= last; block++) {
        if (!verified.get(block)) {
          int start = block * BlockSums.BLOCK;
          int end = Math.min(size, start + BlockSums.BLOCK);
          if (BlockSums.sum(bytes, start, end) != bytes.getInt(size + block * Integer.BYTES)) {
            throw new DamagedIndexException("block " + block);
          }
          verified.set(block);
        }
      }
    }
  }
}
