package io.github.tsume.notation.kif;

import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.common.Limits;
import io.github.tsume.notation.common.Lines;
import io.github.tsume.notation.common.ReadException;
import io.github.tsume.notation.japanese.BoardRow;
import io.github.tsume.notation.japanese.StatedLength;
import io.github.tsume.notation.sfen.SfenFields;
import java.util.ArrayList;
import java.util.List;

/**
 * The lines of a KIF, KI2 or BOD text, each with what it is where it stands: what opens a move, a
 * board or a variation where there can be none is a word of prose.
 */
final class KifLines {
  private final List<KifLine> lines = new ArrayList<>();
  private int index;
  private boolean drawn;
  private boolean moves;
  private boolean announced;
  private boolean ended;

  /** The number of the next move, or 0 if nobody knows. */
  private int next = 1;

  private KifLines() {}

  static List<KifLine> of(String text, Limits limits) throws ReadException {
    KifLines all = new KifLines();
    Lines source = Lines.of(text, limits);
    while (source.hasNext()) {
      all.lines.add(KifLine.of(numbered(source.next()), source.number()));
    }
    BoardBlocks.settle(all.lines);
    all.drawn = all.lines.stream().anyMatch(KifLine::isRow);
    if (all.drawn) {
      settleLists(all.lines);
    }
    for (int i = 0; i < all.lines.size(); i++) {
      all.index = i;
      all.lines.set(i, all.settled(all.lines.get(i)));
    }
    List<KifLine> told = withHandsUnderLabels(all.withHandsBesideBoards());
    return all.drawn ? withHandsBeforeMoves(HandsInLines.apart(told)) : told;
  }

  /**
   * Below a drawing that has no record of moves, moves behind a caption are a list, and moves that
   * begin later than at the drawing are another one.
   */
  private static void settleLists(List<KifLine> lines) {
    boolean counted = lines.stream().anyMatch(KifLine::countsMoves);
    boolean below = false;
    boolean moves = false;
    for (int from = 0, to = 1; from < lines.size(); from = to++) {
      below |= lines.get(from).isRow();
      moves &= !lines.get(from).isRow();
      boolean announced = false;
      boolean numbered = false;
      for (; to < lines.size() && !separates(lines.get(to)); to++) {
        announced |= lines.get(to).kind() == KifLine.Kind.MOVES_HEADER;
        numbered |= lines.get(to).moveNumber() > 0 && lines.get(to).kind() == KifLine.Kind.MOVES;
      }
      moves |= announced;
      for (int i = from; i < to; i++) {
        KifLine line = lines.get(i);
        if (!announced && !numbered) {
          lines.set(i, withMoves(line, below));
        } else if (below && !counted && !moves && line.kind() == KifLine.Kind.MOVES) {
          moves = !line.isLater();
          lines.set(i, moves ? line : line.as(KifLine.Kind.OTHER_MOVES));
        }
      }
    }
  }

  private static boolean separates(KifLine line) {
    return line.isRow() || line.kind() == KifLine.Kind.SEPARATOR;
  }

  private static KifLine withMoves(KifLine line, boolean below) {
    boolean entry = line.kind() == KifLine.Kind.ENTRY;
    boolean words = entry || line.kind() == KifLine.Kind.OTHER;
    int moves = below && words ? ListWords.afterCaption(line.text()) : -1;
    if (moves >= 0) {
      return line.from(KifLine.Kind.MOVES, moves);
    }
    return entry && SfenFields.holdsOtherMoves(line.key(), line.said())
        ? line.as(KifLine.Kind.OTHER_MOVES)
        : line;
  }

  /** A line with circled numbers of moves as one with usual ones: ①▲１二金. */
  private static String numbered(String line) {
    StringBuilder plain = new StringBuilder();
    for (int at = 0; at < line.length(); at++) {
      int number = line.charAt(at) - '①' + 1;
      if (number >= 1 && number <= 20 && MoveShape.isMove(line, at + 1)) {
        plain.append(Blanks.isBlank(plain.toString()) ? "" : " ").append(number).append('.');
      } else {
        plain.append(line.charAt(at));
      }
    }
    return plain.toString();
  }

  /** Pieces on the line below the label of a hand belong to it. */
  private static List<KifLine> withHandsUnderLabels(List<KifLine> lines) {
    List<KifLine> all = new ArrayList<>(lines.size());
    for (KifLine line : lines) {
      KifLine before = all.isEmpty() ? null : all.get(all.size() - 1);
      boolean hand = line.kind() == KifLine.Kind.OTHER && HandParser.isHand(line.text());
      if (before != null && hand && before.kind() == KifLine.Kind.HAND && before.said().isEmpty()) {
        String text = before.text() + "　" + Blanks.strip(line.text());
        all.set(all.size() - 1, KifLine.of(text, before.number()));
      } else {
        all.add(line);
      }
    }
    return all;
  }

