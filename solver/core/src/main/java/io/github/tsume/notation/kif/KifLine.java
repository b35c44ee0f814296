package io.github.tsume.notation.kif;

import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.japanese.JapaneseNumbers;
import io.github.tsume.notation.japanese.Sides;
import io.github.tsume.notation.japanese.StatedLength;
import io.github.tsume.record.Special;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A line of KIF, KI2 or BOD, and what it is by itself, wherever it stands.
 *
 * <p>Every line is of one kind, and readers decide about each kind: none is passed over because
 * nobody asked for it.
 *
 * @param text the whole line
 * @param number its number, 1 for the first
 * @param start the index of its first character that is no blank
 * @param value the index at which what it says begins, after a key or a mark
 */
record KifLine(Kind kind, String text, int number, int start, int value) {

  /** The kinds of lines. */
  enum Kind {
    /** Nothing, or a line drawn for the eye. */
    BLANK,
    /** "#…", which says nothing to programs. */
    REMARK,
    /** "#--separator--", between two records. */
    SEPARATOR,
    /** "*…" and "&amp;…", about the last move. */
    COMMENT,
    /** "手数----指手----", after which the moves come. */
    MOVES_HEADER,
    /** "まで7手で…". */
    FOOTER,
    /** "変化：3手". */
    VARIATION,
    /** Moves, with numbers, marks of the side or neither. */
    MOVES,
    /** Moves, and what belongs to them, of another list than the author's line. */
    OTHER_MOVES,
    /** A move, or the mark of one, and words that go on: prose wherever it stands. */
    SENTENCE,
    /** A number and words, which are an end, or a broken move, only where a move is expected. */
    NUMBERED,
    /** A row or the frame of a board. */
    BOARD,
    /** "盤面回転", from which side to look. */
    VIEW,
    /** "先手の持駒：…". */
    HAND,
    /** "先手番". */
    TURN,
    /** "手数＝7 …", how many moves led to the board. */
    PLY,
    /** "key：value". */
    ENTRY,
    /** Whatever else. */
    OTHER
  }

  private static final int LONGEST_KEY = 64;
  private static final String COLONS = "：:﹕︰∶";
  private static final String AFTER_NUMBER = ".．:：、,，)）]";
  private static final String DASHES = "-－―─ー—–‐";

  private static final Pattern VARIATION = Pattern.compile("[0-9０-９一二三四五六七八九十]{1,6}手目?");
  private static final Pattern TURN =
      Pattern.compile("(?:次は)?" + Sides.SIGN + "?" + Sides.NAME + "の?番(?:です)?[。.]?");

  static KifLine of(String line, int number) {
    int start = Blanks.skip(line, 0);
    if (start == line.length()) {
      return new KifLine(Kind.BLANK, line, number, start, start);
    }
    switch (line.charAt(start)) {
      case '*', '＊':
        return new KifLine(Kind.COMMENT, line, number, start, start + 1);
      case '&':
        return new KifLine(Kind.COMMENT, line, number, start, start);
      case '#':
        boolean separates = line.startsWith("--separator", start + 1);
        return new KifLine(
            separates ? Kind.SEPARATOR : Kind.REMARK, line, number, start, start + 1);
      default:
        return named(line, number, start);
    }
  }

