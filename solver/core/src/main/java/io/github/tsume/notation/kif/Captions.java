package io.github.tsume.notation.kif;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The author's line as people write it beside a drawing that has no record of moves: 解答 １二金まで１手詰,
 * 作意：▲１二金, Solution: ▲１二金, or the moves alone. Above the only drawing it is the same as below it. A
 * list that its caption calls wrong is another list of moves.
 */
final class Captions {
  /** A move as it is written in English or for programs. */
  private static final Pattern FOREIGN =
      Pattern.compile(
          "(?<![A-Za-z0-9])(?:\\+?[PLNSGBRK](?:[1-9][a-i1-9])?[-x*'][1-9][a-i1-9]|[1-9][a-i][1-9][a-i])\\+?"
              + "(?![A-Za-z0-9])");

  private static final int ROWS_OF_ONE = 9;

  private final List<KifLine> lines;

  /** The lines with a caption, and those that are moves alone, below the drawing. */
  private final List<Integer> captions = new ArrayList<>();

  private final List<Integer> bare = new ArrayList<>();

  /** The lines with a list that is not the solution, below the drawing and above all of them. */
  private final List<Integer> others = new ArrayList<>();

  private final List<Integer> othersAbove = new ArrayList<>();
  private int above = -1;
  private boolean drawn;
  private boolean moves;
  private boolean recorded;

  private Captions(List<KifLine> lines) {
    this.lines = lines;
  }

  /** Takes such lines at each drawing without a record of moves for lines of moves. */
  static void settle(List<KifLine> lines) {
    new Captions(lines).settle();
  }

  private void settle() {
    boolean one = lines.stream().filter(Captions::isRow).count() <= ROWS_OF_ONE;
    for (int i = 0; i < lines.size(); i++) {
      KifLine line = lines.get(i);
      if (isRow(line) || line.kind() == KifLine.Kind.SEPARATOR) {
        finish();
        drawn |= isRow(line);
      } else if (drawn || one) {
        take(line, i);
      }
    }
    boolean record = recorded;
    boolean alone = drawn && !moves && captions.isEmpty() && bare.isEmpty();
    finish();
    if (!record) {
      othersAbove.forEach(this::leaveOut);
    }
    if (above >= 0 && alone && !record) {
      lines.add(moves(lines.remove(above)));
    }
  }

  private static boolean isRow(KifLine line) {
    return line.kind() == KifLine.Kind.BOARD && KifBoard.isRow(line.text());
  }

  private void take(KifLine line, int index) {
    switch (line.kind()) {
      case MOVES_HEADER -> recorded = true;
      case MOVES -> {
        moves |= drawn;
        recorded |= drawn && line.moveNumber() > 0;
      }
      case VARIATION -> variation(line, index);
      case OTHER, ENTRY -> words(line, index);
      default -> {
        // It is no caption.
      }
    }
  }

  /** 変化：△３一玉 does not say where it begins: it is another list, or a sentence. */
  private void variation(KifLine line, int index) {
    if (MoveShape.isMove(line.text(), line.value())) {
      boolean list = MoveSentence.areMoves(line.text(), line.value());
      lines.set(index, line.as(list ? KifLine.Kind.OTHER_MOVES : KifLine.Kind.SENTENCE));
    }
  }

  private void words(KifLine line, int index) {
    String text = line.text();
    int begin = ListWords.afterCaption(text);
    boolean wrong = begin > 0 && ListWords.isWrong(ListWords.captionOf(text, begin));
    boolean foreign = begin < 0 && line.kind() == KifLine.Kind.ENTRY && isForeign(line);
    if (wrong || foreign) {
      (drawn ? others : othersAbove).add(index);
    } else if (begin == 0 && drawn) {
      bare.add(index);
    } else if (begin > 0 && drawn) {
      captions.add(index);
    } else if (begin > 0) {
      above = above < 0 ? index : above;
    }
  }

  /** Whether an entry holds moves that are not written in Japanese. */
  private static boolean isForeign(KifLine entry) {
    String key = ListWords.heading(entry.key());
    return (ListWords.isRight(key) || ListWords.isAnother(key) || ListWords.isWrong(key))
        && FOREIGN.matcher(entry.said()).find();
  }

  /** Decides about what stands below a drawing, once all of it is known. */
  private void finish() {
    if (!recorded) {
      captions.forEach(at -> lines.set(at, moves(lines.get(at))));
      others.forEach(this::leaveOut);
    }
    for (int at : bare) {
      KifLine line = lines.get(at);
      if (!moves && captions.isEmpty()) {
        lines.set(at, moves(line));
      } else if (line.text().contains("まで") || line.text().contains("迄")) {
        leaveOut(at);
      }
    }
    captions.clear();
    others.clear();
    bare.clear();
    if (drawn) {
      moves = false;
      recorded = false;
    }
  }

  private void leaveOut(int at) {
    lines.set(at, lines.get(at).as(KifLine.Kind.OTHER_MOVES));
  }

  private static KifLine moves(KifLine line) {
    return line.from(KifLine.Kind.MOVES, ListWords.afterCaption(line.text()));
  }
}
