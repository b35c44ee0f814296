package io.github.tsume.app.input;

import io.github.tsume.app.input.InputEntry.InputFault;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.common.TextDecoder;
import io.github.tsume.notation.sfen.SfenLineReader;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Source;
import io.github.tsume.record.Warning;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/** The entries of a stream of SFEN lines, read as they are asked for. */
final class SfenStream implements Iterator<InputEntry> {
  private final String name;
  private final LineStream lines;
  private final SfenLineReader reader;
  private final @Nullable Charset charset;
  private int lineNumber;
  private int count;
  private @Nullable InputEntry next;
  private @Nullable InputEntry second;

  /** Those of a line that are still to be given: one may have several links. */
  private final Deque<InputEntry> ready = new ArrayDeque<>();

  private boolean over;

  /**
   * Entries of a whole source.
   *
   * @param readAs how it was recognised; null where somebody said so
   */
  SfenStream(InputStream in, String name, InputOptions options, @Nullable Warning readAs) {
    this(in, name, options, 0);
    if (next instanceof InputEntry.Good first) {
      next = new InputEntry.Good(first.problem(), readAs);
    }
  }

  /** Entries of a stream that begins in the middle of a source, after some of its lines. */
  SfenStream(InputStream in, String name, InputOptions options, int linesBefore) {
    this.name = name;
    lineNumber = linesBefore;
    charset = options.charset();
    lines = new LineStream(in, options.reading().limits().lineLength() + 1);
    reader = new SfenLineReader(name, options.reading());
    next = read();
    if (next == null) {
      Source source = new Source(name, 1, 0);
      next = new InputEntry.Bad(source.id(), source, InputFault.NO_PROBLEM.error(name));
      return;
    }
    second = read();
    if (second == null) {
      next = finished(unnumbered(next));
    }
  }

  /** How many lines were read. */
  int lines() {
    return over ? lineNumber - 1 : lineNumber;
  }

  @Override
  public boolean hasNext() {
    return next != null;
  }

  @Override
  public InputEntry next() {
    InputEntry entry = next;
    if (entry == null) {
      throw new NoSuchElementException();
    }
    next = second;
    second = null;
    if (next != null) {
      second = read();
      next = second == null ? finished(next) : next;
    }
    return entry;
  }

  private @Nullable InputEntry read() {
    while (!over && ready.isEmpty()) {
      lineNumber++;
      try {
        byte[] bytes = lines.next();
        if (bytes == null) {
          break;
        }
        TextDecoder.Decoded line = decode(bytes);
        for (String part : SfenLineReader.parts(line.text())) {
          ReadResult.Entry entry = reader.parse(part, lineNumber);
          if (entry != null) {
            ready.add(convert(entry, line, count + 1));
            count++;
          }
        }
      } catch (IOException e) {
        over = true;
        return bad(InputFault.CANNOT_READ, name);
      } catch (OutOfMemoryError e) {
        over = !canGoOn();
        reader.lose(count + 1);
        return bad(InputFault.OUT_OF_MEMORY, name + ":" + lineNumber);
      }
    }
    InputEntry first = ready.poll();
    over |= first == null;
    return first;
  }

  private InputEntry bad(InputFault fault, String place) {
    Source source = new Source(name, lineNumber, ++count);
    return new InputEntry.Bad(source.id(), source, fault.error(place));
  }

  /** Whether other lines can be read after one that was too large for the memory. */
  private boolean canGoOn() {
    try {
      return lines.leave();
    } catch (IOException | OutOfMemoryError e) {
      return false;
    }
  }

  /** The last entry, with the comments after it. */
  private InputEntry finished(InputEntry last) {
    try {
      return last instanceof InputEntry.Good good
          ? new InputEntry.Good(reader.withRest(good.problem()))
          : ((InputEntry.Bad) last).withWarnings(reader.takeProse());
    } catch (OutOfMemoryError e) {
      return InputEntry.outOfMemory(last);
    }
  }

  private InputEntry convert(ReadResult.Entry entry, TextDecoder.Decoded line, int number) {
    if (entry instanceof ReadResult.Read read) {
      Problem problem = read.problem();
      return new InputEntry.Good(
          line.damaged() ? problem.withWarnings(List.of(line.damageAt(lineNumber))) : problem);
    }
    Source source = new Source(name, lineNumber, number);
    return new InputEntry.Bad(source, (ReadResult.Failed) entry).withWarnings(reader.takeProse());
  }

  private TextDecoder.Decoded decode(byte[] bytes) {
    for (byte b : bytes) {
      if (b < 0) {
        return charset == null
            ? TextDecoder.decode(bytes, name)
            : TextDecoder.decode(bytes, charset);
      }
    }
    String text = new String(bytes, StandardCharsets.US_ASCII);
    return new TextDecoder.Decoded(text, StandardCharsets.US_ASCII, false);
  }

  /** The only problem of a source bears the source's name without a number. */
  private static InputEntry unnumbered(InputEntry entry) {
    Source source = entry.source();
    Source alone = new Source(source.name(), source.line(), 0);
    String id = entry.id().equals(source.id()) ? alone.id() : entry.id();
    if (entry instanceof InputEntry.Bad bad) {
      return bad.in(id, alone);
    }
    Problem read = ((InputEntry.Good) entry).problem();
    return new InputEntry.Good(read.withSource(id, alone));
  }
}