  private static KifLine named(String line, int number, int start) {
    if (KifBoard.draws(line)) {
      return new KifLine(Kind.BOARD, line, number, start, start);
    }
    int value = afterWord(line, start, "手数");
    if (value >= 0 && value < line.length()) {
      if (DASHES.indexOf(line.charAt(value)) >= 0) {
        return new KifLine(Kind.MOVES_HEADER, line, number, start, value);
      }
      if ("＝=".indexOf(line.charAt(value)) >= 0) {
        return new KifLine(Kind.PLY, line, number, start, Blanks.skip(line, value + 1));
      }
    }
    if (Footer.isOne(line, start)) {
      return new KifLine(Kind.FOOTER, line, number, start, start + 2);
    }
    value = afterWord(line, start, "変化");
    if (value >= 0 && value < line.length()) {
      if (COLONS.indexOf(line.charAt(value)) >= 0) {
        int said = Blanks.skip(line, value + 1);
        Kind kind = MoveSentence.areMoves(line, said) ? Kind.OTHER_MOVES : Kind.SENTENCE;
        return new KifLine(
            MoveShape.isMove(line, said) ? kind : Kind.VARIATION, line, number, start, said);
      }
      if (VARIATION.matcher(Blanks.strip(line.substring(value))).matches()) {
        return new KifLine(Kind.VARIATION, line, number, start, value);
      }
    }
    if (line.startsWith("盤面回転", start) || line.startsWith("盤面反転", start)) {
      return new KifLine(Kind.VIEW, line, number, start, start + 4);
    }
    HandKey hand = HandKey.of(line);
    if (hand != null) {
      boolean entry = hand.isPlayer() && COLONS.indexOf(line.charAt(hand.end() - 1)) >= 0;
      return new KifLine(entry ? Kind.ENTRY : Kind.HAND, line, number, start, hand.end());
    }
    if (TURN.matcher(Blanks.strip(line)).matches()) {
      return new KifLine(Kind.TURN, line, number, start, start);
    }
    if (MoveSentence.isOne(line)) {
      return new KifLine(Kind.SENTENCE, line, number, start, start);
    }
    if (isMoves(line, start)) {
      return new KifLine(Kind.MOVES, line, number, start, start);
    }
    if (isNumbered(line, start)) {
      return new KifLine(Kind.NUMBERED, line, number, start, start);
    }
    int colon = colon(line, start);
    if (colon > start && isKey(line, start, colon)) {
      return new KifLine(Kind.ENTRY, line, number, start, colon + 1);
    }
    return new KifLine(isDrawn(line) ? Kind.BLANK : Kind.OTHER, line, number, start, start);
  }

  private static int afterWord(String line, int start, String word) {
    return line.startsWith(word, start) ? Blanks.skip(line, start + word.length()) : -1;
  }

  private static int colon(String line, int start) {
    for (int at = start; at < line.length() && at - start <= LONGEST_KEY; at++) {
      if (COLONS.indexOf(line.charAt(at)) >= 0) {
        return at;
      }
    }
    return -1;
  }

  /** Whether it is a rule such as "-----" or "＝＝＝＝". */
  private static boolean isDrawn(String line) {
    for (int at = 0; at < line.length(); at++) {
      char c = line.charAt(at);
      if (!Blanks.is(c) && "-－―─━ー—=＝~～_＿".indexOf(c) < 0) {
        return false;
      }
    }
    return true;
  }

  private static boolean isMoves(String line, int start) {
    if (Sides.isSign(line.charAt(start))) {
      return isMarked(line, start);
    }
    int end = numberEnd(line, start);
    if (StatedLength.isAll(line) || StatedLength.begins(line)) {
      return false;
    }
    if (end == start || end - start > 6) {
      int colon = colon(line, start);
      boolean key = colon >= 0 && !MoveShape.isClock(line, start, colon);
      return !key && MoveSentence.areMoves(line, start);
    }
    int mark = markEnd(line, end);
    int next = Blanks.skip(line, mark);
    if (next < line.length() && Sides.isSign(line.charAt(next))) {
      return isMarked(line, next);
    }
    if (next > end) {
      return MoveShape.isMove(line, next)
          || isEnd(line, next)
          || (mark == end && isMistyped(line, next));
    }
    return MoveShape.isMove(line, next) || MoveSentence.areMoves(line, start);
  }

  /** Whether a mark of the side is followed by a move, or by what is meant for one. */
  private static boolean isMarked(String line, int sign) {
    int next = Blanks.skip(line, sign + 1);
    return MoveShape.isMove(line, sign)
        || isEnd(line, next)
        || Resemblance.mistyped(line, next)
        || (next < line.length() && JapaneseNumbers.digit(line.charAt(next)) > 0);
  }

