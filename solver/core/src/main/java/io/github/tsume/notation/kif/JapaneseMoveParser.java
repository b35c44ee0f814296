package io.github.tsume.notation.kif;

import io.github.tsume.board.Move;
import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.common.ErrorCode;
import io.github.tsume.notation.common.ReadException;
import io.github.tsume.notation.japanese.JapaneseNumbers;
import io.github.tsume.notation.japanese.JapanesePieces;
import io.github.tsume.notation.japanese.MoveMark;
import io.github.tsume.record.Replay;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import java.util.Arrays;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** A reader of one move in Japanese notation, with or without sign, in its position. */
final class JapaneseMoveParser {
  static final String BLACK_SIGNS = "▲▼☗⛊";
  static final String WHITE_SIGNS = "△▽☖⛉";

  /** What a square has never, so that a parenthesis with it tells a time. */
  private static final String OF_TIMES = ":：時分秒hms-―ー－—./／'\"′″";

  private final String text;
  private final int line;
  private final Replay replay;
  private final Ruleset rules;
  private final int previous;
  private boolean anyMove;
  private int at;

  JapaneseMoveParser(String text, int start, int line, Replay replay, int previous) {
    this.text = text;
    this.line = line;
    this.replay = replay;
    this.previous = previous;
    rules = replay.rules();
    at = start;
  }

  /** The index after the move. */
  int position() {
    return at;
  }

  /**
   * Reads a move, and of one that no piece can make the illegal one that is meant, if only one is.
   */
  int parseAny() throws ReadException {
    anyMove = true;
    return parse();
  }

  int parse() throws ReadException {
    int start = at;
    sign();
    int to = destination();
    JapanesePieces pieces = JapanesePieces.of(rules);
    int length = pieces.lengthAt(text, at);
    if (length == 0 && text.startsWith("鶉", at)) {
      return quail(start);
    }
    if (length == 0) {
      Object found = at < text.length() ? text.charAt(at) : "";
      throw error(ErrorCode.UNKNOWN_PIECE, at, "piece", found);
    }
    int kind = pieces.kind(text.substring(at, at + length));
    at += length;
    String marks = marks();
    boolean notPromoting = skip("不成") || skip("生");
    boolean promotes = !notPromoting && skip("成");
    // Some write the mark after 成.
    marks += marks();
    requirePromotable(promotes, kind, start);
    boolean drop = marks.contains("打") || skip("打");
    // Some write (00) where nothing comes from the board.
    drop |= skip("(00)") || skip("（00）") || skip("（００）");
    if (drop) {
      if (promotes || kind == Piece.KING || Piece.isPromoted(kind)) {
        throw error(ErrorCode.BAD_MOVE, start, "a piece in hand", found(start));
      }
      return Move.drop(kind, to);
    }
    if (isOrigin()) {
      int from = origin();
      if (from == to) {
        throw error(ErrorCode.BAD_MOVE, start, "two squares", found(start));
      }
      // And some write 成 after the origin.
      return from(from, to, kind, !(skip("不成") || skip("生")) && promotion(promotes, kind, start));
    }
    return find(kind, to, marks, promotes, start);
  }

  /** A move of a quail of which nobody says whether it is the left or the right one. */
  private int quail(int start) throws ReadException {
    int count = 0;
    int found = Move.NONE;
    int end = at + 1;
    for (String side : new String[] {"左", "右"}) {
      String named = text.substring(0, at) + side + text.substring(at);
      JapaneseMoveParser parser = new JapaneseMoveParser(named, start, line, replay, previous);
      try {
        int move = parser.parse();
        if (isThere(move)) {
          count++;
          found = move;
          end = parser.position() - 1;
        }
      } catch (ReadException e) {
        // That one is not meant.
      }
    }
    if (count != 1) {
      ErrorCode code = count == 0 ? ErrorCode.NO_SUCH_MOVE : ErrorCode.AMBIGUOUS_MOVE;
      throw error(code, start, "左鶉|右鶉", text.substring(start, at + 1));
    }
    at = end;
    return found;
  }

  private boolean isThere(int move) {
    return Move.isDrop(move)
        ? replay.hand(replay.sideToMove(), Move.kind(move)) > 0
        : replay.piece(Move.from(move)) == Piece.of(Move.kind(move), replay.sideToMove());
  }

  private boolean promotion(boolean before, int kind, int start) throws ReadException {
    boolean promotes = skip("成") || before;
    requirePromotable(promotes, kind, start);
    return promotes;
  }

  private void requirePromotable(boolean promotes, int kind, int start) throws ReadException {
    if (promotes && !rules.canPromote(kind)) {
      throw error(ErrorCode.BAD_MOVE, start, "a piece that promotes", found(start));
    }
  }

  private int from(int from, int to, int kind, boolean promotes) {
    int captured = replay.piece(to) == Piece.EMPTY ? 0 : Piece.kind(replay.piece(to));
    return Move.of(from, to, kind, captured, promotes);
  }

  private int find(int kind, int to, String marks, boolean promotes, int start)
      throws ReadException {
    int[] origins = replay.origins(kind, to);
    boolean droppable =
        !promotes && replay.piece(to) == Piece.EMPTY && replay.hand(replay.sideToMove(), kind) > 0;
    if (origins.length == 0) {
      if (droppable) {
        return Move.drop(kind, to);
      }
      int meant = anyMove ? impossible(kind, to, promotes) : Move.NONE;
      if (meant == Move.NONE) {
        throw error(ErrorCode.NO_SUCH_MOVE, start, "a move that can be made", found(start));
      }
      return meant;
    }
    int[] fitting = Disambiguation.fitting(replay, kind, to, origins, marks);
    if (fitting.length == 0) {
      // A needless mark that does not fit is forgiven where only one move is possible.
      fitting = origins;
    }
    if (fitting.length > 1) {
      fitting = narrowed(fitting, kind, to, promotes, marks);
    }
    if (fitting.length != 1) {
      throw error(ErrorCode.AMBIGUOUS_MOVE, start, "右|左|直|上|寄|引|打", found(start));
    }
    return from(fitting[0], to, kind, promotes);
  }

