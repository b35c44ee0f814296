package io.github.tsume.notation.position;

import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.japanese.JapaneseNumbers;
import io.github.tsume.notation.japanese.StatedLength;
import io.github.tsume.notation.kif.HandParser;
import io.github.tsume.notation.kif.MoveSentence;
import io.github.tsume.notation.kif.Resemblance;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A line of running text, and how much of it is prose: what is not of the grammar is left out with
 * a warning wherever it stands; what looks like pieces with their squares, or a hand, and is broken
 * is not prose, so that reading it tells the error.
 */
final class RunningLine {
  static final String SEPARATORS = " \t　\u00a0、，,・。．.；;／/｜|【（(［[「〈《<】）)］]」〉》>＞";

  /** Words after which moves come, not pieces: 解答, 初手は… (Browsers do not know the class N.) */
  private static final Pattern ANSWER =
      Pattern.compile(
          "[^\\p{L}\\p{Nd}\\p{Nl}\\p{No}]*+(?:解答|正解|解説|解|答え?|作意|詰?手順|初手|[0-9０-９]+手目|変化|紛れ|失敗|ヒント)");

  /** A move, where a piece on a square would be told otherwise: ２二金打, ▲２二金, ２二金まで. */
  private static final Pattern MOVE =
      Pattern.compile(
          "[▲△▼▽☗☖][\\s　]*同|[▲△▼▽☗☖同→](?:"
              + PositionText.ITEM_ON_BOARD
              + ")|(?:"
              + PositionText.ITEM_ON_BOARD
              + ")(?:まで|迄|打|不?成|[右左直上行寄引入下]|[(（][0-9０-９]{2}[)）])");

  /** A piece and another one: ２三歩と２四香. */
  private static final Pattern AND =
      Pattern.compile(
          "[\\s　]*(?:"
              + PositionText.ITEM_ON_BOARD
              + ")[とやも](?:"
              + PositionText.ITEM_ON_BOARD
              + ")");

  private static final Pattern ITEM_OF_LIST = Pattern.compile("^[\\s　]*[-–—>→・●■※][\\s　]*");

  /** A piece and words, of more than a letter, behind which there are no other pieces. */
  private static final Pattern WORDS_BEHIND =
      Pattern.compile(
          "[\\s　]*(?:"
              + PositionText.ITEM_ON_BOARD
              + ")(?!.*(?:"
              + PositionText.ITEM_ON_BOARD
              + ")).*\\p{L}\\p{L}.*");

  private static final Pattern ON_BOARD = Pattern.compile(PositionText.ITEM_ON_BOARD);
  private static final Pattern SQUARES =
      Pattern.compile("(?:[1-9１-９][一二三四五六七八九][" + Pattern.quote(SEPARATORS) + "]*+)++");
  private static final String STATED = "：:＝=】）)］]」〉》>";
  static final Pattern KEY =
      Pattern.compile(
          "(作品番号|作品名|題名|作者|出典|発表誌|発表年月|備考|手数|完全性|受賞|分類|表題|手合割|棋種|ルール"
              + "|開始手数|作意手順|作意|詰手順|手順|解答|正解|解説|解|答え|紛れ|変化|ヒント|感想|コメント)[\\s　]*[：:]");

  /** A key that nobody knows; not what an address begins with. */
  static final Pattern OTHER_KEY = Pattern.compile("([^\\s　：:、，0-9０-９]{1,32})[：:](?!//)");

  static final Pattern LENGTH =
      Pattern.compile("[（(【]?([0-9０-９]{1,4})手(?:詰め?み?(?:です|。)?|(?=[\\s　）)】]|$))[）)】]?");

  /** What stands before a position: 局面：, or 局面 before the name of a side. */
  static final Pattern WORDS =
      Pattern.compile(
          "(?:盤面|初形|局面|問題図|図面|図)(?:[：:＝=]|(?=["
              + Pattern.quote(SEPARATORS)
              + "]*+(?:"
              + PositionText.HAND_LABEL.pattern()
              + "|"
              + PositionText.BOARD_LABEL.pattern()
              + ")))");

  private static final Pattern PARTS =
      Pattern.compile(
          PositionText.TURN.pattern()
              + "|"
              + KEY.pattern()
              + ".*|"
              + LENGTH.pattern()
              + "|"
              + WORDS.pattern());

