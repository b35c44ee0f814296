package io.github.tsume.diagram;

import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import java.util.Map;

/** The drawn symbols of pieces for readers who know no kanji; {@link Glyphs} has their outlines. */
public final class WesternPieces {
  /** What is told of a piece that has no symbol. */
  public static final char NONE = 0;

  private static final char PLAIN = '\ue000';
  private static final char PROMOTED = '\ue080';

  /** By the English name: other games use the same letters for other pieces. */
  private static final Map<String, Character> LETTERS =
      Map.of(
          "king", 'K', "rook", 'R', "bishop", 'B', "gold", 'G', "silver", 'S', "knight", 'N',
          "lance", 'L', "pawn", 'P');

  private WesternPieces() {}

  /** The character whose outline is the symbol of a piece, or {@link #NONE}. */
  public static char symbol(Ruleset rules, int kind) {
    int plain = kind & ~Piece.PROMOTED;
    Character letter =
        plain < rules.kindLimit() && rules.hasKind(kind)
            ? LETTERS.get(rules.type(plain).name())
            : null;
    return letter == null ? NONE : (char) ((Piece.isPromoted(kind) ? PROMOTED : PLAIN) + letter);
  }
}
