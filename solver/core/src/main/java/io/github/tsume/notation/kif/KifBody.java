package io.github.tsume.notation.kif;

import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.common.ErrorCode;
import io.github.tsume.notation.common.Limits;
import io.github.tsume.notation.common.ReadException;
import io.github.tsume.notation.common.WarningCode;
import io.github.tsume.notation.common.Warnings;
import io.github.tsume.notation.japanese.JapaneseNumbers;
import io.github.tsume.record.Special;
import io.github.tsume.record.TreeBuilder;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A reader of the lines of KIF or KI2 from the first move on: moves, variations, comments, ends.
 *
 * <p>Nothing tells anything about the position or is metadata any more. What is not understood is
 * an error if it may be a move, else a warning.
 */
final class KifBody implements MoveLineParser.Numbering {
  private static final Pattern FOOTER =
      Pattern.compile("([0-9０-９]{1,6}|[一二三四五六七八九十百]{1,7})手(?:目)?で?(.*)");

  private final TreeBuilder tree;
  private final Limits limits;
  private final Warnings warnings;
  private final int firstPly;

  /** Whether the position is drawn, as those of problems are. */
  private final boolean drawn;

  /** Whether a line of its own says that moves follow. */
  private final boolean announced;

  /** The line that is being read. */
  private int line;

  /** Whether it may be a sentence about moves. */
  private boolean caption;

  /** By how much the numbers of the record exceed those of the tree; in its main line. */
  private int base;

  /** The same for the current line. */
  private int offset;

  private @Nullable ReadException unknownEnd;
  private boolean footer;
  private boolean wentOn;

  /**
   * Whether moves below a drawing, or a variation of which nobody knows where it begins, were left
   * out, so that what is said is not of the line.
   */
  private boolean leftOut;

  /** Whether a move that could not be read is what they begin with, as is told of all together. */
  private boolean unread;

  KifBody(Setup setup, boolean drawn, boolean announced, Limits limits, Warnings warnings) {
    this.drawn = drawn;
    this.announced = announced;
    tree = new TreeBuilder(setup);
    this.limits = limits;
    this.warnings = warnings;
    firstPly = setup.ply();
  }

  TreeBuilder tree() {
    return tree;
  }

  /** Whether the last moves were left out. */
  boolean isLeftOut() {
    return leftOut;
  }

  void take(KifLine next) throws ReadException {
    line = next.number();
    caption = next.isCaption();
    switch (next.kind()) {
      case BLANK, REMARK, SEPARATOR, VIEW, MOVES_HEADER -> {
        // They say nothing about moves.
      }
      case COMMENT -> {
        if (!isLeftOut(next)) {
          tree.comment(String.valueOf(next.comment()));
        }
      }
      case MOVES -> moves(next);
      case VARIATION -> variation(next);
      case FOOTER -> {
        if (!isLeftOut(next)) {
          footer(next);
        }
      }
      case OTHER -> other(next);
      case ENTRY, SENTENCE, NUMBERED -> rest(next);
      case BOARD, HAND, TURN, PLY, OTHER_MOVES -> stray(next, isOpen(), warnings);
    }
  }

  private void moves(KifLine next) throws ReadException {
    leftOut |= isTooLate(next);
    if (!isLeftOut(next)) {
      if (caption) {
        warnings.add(WarningCode.TAKEN_FOR_LINE, line, 1, Blanks.strip(next.text()));
      }
      new MoveLineParser(next, tree, limits, warnings).parse(this);
    }
  }

  /** Whether a line belongs to moves that were left out; it is told unless that was said of all. */
  private boolean isLeftOut(KifLine next) throws ReadException {
    if (leftOut && !unread) {
      stray(next.as(KifLine.Kind.OTHER_MOVES), false, warnings);
    }
    return leftOut;
  }

  /**
   * Whether moves do not belong to the line of a problem: its end is told, or the king is mated and
   * no number says that the line goes on.
   */
  private boolean isTooLate(KifLine moves) {
    boolean over = tree.ended() || footer;
    return drawn
        && unknownEnd == null
        && tree.replay().ply() > firstPly
        && MoveShape.isMove(moves.text(), moves.firstMove())
        && (over || (tree.replay().isMated() && moves.moveNumber() - offset != tree.nextPly()));
  }

  /** Words after the moves: how they end, or whatever else. */
  private void other(KifLine next) throws ReadException {
    if (!next.isBareEnd() || tree.isEmpty() || tree.ended()) {
      rest(next);
    } else if (!isLeftOut(next)) {
      new MoveLineParser(next, tree, limits, warnings).end(this);
    }
  }

  /** What is no part of the line; a later move that cannot be read ends it. */
  private void rest(KifLine next) throws ReadException {
    if (tree.isEmpty() || Resemblance.of(next, isOpen()) != Resemblance.MOVE) {
      stray(next, isOpen(), warnings);
    } else if (!isLeftOut(next)) {
      cut(Blanks.strip(next.text()), next.start() + 1);
    }
  }

  /** Whether a move may follow. */
  private boolean isOpen() {
    return !tree.ended() && !footer;
  }

  @Override
  public void unread(ReadException error, String words, int column) throws ReadException {
    if (tree.size() == (unknownEnd == null ? 0 : 1)) {
      throw error;
    }
    cut(words, column);
  }

  private void cut(String words, int column) {
    warnings.add(WarningCode.UNREAD_MOVE, line, column, words);
    leftOut = true;
    unread = true;
  }

