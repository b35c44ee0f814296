package io.github.tsume.notation.position;

import io.github.tsume.board.Setup;
import io.github.tsume.notation.common.ErrorCode;
import io.github.tsume.notation.common.Places;
import io.github.tsume.notation.common.ReadException;
import io.github.tsume.notation.japanese.JapaneseNumbers;
import io.github.tsume.notation.japanese.JapanesePieces;
import io.github.tsume.notation.kif.HandKey;
import io.github.tsume.notation.kif.HandText;
import io.github.tsume.notation.kif.Holder;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.ToriShogi;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A position in running text, as it is collected: pieces with their squares under the name of a
 * side, and hands.
 *
 * <pre>攻方：５三銀、２五馬　持駒：銀　受方：４一銀、５一玉、６一銀</pre>
 */
public final class PositionText {
  // What may be long is taken once and not given back: else a thousand blanks are a million ways.
  private static final String SIDE = String.join("|", Holder.allJapanese());
  private static final String MIDDLE = "[のが側\\s\\u00a0　]*+";
  private static final String AFTER = "[\\s\\u00a0　：:＝=は】）)］\\]」〉》>]*+";
  private static final String HAND_WORDS = "(?:" + String.join("|", HandKey.words()) + ")";
  private static final String DIGIT = "[1-9１-９一二三四五六七八九]";
  private static final String PIECE =
      "(?:成[銀桂香歩金]|[左右]鶉|大鳥|[玉王飛角金銀桂香歩步龍竜龙馬马と全圭杏今仝鵬鷹鶴雉燕鵰鴈雁鳳]|[將銀银飞])";

  /** The name of a side before its hand, or "持駒" alone. */
  static final Pattern HAND_LABEL =
      Pattern.compile("(" + SIDE + ")?" + MIDDLE + HAND_WORDS + AFTER);

  /** The name of a side before its pieces on the board. */
  static final Pattern BOARD_LABEL =
      Pattern.compile("(" + SIDE + ")(?!番)" + MIDDLE + "(?:駒|盤駒|盤面|盤上の?駒?|配置)?" + AFTER);

  static final Pattern TURN = Pattern.compile("(" + SIDE + ")番");

  /** A piece, also with the second character of its name. */
  static final String PIECE_NAME = PIECE + "[将車行馬兵王金]?";

  /** A piece with its square. */
  static final String ITEM_ON_BOARD = DIGIT + "{2}" + PIECE_NAME + "|" + PIECE_NAME + DIGIT + "{2}";

  private static final Pattern GIVEN_AWAY =
      Pattern.compile(BOARD_LABEL.pattern() + "(?:" + ITEM_ON_BOARD + ")");

  private static final Pattern KING = Pattern.compile(DIGIT + "{2}[玉王鵬]|[玉王鵬]" + DIGIT + "{2}");

  private static final Pattern ITEM =
      Pattern.compile(DIGIT + "{2}" + PIECE + ".*|" + PIECE + "[0-9０-９一二三四五六七八九十枚]*|なし|無し");

  /** What tells pieces wherever it stands: a square or a number beside a piece, a side, a hand. */
  private static final Pattern TELLING =
      Pattern.compile(
          DIGIT + PIECE + "|" + PIECE + "[将車行馬兵王]?" + DIGIT + "|" + HAND_WORDS + "|" + SIDE);

  private static final Pattern MAYBE_TELLING =
      Pattern.compile("^[0-9０-９×xX✕*]|" + PIECE + "|" + HAND_WORDS + "|" + SIDE);

  /** Whose pieces they are; who attacks is known when the side to move is. */
  enum Side {
    ATTACKER,
    DEFENDER,
    BLACK,
    WHITE;

    static Side named(String word) {
      return of(Holder.named(word));
    }

    static Side of(Holder holder) {
      return switch (holder) {
        case ATTACKER -> ATTACKER;
        case DEFENDER -> DEFENDER;
        case BLACK -> BLACK;
        case WHITE -> WHITE;
      };
    }

    Color color(Color toMove) {
      return switch (this) {
        case ATTACKER -> toMove;
        case DEFENDER -> toMove.opponent();
        case BLACK -> Color.BLACK;
        case WHITE -> Color.WHITE;
      };
    }
  }

  PositionText() {}

