package io.github.tsume.index;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.zip.CRC32C;

/** Passes bytes on to a stream, and adds up a sum of each block of them. */
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
}
