package io.github.tsume.notation.kif;

import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.japanese.BoardRow;
import io.github.tsume.notation.japanese.JapaneseNumbers;
import io.github.tsume.notation.japanese.JapanesePieces;
import io.github.tsume.notation.japanese.Sides;
import java.util.regex.Pattern;

/**
 * The look of a line that cannot be read. What looks like nothing of a record is prose, which is
 * left out with a warning wherever it stands; what looks like a part of one is an error.
 */
public enum Resemblance {
  NONE,
  MOVE,
  HAND,
  ROW;

  private static final String SEPARATORS = "、，,・／/";
  private static final String COUNT_MARKS = "×xX✕枚";
  private static final String EMPTY = "・･.·．口□";
  private static final String SIDE_MARKS = "vVｖＶ^";

  /** What counts other things than files: "12月", "３手". */
  private static final String COUNTERS = "手月日年問番回題分秒号名時人級段歳枚点円頁個件局位部章図";

  private static final Pattern TIME =
      Pattern.compile("[(（][^0-9)）]{0,5}[0-9]{1,4}[:：][0-9]{1,2}[\\s　]*[/)）]");

  /** What a line looks like that stands among moves, or neither among them nor after their end. */
  static Resemblance of(KifLine line, boolean amongMoves) {
    if (line.kind() == KifLine.Kind.SENTENCE) {
      return NONE;
    }
    if (amongMoves ? line.resemblesMove() : isNumberedMove(line)) {
      return MOVE;
    }
    String text = Blanks.strip(line.text());
    if (amongMoves || text.isEmpty()) {
      return NONE;
    }
    return isRow(text) ? ROW : isHand(text, 0) ? HAND : NONE;
  }

  /** Whether a number or a mark is followed by what may be a mistyped move, or by a clock. */
  private static boolean isNumberedMove(KifLine line) {
    String text = line.text();
    int end = KifLine.numberEnd(text, line.start());
    int next = Blanks.skip(text, KifLine.markEnd(text, end));
    return end > line.start() && next > end && mistyped(text, next);
  }

  /** Whether a move seems to be meant at an index, though it is none. */
  static boolean mistyped(String text, int at) {
    if (at + 1 >= text.length()) {
      return false;
    }
    boolean first = JapaneseNumbers.digit(text.charAt(at)) > 0;
    boolean second = JapaneseNumbers.digit(text.charAt(at + 1)) > 0;
    int third = Blanks.skip(text, at + 2);
    char after = third < text.length() ? text.charAt(third) : ' ';
    boolean square = first && second && third < text.length() && after > 127 && !goesOn(after);
    boolean nearly = (first || second) && MoveShape.isPiece(text, third);
    return square || nearly || MoveShape.hasOrigin(text, at) || hasTime(text);
  }

  /** Whether a word goes on behind numbers: 12月, ３三の地点. */
  private static boolean goesOn(char after) {
    return isCounter(after) || (after >= '\u3041' && after <= '\u309f' && after != 'と');
  }

  /** Whether a character counts other things than files. */
  static boolean isCounter(char c) {
    return COUNTERS.indexOf(c) >= 0;
  }

  /**
   * Whether what begins with a digit or 同 in the place of a move can be none: it has neither a
   * square and a piece, nor the square from which one comes, nor nearly that: 10分切れ, 256手到達.
   */
  static boolean isNoMove(String text, int at) {
    if (MoveShape.isMove(text, at) || MoveShape.hasOrigin(text, at)) {
      return false;
    }
    String word = KifLine.word(text, at);
    if (word.startsWith("同")) {
      return word.length() > 2 && !MoveShape.isPiece(word, Blanks.skip(word, 1));
    }
    int digits = 0;
    while (digits < word.length() && JapaneseNumbers.digit(word.charAt(digits)) >= 0) {
      digits++;
    }
    if (word.startsWith("二歩") || digits > 2) {
      return true;
    }
    int next = Blanks.skip(word, digits);
    boolean piece = MoveShape.isPiece(word, next) || MoveShape.isPiece(word, next + 1);
    if (next == word.length() || piece) {
      return false;
    }
    // A file and a rank as they are printed are a square, whatever is said to move there.
    boolean square = digits == 2 && "一二三四五六七八九".indexOf(word.charAt(1)) >= 0;
    boolean goesOn =
        !square && Character.isLetter(word.charAt(word.length() - 1)) && word.length() > next + 1;
    return !Character.isLetter(word.charAt(next)) || goesOn(word.charAt(next)) || goesOn;
  }

