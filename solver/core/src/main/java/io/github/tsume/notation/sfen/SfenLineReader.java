package io.github.tsume.notation.sfen;

import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.common.ErrorCode;
import io.github.tsume.notation.common.Limits;
import io.github.tsume.notation.common.ReadException;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.common.TextDecoder;
import io.github.tsume.notation.common.WarningCode;
import io.github.tsume.notation.common.Warnings;
import io.github.tsume.notation.japanese.StatedHelp;
import io.github.tsume.record.Metadata;
import io.github.tsume.record.MoveTree;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Replay;
import io.github.tsume.record.Source;
import io.github.tsume.record.Special;
import io.github.tsume.record.TreeBuilder;
import io.github.tsume.record.Warning;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Ruleset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A reader of SFEN one line at a time, for streams that do not fit in memory.
 *
 * <p>A line is {@code [position] [sfen] board side hands [ply] [moves …]} or {@code [position]
 * startpos [moves …]}, and may go on with a label, a stated length ("-" for none, "0" for no mate),
 * a title, and metadata such as {@code 作者：…}, separated by tabs. Lines that start with "#" are
 * comments on the next position, unless a blank line comes between, or one of them names the
 * columns: then they are the heading of a collection. Other blank lines are nothing; a "#" after a
 * space, before any tab, begins a note that goes on to the end of the line. Comments and notes may
 * begin with ";" or "//" too. Words around a position ({@link Surroundings}) are its number or left
 * out with a warning, and so is a line of words; what looks like a position ({@link SfenShape}) is
 * an error. Which game it is tells the size of the board if nobody says; "startpos" is that of
 * shogi then.
 */
public final class SfenLineReader {
  /** A comment that names the columns of what follows. */
  private static final Pattern COLUMNS =
      Pattern.compile("#\\s*sfen\\s*(?:\t|<tab>)", Pattern.CASE_INSENSITIVE);

  private static final Pattern ENTRY = Pattern.compile("([^：\\s][^：]{0,63})：(.*)");

  private final String source;
  private final ReadOptions options;
  private final List<String> comments = new ArrayList<>();
  private final List<String> heading = new ArrayList<>();
  private final Above above = new Above();
  private Warnings prose = new Warnings();
  private int count;

  /** How long the comments are together, -1 if they were too long. */
  private long commentSize;

  public SfenLineReader(String source, ReadOptions options) {
    this.source = source;
    this.options = options;
  }

  /** The problem of a line that is a row of a table, and never prose. */
  ReadResult.Entry parseRow(String line, int lineNumber) {
    count++;
    return taken(Objects.requireNonNull(parse(line, lineNumber, count, false)));
  }

  /** The problem of a line, or null if there is none. Problems are numbered as they come. */
  public ReadResult.@Nullable Entry parse(String line, int lineNumber) {
    if (Blanks.isBlank(line) || line.equals(TextDecoder.DOS_END)) {
      head();
      above.blank();
      return null;
    }
    String text = line.stripLeading();
    if (text.startsWith("#") || text.startsWith(";") || text.startsWith("//")) {
      int sign = text.startsWith("//") ? 2 : 1;
      int from = text.startsWith(" ", sign) ? sign + 1 : sign;
      ReadResult.Entry tooMuch = comment(text.substring(from), lineNumber);
      if (COLUMNS.matcher(text).lookingAt()) {
        head();
      }
      return tooMuch;
    }
    if (above.takes(line, lineNumber)) {
      return null;
    }
    count++;
    ReadResult.Entry entry = parse(line, lineNumber, count, true);
    if (entry == null) {
      count--;
      prose.add(WarningCode.IGNORED_TEXT, lineNumber, 1, Blanks.strip(line));
      return null;
    }
    return taken(entry);
  }

  /** An entry to which the comments, the headers and the words before it belong. */
  private ReadResult.Entry taken(ReadResult.Entry entry) {
    Map<String, String> said = above.take(prose);
    ReadResult.Entry taken = entry;
    if (entry instanceof ReadResult.Read read) {
      heading.clear();
      taken = new ReadResult.Read(withProse(withHeaders(read.problem(), said)));
    } else if (entry instanceof ReadResult.Failed failed) {
      taken = failed.with(said);
    }
    comments.clear();
    commentSize = heading.isEmpty() ? 0 : commentSize;
    return taken;
  }

