package io.github.tsume.notation.sfen;

import io.github.tsume.notation.common.ErrorCode;
import io.github.tsume.notation.common.FormatReader;
import io.github.tsume.notation.common.Lines;
import io.github.tsume.notation.common.ReadError;
import io.github.tsume.notation.common.ReadException;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Source;
import java.util.ArrayList;
import java.util.List;

/**
 * A reader of texts of SFEN lines (or of USI "position" commands), one problem per line; several
 * links in a line are several problems. Tables with a column of positions are read too.
 */
public final class SfenReader implements FormatReader {
  @Override
  public ReadResult read(String text, String name, ReadOptions options) {
    SfenTable table = text.length() > options.limits().bytes() ? null : SfenTable.of(text);
    SfenLineReader reader = new SfenLineReader(name, options);
    List<ReadResult.Entry> entries = new ArrayList<>();
    try {
      Lines lines = Lines.of(text, options.limits());
      if (table != null) {
        entries.addAll(table.read(text, name, reader, options));
      }
      while (table == null && lines.hasNext()) {
        for (String part : SfenLineReader.parts(lines.next())) {
          ReadResult.Entry entry = reader.parse(part, lines.number());
          if (entry != null) {
            entries.add(entry);
          }
        }
      }
    } catch (ReadException e) {
      return ReadResult.of(e.error(name));
    }
    for (int last = entries.size() - 1; last >= 0; last--) {
      if (entries.get(last) instanceof ReadResult.Read read) {
        entries.set(last, new ReadResult.Read(reader.withRest(read.problem())));
        break;
      }
    }
    if (entries.size() == 1 && entries.get(0) instanceof ReadResult.Read only) {
      return ReadResult.of(unnumbered(only.problem()));
    }
    if (entries.isEmpty()) {
      return ReadResult.of(ReadError.of(ErrorCode.NO_PROBLEM, name, 1, 1, "board"));
    }
    return new ReadResult(entries);
  }

  /**
   * Whether a text, or its beginning, is a table with positions in one of its columns. Such a text
   * is read as a whole.
   */
  public static boolean isTable(String text) {
    return SfenTable.of(text) != null;
  }

  /** The only problem of a source bears the source's name without a number. */
  public static Problem unnumbered(Problem problem) {
    Source source = problem.source();
    Source alone = new Source(source.name(), source.line(), 0);
    boolean labelled = !problem.id().equals(source.id());
    return problem.withSource(labelled ? problem.id() : alone.id(), alone);
  }
}
