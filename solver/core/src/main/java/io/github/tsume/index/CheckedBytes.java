package io.github.tsume.index;

import java.nio.ByteBuffer;
import java.util.BitSet;

/**
 * The bytes of an index, each block of which is compared with its sum when something of it is read
 * for the first time: what was changed since it was written is never taken for something else.
 */
final class CheckedBytes {
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
