package io.github.tsume.notation.kif;

import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.japanese.Sides;
import io.github.tsume.rules.Color;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The lists of moves below a drawing, of which one is its author's line: people write other ones
 * below it, wrong ones too, or moves to choose from.
 *
 * <p>A list begins where a line of moves cannot go on with the one before: at number 1, at the mark
 * of the side that has just moved, after the end; and below a heading. What stands below 失敗 or 変化
 * is not the author's line, nor what となって詰まない follows; what stands below 正解 comes first.
 */
final class MoveLists {
  /** How many lists are tried; in more than these nobody has hidden the right one. */
  private static final int MOST = 8;

  private final List<KifLine> record;

  /** Whether moves below a blank line or words begin a list where they may also go on with one. */
  private final boolean split;

  private final List<Part> parts = new ArrayList<>();
  private ListWords heading = ListWords.NONE;
  private boolean doubtful;
  private boolean ended;
  private boolean variation;

  /** The index of a 変化 that does not say where it begins, or -1. */
  private int unnumbered = -1;

  /** Whether moves that begin later than at the drawing may be the record of it. */
  private boolean counted;

  /** Whether a blank line or words stand above the next move; whether moves do. */
  private boolean apart;

  private boolean below;

  /** The marks of the first and of the last move of the list, 0 if they have none. */
  private @Nullable Color first;

  private @Nullable Color last;
  private int lastNumber;

  /** How many moves the last line has: if several, its number is none of a move. */
  private int lastCount;

  /** A list: the index of its first line, and what is said of it. */
  private record Part(int from, ListWords said) {}

  private MoveLists(List<KifLine> record, boolean split) {
    this.record = record;
    this.split = split;
  }

  /**
   * The record with one list of moves each, the others left out: in the order in which they may be
   * the author's line. It is one record, unchanged, if there is no more than one list.
   */
  static List<List<KifLine>> of(List<KifLine> record) {
    if (record.stream().noneMatch(KifLine::isRow)) {
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
    counted = record.stream().anyMatch(KifLine::countsMoves);
    for (int i = 0; i < record.size(); i++) {
      if (record.get(i).kind() == KifLine.Kind.MOVES_HEADER && !parts.isEmpty()) {
        doubtful = false;
        return List.of(record); // The moves above are announced too late, or are none.
      }
      take(record.get(i), i);
    }
    if (parts.isEmpty() || (parts.size() == 1 && parts.get(0).said() != ListWords.WRONG)) {
      return List.of(record);
    }
    List<List<KifLine>> readings = new ArrayList<>();
    for (ListWords said : List.of(ListWords.RIGHT, ListWords.NONE)) {
      for (int i = 0; i < parts.size() && readings.size() < MOST; i++) {
        if (parts.get(i).said() == said) {
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
        heading = variation ? ListWords.NONE : ListWords.WRONG;
        unnumbered = variation ? -1 : index;
        ended = false;
      }
      case BLANK, OTHER_MOVES -> {
        apart = true;
        below = false;
      }
      case SENTENCE, BOARD, HAND, TURN -> {
        heading = ListWords.NONE;
        unnumbered = -1;
        below = false;
      }
      case FOOTER -> ended = true;
      case MOVES_HEADER -> counted = true;
      case OTHER, ENTRY -> words(line, index);
      default -> {
        // It stands among the moves.
      }
    }
  }

  private void words(KifLine line, int index) {
    boolean key = line.kind() == KifLine.Kind.ENTRY;
    boolean after = !parts.isEmpty() && (below || !heads(index)) && !ended && !counted;
    if (after && ListWords.saysAfter(line.text(), heads(index))) {
      say(ListWords.WRONG);
      heading = ListWords.NONE;
    } else {
      heading = key && !line.said().isEmpty() ? ListWords.NONE : ListWords.of(line.text());
    }
    apart = true;
    below = false;
  }

  /** Whether moves are what stands next below words. */
  private boolean heads(int index) {
    int next = index + 1;
    while (next < record.size() && record.get(next).kind() == KifLine.Kind.BLANK) {
      next++;
    }
    return next < record.size() && record.get(next).kind() == KifLine.Kind.MOVES;
  }

  /** Says something of the list above, unless it is called the solution. */
  private void say(ListWords said) {
    if (lastPart().said() == ListWords.NONE) {
      parts.set(parts.size() - 1, new Part(lastPart().from(), said));
    }
  }

  private Part lastPart() {
    return parts.get(parts.size() - 1);
  }

  private void moves(KifLine line, int index) {
    String text = line.text();
    Color mark = mark(line);
    int number = line.moveNumber();
    heading = line.isCaption() ? ListWords.of(text.substring(0, line.start())) : heading;
    boolean again = mark != null && mark == last;
    boolean choice = again && number > 1 && number == lastNumber + 1;
    boolean another = number == 0 && apart && (mark == null || mark == first);
    boolean fresh = split || (!parts.isEmpty() && lastPart().said() == ListWords.WRONG);
    boolean item = number > 1 && number == lastNumber + 1 && lastCount > 1;
    boolean begins = number == 1 || again || ended || item || (fresh && another);
    doubtful |= another && !parts.isEmpty();
    if (choice) {
      say(ListWords.WRONG);
    }
    heading = number > 0 && (counted || number == lastNumber + 1) ? ListWords.NONE : heading;
    if (parts.isEmpty() || heading != ListWords.NONE || (begins && !variation)) {
      boolean late = line.isLater() && !counted && !item;
      parts.add(
          new Part(
              unnumbered < 0 ? index : unnumbered, choice || late ? ListWords.WRONG : heading));
      first = mark;
    }
    String said = text.substring(line.start());
    ended = line.isEnd() || said.contains("まで") || said.contains("迄");
    if (!counted
        && number == 0
        && (ListWords.saysWrong(said) || said.matches(".*[?？][。．.!！…\\s　]*"))) {
      say(ListWords.WRONG);
    }
    last = lastMark(line);
    lastNumber = number;
    lastCount = MoveSentence.count(text, line.start());
    variation = false;
    unnumbered = -1;
    heading = ListWords.NONE;
    apart = false;
    below = true;
  }

  /** The side of the mark of a line's first move, or null. */
  private static @Nullable Color mark(KifLine line) {
    int at = Blanks.skip(line.text(), line.firstMove());
    return at < line.text().length() ? Sides.of(line.text().charAt(at)) : null;
  }

  private static @Nullable Color lastMark(KifLine line) {
    String text = line.text();
    int at = text.length() - 1;
    while (at >= line.start() && !Sides.isSign(text.charAt(at))) {
      at--;
    }
    return at < line.start() ? null : Sides.of(text.charAt(at));
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
