package io.github.tsume.compose;

import io.github.tsume.board.Setup;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;

/**
 * The edits that take away what may be needless: each piece but the defender's king, gone, or one
 * of less value in its place.
 */
public final class WeakerEdits {
  private WeakerEdits() {}

  /** A list for each piece: it is gone, then what is put in its place, the least first. */
  public static List<List<Edit>> of(Setup setup) {
    Ruleset rules = setup.rules();
    PieceValue value = new PieceValue(rules);
    List<List<Edit>> all = new ArrayList<>();
    for (int square = 0; square < rules.squares(); square++) {
      int piece = setup.piece(square);
      if (piece != Piece.EMPTY && piece != Piece.of(Piece.KING, setup.defender())) {
        all.add(ofPiece(value, square, piece));
      }
    }
    Color attacker = setup.attacker();
    for (int kind = 1; kind < rules.kindLimit(); kind++) {
      if (setup.hand(attacker, kind) > 0) {
        all.add(ofPiece(value, Edit.HAND, Piece.of(kind, attacker)));
      }
    }
    return all;
  }

  private static List<Edit> ofPiece(PieceValue value, int place, int piece) {
    List<Edit> edits = new ArrayList<>();
    edits.add(Edit.remove(place, piece));
    for (int other : value.below(piece)) {
      if (place != Edit.HAND || !Piece.isPromoted(other)) {
        edits.add(Edit.replace(place, piece, other));
      }
    }
    return edits;
  }
}
