package io.github.tsume.notation;

import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.common.Lines;
import io.github.tsume.notation.common.RunningText;
import io.github.tsume.notation.common.WarningCode;
import io.github.tsume.notation.japanese.BoardRow;
import io.github.tsume.notation.kif.BoardBlocks;
import io.github.tsume.notation.sfen.Links;
import io.github.tsume.notation.sfen.SfenLineReader;
import io.github.tsume.notation.sfen.SfenReader;
import io.github.tsume.record.Warning;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A judgement on what a text looks like, with what tells so: by its structure alone, however badly
 * it reads. Comments, labels, titles and the values of headers have no vote.
 *
 * @param format the format, or null if the text looks like nothing
 * @param why the kind of reason that decided
 * @param evidence the first line of each shape that is there
 */
public record Recognition(@Nullable Format format, Why why, List<Evidence> evidence) {
  private static final RunningText TEXT = (RunningText) Format.TEXT.reader();
  private static final int LINES = 2000;
  private static final int LONGEST = 500;
  private static final String COMMENTS = "#*＊&';";

  /** What a record has; in a schema there are objects that state a type under the same names. */
  private static final Pattern RECORD_IN_JSON =
      Pattern.compile(
          "\"(?:moves\"\\s*:\\s*\\[|(?:sfen|usi)\"\\s*:\\s*\""
              + "|(?:initial|header)\"\\s*:\\s*\\{(?!\\s*\"(?:\\$ref|type\"\\s*:\\s*\"object)\"))");

  /** The line below the heads of a table in Markdown; a board's frame has no bars within. */
  private static final Pattern BELOW_HEADS = Pattern.compile("\\|?[ :-]*-[ :]*\\|[ :]*-[ :|-]*");

  /** A kind of reason; the first that there is decides. */
  public enum Why {
    /** Somebody said so. */
    STATED,
    /** The text says so where it begins. */
    DECLARED,
    /** The file's name says so, and a line bears it out. */
    NAMED,
    /** Lines tell pieces of sides and nothing else. */
    TOLD,
    /** Lines are such as programs write. */
    WRITTEN,
    /** Words tell pieces of sides. */
    PHRASE,
    /** Lines may be parts of several formats. */
    LOOSE,
    /** A position stands among words. */
    AMONG_WORDS,
    /** The file's name says so alone. */
    NAME_ALONE,
    /** Headers stand there alone. */
    HEADERS,
    NOTHING
  }

  /** The first line of a shape, and how many lines have it. */
  public record Evidence(Shape shape, int line, int lines) {}

  public Recognition {
    evidence = List.copyOf(evidence);
  }

  /** The judgement on a text whose file has that name, if it has one. */
  public static Recognition of(String text, String name) {
    return new Looked(PastedText.of(text, false).text()).recognized(name);
  }

  /** The judgement of somebody who says what it is. */
  public static Recognition stated(Format format) {
    return new Recognition(format, Why.STATED, List.of());
  }

  /**
   * Whether a text that has no format's name is an input: some line looks like a problem or a
   * record. A phrase in prose does only with a king, and loose numbered moves do not.
   */
  public boolean isInput() {
    if (format == Format.JKF) {
      return has(Shape.RECORD_IN_JSON);
    }
    return switch (why) {
      case STATED, DECLARED, NAMED, TOLD, AMONG_WORDS -> true;
      case WRITTEN -> !isTable();
      case PHRASE -> has(Shape.PHRASE_WITH_KING);
      case LOOSE -> has(Shape.MARKED_MOVES) || has(Shape.BARE_ROW);
      case NAME_ALONE, HEADERS, NOTHING -> false;
    };
  }

  /** Whether all that a program may have written are one or two rows: any table has such lines. */
  private boolean isTable() {
    int rows = 0;
    for (Evidence each : evidence) {
      boolean row = each.shape == Shape.ROW || each.shape == Shape.BARE_ROW;
      if (!row && each.shape.weight == Shape.Weight.WRITTEN) {
        return false;
      }
      rows += row ? each.lines : 0;
    }
    return rows < 3;
  }

  private boolean has(Shape shape) {
    return evidence.stream().anyMatch(each -> each.shape == shape);
  }