  /**
   * Warns of a line that has no place where it stands; one that looks like a part of the record is
   * an error, which says what it was taken for.
   *
   * @param amongMoves whether a move may follow: else it is one only if it is numbered
   */
  static void stray(KifLine line, boolean amongMoves, Warnings warnings) throws ReadException {
    if (line.kind() == KifLine.Kind.ENTRY) {
      KifHeader.requireHand(line);
    }
    String text = Blanks.strip(line.text());
    if (line.kind() == KifLine.Kind.OTHER_MOVES) {
      warnings.add(WarningCode.OTHER_MOVES, line.number(), line.start() + 1, text);
      return;
    }
    if (line.kind() == KifLine.Kind.HAND) {
      throw new ReadException(
          ErrorCode.UNKNOWN_LINE, line.number(), line.start() + 1, "move|変化：N手|*comment", text);
    }
    ErrorCode code =
        switch (Resemblance.of(line, amongMoves)) {
          case NONE -> null;
          case MOVE -> ErrorCode.LIKE_MOVE;
          case HAND -> ErrorCode.LIKE_HAND;
          case ROW -> ErrorCode.BAD_BOARD_ROW;
        };
    if (code != null) {
      throw new ReadException(code, line.number(), line.start() + 1, "", text);
    }
    warnings.add(WarningCode.IGNORED_TEXT, line.number(), line.start() + 1, text);
  }

  /** Begins a variation; one whose place cannot be found is left out and told. */
  private void variation(KifLine next) throws ReadException {
    unread = false;
    String text = next.text();
    int start = next.value();
    int digits = JapaneseNumbers.lengthAt(text, start);
    if (digits == 0 || digits > 6) {
      ignored(text, next.start());
      leftOut = !tree.isEmpty();
      return;
    }
    String number = text.substring(start, start + digits);
    int ply = JapaneseNumbers.large(number) - base;
    int end = Blanks.skip(text, start + digits);
    end += text.startsWith("手目", end) ? 2 : text.startsWith("手", end) ? 1 : 0;
    ignored(text, end);
    if (tree.isEmpty()) {
      ignored(text, next.start());
      return;
    }
    KifReader.checkLimits(tree, limits, line);
    leftOut = !tree.beginVariation(ply);
    if (leftOut) {
      ignored(text, next.start());
      return;
    }
    offset = base;
    unknownEnd = null;
    footer = false;
    wentOn = false;
  }

  private void footer(KifLine next) {
    footer = true;
    Matcher matcher = FOOTER.matcher(next.said());
    if (!matcher.matches()) {
      ignored(next.text(), next.start());
      return;
    }
    count(matcher.group(1), next.value() + 1);
    String words = Blanks.strip(matcher.group(2));
    Special special = Footer.special(words, tree.replay().sideToMove());
    int column = next.text().indexOf(words, next.value()) + 1;
    if (special == null) {
      if (!words.isEmpty() && !tree.ended()) {
        ignored(next.text(), column - 1);
      }
      return;
    }
    if (!Footer.isFamiliar(special, words)) {
      boolean end = special.kind() == Special.Kind.OTHER && !tree.ended();
      WarningCode code = end ? WarningCode.UNKNOWN_END : WarningCode.IGNORED_TEXT;
      warnings.add(code, line, column, words);
    }
    if (!tree.ended()) {
      tree.add(special);
    }
  }

  @Override
  public void closing(LineClosing closing, int column) {
    footer |= closing.until();
    if (!closing.count().isEmpty()) {
      count(closing.count(), column);
    }
    Special special =
        closing.end().isEmpty()
            ? null
            : closing.count().isEmpty()
                ? Special.ofJapanese(closing.end())
                : Footer.special(closing.end(), tree.replay().sideToMove());
    if (special != null && !tree.ended()) {
      tree.add(special);
    }
  }

  /** Compares the number of moves that the record states with those that it has. */
  private void count(String stated, int column) {
    int count = JapaneseNumbers.large(stated);
    int moves = tree.nextPly() - 1 - (tree.ended() ? 1 : 0);
    if (count != moves && count != moves + offset && count != moves + firstPly - 1) {
      warnings.add(WarningCode.MOVE_COUNT, line, column, count, moves);
    }
  }

  private void ignored(String text, int from) {
    int start = Blanks.skip(text, from);
    if (start < text.length()) {
      String rest = Blanks.strip(text.substring(start));
      warnings.add(WarningCode.IGNORED_TEXT, line, start + 1, rest);
    }
  }

  @Override
  public void check(int number, int column) throws ReadException {
    int ply = tree.nextPly();
    if (number == ply + offset) {
      return;
    }
    if (number == 1 && ply > 1) {
      throw new ReadException(ErrorCode.SECOND_LINE, line, column, ply + "|変化：1手");
    }
    if (!tree.isEmpty() || number != firstPly) {
      warnings.add(WarningCode.MOVE_NUMBER, line, column, number, ply);
    }
    offset = number - ply;
    base = tree.isEmpty() ? offset : base;
  }

  @Override
  public void unknownEnd(String words, int column) {
    warnings.add(WarningCode.UNKNOWN_END, line, column, words);
    unknownEnd = new ReadException(ErrorCode.BAD_MOVE, line, column, "move", words);
  }

  @Override
  public void move(int column) throws ReadException {
    if (unknownEnd != null) {
      // What stands in the place of a move and is followed by moves was one.
      throw unknownEnd;
    }
    if (tree.ended() && !wentOn) {
      wentOn = true;
      warnings.add(WarningCode.MOVE_AFTER_END, line, column);
    }
  }

  /**
   * {@inheritDoc} Of a problem, its line then fails there. Where nothing says that moves follow,
   * the first one rather shows that they are none of this position.
   */
  @Override
  public boolean mayBeImpossible() {
    return drawn && !caption && (announced || tree.lastMove() != Move.NONE);
  }
}
