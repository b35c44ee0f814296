package io.github.tsume.notation.kif;

import io.github.tsume.board.Move;
import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.common.ErrorCode;
import io.github.tsume.notation.common.Limits;
import io.github.tsume.notation.common.ReadException;
import io.github.tsume.notation.common.WarningCode;
import io.github.tsume.notation.common.Warnings;
import io.github.tsume.notation.japanese.JapaneseNumbers;
import io.github.tsume.notation.japanese.Sides;
import io.github.tsume.record.Replay;
import io.github.tsume.record.Special;
import io.github.tsume.record.TreeBuilder;
import io.github.tsume.rules.Color;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A reader of a line of moves of KIF or KI2: one with its number and time, or several with marks.
 *
 * <pre>
 *   1 ７六歩(77)   ( 0:02/00:00:02)+
 *   2 投了
 *   ▲７六歩    △３四歩    ▲２六歩
 *   1：▲７六歩　2：△３四歩
 * </pre>
 */
public final class MoveLineParser {
  /** What would make another move of the one before. */
  private static final Pattern END_OF_MOVE =
      Pattern.compile("不?成|不なり|なり|打|生|[左右直上寄引行入下]{1,2}(?!\\p{L})");

  private static final String SIGNS = Sides.sign(Color.BLACK) + "|" + Sides.sign(Color.WHITE);

  private final String text;
  private final int line;
  private final TreeBuilder tree;
  private final Limits limits;
  private final Warnings warnings;
  private int at;

  /** Words about an end that are no kind of their own, and yet known. */
  public static final Set<String> OTHER_ENDS = Set.of("封じ手", "不戦勝", "不戦敗", "対局終了");

  /** What cannot be read without knowing the lines before. */
  interface Numbering {
    /** A move or an end is written with this number. */
    void check(int number, int column) throws ReadException;

    /** Words of an end that nobody knows are taken for one. */
    void unknownEnd(String words, int column);

    /** Words close the line. */
    void closing(LineClosing closing, int column);

    /** A move follows. */
    void move(int column) throws ReadException;

    /**
     * What stands there cannot be read: the error of a first move, else the line ends before it.
     */
    void unread(ReadException error, String words, int column) throws ReadException;

    /** Whether the move that follows is one of a line even if nobody can make it. */
    boolean mayBeImpossible();
  }

  MoveLineParser(KifLine line, TreeBuilder tree, Limits limits, Warnings warnings) {
    text = line.text();
    this.line = line.number();
    this.tree = tree;
    this.limits = limits;
    this.warnings = warnings;
    at = line.start();
  }

  /** Adds what the line says to the tree. */
  void parse(Numbering numbering) throws ReadException {
    while (at < text.length()) {
      KifReader.checkLimits(tree, limits, line);
      int start = at;
      boolean numbered = number(numbering);
      int from = at < text.length() ? at : start;
      try {
        if (!step(numbered, numbering)) {
          return;
        }
      } catch (ReadException e) {
        numbering.unread(e, Blanks.strip(text.substring(from)), from + 1);
        return;
      }
    }
  }

  /** Adds a move or an end once what stands behind it is read; false if words close the line. */
  private boolean step(boolean numbered, Numbering numbering) throws ReadException {
    if (at == text.length()) {
      throw error(ErrorCode.BAD_MOVE, at, "move", "");
    }
    char first = text.charAt(at);
    boolean isMove =
        Sides.isSign(first)
            || ((first == '同' || JapaneseNumbers.digit(first) >= 0)
                && !(numbered && Resemblance.isNoMove(text, at)));
    if (!isMove && !numbered) {
      throw error(ErrorCode.UNEXPECTED_TEXT, at, SIGNS, text.substring(at));
    }
    int move = Move.NONE;
    Special end = null;
    if (isMove) {
      numbering.move(at + 1);
      move = move(numbering.mayBeImpossible());
    } else {
      end = special(numbering);
    }
    KifTime time = times();
    int behind = at;
    boolean closed = at < text.length() && !isNext(numbered);
    LineClosing closing = closed ? LineClosing.at(text, at) : null;
    if (closed && closing == null) {
      words(numbered ? "time|+|end of line" : SIGNS);
    }
    add(move, end, time);
    if (closing != null) {
      numbering.closing(closing, behind + 1);
    }
    return closing == null;
  }

  private void add(int move, @Nullable Special end, @Nullable KifTime time) {
    if (end == null) {
      tree.add(move);
    } else {
      tree.add(end);
    }
    if (time != null) {
      tree.time(time.spent(), time.total());
    }
  }

  /** Whether another move follows on the line: it has a number or a mark. */
  private boolean isNext(boolean numbered) {
    if (Sides.isSign(text.charAt(at))
        || (MoveShape.isMove(text, at) && (!numbered || MoveSentence.areMoves(text, at)))) {
      return true;
    }
    int end = KifLine.numberEnd(text, at);
    int next = Blanks.skip(text, KifLine.markEnd(text, end));
    boolean apart = next > end || (end < text.length() && Sides.isSign(text.charAt(end)));
    return end > at && apart && MoveShape.isMove(text, next);
  }

