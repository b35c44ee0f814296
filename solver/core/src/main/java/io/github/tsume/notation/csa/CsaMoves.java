package io.github.tsume.notation.csa;

import io.github.tsume.board.Move;
import io.github.tsume.notation.common.ErrorCode;
import io.github.tsume.notation.common.ReadException;
import io.github.tsume.record.Replay;
import io.github.tsume.record.Special;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;

/** A reader and writer of single moves and ends of CSA, such as "+7776FU" and "%TORYO". */
public final class CsaMoves {
  private CsaMoves() {}

  /** The square of two digits, or -1. */
  static int square(String name, Ruleset rules) {
    if (name.length() != 2) {
      return -1;
    }
    int file = name.charAt(0) - '1';
    int rank = name.charAt(1) - '1';
    boolean inside = file >= 0 && file < rules.width() && rank >= 0 && rank < rules.height();
    return inside ? rules.square(file, rank) : -1;
  }

  static String name(int square, Ruleset rules) {
    return String.valueOf(rules.file(square) + 1) + (rules.rank(square) + 1);
  }

  /** The move of a statement such as "+7776FU". */
  static int parse(String text, Replay replay, int line, int column) throws ReadException {
    Ruleset rules = replay.rules();
    if (text.length() != 7) {
      throw new ReadException(ErrorCode.BAD_MOVE, line, column, "+7776FU", text);
    }
    Color color = text.charAt(0) == '+' ? Color.BLACK : Color.WHITE;
    if (color != replay.sideToMove()) {
      String sign = sign(replay.sideToMove());
      throw new ReadException(ErrorCode.WRONG_TURN, line, column, sign, text);
    }
    int to = square(text.substring(3, 5), rules);
    int after = CsaPieces.kind(text.substring(5), rules);
    boolean drop = text.startsWith("00", 1);
    int from = drop ? 0 : square(text.substring(1, 3), rules);
    if (to < 0 || from < 0) {
      int at = from < 0 ? 1 : 3;
      throw new ReadException(
          ErrorCode.BAD_SQUARE, line, column + at, "11-99", text.substring(at, at + 2));
    }
    if (after < 0 || (drop && (after == Piece.KING || Piece.isPromoted(after)))) {
      throw new ReadException(
          ErrorCode.UNKNOWN_PIECE,
          line,
          column + 5,
          drop ? "FU|KY|…|HI" : "FU|…|RY",
          text.substring(5));
    }
    if (drop) {
      return Move.drop(after, to);
    }
    if (from == to) {
      throw new ReadException(ErrorCode.BAD_MOVE, line, column + 1, "two squares", text);
    }
    boolean promotes = Piece.isPromoted(after) && replay.piece(from) == Piece.of(after & 7, color);
    int captured = replay.piece(to) == Piece.EMPTY ? 0 : Piece.kind(replay.piece(to));
    return Move.of(from, to, promotes ? after & 7 : after, captured, promotes);
  }

  static String text(int move, Color color, Ruleset rules) {
    String from = Move.isDrop(move) ? "00" : name(Move.from(move), rules);
    return sign(color)
        + from
        + name(Move.to(move), rules)
        + CsaPieces.code(Move.kindAfter(move), rules);
  }

  static String sign(Color color) {
    return color == Color.BLACK ? "+" : "-";
  }

  /**
   * The end that a code tells, with or without sign.
   *
   * @param toMove whose turn it is
   */
  public static Special special(String code, Color toMove) {
    if (code.endsWith("ILLEGAL_ACTION")) {
      boolean mover = code.startsWith(sign(toMove));
      return Special.of(mover ? Special.Kind.ILLEGAL_MOVE : Special.Kind.OPPONENT_ILLEGAL);
    }
    for (Special.Kind kind : Special.Kind.values()) {
      if (kind != Special.Kind.OTHER && kind.csa().equals(code)) {
        return Special.of(kind);
      }
    }
    return new Special(Special.Kind.OTHER, code);
  }

  /** The code of an end; of one that CSA does not know its own words. */
  public static String code(Special special, Color toMove) {
    return switch (special.kind()) {
      case OTHER -> special.text();
      case OPPONENT_ILLEGAL -> sign(toMove.opponent()) + special.kind().csa();
      default -> special.kind().csa();
    };
  }
}
