package io.github.tsume.notation.kif;

import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.japanese.JapaneseNumbers;
import io.github.tsume.notation.japanese.JapanesePieces;
import io.github.tsume.notation.japanese.Sides;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A judgement on a line that begins with a move. It is moves only if it is wholly moves: with
 * numbers, marks, times, a remark behind them and words that end a line. A move that words follow
 * is prose: ▲１二金は△３一玉で逃れ.
 */
public final class MoveSentence {

  /** What follows the move at the beginning. */
  enum Kind {
    /** It begins with no move. */
    NONE,
    /** Nothing but moves; or what is meant for one and is broken. */
    MOVES,
    /** Words that stand apart. */
    WORDS,
    /** Words that are joined to a move, as in a sentence. */
    JOINED
  }

  private static final Pattern TAIL =
      Pattern.compile(
          "[左右直上行寄引入下打]{0,4}(?:不?成|生)?[左右直上行寄引入下打]{0,3}"
              + "(?:[ 　]{0,4}[(（][ 　]{0,4}[0-9０-９][0-9０-９一二三四五六七八九][ 　]{0,4}[)）])?(?:不?成|生)?");

  /** A mark behind a move of the side that moves first, which says that it is wrong. */
  private static final Pattern DOUBT = Pattern.compile("^[?？]");

  private static final Pattern ASIDE = Pattern.compile("[(（][^()（）]{0,80}[)）]\\+?");

  /** What would make another move of the one before, and is no beginning of a word. */
  private static final Pattern BROKEN =
      Pattern.compile("(?:不?成|不なり|なり|打|生|[右左直上寄引行入下]{1,2})(?!\\p{L})");

  /** What stands between moves: commas, arrows. */
  static final String SEPARATORS = "、，,・→／/";

  private static final String REMARKS = "*＊#＃※〔[【「『<＜｛{";

  private final String text;
  private int at;

  /** How many moves were taken. */
  private int count;

  private MoveSentence(String text, int from) {
    this.text = text;
    at = Blanks.skip(text, from);
  }

  /** What the line is that begins at an index. */
  static Kind of(String text, int from) {
    return new MoveSentence(text, from).kind();
  }

  /** Whether nothing but moves is written from an index on, one at least. */
  static boolean areMoves(String text, int from) {
    int start = Blanks.skip(text, from);
    return MoveShape.isMove(text, afterNumber(text, start)) && of(text, start) == Kind.MOVES;
  }

  /** How many moves stand there, one behind the other. */
  static int count(String text, int from) {
    MoveSentence line = new MoveSentence(text, from);
    line.kind();
    return line.count;
  }

  /** Whether words follow the move that a line begins with. */
  public static boolean isOne(String line) {
    Kind kind = of(line, 0);
    return kind == Kind.WORDS || kind == Kind.JOINED;
  }

  /** Whether words are joined to the move that a line begins with. */
  public static boolean isJoined(String line) {
    return of(line, 0) == Kind.JOINED;
  }

  /** Whether a line says that moves are wrong. */
  public static boolean saysWrong(String line) {
    return ListWords.saysWrong(line);
  }

  /** Whether a line is the number of a move and the move. */
  public static boolean isNumbered(String line) {
    int start = Blanks.skip(line, 0);
    int next = afterNumber(line, start);
    return next > start && MoveShape.isMove(line, next);
  }

  private Kind kind() {
    if (!takesMove()) {
      return isMarkOfWords() ? Kind.WORDS : Kind.NONE;
    }
    while (true) {
      int next = Blanks.skip(text, at);
      if (next == text.length() || LineClosing.at(text, next) != null) {
        return Kind.MOVES;
      }
      boolean apart = next > at;
      if (SEPARATORS.indexOf(text.charAt(next)) >= 0) {
        int behind = at;
        at = Blanks.skip(text, next + 1);
        if (takesMove()) {
          continue;
        }
        at = behind;
      } else if (apart || isNext(next)) {
        int behind = at;
        at = next;
        if (takesMove()) {
          continue;
        }
        at = behind;
      }
      if (!takesNote(next)) {
        return rest(next, apart);
      }
    }
  }

