package io.github.tsume.notation.kif;

import io.github.tsume.board.Move;
import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.common.ErrorCode;
import io.github.tsume.notation.common.ReadException;
import io.github.tsume.notation.japanese.JapaneseNumbers;
import io.github.tsume.notation.japanese.JapanesePieces;
import io.github.tsume.notation.japanese.MoveCursor;
import io.github.tsume.notation.japanese.Sides;
import io.github.tsume.record.Replay;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** A reader of one move in Japanese notation, with or without sign, in its position. */
final class JapaneseMoveParser {
  /** What a square has never, so that a parenthesis with it tells a time. */
  private static final String OF_TIMES = ":：時分秒hms-―ー－—./／'\"′″";

  private final String text;
  private final int line;
  private final Replay replay;
  private final Ruleset rules;
  private final int previous;
  private boolean anyMove;
  private final MoveCursor cursor;

  JapaneseMoveParser(String text, int start, int line, Replay replay, int previous) {
    this.text = text;
    this.line = line;
    this.replay = replay;
    this.previous = previous;
    rules = replay.rules();
    cursor = new MoveCursor(text, start, rules);
  }

  /** The index after the move. */
  int position() {
    return cursor.at();
  }

  /**
   * Reads a move, and of one that no piece can make the illegal one that is meant, if only one is.
   */
  int parseAny() throws ReadException {
    anyMove = true;
    return parse();
  }

  int parse() throws ReadException {
    int start = cursor.at();
    sign();
    int to = destination();
    JapanesePieces pieces = JapanesePieces.of(rules);
    int at = cursor.at();
    int length = pieces.lengthAt(text, at);
    List<String> either = length > 0 ? List.of() : JapanesePieces.either(text, at);
    if (!either.isEmpty()) {
      return either(either, start);
    }
    if (length == 0) {
      Object found = at < text.length() ? text.charAt(at) : "";
      throw error(ErrorCode.UNKNOWN_PIECE, at, "piece", found);
    }
    int kind = pieces.kind(text.substring(at, at + length));
    cursor.to(at + length);
    String marks = cursor.marks();
    boolean promotes = promotion(false, kind, start);
    // Some write the mark after 成.
    marks += cursor.marks();
    // Some write (00) where nothing comes from the board.
    boolean drop = cursor.skip("(00)", "（00）", "（００）") || marks.contains("打");
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
      return from(from, to, kind, promotion(promotes, kind, start));
    }
    return find(kind, to, marks, promotes, start);
  }

  /** A move of a piece whose name leaves open which one it is, as of a quail. */
  private int either(List<String> names, int start) throws ReadException {
    int count = 0;
    int found = Move.NONE;
    int at = cursor.at();
    int end = at + 1;
    for (String name : names) {
      String named = text.substring(0, at) + name + text.substring(at + 1);
      JapaneseMoveParser parser = new JapaneseMoveParser(named, start, line, replay, previous);
      try {
        int move = parser.parse();
        if (isThere(move)) {
          count++;
          found = move;
          end = parser.position() + 1 - name.length();
        }
      } catch (ReadException e) {
        // That one is not meant.
      }
    }
    if (count != 1) {
      ErrorCode code = count == 0 ? ErrorCode.NO_SUCH_MOVE : ErrorCode.AMBIGUOUS_MOVE;
      throw error(code, start, String.join("|", names), text.substring(start, at + 1));
    }
    cursor.to(end);
    return found;
  }

  private boolean isThere(int move) {
    return Move.isDrop(move)
        ? replay.hand(replay.sideToMove(), Move.kind(move)) > 0
        : replay.piece(Move.from(move)) == Piece.of(Move.kind(move), replay.sideToMove());
  }

  private boolean promotion(boolean before, int kind, int start) throws ReadException {
    Boolean said = cursor.promotion();
    boolean promotes = said == null ? before : said;
    if (promotes && !rules.canPromote(kind)) {
      throw error(ErrorCode.BAD_MOVE, start, "a piece that promotes", found(start));
    }
    return promotes;
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
    int start = cursor.at();
    Color color = cursor.side();
    if (color != null && color != replay.sideToMove()) {
      String sign = Sides.sign(replay.sideToMove());
      throw error(ErrorCode.WRONG_TURN, start, sign, text.charAt(start));
    }
    cursor.skipBlanks();
  }

  private int destination() throws ReadException {
    if (cursor.skip("同")) {
      if (previous == Move.NONE) {
        throw error(ErrorCode.SAME_WITHOUT_MOVE, cursor.at() - 1, "file and rank", "");
      }
      cursor.skipBlanks();
      return Move.to(previous);
    }
    int to = square();
    if (cursor.skip("同")) {
      cursor.skipBlanks();
    }
    return to;
  }

  private int square() throws ReadException {
    int at = cursor.at();
    int square = cursor.square();
    if (square < 0) {
      String found = text.substring(at, Math.min(at + 2, text.length()));
      String expected =
          "同|１-"
              + JapaneseNumbers.fullWidth(rules.width())
              + " 一-"
              + JapaneseNumbers.kanji(rules.height());
      throw error(ErrorCode.BAD_SQUARE, at, expected, found);
    }
    cursor.skipBlanks();
    return square;
  }

  /** Whether the square follows from which the piece comes, and not the time of a clock. */
  private boolean isOrigin() {
    int at = cursor.at();
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
    cursor.to(Blanks.skip(text, Blanks.skip(text, cursor.at()) + 1));
    int from = square();
    if (!cursor.skip(")", "）")) {
      int at = cursor.at();
      throw error(ErrorCode.BAD_SQUARE, at, ")", at < text.length() ? text.charAt(at) : "");
    }
    return from;
  }

  private String found(int start) {
    return text.substring(start, cursor.at());
  }

  private ReadException error(ErrorCode code, int index, String expected, Object argument) {
    return new ReadException(code, line, index + 1, expected, argument);
  }
}