  private static boolean isMistyped(String line, int next) {
    return (next == line.length() || COLONS.indexOf(line.charAt(next)) < 0)
        && Resemblance.mistyped(line, next);
  }

  /** Whether it is a number with a blank behind it, and no key. */
  private static boolean isNumbered(String line, int start) {
    int end = numberEnd(line, start);
    int next = Blanks.skip(line, end);
    return end > start
        && end - start <= 6
        && next > end
        && markEnd(line, end) == end
        && (next == line.length() || COLONS.indexOf(line.charAt(next)) < 0);
  }

  private static boolean isEnd(String line, int at) {
    return Special.ofJapanese(word(line, at)).kind() != Special.Kind.OTHER;
  }

  /** Whether what a colon follows may be a key: not a clock, an address or a number. */
  private static boolean isKey(String line, int start, int colon) {
    return !MoveShape.isClock(line, start, colon)
        && !line.startsWith("//", colon + 1)
        && numberEnd(line, start) < colon;
  }

  /** The words that stand in the place of a move. */
  static String word(String text, int from) {
    int end = from;
    while (end < text.length() && "(（+＋".indexOf(text.charAt(end)) < 0) {
      end++;
    }
    return Blanks.strip(text.substring(from, end));
  }

  /** The index after a number whose digits are all of one width. */
  static int numberEnd(String text, int from) {
    int at = from;
    char zero = at < text.length() && text.charAt(at) >= '０' ? '０' : '0';
    while (at < text.length() && text.charAt(at) >= zero && text.charAt(at) <= zero + 9) {
      at++;
    }
    return at;
  }

  /** The index after what sets the number of a move apart, such as "." or "手目：". */
  static int markEnd(String text, int from) {
    int at = from;
    if (text.startsWith("手", at)) {
      at += text.startsWith("手目", at) ? 2 : 1;
    }
    int mark = Blanks.skip(text, at);
    return mark < text.length() && AFTER_NUMBER.indexOf(text.charAt(mark)) >= 0 ? mark + 1 : at;
  }

  /** Whether it is more than empty or a remark. */
  boolean saysSomething() {
    return kind != Kind.BLANK && kind != Kind.REMARK;
  }

  /** Whether it is a row of a board. */
  boolean isRow() {
    return kind == Kind.BOARD && KifBoard.isRow(text);
  }

  /** Whether it says how many moves led to the board. */
  boolean countsMoves() {
    return kind == Kind.PLY || (kind == Kind.ENTRY && key().equals(KifHeader.FIRST_PLY));
  }

  /** Whether it is a move, or an end, with the number of a later one than the first. */
  boolean isLater() {
    return moveNumber() > 1 && (MoveShape.isMove(text, firstMove()) || isEnd());
  }

  /** Whether it begins with the number of the first move. */
  boolean beginsWithOne() {
    int end = numberEnd(text, start);
    return end - start == 1 && JapaneseNumbers.digit(text.charAt(start)) == 1;
  }

  /** The index at which the first move begins, after its number. */
  int firstMove() {
    int end = numberEnd(text, start);
    int next = Blanks.skip(text, markEnd(text, end));
    boolean square = next == end && !MoveShape.isMove(text, end) && !isSignAt(end);
    return end == start || square ? start : next;
  }

  private boolean isSignAt(int at) {
    return at < text.length() && Sides.isSign(text.charAt(at));
  }

  /** The number that it begins with, 0 if there is none that can be one of a move. */
  int moveNumber() {
    int end = numberEnd(text, start);
    boolean apart = Blanks.skip(text, markEnd(text, end)) > end || MoveShape.isMove(text, end);
    return end > start && end - start <= 6 && apart
        ? Math.toIntExact(JapaneseNumbers.ofDigits(text.substring(start, end)))
        : 0;
  }

  /** Whether nothing but blanks stands behind its number, as KIF has it. */
  boolean isNumberAndBlank() {
    int end = numberEnd(text, start);
    return end > start && Blanks.skip(text, end) > end && markEnd(text, end) == end;
  }

