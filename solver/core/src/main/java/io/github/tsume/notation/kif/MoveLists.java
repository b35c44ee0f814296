package io.github.tsume.notation.kif;

import io.github.tsume.notation.common.Blanks;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The lists of moves below a drawing, of which one is its author's line: people write other ones
 * below it, wrong ones too, or moves to choose from.
 *
 * <p>A list begins where a line of moves cannot go on with the one before: at number 1, at the mark
 * of the side that has just moved, after the end; and below a heading. What stands below 失敗 or 変化
 * is not the author's line.
 */
final class MoveLists {
  private static final char BLACK = '▲';
  private static final char WHITE = '△';

  /** How many lists are tried; in more than these nobody has hidden the right one. */
  private static final int MOST = 8;

  private static final String OF_HEADING = "(?:例|図|手順|順|筋|手)?[一二三四五六七八九ABCＡＢＣイロハ]?";

  private static final Pattern WRONG =
      Pattern.compile(
          "[×✕✖✗]|(?:よくある|ありがちな|主な)?(?:失敗|不正解|誤答|誤解|誤り|誤図|間違い?|まちがい|ダメ|だめ|駄目|紛れ|まぎれ|変化|不詰"
              + "|詰まない|悪手|参考|余詰|早詰|別解)"
              + OF_HEADING);

  private static final Pattern RIGHT =
      Pattern.compile("(?:正解|解答|作意|詰め?手順|本手順|手順|答え?)" + OF_HEADING);

  private static final Pattern NO_LETTERS = Pattern.compile("[^\\p{L}×✕✖✗]");

  private final List<KifLine> record;

  /** Whether moves without number and mark begin a list below ones that have them, or words. */
  private final boolean split;

  private final List<Part> parts = new ArrayList<>();

  private boolean ended;
  private boolean variation;
  private boolean doubtful;

  /** Whose the first move is; whose the first and the last one of the list are. */
  private final char firstSide;

  private char first;
  private char last;
  private char lastMark;
  private int lastNumber;

  /** Whether the list has marks or numbers. */
  private boolean marks;

  /** How many moves the list has so far. */
  private int plies;

  /** The letters of the words that stand above the next move. */
  private String heading = "";

  /** Whether a blank line or words stand above the next move. */
  private boolean apart;

  /** The index of a 変化 that does not say where it begins, or -1. */
  private int unnumbered = -1;

  /** A list: the index of its first line, and whether it cannot be the author's line. */
  private record Part(int from, boolean wrong) {}

  private MoveLists(List<KifLine> record, boolean split) {
    this.record = record;
    this.split = split;
    boolean white =
        record.stream()
            .filter(line -> line.kind() == KifLine.Kind.TURN)
            .anyMatch(line -> line.text().contains("後") || line.text().contains("上"));
    firstSide = white ? WHITE : BLACK;
  }

  /**
   * The record with one list of moves each, the others left out: in the order in which they may be
   * the author's line. It is one record, unchanged, if there is no more than one list.
   */
  static List<List<KifLine>> of(List<KifLine> record) {
    boolean drawn =
        record.stream().anyMatch(l -> l.kind() == KifLine.Kind.BOARD && KifBoard.isRow(l.text()));
    if (!drawn) {
      return List.of(record);
    }
    List<List<KifLine>> readings = new ArrayList<>(new MoveLists(record, false).readings());
    MoveLists split = new MoveLists(record, true);
    List<List<KifLine>> others = split.readings();
    if (split.doubtful) {
      readings.addAll(others);
    }
    return readings;
  }

  private List<List<KifLine>> readings() {
    for (int i = 0; i < record.size(); i++) {
      if (record.get(i).kind() == KifLine.Kind.MOVES_HEADER && !parts.isEmpty()) {
        doubtful = false;
        return List.of(record); // The moves above are announced too late, or are none.
      }
      take(record.get(i), i);
    }
    if (parts.isEmpty() || (parts.size() == 1 && !parts.get(0).wrong())) {
      return List.of(record);
    }
    List<List<KifLine>> readings = new ArrayList<>();
    for (int i = 0; i < parts.size() && readings.size() < MOST; i++) {
      if (!parts.get(i).wrong()) {
        readings.add(with(i));
      }
    }
    return readings.isEmpty() ? List.of(with(-1)) : readings;
  }

