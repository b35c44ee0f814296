package io.github.tsume.notation.kif;

import io.github.tsume.board.Setup;
import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.common.ErrorCode;
import io.github.tsume.notation.common.FormatReader;
import io.github.tsume.notation.common.Limits;
import io.github.tsume.notation.common.ReadError;
import io.github.tsume.notation.common.ReadException;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.common.WarningCode;
import io.github.tsume.notation.common.Warnings;
import io.github.tsume.notation.japanese.StatedLength;
import io.github.tsume.record.Metadata;
import io.github.tsume.record.MoveTree;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Source;
import io.github.tsume.record.Step;
import io.github.tsume.record.TreeBuilder;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** A reader of KIF; KI2, whose moves have marks instead of numbers; and BOD, which has no moves. */
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

  /** Errors of moves that are spelt wrongly. */
  private static final Set<String> BROKEN =
      Set.of(
          ErrorCode.BAD_SQUARE.code(),
          ErrorCode.UNKNOWN_PIECE.code(),
          ErrorCode.BAD_MOVE.code(),
          ErrorCode.UNEXPECTED_TEXT.code());

  /** Errors of a first move that shows that moves are not those of the drawing. */
  private static final Set<String> OF_ANOTHER =
      Set.of(ErrorCode.WRONG_TURN.code(), ErrorCode.NO_SUCH_MOVE.code());

  @Override
  public ReadResult read(String text, String name, ReadOptions options) {
    List<ReadResult.Entry> entries = new ArrayList<>();
    try {
      List<List<KifLine>> records =
          withMovesAside(KifRecords.split(KifLines.of(text, options.limits())), options);
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

  /**
   * Of several lists of moves the first that can be played is read, else the first; none if that
   * begins with a move that nobody can make, or is written so loosely that it cannot be read.
   */
  private static ReadResult.Entry read(List<KifLine> record, Source source, ReadOptions options) {
    List<List<KifLine>> readings = MoveLists.of(record);
    ReadResult.Entry first = readOne(readings.get(0), source, options);
    ReadResult.Entry entry = first;
    for (int i = 1; i < readings.size() && !isLegal(entry) && !isBroken(first); i++) {
      entry = readOne(readings.get(i), source, options);
    }
    if (isLegal(entry) || !(first instanceof ReadResult.Failed failed)) {
      return isLegal(entry) ? entry : first;
    }
    boolean aside =
        readings.get(0).stream()
            .filter(line -> line.kind() == KifLine.Kind.MOVES)
            .findFirst()
            .filter(line -> line.isCaption() || isOfAnother(failed.error(), line, record))
            .isPresent();
    return aside
        ? readOne(record.stream().map(MoveLists::leftOut).toList(), source, options)
        : first;
  }

  /** Whether moves begin with the side whose turn it is not, or with one that no piece can make. */
  private static boolean isOfAnother(ReadError error, KifLine first, List<KifLine> record) {
    return isDrawn(record)
        && record.stream().noneMatch(line -> line.kind() == KifLine.Kind.MOVES_HEADER)
        && OF_ANOTHER.contains(error.code())
        && error.line() == first.number()
        && error.column() == first.firstMove() + 1;
  }

  private static ReadResult.Entry readOne(
      List<KifLine> record, Source source, ReadOptions options) {
    Reading reading = new Reading(record, options);
    try {
      return new ReadResult.Read(reading.problem(source));
    } catch (ReadException e) {
      return e.beside(reading.warnings, reading.told()).entry(source.name());
    }
  }

  /** Whether a move is spelt wrongly: that is told, whatever else stands there. */
  private static boolean isBroken(ReadResult.Entry entry) {
    return entry instanceof ReadResult.Failed failed && BROKEN.contains(failed.error().code());
  }

  private static boolean isLegal(ReadResult.Entry entry) {
    return entry instanceof ReadResult.Read read
        && read.problem().tree().line().stream().allMatch(Step::legal)
        && read.problem().warnings().stream()
            .noneMatch(w -> w.code().equals(WarningCode.UNREAD_MOVE.code()));
  }

  /**
   * The records, but moves without a position that stand beside a drawing are words of it, unless a
   * game begins with them.
   */
  private static List<List<KifLine>> withMovesAside(
      List<List<KifLine>> records, ReadOptions options) {
    List<List<KifLine>> all = new ArrayList<>();
    List<KifLine> before = new ArrayList<>();
    for (int i = 0; i < records.size(); i++) {
      List<KifLine> record = records.get(i);
      boolean below = !all.isEmpty() && isDrawn(all.get(all.size() - 1));
      boolean above = i + 1 < records.size() && isDrawn(records.get(i + 1));
      if ((below || above) && isNoGame(record, options)) {
        List<KifLine> words = record.stream().map(MoveLists::leftOut).toList();
        if (below) {
          all.add(joined(all.remove(all.size() - 1), words));
        } else {
          before.addAll(words);
        }
      } else {
        all.add(joined(before, record));
        before.clear();
      }
    }
    return all;
  }

  /** Whether a record is moves without a position, which cannot be played from the start. */
  private static boolean isNoGame(List<KifLine> record, ReadOptions options) {
    ReadResult.Entry game = readOne(record, new Source("", 1, 0), options);
    return record.stream().noneMatch(KifReader::tellsPosition)
        && record.stream().anyMatch(line -> line.kind() == KifLine.Kind.MOVES)
        && !isLegal(game)
        && !isBroken(game);
  }

  private static boolean isDrawn(List<KifLine> record) {
    return record.stream().anyMatch(line -> line.kind() == KifLine.Kind.BOARD);
  }

  private static List<KifLine> joined(List<KifLine> first, List<KifLine> second) {
    List<KifLine> all = new ArrayList<>(first);
    all.addAll(second);
    return all;
  }

  private static boolean tellsPosition(KifLine line) {
    return switch (line.kind()) {
      case BOARD, HAND, TURN, PLY, MOVES_HEADER -> true;
      case ENTRY -> line.key().equals("手合割");
      default -> false;
    };
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

    /** What the record says of itself, whatever is wrong with it. */
    Metadata told() {
      KifHeader all = new KifHeader(options);
      for (KifLine line : lines) {
        try {
          if (line.kind() == KifLine.Kind.ENTRY) {
            all.accept(line, false);
          }
        } catch (ReadException e) {
          // It is told of the record, or another one is.
        }
      }
      return all.metadata().without(Metadata.NUMBER); // It is called by its place.
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
      Setup setup;
      try {
        setup = header.setup();
      } finally {
        header.guesses(warnings);
      }
      header.warn(warnings);
      KifBody moves = new KifBody(setup, isDrawn(lines), announced, options.limits(), warnings);
      comments.forEach(moves.tree()::comment);
      for (KifLine line : lines.subList(body, lines.size())) {
        boolean alone = line.kind() == KifLine.Kind.OTHER && StatedLength.isAll(line.text());
        if (!alone || !header.length(line)) {
          moves.take(line);
        }
        if (line.kind() == KifLine.Kind.MOVES && line.moveNumber() == 0 && !moves.isLeftOut()) {
          header.lengthOfMoves(line);
        }
      }
      header.settleLengths(warnings);
      MoveTree tree = moves.tree().build();
      header.requirePosition(tree.moves().length > 0, source.line());
      return new Problem(
          source.id(), source, setup, header.faults(), header.metadata(), tree, warnings.toList());
    }

    /** Takes a line of the header; false if the moves begin with it. */
    private boolean takesHeader(KifLine line, int index) throws ReadException {
      switch (line.kind()) {
        case BLANK, SEPARATOR -> {
          // They say nothing.
        }
        case REMARK -> aside(line);
        case COMMENT -> {
          comments.add(String.valueOf(line.comment()));
          aside(line);
        }
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
        case OTHER_MOVES -> KifBody.stray(line, announced, warnings);
        case SENTENCE, NUMBERED, OTHER -> words(line);
      }
      return true;
    }

    /** A remark or a comment says nothing of the position; a hand in it is told. */
    private void aside(KifLine line) {
      if (KifLine.of(line.said(), line.number()).kind() == KifLine.Kind.HAND) {
        String text = Blanks.strip(line.text());
        warnings.add(WarningCode.NOT_HAND, line.number(), line.start() + 1, text);
      }
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
      if (KifPlayers.mayBeHandAmongWords(line)) {
        String text = Blanks.strip(line.text());
        warnings.add(WarningCode.NOT_HAND, line.number(), line.start() + 1, text);
      } else if (!header.length(line)) {
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
