package io.github.tsume.index;

import io.github.tsume.board.Move;
import io.github.tsume.index.Match.Likeness;
import io.github.tsume.notation.sfen.SfenWriter;
import it.unimi.dsi.fastutil.Arrays;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * A writer of an index of problems.
 *
 * <pre>
 *   magic | texts of the problems | where each ends (int) | keys, sorted (long) |
 *   references (int: problem * 4 + likeness) | sums of the blocks before (int: CRC-32C of 64 KiB
 *   each) | number of bytes before the sums, of problems, of keys (long) | sum of the sums and these
 *   numbers (int) | magic
 * </pre>
 *
 * <p>Of digests the text ends with one, and there are keys of positions only, digested too.
 *
 * <p>All numbers are big-endian. The texts are written as they come, so that only 8 bytes for each
 * key and 4 for each reference and problem are held in memory.
 */
public final class IndexBuilder {
  /** The first and the last eight bytes of an index. */
  static final long MAGIC = 0x5453554D45490004L;

  /** The same of an index that has digests in the place of positions. */
  static final long DIGESTS = 0x5453554D45490104L;

  /** The bytes after the sums of blocks. */
  static final int FOOTER = 36;

  private static final int BLOCK = 1 << 16;
  private static final long MOST_BYTES = 1L << 30;

  private final BlockSums out;
  private final IntArrayList ends = new IntArrayList();
  private final LongArrayList keys = new LongArrayList();
  private final IntArrayList references = new IntArrayList();
  private final OutputStream last;
  private final @Nullable PositionDigest digest;
  private long written = Long.BYTES;

  /** Begins an index. */
  public IndexBuilder(OutputStream out) throws IOException {
    this(out, false);
  }

  /**
   * Begins an index.
   *
   * @param digests whether it has digests in the place of positions and lines, and no folders
   */
  public IndexBuilder(OutputStream out, boolean digests) throws IOException {
    this.out = new BlockSums(out);
    last = out;
    digest = digests ? new PositionDigest() : null;
    this.out.write(ByteBuffer.allocate(Long.BYTES).putLong(magic()).array());
  }

  private long magic() {
    return digest == null ? MAGIC : DIGESTS;
  }

  /** How many problems there are so far. */
  public int size() {
    return ends.size();
  }

  /**
   * Adds a problem whose position is legal.
   *
   * @throws IOException also if the index would have more than a gigabyte of texts
   */
  public void add(IndexedProblem problem) throws IOException {
    byte[] text = text(problem).getBytes(StandardCharsets.UTF_8);
    if (written + text.length > MOST_BYTES) {
      throw new IOException("index too large");
    }
    out.write(text);
    written += text.length;
    int number = ends.size();
    ends.add((int) written);
    List<Integer> line = digest == null ? problem.line() : List.of();
    for (IndexKeys.Key key : IndexKeys.of(problem.setup(), line)) {
      keys.add(digest == null ? key.value() : digest.key(key.value()));
      references.add(number * Likeness.ROOM + key.likeness().ordinal());
    }
  }

  private String text(IndexedProblem problem) {
    StringBuilder text = new StringBuilder();
    text.append(problem.setup().rules().name()).append('\t');
    text.append(plain(problem.id())).append('\t').append(source(problem.source())).append('\t');
    text.append(plain(problem.title())).append('\t').append(plain(problem.author())).append('\t');
    OptionalInt length = digest == null ? problem.statedLength() : problem.length();
    length.ifPresent(text::append);
    text.append('\t');
    if (digest != null) {
      return text.append(digest.of(problem.setup())).toString();
    }
    text.append(SfenWriter.sfen(problem.setup()));
    if (!problem.line().isEmpty()) {
      text.append(" moves");
      problem
          .line()
          .forEach(move -> text.append(' ').append(Move.toUsi(move, problem.setup().rules())));
    }
    return text.toString();
  }

  private String source(String source) {
    return plain(digest == null ? source : Match.place(source));
  }

  private static String plain(@Nullable String text) {
    return text == null ? "" : text.replaceAll("[\t\r\n]+", " ");
  }

  /** Writes what is left; does not close the stream. */
  public void finish() throws IOException {
    long[] sorted = keys.elements();
    int[] sortedReferences = references.elements();
    Arrays.quickSort(
        0,
        keys.size(),
        (a, b) -> {
          int order = Long.compare(sorted[a], sorted[b]);
          return order != 0 ? order : Integer.compare(sortedReferences[a], sortedReferences[b]);
        },
        (a, b) -> {
          long key = sorted[a];
          sorted[a] = sorted[b];
          sorted[b] = key;
          int reference = sortedReferences[a];
          sortedReferences[a] = sortedReferences[b];
          sortedReferences[b] = reference;
        });
    ByteBuffer block = ByteBuffer.allocate(BLOCK);
    for (int i = 0; i < ends.size(); i++) {
      drain(block, Integer.BYTES).putInt(ends.getInt(i));
    }
    for (int i = 0; i < keys.size(); i++) {
      drain(block, Long.BYTES).putLong(sorted[i]);
    }
    for (int i = 0; i < keys.size(); i++) {
      drain(block, Integer.BYTES).putInt(sortedReferences[i]);
    }
    drain(block, BLOCK);
    byte[] sums = out.finish();
    ByteBuffer footer = ByteBuffer.allocate(sums.length + FOOTER);
    footer.put(sums).putLong(out.size()).putLong(ends.size()).putLong(keys.size());
    footer.putInt(BlockSums.sum(footer, 0, footer.position())).putLong(magic());
    last.write(footer.array());
  }

  /** The block, with room for so many bytes. */
  private ByteBuffer drain(ByteBuffer block, int bytes) throws IOException {
    if (block.remaining() < bytes) {
      out.write(block.array(), 0, block.position());
      block.clear();
    }
    return block;
  }
}
