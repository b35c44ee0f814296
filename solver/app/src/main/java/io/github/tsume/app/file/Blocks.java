package io.github.tsume.app.file;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;
import org.jspecify.annotations.Nullable;

/**
 * Blocks of compressed bytes, in the form of {@code bgzip}: each is a gzip file of its own of at
 * most 64 KiB that tells its size, so a file of them is one for every gzip, and can be read from
 * any place.
 */
final class Blocks {
  /** So many bytes of a block come before those that are compressed. */
  static final int HEADER = 18;

  /** So many bytes go into a block at most; even if nothing can be compressed they have room. */
  static final int MOST = 0xff00;

  private static final int TRAILER = 8;

  /**
   * Magic, method, flag of an extra field, no time, no system; then the field "BC" of two bytes.
   */
  private static final byte[] START = {
    31, (byte) 139, 8, 4, 0, 0, 0, 0, 0, (byte) 255, 6, 0, 'B', 'C', 2, 0
  };

  private Blocks() {}

  /** The block of some bytes, {@link #MOST} at most. */
  static byte[] of(byte[] bytes, int length) {
    Deflater deflater = new Deflater(Deflater.DEFAULT_COMPRESSION, true);
    deflater.setInput(bytes, 0, length);
    deflater.finish();
    ByteArrayOutputStream compressed = new ByteArrayOutputStream(1 << 14);
    byte[] part = new byte[1 << 14];
    while (!deflater.finished()) {
      compressed.write(part, 0, deflater.deflate(part));
    }
    deflater.end();
    CRC32 sum = new CRC32();
    sum.update(bytes, 0, length);
    int size = HEADER + compressed.size() + TRAILER;
    return ByteBuffer.allocate(size)
        .order(ByteOrder.LITTLE_ENDIAN)
        .put(START)
        .putShort((short) (size - 1))
        .put(compressed.toByteArray())
        .putInt((int) sum.getValue())
        .putInt(length)
        .array();
  }

  /** The size of the block that begins with these bytes; 0 if they begin none. */
  static int size(byte[] header) {
    boolean begins =
        header.length == HEADER && Arrays.equals(START, 0, START.length, header, 0, START.length);
    return begins ? (little(header).getShort(START.length) & 0xffff) + 1 : 0;
  }

  /** How many bytes are in a block of which these are the last four. */
  static int length(byte[] end) {
    return little(end).getInt(0);
  }

  /** The bytes in a block; null if it was changed since it was written. */
  static byte @Nullable [] read(byte[] block) {
    int length = little(block).getInt(block.length - Integer.BYTES);
    if (length < 0 || length > MOST) {
      return null;
    }
    byte[] bytes = new byte[length];
    Inflater inflater = new Inflater(true);
    try {
      inflater.setInput(block, HEADER, block.length - HEADER - TRAILER);
      int read = inflater.inflate(bytes);
      CRC32 sum = new CRC32();
      sum.update(bytes);
      int told = little(block).getInt(block.length - TRAILER);
      return read == length && (int) sum.getValue() == told ? bytes : null;
    } catch (DataFormatException e) {
      return null;
    } finally {
      inflater.end();
    }
  }

  private static ByteBuffer little(byte[] bytes) {
    return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }
}
