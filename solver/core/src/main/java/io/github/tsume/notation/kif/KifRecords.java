package io.github.tsume.notation.kif;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A search for the places where one record of a KIF, KI2 or BOD text ends and the next begins.
 *
 * <p>A record ends at a line that separates, unless what follows can only go on with it, such as a
 * variation; and where the header of another begins: it has a second board, or after the moves a
 * board, a handicap or the line before moves. What else of a header stands before that, after the
 * last move, belongs to the new one.
 */
final class KifRecords {
  private static final Set<KifLine.Kind> TELL_NOTHING =
      EnumSet.of(
          KifLine.Kind.BLANK,
          KifLine.Kind.REMARK,
          KifLine.Kind.SEPARATOR,
          KifLine.Kind.COMMENT,
          KifLine.Kind.VIEW,
          KifLine.Kind.SENTENCE,
          KifLine.Kind.OTHER);

  private final List<KifLine> lines;
  private final List<List<KifLine>> records = new ArrayList<>();
  private int start;

  /** The index of the line that {@link #next} found last. */
  private int next;

  /** Where the next record begins if this one turns out to be over, or -1. */
  private int pending = -1;

  /** Where words begin that are set apart from the record above: they may be the next one's. */
  private int paragraph = -1;

  private final Set<String> told = new HashSet<>();
  private boolean rows;
  private boolean closed;
  private boolean announced;
  private boolean moves;

  /** Whether a variation is announced whose moves are to come. */
  private boolean branch;

  /** Whether a hand was told after the moves: a record without a board cannot begin with it. */
  private boolean hand;

  private KifRecords(List<KifLine> lines) {
    this.lines = lines;
  }

  /** The lines of each record; one at least. */
  static List<List<KifLine>> split(List<KifLine> lines) {
    KifRecords all = new KifRecords(lines);
    for (int i = 0; i < lines.size(); i++) {
      all.take(lines.get(i), i);
    }
    all.add(lines.size());
    if (all.records.isEmpty()) {
      all.records.add(lines);
    }
    return all.records;
  }

  private void take(KifLine line, int index) {
    switch (line.kind()) {
      case SEPARATOR -> {
        if (endsHere(index)) {
          cut(index);
          start = index + 1;
        }
      }
      case BOARD -> board(line, index);
      case HAND, TURN, PLY, ENTRY, MOVES_HEADER -> header(line, index);
      case MOVES -> {
        if (moves && pending >= 0 && !hand && line.beginsWithOne()) {
          cut(pending);
        }
        pending = -1;
        moves = true;
        branch = false;
      }
      case VARIATION, FOOTER -> {
        // Before a position they are no part of any line.
        if (moves || rows || announced) {
          pending = -1;
          moves = true;
          branch = line.kind() == KifLine.Kind.VARIATION;
        }
      }
      case REMARK -> {
        if (moves && !branch && pending < 0) {
          pending = index;
        }
      }
      case SENTENCE, NUMBERED, OTHER, OTHER_MOVES -> {
        boolean apart = index > 0 && lines.get(index - 1).kind() == KifLine.Kind.BLANK;
        paragraph = apart && (rows || moves) ? index : paragraph;
      }
      case BLANK, COMMENT, VIEW -> {
        // They belong to the record that they stand in.
      }
    }
    switch (line.kind()) {
      case HAND, TURN, PLY, MOVES_HEADER, MOVES, VARIATION, FOOTER -> paragraph = -1;
      default -> {
        // Words may still belong to a board that follows.
      }
    }
  }

  /** Whether a record can begin after a line that separates. */
  private boolean endsHere(int index) {
    KifLine next = next(index);
    if (next == null) {
      return false;
    }
    return switch (next.kind()) {
      case MOVES_HEADER -> moves || !rows;
      case MOVES -> moves ? next.beginsWithOne() : !rows && !announced;
      case VARIATION, FOOTER -> false;
      default -> true;
    };
  }

  /** The next line after an index that tells where it belongs, or null if there is none. */
  private @Nullable KifLine next(int index) {
    if (next <= index) {
      next = index + 1;
      while (next < lines.size() && TELL_NOTHING.contains(lines.get(next).kind())) {
        next++;
      }
    }
    return next < lines.size() ? lines.get(next) : null;
  }

  private void board(KifLine line, int index) {
    boolean row = KifBoard.isRow(line.text());
    if ((moves || closed) && pending < 0) {
      pending = paragraph >= 0 ? paragraph : index;
    }
    if (row && (moves || closed)) {
      cut(pending);
    }
    closed |= rows && !row;
    rows |= row;
  }

  private void header(KifLine line, int index) {
    boolean again = !told.add(name(line));
    closed |= rows;
    hand |= moves && line.kind() == KifLine.Kind.HAND;
    boolean over = moves || announced || (again && closed);
    boolean announces = line.kind() == KifLine.Kind.MOVES_HEADER;
    // It announces the moves above, too, unless they had such a line of their own.
    boolean late = moves && announces && !announced;
    if (over && pending < 0 && !late) {
      pending = paragraph >= 0 ? paragraph : index;
    }
    boolean begins = moves ? !late && beginsAnother(line) : again && announces;
    if (begins && pending >= 0 && (moves || pending < index)) {
      cut(pending);
      told.add(name(line));
    }
    announced |= announces;
  }

  private static boolean beginsAnother(KifLine line) {
    return switch (line.kind()) {
      case MOVES_HEADER -> true;
      case ENTRY -> line.key().equals("手合割");
      default -> false;
    };
  }

  /** What must not be told twice in a header. */
  private static String name(KifLine line) {
    HandKey hand = line.kind() == KifLine.Kind.HAND ? HandKey.of(line.text()) : null;
    return hand != null
        ? hand.holder().name() + hand.named()
        : line.kind() == KifLine.Kind.ENTRY ? line.key() : line.kind().name();
  }

  private void cut(int end) {
    add(end);
    start = end;
    pending = -1;
    paragraph = -1;
    rows = false;
    closed = false;
    announced = false;
    moves = false;
    branch = false;
    hand = false;
    told.clear();
  }

  private void add(int end) {
    List<KifLine> record = lines.subList(start, end);
    if (record.stream().anyMatch(KifLine::saysSomething)) {
      records.add(record);
    }
  }
}
