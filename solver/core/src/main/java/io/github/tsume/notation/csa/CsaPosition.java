package io.github.tsume.notation.csa;

import io.github.tsume.board.Setup;
import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.common.ErrorCode;
import io.github.tsume.notation.common.Places;
import io.github.tsume.notation.common.ReadException;
import io.github.tsume.notation.common.WarningCode;
import io.github.tsume.notation.common.Warnings;
import io.github.tsume.notation.sfen.SfenParser;
import io.github.tsume.record.LocatedFault;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import java.util.List;

/** A reader of the lines of CSA that begin with P. */
final class CsaPosition {
  private static final int CELL = 3;

  private final Ruleset rules;
  private final Warnings warnings;
  private final Setup.Builder builder;
  private final Places places;
  private final boolean[] rest = new boolean[2];
  private boolean started;
  private boolean drawn;
  private String text = "PI";
  private int line = 1;
  private int column = 1;

  CsaPosition(Ruleset rules, Warnings warnings) {
    this.rules = rules;
    this.warnings = warnings;
    builder = Setup.builder(rules);
    places = new Places(rules.squares());
  }

  /** Takes a statement that begins with P. */
  void accept(String statement, int line, int column) throws ReadException {
    text = statement;
    this.line = line;
    this.column = column;
    if (!started) {
      places.board(line, column);
      started = true;
    }
    char second = text.length() > 1 ? text.charAt(1) : ' ';
    if (second == 'I') {
      even();
    } else if (second == '+' || second == '-') {
      pieces(second == '+' ? Color.BLACK : Color.WHITE);
    } else if (second >= '1' && second < '1' + rules.height()) {
      row(second - '1');
    } else {
      throw error(ErrorCode.BAD_STATEMENT, 0, "PI|P1-P9|P+|P-", text);
    }
  }

  private ReadException error(ErrorCode code, int at, String expected, Object... arguments) {
    return new ReadException(code, line, column + at, expected, arguments);
  }

  private void even() throws ReadException {
    Setup start = SfenParser.start(rules);
    for (int square = 0; square < rules.squares(); square++) {
      builder.piece(square, start.piece(square));
      places.square(square, line, column);
    }
    for (int at = 2; at < text.length(); at += 4) {
      int square = square(at);
      int kind = kind(at + 2);
      int piece = builder.piece(square);
      if (piece == Piece.EMPTY || Piece.kind(piece) != kind) {
        throw error(
            ErrorCode.EMPTY_ORIGIN,
            at,
            "a piece of the starting position",
            rules.squareName(square));
      }
      builder.piece(square, Piece.EMPTY);
    }
    drawn = true;
  }

  /** Cells are three characters wide; what some programs leave out of " * " is forgiven. */
  private void row(int rank) throws ReadException {
    int at = 2;
    for (int file = rules.width() - 1; file >= 0; file--) {
      at = Blanks.skip(text, at);
      int square = rules.square(file, rank);
      places.square(square, line, column + at);
      char first = at < text.length() ? text.charAt(at) : ' ';
      switch (first) {
        case '*' -> at++;
        case '+', '-' -> {
          int kind = kind(at + 1);
          builder.piece(square, Piece.of(kind, first == '+' ? Color.BLACK : Color.WHITE));
          at += CELL;
        }
        case ' ' ->
            throw error(
                ErrorCode.RANK_TOO_SHORT,
                at,
                rules.width() + " cells",
                rank + 1,
                rules.width() - 1 - file);
        default -> throw error(ErrorCode.BAD_BOARD_CHARACTER, at, "+FU|-FU| * ", first);
      }
    }
    at = Blanks.skip(text, at);
    boolean cell = at < text.length() && "*+-".indexOf(text.charAt(at)) >= 0;
    if (at < text.length() && !cell) {
      warnings.add(WarningCode.IGNORED_TEXT, line, column + at, text.substring(at));
    } else if (cell) {
      throw error(ErrorCode.RANK_TOO_LONG, at, rules.width() + " cells", rank + 1, rules.width());
    }
    drawn = true;
  }

  private void pieces(Color color) throws ReadException {
    places.hand(color, line, column);
    for (int at = 2; at < text.length(); at += 4) {
      if (text.startsWith("00AL", at)) {
        rest[color.ordinal()] = true;
        continue;
      }
      boolean hand = text.startsWith("00", at);
      int square = hand ? -1 : square(at);
      int kind = kind(at + 2);
      if (hand) {
        builder.addToHand(color, kind, 1);
        continue;
      }
      if (builder.piece(square) != Piece.EMPTY) {
        throw error(ErrorCode.TWICE_ON_SQUARE, at, "an empty square", rules.squareName(square));
      }
      builder.piece(square, Piece.of(kind, color));
      places.square(square, line, column + at);
    }
    drawn = true;
  }

  private int square(int at) throws ReadException {
    String name = text.substring(Math.min(at, text.length()), Math.min(at + 2, text.length()));
    int square = CsaMoves.square(name, rules);
    if (square < 0) {
      throw error(ErrorCode.BAD_SQUARE, at, "11-99|00", name);
    }
    return square;
  }

  private int kind(int at) throws ReadException {
    String code = text.substring(Math.min(at, text.length()), Math.min(at + 2, text.length()));
    int kind = CsaPieces.kind(code, rules);
    if (kind < 0) {
      throw error(ErrorCode.UNKNOWN_PIECE, at, "FU|KY|…|RY|AL", code);
    }
    return kind;
  }

  /** States that the defender's hand was given, though it is empty. */
  void stateHand(Color color) {
    builder.handStated(color, true);
  }

  /** The position, once its side to move is known. */
  Setup build(Color sideToMove, int ply) throws ReadException {
    if (!drawn) {
      even();
    }
    builder.sideToMove(sideToMove).ply(ply);
    for (Color color : Color.values()) {
      if (rest[color.ordinal()]) {
        if (color == sideToMove) {
          giveRest(color);
        } else {
          builder.handStated(color, false);
        }
      }
    }
    return builder.build();
  }

  private void giveRest(Color color) {
    Setup soFar = builder.build();
    for (int kind = 1; kind < rules.kindLimit(); kind++) {
      int left = rules.type(kind).count() - soFar.countOf(kind);
      if (left > 0) {
        builder.addToHand(color, kind, left);
      }
    }
  }

  List<LocatedFault> faults(Setup setup) {
    return places.locate(setup);
  }
}