  /**
   * Hands below the moves of the only drawing, where none stands above, come before the moves: what
   * stands behind the moves of one of several drawings may belong to the next.
   */
  private static List<KifLine> withHandsBeforeMoves(List<KifLine> lines) {
    int moves = 0;
    while (moves < lines.size()
        && lines.get(moves).kind() != KifLine.Kind.MOVES
        && lines.get(moves).kind() != KifLine.Kind.MOVES_HEADER) {
      moves++;
    }
    List<KifLine> above = lines.subList(0, moves);
    List<KifLine> below = lines.subList(moves, lines.size());
    List<KifLine> hands = below.stream().filter(KifLines::isHand).toList();
    boolean other =
        above.stream().noneMatch(line -> line.kind() == KifLine.Kind.BOARD)
            || above.stream().anyMatch(KifLines::isHand)
            || below.stream()
                .anyMatch(
                    line ->
                        line.kind() == KifLine.Kind.BOARD || line.kind() == KifLine.Kind.SEPARATOR);
    if (other || hands.isEmpty()) {
      return lines;
    }
    List<KifLine> all = new ArrayList<>(above);
    all.addAll(hands);
    below.stream().filter(line -> !isHand(line)).forEach(all::add);
    return all;
  }

  private static boolean isHand(KifLine line) {
    return line.kind() == KifLine.Kind.HAND;
  }

  private KifLine settled(KifLine line) {
    switch (line.kind()) {
      case MOVES_HEADER -> announced = true;
      case BOARD -> {
        if (KifBoard.isRow(line.text())) {
          begin();
        }
      }
      case ENTRY -> {
        if (line.key().equals("手合割")) {
          begin();
        }
      }
      case MOVES -> {
        return moves(line);
      }
      case SENTENCE -> {
        return isRecorded(line) ? moves(line.as(KifLine.Kind.MOVES)) : line;
      }
      case NUMBERED -> {
        boolean expected =
            (moves || announced) && !ended && line.moveNumber() == next && !isUnfinished(line);
        next += expected ? 1 : 0;
        moves |= expected;
        ended |= expected;
        return line.as(expected ? KifLine.Kind.MOVES : KifLine.Kind.OTHER);
      }
      case VARIATION -> {
        if (!moves) {
          return line.as(KifLine.Kind.OTHER);
        }
        ended = false;
        next = line.variationPly();
      }
      case FOOTER -> {
        if (!moves && StatedLength.isIn(line.text())) {
          return line.as(KifLine.Kind.OTHER);
        }
        ended = true;
      }
      default -> {
        // It is the same everywhere.
      }
    }
    return line;
  }

  /** Whether it is a number alone, behind which nobody wrote the end: no move follows. */
  private boolean isUnfinished(KifLine line) {
    if (KifLine.numberEnd(line.text(), line.start())
        < Blanks.strip(line.text()).length() + line.start()) {
      return false;
    }
    for (int i = index + 1; i < lines.size(); i++) {
      switch (lines.get(i).kind()) {
        case MOVES, NUMBERED -> {
          return false;
        }
        case BOARD, SEPARATOR, MOVES_HEADER, VARIATION -> {
          return true;
        }
        default -> {
          // It does not go on with the moves.
        }
      }
    }
    return moves;
  }

  private void begin() {
    moves = false;
    announced = false;
    ended = false;
    next = 1;
  }

  /** Whether it is the move that a record expects there, or one of a game, with words behind it. */
  private boolean isRecorded(KifLine line) {
    boolean expected = !ended && line.moveNumber() == Math.max(next, 1) && line.isNumberAndBlank();
    boolean told = line.isTimedOrPlaced();
    return drawn
        ? expected && (announced || told) && line.isMoveWithWords(!told)
        : line.isMoveWithWords(true);
  }

  private KifLine moves(KifLine line) {
    int number = line.moveNumber();
    moves = true;
    ended = line.isEnd();
    next = number > 0 ? number + 1 : 0;
    return line;
  }

  /** A hand that is written at the side of a board is one, as it is above and below. */
  private List<KifLine> withHandsBesideBoards() {
    List<KifLine> all = new ArrayList<>(lines.size());
    List<KifLine> hands = new ArrayList<>();
    for (KifLine line : lines) {
      if (line.kind() != KifLine.Kind.BOARD) {
        all.addAll(hands);
        hands.clear();
      }
      int hand = line.kind() == KifLine.Kind.BOARD ? handBeside(line.text()) : -1;
      if (hand < 0) {
        all.add(line);
      } else {
        String text = line.text();
        all.add(KifLine.of(text.substring(0, hand), line.number()));
        hands.add(KifLine.of(" ".repeat(hand) + text.substring(hand), line.number()));
      }
    }
    all.addAll(hands);
    return all;
  }

  /** Where a hand begins that is written behind a row, or -1. */
  private static int handBeside(String text) {
    BoardRow row = BoardRow.of(text, 1);
    if (row == null || row.rest().isEmpty()) {
      return -1;
    }
    KifLine beside = KifLine.of(row.rest(), 1);
    return beside.kind() == KifLine.Kind.HAND || HandKey.of(row.rest()) != null
        ? text.lastIndexOf(row.rest())
        : -1;
  }
}
