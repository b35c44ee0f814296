package io.github.tsume.notation.csa;

import io.github.tsume.board.Setup;
import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.common.ErrorCode;
import io.github.tsume.notation.common.FormatReader;
import io.github.tsume.notation.common.Lines;
import io.github.tsume.notation.common.ReadError;
import io.github.tsume.notation.common.ReadException;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.common.WarningCode;
import io.github.tsume.notation.common.Warnings;
import io.github.tsume.notation.csa.CsaWriter.CsaKeys;
import io.github.tsume.notation.japanese.Sides;
import io.github.tsume.notation.japanese.StatedHelp;
import io.github.tsume.notation.kif.KifHeader;
import io.github.tsume.notation.kif.KifReader;
import io.github.tsume.notation.sfen.BoardSize;
import io.github.tsume.record.LocatedFault;
import io.github.tsume.record.Metadata;
import io.github.tsume.record.MoveTree;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Source;
import io.github.tsume.record.Special;
import io.github.tsume.record.TreeBuilder;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Ruleset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A reader of CSA, versions 2 to 3: problems are separated by lines that hold only "/". */
public final class CsaReader implements FormatReader {
  private static final Pattern TIME = Pattern.compile("T(\\d{1,9})(?:\\.(\\d{1,3})\\d*)?");
  private static final Pattern HIDDEN_KEY = Pattern.compile("'\\$([^:]{1,60}):(.*)");
  private static final Pattern KEYWORD = Pattern.compile("\\$([^:]{1,60}):(.*)");

  /** How statements begin, well or badly written; what begins otherwise is prose. */
  private static final Pattern STATEMENT =
      Pattern.compile(
          "\\s*(?:V[0-9]|N[+-]|\\$[A-Za-z_]|P[I1-9+-]|[+-](?:\\s*$|,|[0-9]{2}|[0-9A-Z]{4})|%[^\\s%]"
              + "|T(?![a-z])|'|,)");

  private static final Pattern VERSION = Pattern.compile("V\\d(\\.\\d+)?");

  /** What looks like a statement of the position, whatever follows. */
  private static final Pattern POSITION = Pattern.compile("P(?:[1-9+-]|I(?![A-Za-z]))");

  /** The side to move, or what looks like a move. */
  private static final Pattern MOVE = Pattern.compile("[+-](?:$|\\d|[A-Z]{2}$)");

  private static final Pattern ENCODING = Pattern.compile("'\\s*(CSA )?encoding=.*");

  @Override
  public ReadResult read(String text, String name, ReadOptions options) {
    Lines lines;
    try {
      lines = Lines.of(text, options.limits());
    } catch (ReadException e) {
      return ReadResult.of(e.error(name));
    }
    List<ReadResult.Entry> entries = new ArrayList<>();
    boolean several = text.startsWith("/") || text.contains("\n/") || text.contains("\r/");
    while (lines.hasNext()) {
      int number = several ? entries.size() + 1 : 0;
      Source source = new Source(name, lines.number() + 1, number);
      Reading reading = new Reading(lines, options);
      try {
        Problem problem = reading.problem(source);
        if (problem != null) {
          entries.add(new ReadResult.Read(problem));
        }
      } catch (ReadException e) {
        entries.add(e.beside(reading.warnings, Metadata.of(reading.metadata)).entry(name));
        skipToSeparator(lines);
      }
    }
    if (entries.isEmpty()) {
      return ReadResult.of(ReadError.of(ErrorCode.NO_PROBLEM, name, 1, 1, "PI|P1-P9|P+|P-"));
    }
    return new ReadResult(entries);
  }

  private static void skipToSeparator(Lines lines) {
    while (lines.hasNext()) {
      if (isSeparator(lines.next())) {
        return;
      }
    }
  }

  private static boolean isSeparator(String line) {
    return line.stripTrailing().equals("/");
  }