  private void take(KifLine line, int index) {
    switch (line.kind()) {
      case MOVES -> moves(line, index);
      case VARIATION -> {
        variation = line.variationPly() > 0;
        unnumbered = variation ? -1 : index;
        ended = false;
        heading = "";
      }
      case BLANK -> apart = true;
      case FOOTER -> ended = true;
      case MOVES_HEADER -> heading = "";
      case OTHER, REMARK, ENTRY -> {
        boolean entry = line.kind() == KifLine.Kind.ENTRY;
        boolean heads = !entry || line.said().isEmpty();
        String text = entry ? line.key() : line.text();
        heading = heads ? NO_LETTERS.matcher(text).replaceAll("") : "";
        apart = true;
      }
      default -> {
        // It stands among the moves.
      }
    }
  }

  private void moves(KifLine line, int index) {
    char mark = mark(line);
    int number = line.moveNumber();
    boolean variationOnly = unnumbered >= 0 && number <= 1 && !parts.isEmpty();
    boolean wrong = variationOnly || WRONG.matcher(heading).matches();
    boolean choice = number > 1 && number == lastNumber + 1 && mark != 0 && mark == lastMark;
    if (parts.isEmpty() || wrong || choice || begins(line, mark)) {
      if (choice) {
        Part before = parts.remove(parts.size() - 1);
        parts.add(new Part(before.from(), true));
      }
      parts.add(new Part(variationOnly ? unnumbered : index, wrong || choice));
      first = mark != 0 ? mark : firstSide;
      plies = 0;
      marks = false;
    }
    ended = line.isEnd() || line.text().contains("まで") || line.text().contains("迄");
    lastMark = lastMark(line);
    marks |= lastMark != 0 || number > 0;
    lastNumber = number;
    plies = (number > 0 ? number - 1 : plies) + MoveSentence.count(line.text(), line.start());
    last = lastMark != 0 ? lastMark : plies % 2 == 1 ? first : first == BLACK ? WHITE : BLACK;
    variation = false;
    heading = "";
    apart = false;
    unnumbered = -1;
  }

  /** Whether it cannot go on with the list, or begins one below a heading. */
  private boolean begins(KifLine line, char mark) {
    int number = line.moveNumber();
    boolean again = mark != 0 && mark == last;
    if (variation || number > 1) {
      return again && !variation;
    }
    boolean firsts = mark == 0 || mark == first;
    boolean headed = RIGHT.matcher(heading).matches();
    boolean afterWrong = apart && parts.get(parts.size() - 1).wrong();
    boolean another = number == 0 && mark == 0 && (marks || apart);
    doubtful |= another;
    return number == 1
        || again
        || (split && another)
        || (firsts && (ended || headed || afterWrong));
  }

  /** Whether its first move has the mark of white. */
  static boolean isWhite(KifLine line) {
    return mark(line) == WHITE;
  }

  /** Whether a line without number may go on with the one above, which is no author's line. */
  static boolean canGoOn(KifLine above, KifLine line) {
    boolean ended = above.isEnd() || above.text().contains("まで") || above.text().contains("迄");
    char mark = mark(line);
    return !ended && line.moveNumber() == 0 && (mark == 0 || mark != lastMark(above));
  }

  /** The mark of the side of a line's first move: one of each side for all; 0 if it has none. */
  private static char mark(KifLine line) {
    int at = Blanks.skip(line.text(), line.firstMove());
    return at < line.text().length() ? side(line.text().charAt(at)) : 0;
  }

  private static char lastMark(KifLine line) {
    for (int at = line.text().length() - 1; at >= line.start(); at--) {
      char side = side(line.text().charAt(at));
      if (side != 0) {
        return side;
      }
    }
    return 0;
  }

  private static char side(char c) {
    return !JapaneseMoveParser.isSign(c)
        ? 0
        : JapaneseMoveParser.BLACK_SIGNS.indexOf(c) >= 0 ? BLACK : WHITE;
  }

  /** The record with that list, or with none. */
  private List<KifLine> with(int kept) {
    List<KifLine> lines = new ArrayList<>(record);
    for (int i = 0; i < parts.size(); i++) {
      int end = i + 1 < parts.size() ? parts.get(i + 1).from() : record.size();
      for (int at = parts.get(i).from(); i != kept && at < end; at++) {
        lines.set(at, leftOut(record.get(at)));
      }
    }
    return lines;
  }

  /** A line of a list that is left out. */
  static KifLine leftOut(KifLine line) {
    return switch (line.kind()) {
      case MOVES, VARIATION, FOOTER, COMMENT -> line.as(KifLine.Kind.OTHER_MOVES);
      default -> line;
    };
  }
}