  private static final Pattern NONE = Pattern.compile("なし|無し|" + HandParser.REST.pattern());

  private static final Pattern HELD =
      Pattern.compile(PositionText.PIECE_NAME + "[×xX✕]?[0-9０-９一二三四五六七八九十]*枚?");

  /** What goes on after a piece in a sentence: 11玉の位置, 金を打つ. */
  private static final String PARTICLES = "のをはがにでへも";

  /** What remains that is no pieces: 残り時間. */
  private static final Pattern OTHER_REST = Pattern.compile("残り?の?[0-9０-９]*+[時回数手日題問点]");

  private final String line;

  private RunningLine(String line) {
    this.line = line;
  }

  /**
   * How many characters at the beginning of a line are prose: none, all, or those before the first
   * label.
   *
   * @param hand whether the line before it ended in a hand
   */
  static int prose(String line, boolean hand) {
    return new RunningLine(line).prose(hand);
  }

  /** Whether a line is pieces and nothing else, which go on with a list. */
  static boolean goesOn(String line, boolean hand) {
    RunningLine running = new RunningLine(line);
    int start = skip(line, 0);
    int end = running.item(start, hand);
    return end > start && !running.isLabelAt(start) && running.parsed(start, hand) == line.length();
  }

  /** Whether something follows a label that it can be the label of. */
  static boolean isLabel(String line, Matcher label) {
    return new RunningLine(line).isStated(label);
  }

  private int prose(boolean hand) {
    int start = skip(line, 0);
    Matcher key = OTHER_KEY.matcher(line).region(start, line.length());
    boolean remark = line.startsWith("#", start) || line.startsWith("*", start);
    if (remark || hasLabel(start) || parsed(start, hand) == line.length()) {
      return 0;
    }
    if (tellsMoves(start) || isSentence(start, hand) || isMoveWithWords()) {
      return line.length();
    }
    if (key.lookingAt()) {
      return 0;
    }
    for (int at = start; at < line.length(); at++) {
      if (hasBoardLabel(at) && !ON_BOARD.matcher(line.substring(0, at)).find()) {
        return at;
      }
    }
    return looksLikePieces(start, hand) ? 0 : line.length();
  }

  /** Whether a sentence begins with what would else be a piece, and no other one follows. */
  private boolean isSentence(int start, boolean hand) {
    int end = item(start, false);
    if (hand && end == start) {
      for (int next = item(end, true); next > end; next = item(end, true)) {
        end = next;
      }
    }
    String rest = line.substring(end);
    int at = 0;
    while (at < rest.length() && PARTICLES.indexOf(rest.charAt(at)) < 0) {
      at++;
    }
    boolean particle = end > start && at < rest.length() && (at == 0 || (hand && !isApart(end)));
    boolean other = OTHER_REST.matcher(line).region(start, line.length()).lookingAt();
    return other || (particle && !ON_BOARD.matcher(line).region(end, line.length()).find());
  }

  /** Whether it is a move with its number, or a sentence that begins with one. */
  private boolean isMoveWithWords() {
    String said = ITEM_OF_LIST.matcher(line).replaceFirst("");
    return MoveSentence.isNumbered(said)
        || MoveSentence.saysWrong(said)
        || (MoveSentence.isJoined(said) && !AND.matcher(said).lookingAt())
        || (MoveSentence.isOne(said) && WORDS_BEHIND.matcher(said).matches());
  }

  /** The length that words state, which may be nothing but a number of moves: （7手）. */
  static @Nullable StatedLength stated(String words) {
    Matcher number = LENGTH.matcher(Blanks.strip(words));
    return number.matches()
        ? new StatedLength(String.valueOf(JapaneseNumbers.large(number.group(1))), true)
        : StatedLength.of(words);
  }

  /** The length that a part of the line is which begins at an index, or null. */
  static @Nullable Matcher statedAt(String line, int at) {
    Matcher length = LENGTH.matcher(line).region(at, line.length());
    boolean apart = length.lookingAt() && new RunningLine(line).isApart(length.end());
    if (!apart) {
      return null;
    }
    String after = line.substring(length.end(), label(line, length.end()));
    return StatedLength.isCaption(after) ? length : null;
  }