  /**
   * Whether words in the place of a move hold one, or its origin, or begin with a sign or a letter
   * in the place of a file: Ｄ一玉, ?一玉.
   */
  static boolean holdsMove(String text, int from, int end) {
    for (int at = from; at < end; at++) {
      boolean sign = Sides.isSign(text.charAt(at));
      boolean inside = at > from && JapaneseNumbers.digit(text.charAt(at - 1)) >= 0;
      if (sign || (!inside && MoveShape.isMove(text, at))) {
        return true;
      }
    }
    boolean japanese = text.charAt(from) >= '\u3041' && text.charAt(from) <= '\u9fff';
    boolean rank = from + 2 < end && JapaneseNumbers.digit(text.charAt(from + 1)) > 0;
    return (!japanese && rank && MoveShape.isPiece(text, from + 2))
        || MoveShape.hasOrigin(text, from);
  }

  private static boolean hasTime(String text) {
    return TIME.matcher(text).find();
  }

  /** Whether cells of a board stand beside one another, most of them such as boards have. */
  private static boolean isRow(String text) {
    if (BoardRow.BARS.indexOf(text.charAt(0)) >= 0) {
      return BoardBlocks.isDrawn(text);
    }
    String[] words = text.split("[\\s　]+", -1);
    int cells = 0;
    int drawn = 0;
    boolean pieces = false;
    for (String word : words) {
      boolean cell = word.codePoints().allMatch(c -> isCell(new String(Character.toChars(c))));
      boolean sign = word.codePoints().anyMatch(c -> EMPTY.indexOf(c) >= 0 || isMark(c));
      cells += cell ? 1 : 0;
      drawn += cell && sign ? 1 : 0;
      pieces |= cell && word.codePoints().anyMatch(c -> isPiece(new String(Character.toChars(c))));
    }
    // A few dots are drawn for the eye.
    return drawn > 0 && (pieces || drawn > 4) && words.length > 2 && cells * 2 > words.length;
  }

  private static boolean isCell(String character) {
    return EMPTY.contains(character) || SIDE_MARKS.contains(character) || isPiece(character);
  }

  private static boolean isPiece(String character) {
    return JapanesePieces.isCell(character);
  }

  private static boolean isMark(int c) {
    return SIDE_MARKS.indexOf(c) >= 0;
  }

  /** Whether a text is pieces with their numbers from an index on, or says that there are none. */
  static boolean isHand(String text, int from) {
    boolean pieces = false;
    int at = from;
    while (at < text.length()) {
      char c = text.charAt(at);
      int piece = JapanesePieces.anyFullLengthAt(text, at);
      if (text.startsWith("なし", at) || text.startsWith("無し", at)) {
        pieces = true;
        at += 2;
      } else if (piece > 0) {
        pieces = true;
        at += piece;
      } else if (Blanks.is(c)
          || SEPARATORS.indexOf(c) >= 0
          || COUNT_MARKS.indexOf(c) >= 0
          || SIDE_MARKS.indexOf(c) >= 0) {
        at++;
      } else if (JapaneseNumbers.lengthAt(text, at) > 0) {
        at += JapaneseNumbers.lengthAt(text, at);
      } else {
        return false;
      }
    }
    return pieces;
  }

  /** Whether a hand goes on after its key, or is broken; else words go on: 持駒が多い. */
  public static boolean continuesHand(String text, int from) {
    int at = Blanks.skip(text, from);
    if (at == text.length() || text.startsWith("残", at) || isHand(text, at)) {
      return true;
    }
    int piece = JapanesePieces.anyFullLengthAt(text, at);
    int after = at + piece;
    boolean ends =
        after == text.length()
            || Blanks.is(text.charAt(after))
            || JapaneseNumbers.lengthAt(text, after) > 0;
    return piece > 0 && ends;
  }

  /** Where a remark begins that stands behind a hand, or the length of the text. */
  static int remark(String text, int from) {
    if (HandParser.isHand(text.substring(from))) {
      return text.length();
    }
    for (int at = from; at < text.length(); at++) {
      boolean opens = "（(〔[【※←#＃;；<＜「".indexOf(text.charAt(at)) >= 0;
      if (opens
          && (isHand(text.substring(0, at), from) || HandParser.isHand(text.substring(from, at)))
          && text.indexOf('残', at) < 0) {
        return at;
      }
    }
    return text.length();
  }
}