  /**
   * Forgets a line for which there was not enough memory, and the comments before it, which take
   * some, too.
   *
   * @param number as which problem the line counts
   */
  public void lose(int number) {
    count = number;
    comments.clear();
    commentSize = heading.isEmpty() ? 0 : commentSize;
  }

  /** Keeps a comment for the next position; says so once if it is too much. */
  private ReadResult.@Nullable Entry comment(String text, int lineNumber) {
    Limits limits = options.limits();
    if (commentSize < 0) {
      return null;
    }
    commentSize += text.length();
    if (comments.size() + heading.size() < limits.lines() && commentSize <= limits.bytes()) {
      comments.add(text);
      return null;
    }
    commentSize = -1;
    count++;
    ReadException e = new ReadException(ErrorCode.TOO_MUCH_COMMENT, lineNumber, 1, "");
    return e.entry(source);
  }

  /** Takes the comments so far for a heading. */
  private void head() {
    heading.addAll(comments);
    comments.clear();
  }

  /** The last problem of a text, with the comments and the words that came after it. */
  public Problem withRest(Problem last) {
    head();
    Problem told = withProse(last);
    if (heading.isEmpty()) {
      return told;
    }
    String text = String.join(Metadata.LINE_BREAK, heading);
    heading.clear();
    return told.withMetadata(told.metadata().with(Metadata.EPILOGUE, text));
  }

  /** The words that were passed over and not told yet, for what is no problem. */
  public List<Warning> takeProse() {
    above.leave(prose);
    List<Warning> told = prose.toList();
    prose = new Warnings();
    return told;
  }

  /** A problem with the warnings of the words that were passed over since the last one. */
  private Problem withProse(Problem problem) {
    List<Warning> told = takeProse();
    return told.isEmpty() ? problem : problem.withWarnings(told);
  }

  /** Whether a text is a link with a position, or a position as clipboards dress it. */
  public static boolean isLink(String text) {
    return Links.isOne(text);
  }

  /** Whether a line has a position among words, a number or a bullet, or typed in full width. */
  public static boolean isAmongWords(String line) {
    return Surroundings.of(line) != null;
  }

  /** The parts of a line that has several links to positions; the line alone if it has not. */
  public static List<String> parts(String line) {
    return LinkedText.parts(line);
  }

  /** The only position that there is, such as one typed on a command line. */
  public static ReadResult.Entry parseOne(String line, String source, ReadOptions options) {
    SfenLineReader reader = new SfenLineReader(source, options);
    return Objects.requireNonNull(reader.parse(line, 1, 0, false));
  }

  /** A problem with what headers above say of it, unless it says that itself. */
  private Problem withHeaders(Problem problem, Map<String, String> said) {
    if (said.isEmpty()) {
      return problem;
    }
    Map<String, String> metadata = new LinkedHashMap<>(problem.metadata().entries());
    said.forEach(metadata::putIfAbsent);
    Warnings warnings = new Warnings();
    int line = problem.source().line();
    if (problem.metadata().get(Metadata.GOAL) == null) {
      StatedHelp.settle(metadata, line, warnings);
    }
    MoveTree tree =
        FieldMoves.of(metadata, problem.setup(), problem.tree(), line, options, warnings);
    String number = metadata.get(Metadata.NUMBER);
    return problem
        .withMetadata(Metadata.of(metadata))
        .withTree(tree)
        .withWarnings(warnings.toList())
        .withSource(number == null ? problem.id() : number, problem.source());
  }

