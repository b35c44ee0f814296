package io.github.tsume.compose;

import io.github.tsume.board.Setup;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;

/** A position with left and right changed. */
public final class MirrorImage {
  private MirrorImage() {}

  /** The mirror image of a setup. */
  public static Setup of(Setup setup) {
    Ruleset rules = setup.rules();
    Setup.Builder builder = setup.toBuilder();
    for (int square = 0; square < rules.squares(); square++) {
      int piece = setup.piece(square);
      int seen = piece;
      if (piece != Piece.EMPTY) {
        seen = rules.mirroredKind(Piece.kind(piece)) | piece & Piece.WHITE;
      }
      builder.piece(rules.mirroredSquare(square), seen);
    }
    for (Color color : Color.values()) {
      boolean stated = setup.handStated(color);
      for (int kind = 1; kind < rules.kindLimit(); kind++) {
        builder.hand(color, rules.mirroredKind(kind), setup.hand(color, kind));
      }
      builder.handStated(color, stated);
    }
    return builder.build();
  }

  /** A name that a setup and its mirror image have in common: the first of both as SFEN. */
  public static String nameOfBoth(Setup setup) {
    String sfen = SfenWriter.sfen(setup);
    String mirrored = SfenWriter.sfen(of(setup));
    return sfen.compareTo(mirrored) < 0 ? sfen : mirrored;
  }
}