  private record Placed(
      Side side, int file, int rank, String name, int line, int squareAt, int nameAt) {}

  private record Held(Side side, String name, int count, int line, int at) {
    Held of(Side other) {
      return new Held(other, name, count, line, at);
    }
  }

  private final List<Placed> placed = new ArrayList<>();
  private final List<Held> held = new ArrayList<>();
  private final List<Side> handsStated = new ArrayList<>();
  private final List<Side> boards = new ArrayList<>();
  private @Nullable Held rest;

  /** Whether a text holds such a position. */
  public static boolean isIn(String text) {
    return find(text) >= 0;
  }

  /** The index where such a position begins in a text, or -1. */
  public static int find(String text) {
    Matcher given = GIVEN_AWAY.matcher(text);
    return given.find() ? given.start() : -1;
  }

  /** Whether a king is among what a text tells. */
  public static boolean tellsKing(String text) {
    return KING.matcher(text).find();
  }

  private static final Pattern LINE =
      Pattern.compile(
          "[\\s　【（(\\[「〈《<◆◇■□●○・]*+"
              + BOARD_LABEL.pattern().replace("(" + SIDE + ")", "(?:" + SIDE + ")")
              + "(?:"
              + ITEM_ON_BOARD
              + "|なし|無し)(?:[ \t　、，,・。．.；;／/｜|【（(\\[「〈《<】）)\\]」〉》>]*+(?:"
              + ITEM_ON_BOARD
              + "|(?:"
              + SIDE
              + ")?"
              + MIDDLE
              + HAND_WORDS
              + AFTER
              + "|(?:"
              + SIDE
              + ")(?!番)"
              + MIDDLE
              + "(?:駒|盤駒|盤面|盤上の?駒?|配置)?"
              + AFTER
              + "|"
              + PIECE_NAME
              + "[0-9０-９一二三四五六七八九十枚]*|なし|無し|残り?(?:の?駒)?(?:全部|すべて|全て)?|[0-9０-９]{1,3}手詰め?))*+[\\s"
              + "　。．.）)】」]*+");

  /** Whether a line tells pieces of a side, and nothing but them and hands. */
  public static boolean isLine(String line) {
    return LINE.matcher(line).matches();
  }

  /** Whether a line in which nothing was read yet may tell pieces; other lines are only words. */
  static boolean mayTell(String line, int from) {
    return TELLING.matcher(line).region(from, line.length()).find();
  }

  /** Whether what follows pieces on their line may tell more of them. */
  static boolean mayGoOn(String line, int from) {
    return MAYBE_TELLING.matcher(line).region(from, line.length()).find();
  }

  /** Whether a word begins such a position or goes on with it. */
  public static boolean isPart(String word) {
    return HAND_LABEL.matcher(word).lookingAt()
        || BOARD_LABEL.matcher(word).lookingAt()
        || TURN.matcher(word).lookingAt()
        || ITEM.matcher(word).matches();
  }

  /** Whether a word begins such a position. */
  public static boolean begins(String word) {
    Matcher board = BOARD_LABEL.matcher(word.strip());
    return board.lookingAt() || HAND_LABEL.matcher(word.strip()).lookingAt();
  }

  boolean isEmpty() {
    return placed.isEmpty() && handsStated.isEmpty() && boards.isEmpty();
  }

  boolean hasPieces() {
    return !placed.isEmpty();
  }

  /** Whether the pieces of both sides are told, and a king among them: another may follow. */
  boolean isComplete() {
    return boards.size() > 1
        && placed.stream().anyMatch(each -> "玉王鵬".indexOf(each.name.charAt(0)) >= 0);
  }

  /** Whether it tells hands and nothing of the board. */
  boolean hasHandsOnly() {
    return placed.isEmpty() && boards.isEmpty() && !handsStated.isEmpty();
  }

  /**
   * Takes over the hands of a part of the text that holds nothing else; false, and nothing is taken
   * over, if it holds more, or one of those hands is told already.
   */
  boolean takeHands(PositionText other, Color toMove) {
    if (!other.placed.isEmpty()
        || other.handsStated.stream().anyMatch(side -> hasHand(side, toMove))) {
      return false;
    }
    held.addAll(other.held);
    handsStated.addAll(other.handsStated);
    rest = other.rest == null ? rest : other.rest;
    return true;
  }