  /** The remark that tells it: "read as KIF: line 3 is a board row"; null if nobody judged. */
  public @Nullable Warning remark() {
    Format found = format;
    if (found == null || why == Why.STATED) {
      return null;
    }
    for (Evidence each : evidence) {
      Shape shape = each.shape;
      if (shape.format == found || (shape.format.isJapanese() && found.isJapanese())) {
        return WarningCode.READ_AS.at(
            each.line, 1, found, each.line, shape.english, shape.japanese);
      }
    }
    return WarningCode.READ_AS_NAMED.at(1, 1, found);
  }

  /** The shapes of a text's lines. */
  private static final class Looked {
    private final Map<Shape, Evidence> shapes = new EnumMap<>(Shape.class);
    private final StringBuilder words = new StringBuilder();
    private @Nullable Shape declared;

    /** Whether the line is a row of a table in Markdown, which is no board. */
    private boolean inTable;

    Looked(String text) {
      if (SfenReader.isTable(text)) {
        declare(Shape.COLUMNS, 1);
      }
      int at = 0;
      for (int number = 1; number <= LINES && at < text.length(); number++) {
        int end = at;
        while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
          end++;
        }
        String line = text.substring(at, Math.min(end, at + LONGEST));
        boolean both = end + 1 < text.length() && text.startsWith("\r\n", end);
        at = end + (both ? 2 : 1);
        inTable =
            line.startsWith("|")
                && (inTable
                    || BELOW_HEADS
                        .matcher(text)
                        .region(Math.min(at, text.length()), text.length())
                        .lookingAt());
        take(line, number);
      }
      if (declared == Shape.JSON) {
        Matcher record = RECORD_IN_JSON.matcher(text);
        if (record.find()) {
          count(Shape.RECORD_IN_JSON, Lines.numberAt(text, record.end()));
        }
      }
      String said = words.toString();
      int phrase = TEXT.find(said);
      if (phrase >= 0) {
        boolean king = TEXT.tellsKing(said);
        count(king ? Shape.PHRASE_WITH_KING : Shape.PHRASE, Lines.numberAt(said, phrase));
      }
    }

    /** Looks at a line. What has no shape is words, unless a position stands among them. */
    private void take(String whole, int number) {
      String line = Blanks.strip(Blanks.plain(whole));
      Shape shape = line.isEmpty() || inTable ? null : shape(line);
      if (shape != null && shape.weight == Shape.Weight.DECLARES) {
        declare(shape, number);
      } else if (shape != null) {
        count(shape, number);
      }
      if (shape == null || shape.weight == Shape.Weight.HEADS) {
        if (!line.isEmpty() && SfenLineReader.isAmongWords(whole)) {
          count(Shape.AMONG_WORDS, number);
        } else if (!line.isEmpty() && !isComment(line)) {
          words.append(line);
        }
      }
      words.append('\n');
    }

    private void declare(Shape shape, int number) {
      if (shapes.isEmpty()) {
        declared = shape;
      }
      shapes.putIfAbsent(shape, new Evidence(shape, number, 1));
    }

    private void count(Shape shape, int number) {
      shapes.merge(
          shape,
          new Evidence(shape, number, 1),
          (first, next) -> new Evidence(shape, first.line, first.lines + 1));
    }

    private static boolean isComment(String line) {
      return COMMENTS.indexOf(line.charAt(0)) >= 0 || line.startsWith("//");
    }

    private @Nullable Shape shape(String line) {
      Shape shape = Shape.of(line);
      if (shape != null && shape.weight == Shape.Weight.DECLARES) {
        return shape == Shape.JSON && !shapes.isEmpty() ? null : shape;
      }
      if (isComment(line)) {
        return null;
      }
      if (TEXT.isLine(line)) {
        return Shape.PIECES;
      }
      if (shape != null) {
        return shape;
      }
      if (Links.isOne(line)) {
        return Shape.LINK;
      }
      if (BoardRow.BARS.indexOf(line.charAt(0)) >= 0 && BoardBlocks.isDrawn(line)) {
        return Shape.ROW;
      }
      return BoardRow.isBare(line) && BoardBlocks.isDrawn(line) ? Shape.BARE_ROW : null;
    }

