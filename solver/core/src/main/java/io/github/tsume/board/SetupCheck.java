package io.github.tsume.board;

import io.github.tsume.board.SetupFault.Code;
import io.github.tsume.rules.AttackTables;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;

/** A search for the faults of a setup, each with a check of its own, so that all are found. */
final class SetupCheck {
  private static final int KINDS = 16;

  private final Setup setup;
  private final Ruleset rules;
  private final AttackTables tables;
  private final List<SetupFault> faults = new ArrayList<>();

  private SetupCheck(Setup setup) {
    this.setup = setup;
    rules = setup.rules();
    tables = rules.tables();
  }

  static List<SetupFault> faults(Setup setup) {
    SetupCheck check = new SetupCheck(setup);
    check.inventory();
    check.hands();
    check.kings();
    check.pieces();
    check.pawns();
    check.waitingSideInCheck();
    return List.copyOf(check.faults);
  }

  private void inventory() {
    for (int kind = 1; kind < rules.kindLimit(); kind++) {
      int count = setup.countOf(kind);
      if (count > rules.type(kind).count()) {
        faults.add(SetupFault.tooMany(rules, kind, count));
      }
    }
  }

  private void hands() {
    for (Color color : Color.values()) {
      for (int kind = 0; kind < KINDS; kind++) {
        int count = setup.hand(color, kind);
        boolean holdable = kind != Piece.KING && kind < rules.kindLimit();
        if (count != 0 && !holdable) {
          faults.add(SetupFault.ofHand(Code.CANNOT_BE_HELD, rules, color, kind, count));
        } else if (count < 0) {
          faults.add(SetupFault.ofHand(Code.NEGATIVE_HAND, rules, color, kind, count));
        }
      }
    }
  }

  private void kings() {
    if (setup.kings(setup.defender()) == 0) {
      faults.add(SetupFault.ofKings(Code.NO_DEFENDER_KING, rules, setup.defender(), 0));
    }
    for (Color color : Color.values()) {
      int count = setup.kings(color);
      if (count > 1) {
        faults.add(SetupFault.ofKings(Code.SEVERAL_KINGS, rules, color, count));
      }
    }
  }

  private void pieces() {
    for (int square = 0; square < rules.squares(); square++) {
      int piece = setup.piece(square);
      if (piece == Piece.EMPTY) {
        continue;
      }
      if (!rules.hasKind(Piece.kind(piece))) {
        faults.add(SetupFault.ofPiece(Code.NO_SUCH_PIECE, rules, piece, square));
      } else if ((tables.mobile(piece, square >> 6) >>> square & 1) == 0) {
        faults.add(SetupFault.ofPiece(Code.IMMOBILE_PIECE, rules, piece, square));
      }
    }
  }

  private void pawns() {
    for (Color color : Color.values()) {
      for (int file = 0; file < rules.width(); file++) {
        int count = 0;
        int last = -1;
        for (int rank = 0; rank < rules.height(); rank++) {
          int square = rules.square(file, rank);
          if (setup.piece(square) == Piece.of(rules.pawnKind(), color)) {
            count++;
            last = square;
          }
        }
        if (count > rules.pawnsPerFile()) {
          faults.add(SetupFault.ofFile(rules, color, last, count));
        }
      }
    }
  }

  private void waitingSideInCheck() {
    Color waiting = setup.sideToMove().opponent();
    if (setup.kings(waiting) != 1) {
      return;
    }
    int king = -1;
    long lo = 0;
    long hi = 0;
    for (int square = 0; square < rules.squares(); square++) {
      int piece = setup.piece(square);
      if (piece == Piece.of(Piece.KING, waiting)) {
        king = square;
      }
      if (piece != Piece.EMPTY) {
        lo |= square < 64 ? 1L << square : 0;
        hi |= square < 64 ? 0 : 1L << square;
      }
    }
    for (int square = 0; square < rules.squares(); square++) {
      int piece = setup.piece(square);
      if (piece != Piece.EMPTY
          && Piece.color(piece) != waiting
          && tables.attacks(piece, square, king, lo, hi)) {
        faults.add(
            SetupFault.ofPiece(Code.DEFENDER_IN_CHECK, rules, Piece.of(Piece.KING, waiting), king));
        return;
      }
    }
  }
}
