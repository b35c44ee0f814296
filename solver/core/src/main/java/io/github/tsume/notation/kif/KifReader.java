package io.github.tsume.notation.kif;

import io.github.tsume.board.Setup;
import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.common.ErrorCode;
import io.github.tsume.notation.common.FormatReader;
import io.github.tsume.notation.common.Limits;
import io.github.tsume.notation.common.ReadException;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.common.WarningCode;
import io.github.tsume.notation.common.Warnings;
import io.github.tsume.notation.japanese.StatedLength;
import io.github.tsume.record.MoveTree;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Source;
import io.github.tsume.record.TreeBuilder;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Reads KIF; KI2, whose moves have marks instead of numbers; and BOD, which has no moves. */
public final class KifReader implements FormatReader {
  /** What tells the position, or begins the moves. */
  private static final Set<KifLine.Kind> HEADER =
      EnumSet.of(
          KifLine.Kind.BOARD,
          KifLine.Kind.HAND,
          KifLine.Kind.TURN,
          KifLine.Kind.PLY,
          KifLine.Kind.MOVES_HEADER,
          KifLine.Kind.MOVES);

  @Override
  public ReadResult read(String text, String name, ReadOptions options) {
    List<ReadResult.Entry> entries = new ArrayList<>();
    try {
      List<List<KifLine>> records = KifRecords.split(KifLines.of(text, options.limits()));
      for (int i = 0; i < records.size(); i++) {
        boolean only = records.size() == 1;
        int line = only ? 1 : firstLine(records.get(i));
        entries.add(read(records.get(i), new Source(name, line, only ? 0 : i + 1), options));
      }
    } catch (ReadException e) {
      return ReadResult.of(e.error(name));
    }
    return new ReadResult(entries);
  }

  private static int firstLine(List<KifLine> record) {
    return record.stream().filter(KifLine::saysSomething).findFirst().orElseThrow().number();
  }

  private static ReadResult.Entry read(List<KifLine> record, Source source, ReadOptions options) {
    try {
      return new ReadResult.Read(new Reading(record, options).problem(source));
    } catch (ReadException e) {
      return new ReadResult.Failed(e.error(source.name()));
    }
  }

  /** The reading of one record. */
  private static final class Reading {
    private final List<KifLine> lines;
    private final ReadOptions options;
    private final KifHeader header;
    private final Warnings warnings = new Warnings();
    private final List<String> comments = new ArrayList<>();
    private final int lastOfHeader;
    private boolean announced;

    Reading(List<KifLine> lines, ReadOptions options) {
      this.lines = lines;
      this.options = options;
      header = new KifHeader(options);
      lastOfHeader = lastOfHeader(lines);
    }

    Problem problem(Source source) throws ReadException {
      int body = 0;
      while (body < lines.size() && takesHeader(lines.get(body), body)) {
        body++;
      }
      lines.subList(body, lines.size()).stream()
          .filter(line -> line.kind() == KifLine.Kind.MOVES)
          .findFirst()
          .ifPresent(header::firstMoves);
      Setup setup = header.setup();
      header.warn(warnings);
      KifBody moves = new KifBody(setup, options.limits(), warnings);
      comments.forEach(moves.tree()::comment);
      for (KifLine line : lines.subList(body, lines.size())) {
        moves.take(line);
      }
      MoveTree tree = moves.tree().build();
      header.requirePosition(tree.moves().length > 0, source.line());
      return new Problem(
          source.id(), source, setup, header.faults(), header.metadata(), tree, warnings.toList());
    }

    /** Takes a line of the header; false if the moves begin with it. */
    private boolean takesHeader(KifLine line, int index) throws ReadException {
      switch (line.kind()) {
        case BLANK, REMARK, SEPARATOR -> {
          // They say nothing.
        }
        case COMMENT -> comments.add(String.valueOf(line.comment()));
        case MOVES_HEADER -> announced = true;
        case MOVES -> {
          return false;
        }
        case VARIATION -> KifBody.stray(line, false, warnings);
        case FOOTER -> {
          if (index > lastOfHeader) {
            return false;
          }
          KifBody.stray(line, false, warnings);
        }
        case HAND -> header.accept(withoutRemark(line), announced);
        case VIEW, BOARD, TURN, PLY, ENTRY -> {
          if (!header.accept(line, announced)) {
            KifBody.stray(line, announced, warnings);
          }
        }
        case NUMBERED, OTHER -> words(line);
      }
      return true;
    }

    /** The index of the last line before which a footer cannot end the moves. */
    private static int lastOfHeader(List<KifLine> lines) {
      int last = lines.size() - 1;
      while (last >= 0 && !HEADER.contains(lines.get(last).kind())) {
        last--;
      }
      return last;
    }

    /** Words are left out; the length that they tell is taken. */
    private void words(KifLine line) throws ReadException {
      String length = StatedLength.in(line.text());
      if (length != null) {
        header.length(length);
      }
      if (length == null || !StatedLength.isAll(line.text())) {
        KifBody.stray(line, announced, warnings);
      }
    }

    /** A line that tells a hand, without what is said of it in brackets. */
    private KifLine withoutRemark(KifLine line) {
      String text = line.text();
      int remark = Resemblance.remark(text, line.value());
      if (remark == text.length()) {
        return line;
      }
      String said = Blanks.strip(text.substring(remark));
      warnings.add(WarningCode.IGNORED_TEXT, line.number(), remark + 1, said);
      return KifLine.of(text.substring(0, remark), line.number());
    }
  }

  public static void checkLimits(TreeBuilder tree, Limits limits, int line) throws ReadException {
    if (tree.size() >= limits.moves()) {
      throw new ReadException(ErrorCode.TOO_MANY_MOVES, line, 1, "", limits.moves());
    }
    if (tree.nesting() > limits.nesting()) {
      throw new ReadException(ErrorCode.TOO_DEEP, line, 1, "", limits.nesting());
    }
  }
}
