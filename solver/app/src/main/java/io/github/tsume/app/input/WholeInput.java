package io.github.tsume.app.input;

import com.google.common.collect.Iterators;
import io.github.tsume.app.container.Container;
import io.github.tsume.app.container.Member;
import io.github.tsume.app.fm.FmText;
import io.github.tsume.app.input.InputEntry.InputFault;
import io.github.tsume.notation.Format;
import io.github.tsume.notation.Notation;
import io.github.tsume.notation.Recognition;
import io.github.tsume.notation.common.ErrorCode;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.common.TextDecoder;
import io.github.tsume.notation.sfen.SfenLineReader;
import io.github.tsume.notation.sfen.SfenReader;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Source;
import io.github.tsume.record.Warning;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Inputs that are read as a whole: everything but lines of SFEN; tables of them too. */
final class WholeInput {
  /** How many bytes tell the format. */
  static final int HEAD = 1 << 16;

  private WholeInput() {}

  /** Whether the stream holds SFEN lines, and so need not be read as a whole. Reads nothing. */
  static boolean isLines(BufferedInputStream in, String name, InputOptions options)
      throws IOException {
    return lines(in, name, options) != null;
  }

  /** The recognition of a stream that holds SFEN lines; null of all others. */
  static @Nullable Recognition lines(BufferedInputStream in, String name, InputOptions options)
      throws IOException {
    Format format = options.format();
    if (format != null) {
      return isLines(format) ? Recognition.stated(format) : null; // Not a byte is waited for.
    }
    in.mark(HEAD);
    byte[] head = in.readNBytes(HEAD - 1);
    in.reset();
    if (TextDecoder.isWide(head) || Container.isOne(name, head)) {
      return null;
    }
    String text = text(head, name, options);
    Recognition seen = Recognition.of(text, name);
    return isLines(seen.format()) && !SfenReader.isTable(text) ? seen : null;
  }

  private static String text(byte[] bytes, String name, InputOptions options) {
    Charset charset = options.charset();
    return charset == null
        ? TextDecoder.decode(bytes, name).text()
        : TextDecoder.decode(bytes, charset).text();
  }

  /** What was read; of a text that no format of the library knows, the problems of fm in it. */
  private static ReadResult orFm(ReadResult result, Supplier<String> decoded, String name) {
    boolean unknown =
        result.errors().stream()
            .anyMatch(error -> error.code().equals(ErrorCode.UNKNOWN_FORMAT.code()));
    String text = unknown ? decoded.get() : "";
    return FmText.isIn(text) ? FmText.read(text, name) : result;
  }

  private static boolean isLines(@Nullable Format format) {
    return format == Format.SFEN || format == Format.USI;
  }

  /** The entries of a stream. */
  static Iterator<InputEntry> entries(InputStream in, String name, InputOptions options)
      throws IOException {
    byte[] bytes = bytes(in, options);
    if (!Container.isOne(name, bytes)) {
      return entries(bytes, name, options);
    }
    List<Iterator<InputEntry>> all = new ArrayList<>();
    for (Member member : Container.members(name, bytes, options.reading().limits().bytes())) {
      String place = member.in(name).name();
      if (member.trouble() != null) {
        all.add(List.of(InputFault.of(member.trouble(), member.expected(), place)).iterator());
      } else if (Likeness.refusal(member) == null) {
        all.add(entries(member.bytes(), place, options));
      }
    }
    return all.isEmpty()
        ? List.of(InputFault.NO_PROBLEM_FILE.at(name)).iterator()
        : Iterators.concat(all.iterator());
  }

  /** All of a stream, or one byte more than an input may have. */
  static byte[] bytes(InputStream in, InputOptions options) throws IOException {
    return in.readNBytes(options.reading().limits().bytes() + 1);
  }

  /** The entries of a text. */
  static Iterator<InputEntry> entries(byte[] bytes, String name, InputOptions options) {
    ReadResult result =
        Notation.read(bytes, name, options.reading(), options.charset(), options.format());
    return entries(orFm(result, () -> text(bytes, name, options), name), name);
  }

  /** The entries of a position in running text that was typed. */
  static Iterator<InputEntry> entries(InputArgument.Position typed, InputOptions options) {
    String text = typed.text();
    ReadResult result =
        isSeveral(text) || FmText.isIn(text)
            ? Notation.read(text, "", options.reading(), options.format())
            : Format.TEXT.reader().read(text, "", options.reading());
    List<ReadResult.Entry> entries = orFm(result, () -> text, "").entries();
    if (entries.size() == 1 && entries.get(0) instanceof ReadResult.Read read) {
      Source source = new Source("", 1, typed.number());
      InputEntry only = new InputEntry.Good(named(read.problem(), source));
      return List.of(only).iterator();
    }
    return entries(result, "");
  }

  /** The entries; the first problem and the first error tell how the input was recognised. */
  private static Iterator<InputEntry> entries(ReadResult result, String name) {
    List<ReadResult.Entry> entries = result.entries();
    Warning readAs = result.readAs();
    List<InputEntry> converted = new ArrayList<>(entries.size());
    for (int i = 0; i < entries.size(); i++) {
      if (entries.get(i) instanceof ReadResult.Read read) {
        converted.add(new InputEntry.Good(read.problem(), i == 0 ? result.readAs() : null));
      } else if (entries.get(i) instanceof ReadResult.Failed failed) {
        int number = entries.size() == 1 ? 0 : i + 1;
        Source source = new Source(name, failed.error().line(), number);
        InputEntry.Bad bad = new InputEntry.Bad(source, failed);
        converted.add(readAs == null ? bad : bad.withWarnings(List.of(readAs)));
        readAs = null;
      }
    }
    return converted.iterator();
  }

  /** Whether a typed text is no single line of one position. */
  static boolean isSeveral(String text) {
    return text.indexOf('\n') >= 0 || SfenLineReader.parts(text).size() > 1;
  }

  /** The problem with its source replaced, and its id if that came from the source. */
  static Problem named(Problem problem, Source source) {
    String id = problem.id().equals(problem.source().id()) ? source.id() : problem.id();
    return problem.withSource(id, source);
  }
}
