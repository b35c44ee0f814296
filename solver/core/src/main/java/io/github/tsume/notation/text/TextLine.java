package io.github.tsume.notation.text;

import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.japanese.JapaneseNumbers;
import io.github.tsume.notation.japanese.JapanesePieces;
import io.github.tsume.notation.japanese.StatedLength;
import io.github.tsume.notation.japanese.Words;
import io.github.tsume.notation.kif.HandText;
import io.github.tsume.notation.kif.Holder;
import io.github.tsume.notation.kif.MoveSentence;
import io.github.tsume.notation.kif.Resemblance;
import io.github.tsume.notation.text.Lexer.Token;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A line of running text as parts, and how much of it is prose: all that is not of the grammar, but
 * not what looks like broken pieces or a broken hand, so that reading it tells the error.
 */
final class TextLine {
  /** A key that nobody knows; not what an address begins with. */
  static final Pattern OTHER_KEY = Pattern.compile("([^\\s　：:、，0-9０-９]{1,32})[：:](?!//)");

  private static final Pattern LENGTH =
      Pattern.compile("[（(【]?([0-9０-９]{1,4})手(?:詰め?み?(?:です|。)?|(?=[\\s　）)】]|$))[）)】]?");

  /** What goes on behind a move, and what stands before one. */
  private static final Pattern MOVE_GOES_ON =
      Pattern.compile("まで|迄|打|不?成|[右左直上行寄引入下]|[(（][0-9０-９]{2}[)）]");

  /** What goes on after a piece in a sentence: 11玉の位置, 金を打つ. */
  private static final String PARTICLES = "のをはがにでへも";

  private static final Pattern OTHER_REST = Pattern.compile("残り?の?[0-9０-９]*+[時回数手日題問点]");
  private static final Pattern ITEM_OF_LIST = Pattern.compile("^[\\s　]*[-–—>→・●■※][\\s　]*");

  final String text;
  private final List<Token> tokens;

  /** The index of the first side or hand among the tokens from each on, or their number. */
  private final int[] labels;

  TextLine(String text) {
    this.text = text;
    tokens = Lexer.of(text);
    labels = new int[tokens.size() + 1];
    labels[tokens.size()] = tokens.size();
    for (int i = tokens.size() - 1; i >= 0; i--) {
      labels[i] = is(i, Words.Kind.SIDE) || is(i, Words.Kind.HAND) ? i : labels[i + 1];
    }
  }

  /**
   * The label of a hand or of pieces on the board.
   *
   * @param holder whose; null for a hand without a name
   * @param closed whether a colon or a bracket ends it
   */
  record Label(@Nullable Holder holder, boolean hand, int end, boolean closed) {}

