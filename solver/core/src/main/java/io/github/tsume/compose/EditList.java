package io.github.tsume.compose;

import io.github.tsume.board.Setup;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** All edits of one piece, of both sides, and all shifts; kings are moved or taken away only. */
final class EditList {
  private final Setup setup;
  private final Ruleset rules;
  private final List<Edit> edits = new ArrayList<>();

  private EditList(Setup setup) {
    this.setup = setup;
    rules = setup.rules();
  }

  /** The edits of a setup, the smallest first; some may lead to what is not legal. */
  static List<Edit> of(Setup setup) {
    EditList list = new EditList(setup);
    for (int square = 0; square < list.rules.squares(); square++) {
      if (setup.piece(square) == Piece.EMPTY) {
        list.addOn(square);
      } else {
        list.change(square, setup.piece(square));
      }
    }
    list.hand();
    list.shifts();
    PieceValue value = new PieceValue(list.rules);
    list.edits.sort(
        Comparator.comparingInt((Edit edit) -> EditSize.of(edit, list.rules))
            .thenComparingInt(edit -> worth(edit, value)));
    return list.edits;
  }

  /** How much an edit adds to what the pieces are worth. */
  private static int worth(Edit edit, PieceValue value) {
    int less = edit.before() == Piece.EMPTY ? 0 : value.of(edit.before());
    int more = edit.after() == Piece.EMPTY ? 0 : value.of(edit.after());
    return more - less;
  }

  private void addOn(int square) {
    for (int piece = 0; piece < Piece.COUNT; piece++) {
      if (isPlain(piece)) {
        edits.add(Edit.add(square, piece));
      }
    }
    Color attacker = setup.attacker();
    for (int kind = 1; kind < rules.kindLimit(); kind++) {
      if (setup.hand(attacker, kind) > 0) {
        int held = Piece.of(kind, attacker);
        edits.add(Edit.move(Edit.HAND, held, square, held));
      }
    }
  }

  private void change(int square, int piece) {
    for (int to = 0; to < rules.squares(); to++) {
      if (setup.piece(to) == Piece.EMPTY) {
        edits.add(Edit.move(square, piece, to, piece));
      }
    }
    if (Piece.kind(piece) == Piece.KING) {
      if (Piece.color(piece) == setup.attacker()) {
        edits.add(Edit.remove(square, piece));
      }
      return;
    }
    edits.add(Edit.remove(square, piece));
    if (Piece.color(piece) == setup.attacker()) {
      int held = Piece.of(Piece.handKind(piece), setup.attacker());
      edits.add(Edit.move(square, piece, Edit.HAND, held));
    }
    for (int other = 0; other < Piece.COUNT; other++) {
      if (isPlain(other) && other != piece) {
        edits.add(Edit.replace(square, piece, other));
      }
    }
  }

  private void hand() {
    Color attacker = setup.attacker();
    for (int kind = 1; kind < rules.kindLimit(); kind++) {
      int piece = Piece.of(kind, attacker);
      edits.add(Edit.add(Edit.HAND, piece));
      if (setup.hand(attacker, kind) == 0) {
        continue;
      }
      edits.add(Edit.remove(Edit.HAND, piece));
      for (int other = 1; other < rules.kindLimit(); other++) {
        if (other != kind) {
          edits.add(Edit.replace(Edit.HAND, piece, Piece.of(other, attacker)));
        }
      }
    }
  }

  private void shifts() {
    for (int files = 1 - rules.width(); files < rules.width(); files++) {
      for (int ranks = 1 - rules.height(); ranks < rules.height(); ranks++) {
        if (files != 0 || ranks != 0) {
          edits.add(Edit.shift(files, ranks));
        }
      }
    }
  }

  private boolean isPlain(int piece) {
    int kind = Piece.kind(piece);
    return (kind & ~Piece.PROMOTED) != Piece.KING && rules.hasKind(kind);
  }
}