  /** Whether the pieces of that side have been told. */
  boolean has(Side side) {
    return boards.contains(side);
  }

  /** Whether the hand of that side has been told, by whatever name. */
  boolean hasHand(Side side, Color toMove) {
    return handsStated.stream().anyMatch(each -> each.color(toMove) == side.color(toMove));
  }

  /** Takes the hand that was thought to be the attacker's for the defender's. */
  void giveHandToDefender() {
    handsStated.replaceAll(side -> side == Side.ATTACKER ? Side.DEFENDER : side);
    held.replaceAll(each -> each.side == Side.ATTACKER ? each.of(Side.DEFENDER) : each);
    rest = rest == null ? null : rest.of(Side.DEFENDER);
  }

  void board(Side side) {
    boards.add(side);
  }

  void hand(Side side) {
    handsStated.add(side);
  }

  /** States that the side holds whatever is nowhere else. */
  void rest(Side side, int line, int at) {
    rest = new Held(side, "残り", 1, line, at);
  }

  void place(Side side, int file, int rank, String name, int line, int squareAt, int nameAt) {
    placed.add(new Placed(side, file, rank, name, line, squareAt, nameAt));
  }

  void hold(Side side, String name, int count, int line, int at) {
    held.add(new Held(side, name, count, line, at));
  }

  /** A piece that only Tori shogi has, if there is one and the board can be its board. */
  Optional<String> bird() {
    int width = ToriShogi.RULES.width();
    boolean larger = placed.stream().anyMatch(each -> each.file > width || each.rank > width);
    return larger
        ? Optional.empty()
        : placed.stream().map(Placed::name).filter(JapanesePieces::isBird).findFirst();
  }

  /** The position. */
  Setup setup(Ruleset rules, Color toMove, int ply, Places places) throws ReadException {
    Setup.Builder builder = Setup.builder(rules).sideToMove(toMove).ply(ply);
    places.board(placed.get(0).line, placed.get(0).squareAt + 1);
    for (Placed piece : placed) {
      place(piece, rules, toMove, builder, places);
    }
    for (Side side : handsStated) {
      builder.handStated(side.color(toMove), true);
    }
    for (Held pieces : held) {
      int kind = kind(pieces.name, rules, pieces.line, pieces.at);
      builder.addToHand(pieces.side.color(toMove), kind, pieces.count);
      places.hand(pieces.side.color(toMove), pieces.line, pieces.at + 1);
    }
    Held open = rest;
    if (open != null) {
      if (open.side.color(toMove) == toMove) {
        throw new ReadException(ErrorCode.BAD_HAND, open.line, open.at + 1, "piece|なし", open.name);
      }
      builder.handStated(toMove.opponent(), false);
    }
    return builder.handStated(toMove, true).build();
  }

  private static void place(
      Placed piece, Ruleset rules, Color toMove, Setup.Builder builder, Places places)
      throws ReadException {
    if (piece.file > rules.width() || piece.rank > rules.height()) {
      String expected =
          "１-"
              + JapaneseNumbers.fullWidth(rules.width())
              + " 一-"
              + JapaneseNumbers.kanji(rules.height());
      throw new ReadException(
          ErrorCode.BAD_SQUARE, piece.line, piece.squareAt + 1, expected, name(piece));
    }
    int square = rules.square(piece.file - 1, piece.rank - 1);
    if (builder.piece(square) != Piece.EMPTY) {
      throw new ReadException(
          ErrorCode.TWICE_ON_SQUARE, piece.line, piece.squareAt + 1, "", name(piece));
    }
    int kind = kind(piece.name, rules, piece.line, piece.nameAt);
    builder.piece(square, Piece.of(kind, piece.side.color(toMove)));
    places.square(square, piece.line, piece.squareAt + 1);
  }

  private static String name(Placed piece) {
    return JapaneseNumbers.fullWidth(piece.file) + JapaneseNumbers.kanji(piece.rank);
  }

  private static int kind(String name, Ruleset rules, int line, int at) throws ReadException {
    int kind = HandText.kind(rules, name);
    if (kind < 0) {
      throw new ReadException(ErrorCode.UNKNOWN_PIECE, line, at + 1, "piece", name);
    }
    return kind;
  }
}