  /** The index of the next label of a side, or the end of the line. */
  static int label(String line, int from) {
    Matcher label = PositionText.BOARD_LABEL.matcher(line);
    return label.find(from) ? label.start() : line.length();
  }

  static boolean isSquareAt(String line, int index) {
    return index + 1 < line.length()
        && JapaneseNumbers.digit(line.charAt(index)) >= 0
        && JapaneseNumbers.digit(line.charAt(index + 1)) >= 0
        && (index + 2 == line.length() || JapaneseNumbers.digit(line.charAt(index + 2)) < 0);
  }

  /** Whether a line begins what is said of a position. */
  static boolean isRemark(String text) {
    return text.startsWith("#") || text.startsWith("*") || KEY.matcher(text).lookingAt();
  }

  private boolean tellsMoves(int start) {
    Matcher answer = ANSWER.matcher(line).region(start, line.length());
    return answer.lookingAt() || MOVE.matcher(line).find() || StatedLength.isIn(line);
  }

  private boolean looksLikePieces(int start, boolean hand) {
    String rest = line.substring(start);
    return ON_BOARD.matcher(rest).find()
        || SQUARES.matcher(rest).matches()
        || (hand && Resemblance.continuesHand(line, start));
  }

  private boolean hasLabel(int at) {
    Matcher label = PositionText.HAND_LABEL.matcher(line).region(at, line.length());
    return (label.lookingAt() && isStated(label)) || hasBoardLabel(at);
  }

  private boolean hasBoardLabel(int at) {
    Matcher label = PositionText.BOARD_LABEL.matcher(line).region(at, line.length());
    return label.lookingAt() && isStated(label);
  }

  /** Whether a colon or a bracket ends a label, or the line, or what follows can be its value. */
  private boolean isStated(Matcher label) {
    String words = Blanks.strip(label.group());
    int next = skip(line, label.end());
    if (next == line.length() || STATED.indexOf(words.charAt(words.length() - 1)) >= 0) {
      return true;
    }
    return label.pattern() == PositionText.HAND_LABEL ? isHeld(next) : item(next, false) > next;
  }

  /** Whether pieces of a hand are written at an index, and no word goes on after them. */
  private boolean isHeld(int from) {
    int at = from;
    while (at < line.length() && !isLabelAt(at)) {
      int end = item(at, true);
      if (end == at) {
        break;
      }
      at = end;
    }
    return at > from && (isLabelAt(at) || isApart(at));
  }

  private boolean isLabelAt(int at) {
    return PositionText.HAND_LABEL.matcher(line).region(at, line.length()).lookingAt()
        || PositionText.BOARD_LABEL.matcher(line).region(at, line.length()).lookingAt();
  }

  /** Whether a word ends at an index. */
  private boolean isApart(int at) {
    return at == line.length() || skip(line, at) > at || skip(line, at - 1) >= at;
  }

  /** The index after the parts that are written from an index on. */
  private int parsed(int from, boolean inHand) {
    boolean hand = inHand;
    int at = from;
    while (at < line.length()) {
      Matcher label = PositionText.HAND_LABEL.matcher(line).region(at, line.length());
      Matcher board = PositionText.BOARD_LABEL.matcher(line).region(at, line.length());
      if (label.lookingAt() && isStated(label)) {
        hand = true;
        at = label.end();
      } else if (board.lookingAt() && isStated(board)) {
        hand = false;
        at = board.end();
      } else {
        int next = skip(line, part(at, hand));
        if (next == at) {
          return at;
        }
        at = next;
      }
    }
    return at;
  }

  private int part(int at, boolean hand) {
    Matcher part = PARTS.matcher(line).region(at, line.length());
    return part.lookingAt() ? part.end() : item(at, hand);
  }

  /** The index after a piece, or after words in the place of all of them. */
  private int item(int at, boolean hand) {
    Matcher item = (hand ? HELD : ON_BOARD).matcher(line).region(at, line.length());
    Matcher none = NONE.matcher(line).region(at, line.length());
    return item.lookingAt() ? item.end() : none.lookingAt() ? none.end() : at;
  }

  /** The index after separators. */
  static int skip(String line, int from) {
    int end = from;
    while (end < line.length() && SEPARATORS.indexOf(line.charAt(end)) >= 0) {
      end++;
    }
    return end;
  }
}
