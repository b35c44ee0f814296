package io.github.tsume.web.twin.java.util.zip;

import java.nio.ByteBuffer;

/** The checksum of Castagnoli, a byte at a time; browsers have none of their own. */
public final class CRC32C {
  /** The polynomial, its bits in reverse. */
  private static final int POLYNOMIAL = 0x82F63B78;

  private static final int[] TABLE = table();

  private int rest = -1;

  private static int[] table() {
    int[] table = new int[256];
    for (int i = 0; i < table.length; i++) {
      int rest = i;
      for (int bit = 0; bit < 8; bit++) {
        rest = (rest & 1) == 0 ? rest >>> 1 : rest >>> 1 ^ POLYNOMIAL;
      }
      table[i] = rest;
    }
    return table;
  }

  public void update(int value) {
    rest = rest >>> 8 ^ TABLE[(rest ^ value) & 0xff];
  }

  public void update(byte[] bytes) {
    update(bytes, 0, bytes.length);
  }

  public void update(byte[] bytes, int from, int length) {
    for (int i = from; i < from + length; i++) {
      update(bytes[i]);
    }
  }

  public void update(ByteBuffer bytes) {
    while (bytes.hasRemaining()) {
      update(bytes.get());
    }
  }

  public long getValue() {
    return ~rest & 0xffffffffL;
  }

  public void reset() {
    rest = -1;
  }
}
