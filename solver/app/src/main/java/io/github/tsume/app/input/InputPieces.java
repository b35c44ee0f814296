package io.github.tsume.app.input;

import com.google.common.collect.AbstractIterator;
import io.github.tsume.notation.sfen.SfenLineReader;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A cutter of a file into pieces, one for each entry, without understanding the entries: that is
 * left to those who get them. Of a file of lines only a few are in memory at a time.
 */
public final class InputPieces extends AbstractIterator<InputPiece> {
  private static final byte[] MARK = {(byte) 0xef, (byte) 0xbb, (byte) 0xbf};
  private static final byte DOS_END = 0x1a;

  /** A comment that names the columns of what follows: the heading ends with it. */
  private static final Pattern COLUMNS =
      Pattern.compile("#\\s*sfen\\s*(?:\t|<tab>)", Pattern.CASE_INSENSITIVE);

  private static final Pattern BOARD = Pattern.compile("[0-9A-Za-z+]++(?:/[0-9A-Za-z+]++){4,}\\s");

  private final String source;
  private final InputOptions options;
  private final LineStream lines;

  /** Comments and blank lines before the next entry, each with its end. */
  private final ByteArrayOutputStream before = new ByteArrayOutputStream();

  /** How much of them is the heading of a collection, which waits for a position. */
  private int headingBytes;

  private int headingLines;
  private final Deque<byte[]> parts = new ArrayDeque<>();
  private int linesBefore;
  private int lineNumber;
  private int count;
  private @Nullable InputPiece held;

  private InputPieces(InputStream in, String source, InputOptions options) {
    this.source = source;
    this.options = options;
    lines = new LineStream(in, options.reading().limits().lineLength() + 1);
  }

  /**
   * The pieces of a file. Where there is no entry at all, one piece says so when it is read.
   *
   * @param source the name of the file
   * @param options how to read
   * @throws IOException if the file cannot be read; later it is an {@link UncheckedIOException}
   */
  public static Iterator<InputPiece> of(InputStream in, String source, InputOptions options)
      throws IOException {
    BufferedInputStream buffered = new BufferedInputStream(in, WholeInput.HEAD);
    if (WholeInput.isLines(buffered, source, options)) {
      return new InputPieces(buffered, source, options);
    }
    byte[] bytes = buffered.readNBytes(options.reading().limits().bytes() + 1);
    int entries = InputPiece.whole(source, bytes, options).size();
    return new AbstractIterator<>() {
      private int number;

      @Override
      protected @Nullable InputPiece computeNext() {
        number++;
        return number > entries
            ? endOfData()
            : new InputPiece(source, false, 0, entries == 1 ? 0 : number, bytes);
      }
    };
  }

  @Override
  protected @Nullable InputPiece computeNext() {
    try {
      while (true) {
        InputPiece next = read();
        InputPiece earlier = held;
        held = next;
        if (next == null) {
          return earlier != null ? last(earlier) : lineNumber < 0 ? endOfData() : nothing();
        }
        if (earlier != null) {
          return earlier;
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The last entry, with the comments after it; the only one has no number. */
  private InputPiece last(InputPiece piece) {
    byte[] rest = before.toByteArray();
    byte[] bytes = Arrays.copyOf(piece.bytes(), piece.bytes().length + rest.length);
    System.arraycopy(rest, 0, bytes, piece.bytes().length, rest.length);
    lineNumber = -1;
    int number = count == 1 ? 0 : piece.number();
    return new InputPiece(source, true, piece.linesBefore(), number, bytes);
  }

  private InputPiece nothing() {
    lineNumber = -1;
    return new InputPiece(source, true, 0, 0, new byte[0]);
  }

  private @Nullable InputPiece read() throws IOException {
    if (lineNumber < 0) {
      return null;
    }
    for (byte[] line = nextLine(); line != null; line = nextLine()) {
      Kind kind = kind(line);
      if (kind == Kind.BLANK && before.size() == 0) {
        continue;
      }
      if (before.size() == 0) {
        linesBefore = lineNumber - 1;
      }
      before.write(line);
      before.write('\n');
      if (kind == Kind.ENTRY || isTooMuch()) {
        return entry();
      }
      if (kind != Kind.COMMENT) {
        headingBytes = before.size();
        headingLines = lineNumber - linesBefore;
      }
    }
    return null;
  }

  /** The next line, or the next part of one that has several links to positions. */
  private byte @Nullable [] nextLine() throws IOException {
    byte[] part = parts.poll();
    if (part != null) {
      return part;
    }
    byte[] line = lines.next();
    if (line != null) {
      lineNumber++;
      // As other encodings, this one leaves all bytes as they are; links are in ASCII.
      List<String> all = SfenLineReader.parts(new String(line, StandardCharsets.ISO_8859_1));
      if (all.size() > 1) {
        all.forEach(one -> parts.add(one.getBytes(StandardCharsets.ISO_8859_1)));
        return parts.poll();
      }
    }
    return line;
  }

  /** A piece of what was gathered; a heading goes on to the next if this entry is no position. */
  private InputPiece entry() {
    byte[] bytes = before.toByteArray();
    InputPiece piece = new InputPiece(source, true, linesBefore, ++count, bytes);
    before.reset();
    if (headingBytes > 0 && piece.entry(options) instanceof InputEntry.Bad) {
      before.write(bytes, 0, headingBytes);
      linesBefore = lineNumber - headingLines;
    } else {
      headingBytes = 0;
      headingLines = 0;
    }
    return piece;
  }

  /** Whether there are so many comments that a reader says so, in an entry of its own. */
  private boolean isTooMuch() {
    return before.size() / 4 > options.reading().limits().bytes();
  }

  private enum Kind {
    BLANK,
    HEADING,
    COMMENT,
    ENTRY
  }

  private Kind kind(byte[] line) {
    int at = lineNumber == 1 && startsWithMark(line) ? MARK.length : 0;
    int end = line.length == at + 1 && line[at] == DOS_END ? at : line.length;
    String text = new String(line, at, end - at, StandardCharsets.UTF_8).stripLeading();
    if (text.isEmpty()) {
      return Kind.BLANK;
    }
    if (!text.startsWith("#")) {
      return isEntry(text) ? Kind.ENTRY : Kind.COMMENT;
    }
    return COLUMNS.matcher(text).lookingAt() ? Kind.HEADING : Kind.COMMENT;
  }

  /** Whether a line is no words, as the reader of lines has it; most lines are seen at once. */
  private boolean isEntry(String text) {
    return BOARD.matcher(text).lookingAt()
        || new SfenLineReader("", options.reading()).parse(text, 1) != null;
  }

  private static boolean startsWithMark(byte[] line) {
    return line.length >= MARK.length
        && line[0] == MARK[0]
        && line[1] == MARK[1]
        && line[2] == MARK[2];
  }
}