  private int index(int at) {
    int low = 0;
    int high = tokens.size();
    while (low < high) {
      int middle = (low + high) / 2;
      if (tokens.get(middle).from() < at) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  private boolean is(int i, Words.Kind kind) {
    return i < tokens.size() && tokens.get(i).is(kind);
  }

  private boolean is(int i, Token.Kind kind) {
    return i < tokens.size() && tokens.get(i).kind() == kind;
  }

  private boolean isBlank(int i) {
    return i < tokens.size() && Blanks.is(text.charAt(tokens.get(i).from()));
  }

  private int start(int i) {
    return i < tokens.size() ? tokens.get(i).from() : text.length();
  }

  /** The index after separators. */
  int skip(int from) {
    int i = index(from);
    while (i < tokens.size() && tokens.get(i).isSeparator()) {
      i++;
    }
    return start(i);
  }

  /** The side whose turn words at an index tell it is, before 番; null if they do not. */
  @Nullable Holder turn(int at) {
    int i = index(at);
    return is(i, Words.Kind.SIDE) && is(i + 1, Words.Kind.TURN) ? holder(i) : null;
  }

  private Holder holder(int i) {
    return Holder.named(text.substring(start(i), tokens.get(i).to()));
  }

  /** The label at an index; null if there is none. */
  @Nullable Label label(int at) {
    int i = index(at);
    boolean named = is(i, Words.Kind.SIDE);
    int next = named ? i + 1 : i;
    while (is(next, Words.Kind.OF) || (named && isBlank(next))) {
      next++;
    }
    boolean hand = is(next, Words.Kind.HAND);
    if (!hand && (!named || is(i + 1, Words.Kind.TURN))) {
      return null;
    }
    next += hand || is(next, Words.Kind.BOARD) ? 1 : 0;
    boolean closed = false;
    while (is(next, Words.Kind.COLON) || isBlank(next)) {
      closed |= !isBlank(next) && !tokens.get(next).is(Words.Kind.COLON, "topic");
      next++;
    }
    return new Label(named ? holder(i) : null, hand, start(next), closed);
  }

  /** A label that a colon or a bracket ends, or the line, or that its value follows; else null. */
  @Nullable Label statedLabel(int at) {
    Label label = label(at);
    int value = label == null ? 0 : skip(label.end);
    return label != null
            && (label.closed
                || value == text.length()
                || (label.hand ? isHeld(value) : item(value, false) > value))
        ? label
        : null;
  }

  /** Whether pieces of a hand are written at an index, and no word goes on after them. */
  private boolean isHeld(int from) {
    HandText hand = hand(from);
    return hand.kind() != HandText.Kind.EMPTY && (label(hand.end()) != null || isApart(hand.end()));
  }

  /** The hand at an index, which ends before the next side or hand. */
  HandText hand(int from) {
    return HandText.of(text, from, start(labels[index(from)]));
  }

  /** The index after a piece, or a hand, or words in the place of all of them. */
  private int item(int at, boolean hand) {
    int i = index(at);
    if (is(i, Words.Kind.NONE)) {
      return tokens.get(i).to();
    }
    if (hand) {
      return hand(at).end();
    }
    boolean before = is(i, Token.Kind.PIECE);
    int square = before ? i + 1 : i;
    boolean placed =
        is(square, Token.Kind.NUMBER)
            && tokens.get(square).length() == 2
            && (before || is(square + 1, Token.Kind.PIECE));
    return placed ? tokens.get(i + 1).to() : at;
  }

  /** The index of the first piece on a square that is told from an index on, or the line's end. */
  private int placed(int from) {
    int i = index(from);
    while (i < tokens.size() && (is(i, Words.Kind.NONE) || item(start(i), false) == start(i))) {
      i++;
    }
    return start(i);
  }

  /** Whether a word ends at an index. */
  private boolean isApart(int at) {
    int i = index(at);
    return i == tokens.size()
        || tokens.get(i).isSeparator()
        || (i > 0 && tokens.get(i - 1).isSeparator());
  }

  /** The index after the parts that are written from an index on. */
  private int parsed(int from, boolean inHand) {
    boolean hand = inHand;
    int at = from;
    while (at < text.length()) {
      Label label = statedLabel(at);
      int next = label == null ? part(at, hand) : label.end;
      hand = label == null ? hand : label.hand;
      next = skip(next);
      if (next == at) {
        return at;
      }
      at = next;
    }
    return at;
  }

  private int part(int at, boolean hand) {
    Matcher length = LENGTH.matcher(text).region(at, text.length());
    int figure = figure(at);
    return key(at) != null
        ? text.length()
        : length.lookingAt()
            ? length.end()
            : figure > at
                ? figure
                : turn(at) != null ? tokens.get(index(at) + 1).to() : item(at, hand);
  }

  /** The index after what stands before a position: 局面：, or 局面 before the name of a side. */
  int figure(int at) {
    int i = index(at);
    boolean figure = Words.at(Words.Kind.FIGURE, text, at) != null;
    boolean colon =
        figure && i + 1 < tokens.size() && tokens.get(i + 1).is(Words.Kind.COLON, "says");
    return colon || (figure && label(skip(tokens.get(i).to())) != null)
        ? tokens.get(colon ? i + 1 : i).to()
        : at;
  }

  /** A key that is known, and a colon; null if they do not stand at an index. */
  Words.@Nullable Word key(int at) {
    Words.Word key = Words.at(Words.Kind.KEY, text, at);
    int i = key == null ? 0 : index(Blanks.skip(text, at + key.form().length()));
    return key != null && i < tokens.size() && "：:".indexOf(text.charAt(start(i))) >= 0
        ? key
        : null;
  }

  /** Whether the line is pieces and nothing else, which go on with a list. */
  boolean goesOn(boolean hand) {
    int start = skip(0);
    return item(start, hand) > start
        && label(start) == null
        && parsed(start, hand) == text.length();
  }

  /** Whether it tells pieces of a side, and nothing but them, hands and lengths. */
  boolean isWhole() {
    int start = 0;
    while (start < text.length() && !Character.isLetterOrDigit(text.charAt(start))) {
      start++;
    }
    Label label = statedLabel(start);
    return label != null
        && !label.hand
        && item(label.end, false) > label.end
        && parsed(start, false) == text.length();
  }

  /** The index of the first name of a side before one of its pieces, or -1. */
  int told() {
    return IntStream.range(0, tokens.size())
        .filter(i -> is(i, Words.Kind.SIDE) && tells(label(start(i))))
        .map(this::start)
        .findFirst()
        .orElse(-1);
  }

  private boolean tells(@Nullable Label label) {
    return label != null
        && !label.hand
        && item(label.end, false) > label.end
        && !is(index(label.end), Words.Kind.NONE);
  }

  /** Whether a king is told with its square. */
  boolean tellsKing() {
    return IntStream.range(0, tokens.size())
        .filter(i -> is(i, Token.Kind.PIECE) && JapanesePieces.isKing(text.charAt(start(i))))
        .anyMatch(i -> item(start(i), false) > start(i) || (i > 0 && isSquare(start(i - 1))));
  }

  /** Whether it is a part of a position, or begins one. */
  boolean isPart() {
    return label(0) != null || turn(0) != null || item(0, false) > 0 || hand(0).isWholeOf(text);
  }

  /** Whether the line begins what is said of a position. */
  boolean isRemark() {
    int start = Blanks.skip(text, 0);
    return isComment() || key(start) != null;
  }

  boolean isComment() {
    int start = Blanks.skip(text, 0);
    return text.startsWith("#", start) || text.startsWith("*", start);
  }

  /**
   * How many characters at the beginning are prose: none, all, or those before the first label.
   *
   * @param hand whether the line before it ended in a hand
   */
  int prose(boolean hand) {
    int start = skip(0);
    if (statedLabel(start) != null || parsed(start, hand) == text.length()) {
      return 0;
    }
    if (tellsMoves(start) || isSentence(start, hand)) {
      return text.length();
    }
    if (OTHER_KEY.matcher(text).region(start, text.length()).lookingAt()) {
      return 0;
    }
    int placed = placed(start);
    for (int i = index(start); i < tokens.size() && start(i) <= placed; i++) {
      Label label = is(i, Words.Kind.SIDE) ? statedLabel(start(i)) : null;
      if (label != null && !label.hand) {
        return start(i);
      }
    }
    return looksLikePieces(start, hand) ? 0 : text.length();
  }

  private boolean looksLikePieces(int start, boolean hand) {
    boolean squares = true;
    for (int i = index(start); i < tokens.size(); i++) {
      // Ranks are kanji there; other numbers are those of problems.
      boolean square = isSquare(start(i)) && Character.isLetter(text.charAt(start(i) + 1));
      squares &= square || tokens.get(i).isSeparator();
    }
    return squares
        || placed(start) < text.length()
        || (hand && Resemblance.continuesHand(text, start));
  }

  private boolean tellsMoves(int start) {
    int first = start;
    while (first < text.length() && !Character.isLetterOrDigit(text.charAt(first))) {
      first++;
    }
    int i = index(first);
    boolean numbered = is(i, Token.Kind.NUMBER) && text.startsWith("手目", tokens.get(i).to());
    boolean answer = Words.at(Words.Kind.ANSWER, text, first) != null;
    boolean moves = answer || numbered || StatedLength.isIn(text);
    for (int at = 0; at < tokens.size() && !moves; at++) {
      boolean sign = is(at, Words.Kind.MARK) || "同→".indexOf(text.charAt(start(at))) >= 0;
      int next = start(at + (sign ? 1 : 0));
      int end = is(at, Words.Kind.NONE) ? next : item(next, false);
      moves =
          sign
              ? end > next
                  || (is(at, Words.Kind.MARK) && text.startsWith("同", Blanks.skip(text, next)))
              : end > next && MOVE_GOES_ON.matcher(text).region(end, text.length()).lookingAt();
    }
    return moves;
  }

  /** Whether a sentence begins with what would else be a piece or a move, and no other follows. */
  private boolean isSentence(int from, boolean hand) {
    Matcher bullet = ITEM_OF_LIST.matcher(text);
    String said = bullet.find() ? text.substring(bullet.end()) : text;
    int start = Math.max(from, text.length() - said.length());
    int end = item(start, hand);
    end = end > start ? end : item(start, false);
    int at = end;
    while (at < text.length() && PARTICLES.indexOf(text.charAt(at)) < 0) {
      at++;
    }
    boolean particle = end > start && at < text.length() && (at == end || (hand && !isApart(end)));
    boolean alone = placed(end) == text.length();
    boolean and =
        end > start
            && text.length() > end
            && "とやも".indexOf(text.charAt(end)) >= 0
            && item(skip(end + 1), false) > skip(end + 1);
    return OTHER_REST.matcher(text).region(start, text.length()).lookingAt()
        || (particle && alone)
        || MoveSentence.isNumbered(said)
        || MoveSentence.saysWrong(said)
        || (MoveSentence.isJoined(said) && (alone || !and))
        || (MoveSentence.isOne(said) && alone && text.substring(end).matches(".*\\p{L}\\p{L}.*"));
  }

  /** The length that words state, which may be nothing but a number of moves: （7手）. */
  static @Nullable StatedLength stated(String words) {
    Matcher number = LENGTH.matcher(Blanks.strip(words));
    return number.matches()
        ? new StatedLength(String.valueOf(JapaneseNumbers.large(number.group(1))), true)
        : StatedLength.of(words);
  }

  /** The index after a number of moves at an index, or the index itself. */
  int length(int at) {
    Matcher length = LENGTH.matcher(text).region(at, text.length());
    return length.lookingAt() ? length.end() : at;
  }

  /** Whether what ends at an index, and is a number of moves, states a length. */
  boolean isLength(int end) {
    return isApart(end) && StatedLength.isCaption(text.substring(end, side(end)));
  }

  /** The index of the next name of a side, or the end of the line. */
  int side(int from) {
    int i = index(from);
    while (i < tokens.size() && !(is(i, Words.Kind.SIDE) && !is(i + 1, Words.Kind.TURN))) {
      i++;
    }
    return start(i);
  }

  /** Whether it is two digits that stand at an index. */
  boolean isSquare(int at) {
    int i = index(at);
    return is(i, Token.Kind.NUMBER) && tokens.get(i).length() == 2;
  }

  boolean isPiece(int at) {
    return is(index(at), Token.Kind.PIECE);
  }

  /** The characters of a part at an index, or of the next one. */
  String part(int at) {
    int i = index(at);
    return i < tokens.size() ? text.substring(start(i), tokens.get(i).to()) : "";
  }

  /**
   * Whether what stands from an index on may tell pieces.
   *
   * @param first whether nothing was read on the line before it: then other lines are only words
   */
  boolean mayTell(int from, boolean first) {
    int i = index(from);
    boolean tells = !first && is(i, Token.Kind.NUMBER);
    for (; i < tokens.size() && !tells; i++) {
      tells =
          is(i, Words.Kind.SIDE)
              || is(i, Words.Kind.HAND)
              || (is(i, Token.Kind.PIECE)
                  && (!first
                      || is(i + 1, Token.Kind.NUMBER)
                      || (i > 0 && is(i - 1, Token.Kind.NUMBER) && start(i - 1) >= from)));
    }
    return tells;
  }
}
