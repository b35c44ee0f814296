package io.github.tsume.notation.kif;

import io.github.tsume.notation.common.Blanks;
import java.util.ArrayList;
import java.util.List;

/**
 * The lists of moves below a drawing, of which one is its author's line: people write other ones
 * below it, wrong ones too, or moves to choose from.
 *
 * <p>A list begins where a line of moves cannot go on with the one before: at number 1, at the mark
 * of the side that has just moved, after the end; and below a heading. What stands below 失敗 or 変化
 * is not the author's line, nor what となって詰まない follows; what stands below 正解 comes first.
 */
final class MoveLists {
  private static final char BLACK = '▲';
  private static final char WHITE = '△';

  /** How many lists are tried; in more than these nobody has hidden the right one. */
  private static final int MOST = 8;

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

  /** Whose the first move of the first list is that may be the author's line; 0 before it. */
  private char lead;

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

  /** Whether the line above is moves. */
  private boolean below;

  /** Whether 手数---- announces the moves. */
  private boolean announced;

  /** The index of a 変化 that does not say where it begins, or -1. */
  private int unnumbered = -1;

  /** A list: the index of its first line, and whether it cannot be the author's line. */
  private record Part(int from, boolean wrong, boolean right) {}

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
    for (boolean right : new boolean[] {true, false}) {
      for (int i = 0; i < parts.size() && readings.size() < MOST; i++) {
        if (!parts.get(i).wrong() && parts.get(i).right() == right) {
          readings.add(with(i));
        }
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
      case BLANK -> {
        apart = true;
        below = false;
      }
      case FOOTER -> ended = true;
      case MOVES_HEADER -> {
        announced = true;
        heading = "";
      }
      case OTHER, REMARK, ENTRY, SENTENCE -> words(line, index);
      default -> {
        // It stands among the moves.
      }
    }
  }

  private void words(KifLine line, int index) {
    boolean headed = isHeading(index);
    boolean after = headed ? below && !ListWords.isTitle(line.text()) : !parts.isEmpty();
    if (after && !ended && !announced && ListWords.saysAfter(line.text())) {
      fails();
      heading = "";
      apart = true;
    } else {
      boolean entry = line.kind() == KifLine.Kind.ENTRY;
      boolean heads = !entry || line.said().isEmpty();
      String words = ListWords.heading(entry ? line.key() : line.text());
      boolean sentence = line.kind() == KifLine.Kind.SENTENCE && !ListWords.isWrong(words);
      heading = heads && !sentence ? words : "";
      apart |= line.kind() != KifLine.Kind.SENTENCE;
    }
    below = false;
  }

  /** Whether moves are what stands next below words. */
  private boolean isHeading(int index) {
    int next = index + 1;
    while (next < record.size() && record.get(next).kind() == KifLine.Kind.BLANK) {
      next++;
    }
    return next < record.size() && record.get(next).kind() == KifLine.Kind.MOVES;
  }

  /** The list above is told to fail, and what follows is another one. */
  private void fails() {
    Part part = parts.isEmpty() ? null : parts.get(parts.size() - 1);
    if (part != null && !part.right()) {
      parts.set(parts.size() - 1, new Part(part.from(), true, false));
    }
  }

  /** Whether a list says that it ends in mate. */
  private boolean saysMate(int from) {
    for (int at = from; at < record.size(); at++) {
      KifLine line = record.get(at);
      boolean list = line.kind() == KifLine.Kind.MOVES || line.kind() == KifLine.Kind.FOOTER;
      if (!list || line.text().contains("詰") || line.text().contains("まで")) {
        return list && !ListWords.saysBehind(line.text());
      }
    }
    return false;
  }

  private void moves(KifLine line, int index) {
    char mark = mark(line);
    int number = line.moveNumber();
    boolean variationOnly = unnumbered >= 0 && number <= 1 && !parts.isEmpty();
    String caption = line.isCaption() ? ListWords.captionOf(line.text(), line.start()) : "";
    heading = caption.isEmpty() ? heading : caption;
    boolean another = ListWords.isAnother(heading) && !saysMate(index);
    boolean wrong = variationOnly || another || ListWords.isWrong(heading);
    boolean later = number > 1 && !isItem(number);
    boolean late = lead != 0 && (later || (mark != 0 && mark != lead));
    boolean choice = number > 1 && number == lastNumber + 1 && mark != 0 && mark == lastMark;
    if (parts.isEmpty() || wrong || choice || begins(line, mark)) {
      if (choice) {
        Part before = parts.remove(parts.size() - 1);
        parts.add(new Part(before.from(), true, false));
      }
      int from = variationOnly ? unnumbered : index;
      boolean left = wrong || choice || late;
      parts.add(new Part(from, left, !left && ListWords.isRight(heading)));
      first = mark != 0 ? mark : firstSide;
      lead = lead == 0 && !wrong ? first : lead;
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
    below = true;
    unnumbered = -1;
    if (!announced && number == 0 && ListWords.saysBehind(line.text())) {
      fails();
    }
  }

  /** Whether it cannot go on with the list, or begins one below a heading. */
  private boolean begins(KifLine line, char mark) {
    int number = line.moveNumber();
    boolean again = mark != 0 && mark == last;
    if (variation || ended || number > 1) {
      return !variation && (ended || again || isItem(number));
    }
    boolean firsts = mark == 0 || mark == first;
    boolean headed = ListWords.isRight(heading) || ListWords.isAnother(heading);
    boolean afterWrong = apart && parts.get(parts.size() - 1).wrong();
    boolean another = number == 0 && (mark == 0 ? marks || apart : apart && mark == first);
    doubtful |= another;
    return number == 1 || again || (split && another) || (firsts && (headed || afterWrong));
  }

  /**
   * Whether a number above 1 is none of the next move: each line of several moves is an item of a
   * list.
   */
  private boolean isItem(int number) {
    return number <= plies && number == lastNumber + 1;
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