  /** Whether its first move says where it comes from, or how long it took. */
  boolean isTimedOrPlaced() {
    return MoveShape.hasOrigin(text, firstMove()) || hasClock();
  }

  /** The ply at which a variation begins, 0 if it does not say. */
  int variationPly() {
    int digits = JapaneseNumbers.lengthAt(text, value);
    return digits == 0 || digits > 6
        ? 0
        : JapaneseNumbers.large(text.substring(value, value + digits));
  }

  /** Whether a line of moves ends its line. */
  boolean isEnd() {
    int end = numberEnd(text, start);
    return end > start && isEnd(text, Blanks.skip(text, markEnd(text, end)));
  }

  /** Whether it is an end without a number, with its time or alone. */
  boolean isBareEnd() {
    String said = Blanks.strip(text);
    int behind = Blanks.skip(said, word(said, 0).length());
    KifTime time = behind == said.length() ? null : KifTime.parse(said, behind);
    return isEnd(said, 0) && (time == null ? behind : time.end()) == said.length();
  }

  /**
   * Whether a move stands there that words follow, where a move is expected: a move with a remark.
   *
   * @param apart whether the words must be set apart from it, as in no sentence
   */
  boolean isMoveWithWords(boolean apart) {
    MoveSentence.Kind sentence = MoveSentence.of(text, start);
    return kind == Kind.SENTENCE
        && (!apart || sentence != MoveSentence.Kind.JOINED)
        && isMoves(text, start);
  }

  /** The same line, taken for something else where it stands. */
  KifLine as(Kind other) {
    return new KifLine(other, text, number, start, start);
  }

  /** The line from an index on, taken for something else. */
  KifLine from(Kind other, int begin) {
    int first = Blanks.skip(text, begin);
    return new KifLine(other, text, number, first, text.length());
  }

  /** Whether it was taken for moves as words below a drawing that has no other ones. */
  boolean isCaption() {
    return kind == Kind.MOVES && value > start;
  }

  /** The key of an entry. */
  String key() {
    return Blanks.strip(text.substring(start, value - 1));
  }

  /** What follows the key or the mark, without blanks around it. */
  String said() {
    return Blanks.strip(text.substring(value));
  }

  /** The comment, with the mark of a bookmark but not of a comment; null if it is none. */
  @Nullable String comment() {
    return kind == Kind.COMMENT ? text.substring(value) : null;
  }

  /**
   * Whether it may be a move that is spelt wrongly: it has the time of a clock, or squares and
   * pieces in the places where moves have them.
   */
  boolean resemblesMove() {
    if (hasClock()) {
      return true;
    }
    if ("-–—>+~=".indexOf(text.charAt(start)) >= 0 && Blanks.skip(text, start + 1) > start + 1) {
      return false; // An item of a list.
    }
    for (int at = start; at < text.length(); at = Blanks.skip(text, at + 1)) {
      boolean sign = Sides.isSign(text.charAt(at));
      if (sign || MoveShape.isMove(text, at)) {
        return !MoveSentence.isOne(text.substring(at)) && !(sign && isTitle(at + 1));
      }
      if (!isAside(text.charAt(at))) {
        return false;
      }
    }
    return false;
  }

  /** Whether words follow a mark that begin neither with a square nor with a piece. */
  private boolean isTitle(int from) {
    int next = Blanks.skip(text, from);
    return kind == Kind.OTHER
        && (next == text.length()
            || (Character.isLetter(text.charAt(next))
                && JapaneseNumbers.digit(text.charAt(next)) < 0
                && text.charAt(next) != '同'
                && !MoveShape.isPiece(text, next)));
  }

  /** Whether it has the time of a clock. */
  boolean hasClock() {
    return MoveShape.hasClock(text);
  }

  private static boolean isAside(char c) {
    return c < 128
        || JapaneseNumbers.digit(c) >= 0
        || AFTER_NUMBER.indexOf(c) >= 0
        || "第手目".indexOf(c) >= 0;
  }
}