  /** Reads the number of a move; not the square that a move without number begins with. */
  private boolean number(Numbering numbering) throws ReadException {
    int start = at;
    int end = KifLine.numberEnd(text, at);
    int next = Blanks.skip(text, KifLine.markEnd(text, end));
    boolean square = next == end && !MoveShape.isMove(text, end);
    if (end == start || end - start > 6 || square) {
      return false;
    }
    at = next;
    int number = Math.toIntExact(JapaneseNumbers.ofDigits(text.substring(start, end)));
    numbering.check(number, start + 1);
    return true;
  }

  private int move(boolean mayBeImpossible) throws ReadException {
    int start = at;
    Replay replay = tree.replay();
    JapaneseMoveParser parser = new JapaneseMoveParser(text, at, line, replay, tree.lastMove());
    int move = mayBeImpossible ? parser.parseAny() : parser.parse();
    at = parser.position();
    warnings.ofMove(move, replay, line, start + 1, text.substring(start, at));
    return move;
  }

  /** Adds the end that stands next, with its time. */
  void end(Numbering numbering) throws ReadException {
    Special end = special(numbering);
    add(Move.NONE, end, times());
  }

  private Special special(Numbering numbering) throws ReadException {
    int start = at;
    String word = KifLine.word(text, at);
    String name = letters(word);
    Special special = Special.ofJapanese(word);
    if (special.kind() == Special.Kind.OTHER
        && Special.ofJapanese(name).kind() != Special.Kind.OTHER) {
      word = name; // What follows is a broken time, or words.
      special = Special.ofJapanese(name);
      at += name.length();
    } else {
      while (at < text.length() && "(（+＋".indexOf(text.charAt(at)) < 0) {
        at++;
      }
    }
    if (special.kind() == Special.Kind.OTHER && !OTHER_ENDS.contains(word)) {
      if (word.isEmpty() || Resemblance.holdsMove(text, start, start + word.length())) {
        throw error(ErrorCode.BAD_MOVE, start, "move", word);
      }
      numbering.unknownEnd(word, start + 1);
    }
    return special;
  }

  /** The letters that words begin with. */
  private static String letters(String words) {
    int end = 0;
    while (end < words.length()
        && Character.isLetter(words.charAt(end))
        && JapaneseNumbers.digit(words.charAt(end)) < 0) {
      end++;
    }
    return words.substring(0, end);
  }

  /**
   * Takes the time of the move, if one stands there, and passes over whatever else stands in
   * parentheses.
   */
  private @Nullable KifTime times() throws ReadException {
    at = skip(at);
    KifTime first = null;
    while (at < text.length() && "(（".indexOf(text.charAt(at)) >= 0) {
      KifTime time = KifTime.parse(text, at);
      int end = time == null ? KifTime.endOfAside(text, at) : time.end();
      if (time == null || (first != null && time.spent() != first.spent())) {
        String aside = Blanks.strip(text.substring(at, end));
        requireNoMove(at + 1, Blanks.strip(aside.replaceAll("[()（）]", "")), "(m:ss/h:mm:ss)");
        warnings.add(WarningCode.IGNORED_TEXT, line, at + 1, aside);
      } else if (first == null) {
        first = time;
      }
      at = skip(end);
    }
    if (at < text.length() && "+＋".indexOf(text.charAt(at)) >= 0) {
      at = Blanks.skip(text, at + 1);
    }
    return first;
  }

  /** Passes over blanks, and over commas and arrows between moves. */
  private int skip(int from) {
    int next = Blanks.skip(text, from);
    boolean comma = next < text.length() && MoveSentence.SEPARATORS.indexOf(text.charAt(next)) >= 0;
    return comma && MoveShape.isMove(text, next + 1) ? Blanks.skip(text, next + 1) : next;
  }

  /** Passes over words after a move, up to the mark of the next one. */
  private void words(String expected) throws ReadException {
    int end = at;
    while (end < text.length() && !Sides.isSign(text.charAt(end))) {
      end++;
    }
    String words = Blanks.strip(text.substring(at, end));
    requireNoMove(at, words, expected);
    warnings.add(WarningCode.IGNORED_TEXT, line, at + 1, words);
    at = end;
  }

  /** Refuses words that may be a move, or the end of one. */
  private void requireNoMove(int index, String words, String expected) throws ReadException {
    boolean move = END_OF_MOVE.matcher(words).lookingAt() || MoveShape.isPiece(words, 0);
    for (int i = 0; i < words.length() && !move; i++) {
      move = MoveShape.isMove(words, i);
    }
    if (move) {
      throw error(ErrorCode.UNEXPECTED_TEXT, index, expected, words);
    }
  }

  private ReadException error(ErrorCode code, int index, String expected, Object argument) {
    return new ReadException(code, line, index + 1, expected, argument);
  }
}
