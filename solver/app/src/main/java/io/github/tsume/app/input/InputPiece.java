package io.github.tsume.app.input;

import io.github.tsume.record.Problem;
import io.github.tsume.record.Source;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/**
 * One entry of an input as bytes, which can be sent to another process and read there: a line with
 * the comments that belong to it, or a whole file and which of its entries is meant.
 *
 * @param source the name of the file
 * @param isLine whether it is a line of SFEN, not a whole file
 * @param linesBefore how many lines of the file come before the first of these
 * @param number which entry of its file it is, from 1; 0 if there is no other
 * @param bytes the text, in whatever encoding it has
 */
public record InputPiece(String source, boolean isLine, int linesBefore, int number, byte[] bytes) {

  /**
   * The entry, as {@link InputSource} has it.
   *
   * @param options how to read; the same with which the input was cut into pieces
   */
  public InputEntry entry(InputOptions options) {
    try {
      if (isLine) {
        return ofLine(options);
      }
      List<InputEntry> entries = whole(source, bytes, options);
      return entries.get(Math.min(Math.max(number - 1, 0), entries.size() - 1));
    } catch (IOException e) {
      throw new UncheckedIOException(e); // There is nothing here that can fail to be read.
    }
  }

  /** The entries of a file that is no lines of SFEN. */
  static List<InputEntry> whole(String source, byte[] bytes, InputOptions options)
      throws IOException {
    List<InputEntry> entries = new ArrayList<>();
    WholeInput.entries(new ByteArrayInputStream(bytes), source, options)
        .forEachRemaining(entries::add);
    return entries;
  }

  private InputEntry ofLine(InputOptions options) {
    Iterator<InputEntry> entries =
        new SfenStream(new ByteArrayInputStream(bytes), source, options, linesBefore);
    InputEntry last = entries.next();
    while (entries.hasNext()) {
      last = entries.next();
    }
    return numbered(last);
  }

  /** The entry with its number in the whole file; its own few lines know of no other. */
  private InputEntry numbered(InputEntry entry) {
    Source place = new Source(source, entry.source().line(), number);
    if (entry instanceof InputEntry.Bad bad) {
      String id = bad.id().equals(bad.source().id()) ? place.id() : bad.id();
      return bad.in(id, place);
    }
    Problem problem = ((InputEntry.Good) entry).problem();
    return new InputEntry.Good(WholeInput.named(problem, place));
  }
}