  /** The reading of one problem. */
  private static final class Reading {
    private final Lines lines;
    private final ReadOptions options;
    private final Ruleset game;
    private final CsaPosition position;
    private final Map<String, String> metadata = new LinkedHashMap<>();
    private final List<String> comments = new ArrayList<>();
    private final Warnings warnings = new Warnings();
    private int ply = 1;
    private boolean empty = true;

    /** Whether a move could not be read, so that what follows it is no part of the line. */
    private boolean unread;

    private @Nullable TreeBuilder tree;
    private @Nullable Setup setup;

    Reading(Lines lines, ReadOptions options) {
      this.lines = lines;
      this.options = options;
      game = BoardSize.ofCsa(lines, options);
      position = new CsaPosition(game, warnings);
    }

    @Nullable Problem problem(Source source) throws ReadException {
      while (lines.hasNext()) {
        String line = lines.next();
        if (isSeparator(line)) {
          break;
        }
        line(line);
      }
      if (empty && comments.isEmpty() && metadata.isEmpty()) {
        return null;
      }
      if (empty) {
        throw new ReadException(
            ErrorCode.NO_PROBLEM, Math.max(1, lines.number()), 1, "PI|P1-P9|P+|P-");
      }
      MoveTree moves = start(Color.BLACK).build();
      Setup known = setup;
      if (known == null) {
        throw new IllegalStateException();
      }
      List<LocatedFault> faults = position.faults(known);
      StatedHelp.settle(metadata, source.line(), warnings);
      return new Problem(
          source.id(), source, known, faults, Metadata.of(metadata), moves, warnings.toList());
    }

    private void line(String line) throws ReadException {
      if (line.startsWith("'")) {
        comment(line);
        return;
      }
      if (!STATEMENT.matcher(line).lookingAt()) {
        String words = Blanks.strip(line);
        if (!words.isEmpty()) {
          int column = Blanks.skip(line, 0) + 1;
          warnings.add(WarningCode.IGNORED_TEXT, lines.number(), column, words);
        }
        return;
      }
      int at = 0;
      while (at <= line.length()) {
        // Names and texts may hold commas, nothing else does.
        boolean whole = line.startsWith("N", at) || line.startsWith("$", at);
        int comma = whole ? -1 : line.indexOf(',', at);
        int end = comma < 0 ? line.length() : comma;
        String statement = line.substring(at, end);
        boolean row = statement.startsWith("P");
        int indent = row ? 0 : statement.length() - statement.stripLeading().length();
        statement(row ? statement : statement.strip(), lines.number(), at + indent + 1);
        at = end + 1;
      }
    }

    private void comment(String line) {
      Matcher key = HIDDEN_KEY.matcher(line);
      if (key.matches()) {
        key(CsaKeys.japanese(key.group(1)), key.group(1), key.group(2));
      } else if (!ENCODING.matcher(line).matches()) {
        String text = line.startsWith("'*") ? line.substring(2) : line;
        if (tree == null) {
          comments.add(text);
        } else {
          tree.comment(text);
        }
      }
    }

    private static boolean isHand(String key) {
      return key.equals(Sides.hand(Color.BLACK, "ja")) || key.equals(Sides.hand(Color.WHITE, "ja"));
    }

    private void key(String japanese, String written, String value) {
      if (written.equals(KifHeader.FIRST_PLY) && value.matches("[0-9]{1,6}")) {
        ply = Math.max(1, Integer.parseInt(value));
      } else if (isHand(written) && value.equals("なし")) {
        position.stateHand(Sides.player(written));
      } else {
        boolean known = !japanese.startsWith("$") || written.matches("[A-Z_+-]+");
        metadata.putIfAbsent(known ? japanese : written, value);
      }
    }