    private int lines(Shape... all) {
      int lines = 0;
      for (Shape shape : all) {
        Evidence found = shapes.get(shape);
        lines += found == null ? 0 : found.lines;
      }
      return lines;
    }

    /** The lines of a format, its headers left aside. */
    private int lines(Format format) {
      return shapes.values().stream()
          .filter(each -> each.shape.format == format)
          .filter(each -> each.shape.weight != Shape.Weight.HEADS && each.shape != Shape.HANDICAP)
          .mapToInt(Evidence::lines)
          .sum();
    }

    Recognition recognized(String name) {
      Shape first = declared;
      if (first != null) {
        return as(first.format, Why.DECLARED);
      }
      Format named = Format.ofFileName(name).orElse(null);
      if (named != null && bearsOut(named)) {
        return as(named, Why.NAMED);
      }
      int rows = lines(Shape.ROW, Shape.BARE_ROW);
      if (lines(Shape.PIECES) > 0 && rows < 2 && !isGameOrList()) {
        return as(Format.TEXT, Why.TOLD);
      }
      Format written = most(Shape.Weight.WRITTEN);
      if (written != null || rows > 1) {
        return as(written(written, rows, named), Why.WRITTEN);
      }
      if (lines(Shape.PHRASE, Shape.PHRASE_WITH_KING) > 0) {
        return as(Format.TEXT, Why.PHRASE);
      }
      Format loose = most(Shape.Weight.LOOSE);
      if (loose != null) {
        return as(loose, Why.LOOSE);
      }
      if (lines(Shape.AMONG_WORDS) > 0) {
        return as(Format.SFEN, Why.AMONG_WORDS);
      }
      if (named != null) {
        return as(named, Why.NAME_ALONE);
      }
      return lines(Shape.HEADER) > 0 ? as(Format.KIF, Why.HEADERS) : as(null, Why.NOTHING);
    }

    /** The format of lines that programs write: a drawing's is told by its moves and its name. */
    private Format written(@Nullable Format most, int rows, @Nullable Format named) {
      int marked = lines(Format.KI2);
      boolean ki2 = marked > 0 && marked >= lines(Format.KIF);
      if (most == null || most == Format.BOD || rows > lines(most) + 1) {
        Format drawn = named != null && named.isJapanese() ? named : Format.BOD;
        return lines(Format.KIF) > 0 ? Format.KIF : ki2 ? Format.KI2 : drawn;
      }
      return most == Format.KIF && ki2 ? Format.KI2 : most;
    }

    /** Whether a game says from where it starts, or more lines are positions for programs. */
    private boolean isGameOrList() {
      int others =
          lines(Format.SFEN) + lines(Format.USI) + lines(Format.CSA) + lines(Format.HODGES);
      return lines(Shape.HANDICAP, Shape.MOVES_HEADER) > 0 || others > lines(Shape.PIECES);
    }

    private Recognition as(@Nullable Format format, Why why) {
      return new Recognition(format, why, new ArrayList<>(shapes.values()));
    }

    /** Whether a line is there that what is named so has. */
    private boolean bearsOut(Format named) {
      int board = lines(Format.BOD) + lines(Shape.HANDICAP, Shape.MOVES_HEADER);
      int kif = lines(Shape.PLACED_MOVE, Shape.NUMBERED_MOVE, Shape.MOVES_HEADER);
      int ki2 = lines(Shape.MARKED_MOVES);
      return switch (named) {
        case KIF -> kif > 0 || (board > 0 && ki2 == 0);
        case KI2 -> ki2 > 0 || (board > 0 && kif == 0);
        case BOD -> board + kif > 0;
        case SFEN, USI -> lines(Format.SFEN) + lines(Format.USI) > 0;
        default -> lines(named) > 0;
      };
    }

    /** The format of most lines of a weight, of several the first; null if there is none. */
    private @Nullable Format most(Shape.Weight weight) {
      Format most = null;
      int count = 0;
      for (Evidence each : shapes.values()) {
        boolean written = weight == Shape.Weight.WRITTEN;
        int lines = written ? Math.max(1, lines(each.shape.format)) : each.lines;
        if (each.shape.weight == weight && lines > count) {
          most = each.shape.format;
          count = lines;
        }
      }
      return most;
    }
  }
}