  /** The problem of a line, or why there is none; null where the line is prose, if it may be. */
  private ReadResult.@Nullable Entry parse(
      String line, int lineNumber, int number, boolean maybeProse) {
    try {
      if (line.length() > options.limits().lineLength()) {
        int limit = options.limits().lineLength();
        throw new ReadException(ErrorCode.LINE_TOO_LONG, lineNumber, limit + 1, "", limit);
      }
      int tab = line.indexOf('\t');
      Links plain = Links.of(tab < 0 ? line : line.substring(0, tab));
      String row = SfenRow.behind(tab < 0 ? "" : line.substring(tab), plain.stated());
      Problem problem = read(plain.line() + row, new Source(source, lineNumber, number));
      problem = problem.withWarnings(plain.warnings(lineNumber));
      return new ReadResult.Read(plain.asIs() ? asWritten(problem) : problem);
    } catch (ReadException e) {
      if (line.length() > options.limits().lineLength()) {
        return e.entry(source);
      }
      Surroundings around = Surroundings.of(line);
      if (around != null) {
        return among(around, new Source(source, lineNumber, number));
      }
      ReadException wrong = maybeProse ? SfenShape.wrong(line, lineNumber, e) : e;
      return wrong == null ? null : wrong.entry(source);
    }
  }

  /** The problem of a line of words with a position among them. */
  private ReadResult.Entry among(Surroundings around, Source from) {
    try {
      Problem problem = around.told(read(around.line(), from), from.line());
      return new ReadResult.Read(around.asIs() ? asWritten(problem) : problem);
    } catch (ReadException e) {
      return e.entry(source);
    }
  }

  /** The problem whose defender holds what is written and no more. */
  private static Problem asWritten(Problem problem) {
    Setup setup = problem.setup();
    Setup stated =
        setup.toBuilder().handStated(Color.BLACK, true).handStated(Color.WHITE, true).build();
    return problem.withSetup(stated);
  }

  private Problem read(String line, Source from) throws ReadException {
    Warnings warnings = new Warnings();
    try {
      return read(line, from, warnings);
    } catch (ReadException e) {
      Map<String, String> told = new LinkedHashMap<>();
      int tab = line.indexOf('\t');
      if (tab >= 0 && SfenTail.comment(line, tab) < 0) {
        row(line, tab, told);
      }
      throw e.beside(warnings, Metadata.of(told));
    }
  }

  private Problem read(String line, Source from, Warnings warnings) throws ReadException {
    int tab = line.indexOf('\t');
    int end = tab < 0 ? line.length() : tab;
    Map<String, String> metadata = new LinkedHashMap<>();
    if (!heading.isEmpty()) {
      metadata.put(Metadata.HEADING, String.join(Metadata.LINE_BREAK, heading));
    }
    int comment = SfenTail.comment(line, end);
    if (comment > 0) {
      note(SfenTail.note(line, comment, metadata), metadata);
      tab = -1;
      end = comment;
    }
    while (end > 0 && Character.isWhitespace(line.charAt(end - 1))) {
      end--;
    }
    Ruleset game = BoardSize.ofSfen(line, 0, end, options);
    SfenParser parser = new SfenParser(line, 0, end, from.line(), game);
    Setup setup;
    try {
      setup = parser.parse();
    } finally {
      BoardSize.warn(game, options, warnings, from.line(), parser.places().boardColumn());
    }
    int behind = SfenTail.takes(line, parser.position(), end, metadata, from.line(), warnings);
    String named = metadata.get(Metadata.NUMBER);
    MoveTree tree =
        behind > 0
            ? new MoveTree(comments, List.of())
            : moves(parser, setup, line, from.line(), warnings);
    String label = tab < 0 ? named : row(line, tab, metadata);
    if (tab >= 0) {
      requireLength(line, tab, from.line());
    }
    StatedHelp.settle(metadata, from.line(), warnings);
    tree = FieldMoves.of(metadata, setup, tree, from.line(), options, warnings);
    return new Problem(
        label != null ? label : from.id(),
        from,
        setup,
        parser.places().locate(setup),
        Metadata.of(metadata),
        tree,
        warnings.toList());
  }