    private void statement(String text, int line, int column) throws ReadException {
      if (text.isEmpty()) {
        return;
      }
      char first = text.charAt(0);
      if (unread && "+-%T".indexOf(first) >= 0) {
        return;
      }
      switch (first) {
        case '\'' -> {
          // A comment among statements is a remark of a program; times are told by T.
        }
        case 'V' -> {
          if (!VERSION.matcher(text).matches()) {
            ignored(text, line, column);
          }
        }
        case 'N' -> name(text, line, column);
        case '$' -> {
          Matcher key = KEYWORD.matcher(text);
          if (key.matches()) {
            key(CsaKeys.japanese(key.group(1)), key.group(1), key.group(2));
          } else {
            ignored(text, line, column);
          }
        }
        case 'P' -> {
          if (!POSITION.matcher(text).lookingAt()) {
            ignored(text, line, column);
            return;
          }
          if (empty) {
            BoardSize.warn(game, options, warnings, line, column);
          }
          empty = false;
          if (tree != null) {
            throw new ReadException(ErrorCode.DUPLICATE_BOARD, line, column, "move|/");
          }
          position.accept(text, line, column);
        }
        case '+', '-' -> {
          if (MOVE.matcher(text).lookingAt()) {
            move(text, line, column);
          } else {
            ignored(text, line, column);
          }
        }
        case '%' -> {
          empty = false;
          TreeBuilder moves = start(Color.BLACK);
          check(moves, line);
          Special end = CsaMoves.special(text.substring(1), moves.replay().sideToMove());
          if (end.kind() == Special.Kind.OTHER) {
            warnings.add(WarningCode.UNKNOWN_END, line, column, text);
          }
          moves.add(end);
        }
        case 'T' -> time(text, line, column);
        default -> ignored(text, line, column);
      }
    }

    /** Passes over what is no statement, and tells it. */
    private void ignored(String text, int line, int column) {
      warnings.add(WarningCode.IGNORED_TEXT, line, column, text);
    }

    private void name(String text, int line, int column) {
      if (text.startsWith("N+")) {
        metadata.putIfAbsent(Metadata.BLACK, text.substring(2));
      } else if (text.startsWith("N-")) {
        metadata.putIfAbsent(Metadata.WHITE, text.substring(2));
      } else {
        ignored(text, line, column);
      }
    }

    private void move(String text, int line, int column) throws ReadException {
      empty = false;
      Color color = text.charAt(0) == '+' ? Color.BLACK : Color.WHITE;
      if (text.length() == 1) {
        if (tree != null) {
          ignored(text, line, column);
        }
        start(color);
        return;
      }
      TreeBuilder moves = start(color);
      check(moves, line);
      if (moves.ended()) {
        warnings.add(WarningCode.MOVE_AFTER_END, line, column);
      }
      int move;
      try {
        move = CsaMoves.parse(text, moves.replay(), line, column);
      } catch (ReadException e) {
        if (moves.size() == 0) {
          throw e;
        }
        warnings.add(WarningCode.UNREAD_MOVE, line, column, text);
        unread = true;
        return;
      }
      warnings.ofMove(move, moves.replay(), line, column, text);
      moves.add(move);
    }

    private void check(TreeBuilder moves, int line) throws ReadException {
      KifReader.checkLimits(moves, options.limits(), line);
    }

    private void time(String text, int line, int column) {
      Matcher time = TIME.matcher(text);
      if (!time.matches()) {
        ignored(text, line, column);
        return;
      }
      long millis = Long.parseLong(time.group(1)) * 1000;
      if (time.group(2) != null) {
        millis += Long.parseLong((time.group(2) + "00").substring(0, 3));
      }
      if (tree != null) {
        tree.time(millis, null);
      }
    }

    /** The tree, which begins when the side to move is told or can no longer be. */
    private TreeBuilder start(Color sideToMove) throws ReadException {
      TreeBuilder moves = tree;
      if (moves == null) {
        Setup known = position.build(sideToMove, ply);
        moves = new TreeBuilder(known);
        comments.forEach(moves::comment);
        setup = known;
        tree = moves;
      }
      return moves;
    }
  }
}