  /** Takes words between two moves with marks that are a time or a note, and no sentence. */
  private boolean takesNote(int next) {
    int sign = next;
    while (sign < text.length() && !Sides.isSign(text.charAt(sign))) {
      sign++;
    }
    String note = text.substring(next, sign);
    boolean sentence =
        note.chars().anyMatch(c -> isHiragana((char) c))
            || saysWrong(note)
            || (count % 2 == 1 && DOUBT.matcher(note).find());
    int before = at;
    at = sign;
    if (sign > next && sign < text.length() && !sentence && takesMove()) {
      return true;
    }
    at = before;
    return false;
  }

  /** Whether a mark or a number begins a move there, though nothing sets it apart. */
  private boolean isNext(int next) {
    char c = text.charAt(next);
    return Sides.isSign(c) || KifLine.numberEnd(text, next) > next;
  }

  /** What the words behind moves make of them. */
  private Kind rest(int next, boolean apart) {
    String rest = text.substring(next);
    char first = rest.charAt(0);
    boolean wrong = saysWrong(rest) || rest.indexOf('?') >= 0 || rest.indexOf('？') >= 0;
    if (REMARKS.indexOf(first) >= 0) {
      return wrong ? Kind.WORDS : Kind.MOVES;
    }
    boolean sign = Sides.isSign(first);
    boolean broken =
        BROKEN.matcher(rest).lookingAt()
            || (MoveShape.isPiece(rest, 0) && endsWord(rest, 1))
            || (sign && isDigit(rest, Blanks.skip(rest, 1)) && !isMarkOfWords(next));
    boolean says = rest.chars().anyMatch(Character::isLetter);
    if (broken || !(says || wrong)) {
      return Kind.MOVES;
    }
    return !apart && isHiragana(first) ? Kind.JOINED : Kind.WORDS;
  }

  /** Takes a move with its number, its mark, its time and remarks in brackets, if one is there. */
  private boolean takesMove() {
    int from = afterNumber(text, at);
    int end = moveEnd(text, from);
    if (end < 0) {
      boolean over = from > at && LineClosing.isEnd(text, from);
      at = over ? text.length() : at; // A numbered end, with whatever stands behind it.
      return over;
    }
    at = end;
    count++;
    Matcher aside = ASIDE.matcher(text);
    for (int next = Blanks.skip(text, at);
        aside.region(next, text.length()).lookingAt() && !saysWrong(aside.group());
        next = Blanks.skip(text, at)) {
      at = aside.end();
    }
    return true;
  }

  /** The index at which a move would begin, after its number if it has one. */
  private static int afterNumber(String text, int from) {
    int end = KifLine.numberEnd(text, from);
    if (end == from || end - from > 6) {
      return from;
    }
    int next = Blanks.skip(text, KifLine.markEnd(text, end));
    boolean mark = end < text.length() && Sides.isSign(text.charAt(end));
    return next > end || mark || MoveShape.isMove(text, end) ? next : from;
  }

  /** The index after a move, or -1 if there is none. */
  private static int moveEnd(String text, int from) {
    if (!MoveShape.isMove(text, from)) {
      return -1;
    }
    int at = from;
    if (Sides.isSign(text.charAt(at))) {
      at = Blanks.skip(text, at + 1);
    }
    at = MoveShape.afterSquare(text, at);
    at += Math.max(1, JapanesePieces.anyFullLengthAt(text, at));
    Matcher tail = TAIL.matcher(text).region(at, text.length());
    return tail.lookingAt() ? tail.end() : at;
  }

  /** Whether the line begins with a mark that stands before words, not before a move. */
  private boolean isMarkOfWords() {
    return isMarkOfWords(afterNumber(text, at));
  }

  /** Whether the mark there stands before words: ▲３手目が急所, △２二の地点. */
  private boolean isMarkOfWords(int from) {
    if (from >= text.length() || !Sides.isSign(text.charAt(from))) {
      return false;
    }
    int digits = Blanks.skip(text, from + 1);
    int end = digits;
    while (isDigit(text, end)) {
      end++;
    }
    return end > digits
        && end < text.length()
        && (Resemblance.isCounter(text.charAt(end))
            || (end <= digits + 2 && isHiragana(text.charAt(end)) && text.charAt(end) != 'と'));
  }

  private static boolean isDigit(String text, int at) {
    return at < text.length() && JapaneseNumbers.digit(text.charAt(at)) >= 0;
  }

  private static boolean endsWord(String text, int at) {
    return at == text.length() || Blanks.is(text.charAt(at)) || "(（".indexOf(text.charAt(at)) >= 0;
  }

  private static boolean isHiragana(char c) {
    return c >= '\u3041' && c <= '\u309f';
  }
}