  /**
   * What is meant by a move that no piece can make: a drop, since 打 is left out where nothing goes
   * to the square; of what cannot be dropped the move of the only such piece, or none.
   */
  private int impossible(int kind, int to, boolean promotes) {
    if (!promotes && kind != Piece.KING && !Piece.isPromoted(kind)) {
      return Move.drop(kind, to);
    }
    int own = Piece.of(kind, replay.sideToMove());
    int[] such = IntStream.range(0, rules.squares()).filter(s -> replay.piece(s) == own).toArray();
    return such.length == 1 && such[0] != to ? from(such[0], to, kind, promotes) : Move.NONE;
  }

  /** Leaves out what is illegal, and what would have been called 直. */
  private int[] narrowed(int[] fitting, int kind, int to, boolean promotes, String marks) {
    int[] legal = filter(fitting, from -> replay.isLegal(from(from, to, kind, promotes)));
    if (legal.length == 1 || marks.isEmpty() || marks.contains("直")) {
      return legal;
    }
    return filter(
        legal.length == 0 ? fitting : legal,
        from -> !Disambiguation.isStraight(replay, kind, from, to));
  }

  private static int[] filter(int[] squares, IntPredicate keep) {
    return Arrays.stream(squares).filter(keep).toArray();
  }

  private void sign() throws ReadException {
    char c = at < text.length() ? text.charAt(at) : ' ';
    Color color =
        BLACK_SIGNS.indexOf(c) >= 0
            ? Color.BLACK
            : WHITE_SIGNS.indexOf(c) >= 0 ? Color.WHITE : replay.sideToMove();
    if (color != replay.sideToMove()) {
      String sign = JapaneseNotation.sign(replay.sideToMove());
      throw error(ErrorCode.WRONG_TURN, at, sign, c);
    }
    if (isSign(c)) {
      at++;
    }
    skipSpaces();
  }

  static boolean isSign(char c) {
    return BLACK_SIGNS.indexOf(c) >= 0 || WHITE_SIGNS.indexOf(c) >= 0;
  }

  private int destination() throws ReadException {
    if (skip("同")) {
      if (previous == Move.NONE) {
        throw error(ErrorCode.SAME_WITHOUT_MOVE, at - 1, "file and rank", "");
      }
      skipSpaces();
      return Move.to(previous);
    }
    int to = square();
    if (skip("同")) {
      skipSpaces();
    }
    return to;
  }

  private int square() throws ReadException {
    int file = at < text.length() ? JapaneseNumbers.digit(text.charAt(at)) : -1;
    int rank = at + 1 < text.length() ? JapaneseNumbers.digit(text.charAt(at + 1)) : -1;
    if (file < 1 || file > rules.width() || rank < 1 || rank > rules.height()) {
      String found = text.substring(at, Math.min(at + 2, text.length()));
      String expected =
          "同|１-"
              + JapaneseNumbers.fullWidth(rules.width())
              + " 一-"
              + JapaneseNumbers.kanji(rules.height());
      throw error(ErrorCode.BAD_SQUARE, at, expected, found);
    }
    at += 2;
    skipSpaces();
    return rules.square(file - 1, rank - 1);
  }

  /** Whether the square follows from which the piece comes, and not the time of a clock. */
  private boolean isOrigin() {
    int open = Blanks.skip(text, at);
    if (open >= text.length() || "(（".indexOf(text.charAt(open)) < 0) {
      return false;
    }
    int digits = Blanks.skip(text, open + 1);
    int end = KifLine.numberEnd(text, digits);
    int next = Blanks.skip(text, end);
    if (open > at) {
      return end == digits + 2 && next < text.length() && ")）".indexOf(text.charAt(next)) >= 0;
    }
    int close = KifTime.endOfAside(text, open);
    String inside = Blanks.strip(text.substring(open + 1, close).replaceAll("[)）]", ""));
    return inside.chars().anyMatch(c -> JapaneseNumbers.digit((char) c) >= 0)
        && inside.chars().noneMatch(c -> OF_TIMES.indexOf(c) >= 0);
  }

  private int origin() throws ReadException {
    at = Blanks.skip(text, Blanks.skip(text, at) + 1);
    int from = square();
    if (!skip(")") && !skip("）")) {
      throw error(ErrorCode.BAD_SQUARE, at, ")", at < text.length() ? text.charAt(at) : "");
    }
    return from;
  }

  private String marks() {
    StringBuilder marks = new StringBuilder();
    while (at < text.length()) {
      char mark = MoveMark.of(text.charAt(at));
      if (mark == MoveMark.NONE) {
        break;
      }
      marks.append(mark);
      at++;
    }
    return marks.toString();
  }

  private boolean skip(String word) {
    if (text.startsWith(word, at)) {
      at += word.length();
      return true;
    }
    return false;
  }

  private void skipSpaces() {
    at = Blanks.skip(text, at);
  }

  private String found(int start) {
    return text.substring(start, at);
  }

  private ReadException error(ErrorCode code, int index, String expected, Object argument) {
    return new ReadException(code, line, index + 1, expected, argument);
  }
}
