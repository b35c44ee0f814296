package io.github.tsume.app.file;

import java.io.IOException;
import java.io.OutputStream;

/** A compressor of what is written into {@link Blocks}, which a {@link BlockFile} can read. */
public final class BlockOutput extends OutputStream {
  private final OutputStream out;
  private final byte[] bytes = new byte[Blocks.MOST];
  private int length;

  /**
   * Nothing yet.
   *
   * @param out where the blocks go; it is not closed with this one
   */
  public BlockOutput(OutputStream out) {
    this.out = out;
  }

  @Override
  public void write(int b) throws IOException {
    if (length == bytes.length) {
      flush();
    }
    bytes[length++] = (byte) b;
  }

  /** Ends the block that was begun. */
  @Override
  public void flush() throws IOException {
    if (length > 0) {
      out.write(Blocks.of(bytes, length));
      length = 0;
    }
  }

  /** Ends the last block, and adds an empty one, by which other programs know that it was that. */
  @Override
  public void close() throws IOException {
    flush();
    out.write(Blocks.of(bytes, 0));
  }
}