  private MoveTree moves(
      SfenParser parser, Setup setup, String line, int lineNumber, Warnings warnings)
      throws ReadException {
    int start = parser.position();
    String word = parser.word();
    if (word.isEmpty()) {
      return new MoveTree(comments, List.of());
    }
    if (!word.equals("moves")) {
      parser.skipSpaces();
      int at = line.indexOf(word, start);
      throw parser.error(ErrorCode.UNEXPECTED_TEXT, at, "moves|end of line", word);
    }
    TreeBuilder tree = new TreeBuilder(setup);
    comments.forEach(tree::comment);
    for (word = parser.word(); !word.isEmpty(); word = parser.word()) {
      int at = parser.position() - word.length();
      if (tree.size() >= options.limits().moves()) {
        throw parser.error(ErrorCode.TOO_MANY_MOVES, at, "", options.limits().moves());
      }
      switch (word) {
        case "resign" -> tree.add(Special.of(Special.Kind.RESIGNATION));
        case "win" -> tree.add(Special.of(Special.Kind.DECLARATION));
        default -> {
          int move;
          try {
            move = move(parser, tree.replay(), word, at);
          } catch (ReadException e) {
            if (tree.size() == 0) {
              throw e;
            }
            warnings.add(WarningCode.UNREAD_MOVE, lineNumber, at + 1, word);
            return tree.build();
          }
          warnings.ofMove(move, tree.replay(), lineNumber, at + 1, word);
          tree.add(move);
        }
      }
    }
    return tree.build();
  }

  private static int move(SfenParser parser, Replay replay, String word, int at)
      throws ReadException {
    Ruleset rules = replay.rules();
    int length = word.length();
    boolean promotes = length == 5 && word.charAt(4) == '+';
    int to = length == 4 || promotes ? rules.squareNamed(word.substring(2, 4)) : -1;
    if (to < 0) {
      throw parser.error(ErrorCode.BAD_MOVE, at, "7g7f|7g7f+|P*7f", word);
    }
    if (word.charAt(1) == '*') {
      int kind = rules.kindOf(word.charAt(0));
      if (kind <= 0 || promotes) {
        throw parser.error(ErrorCode.BAD_MOVE, at, "P*7f", word);
      }
      return Move.drop(kind, to);
    }
    int from = rules.squareNamed(word.substring(0, 2));
    if (from < 0 || from == to) {
      throw parser.error(ErrorCode.BAD_MOVE, at, "7g7f|7g7f+|P*7f", word);
    }
    int move = replay.move(from, to, promotes);
    if (move == Move.NONE) {
      throw parser.error(ErrorCode.EMPTY_ORIGIN, at, "a square with a piece", word.substring(0, 2));
    }
    return move;
  }

  private static void requireLength(String line, int tab, int lineNumber) throws ReadException {
    String[] fields = SfenRow.fields(line.substring(tab + 1));
    String length = fields.length > 1 ? Blanks.strip(fields[1]) : "";
    if (!length.matches("[0-9]{0,5}|-")) {
      int at = tab + 1 + fields[0].length() + 1;
      throw new ReadException(ErrorCode.BAD_LENGTH, lineNumber, at + 1, "-|0|1|3|5…", length);
    }
  }

  /** Reads label, length, title and metadata; returns the label or null. */
  private static @Nullable String row(String line, int tab, Map<String, String> metadata) {
    String[] fields = SfenRow.fields(line.substring(tab + 1));
    String label = Blanks.strip(fields[0]);
    if (!label.isEmpty()) {
      metadata.put(Metadata.NUMBER, label);
    }
    String length = fields.length > 1 ? Blanks.strip(fields[1]) : "";
    if (!length.isEmpty() && !length.equals("-")) {
      metadata.put(Metadata.LENGTH, length);
    }
    if (fields.length > 2 && !Blanks.isBlank(fields[2])) {
      metadata.put(Metadata.TITLE, Blanks.strip(fields[2]));
    }
    for (int i = 3; i < fields.length; i++) {
      Matcher entry = ENTRY.matcher(Blanks.strip(fields[i]));
      if (entry.matches()) {
        metadata.put(Blanks.strip(entry.group(1)), Blanks.strip(entry.group(2)));
      } else {
        note(fields[i], metadata);
      }
    }
    return label.isEmpty() ? null : label;
  }

  private static void note(String text, Map<String, String> metadata) {
    String note = Blanks.strip(text);
    if (!note.isEmpty()) {
      metadata.merge(Metadata.NOTE, note, (a, b) -> a + Metadata.LINE_BREAK + b);
    }
  }
}
