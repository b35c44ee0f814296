package io.github.tsume.index;

import io.github.tsume.board.Setup;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import java.util.Optional;

/**
 * The way from one position to another.
 *
 * @param turned whether the colours change
 * @param mirrored whether left and right change
 * @param files how many files to the left it is shifted after that, with black attacking
 * @param ranks how many ranks down
 */
public record Relation(boolean turned, boolean mirrored, int files, int ranks) {
  /** How the earlier position becomes the later one; empty if it does not. */
  public static Optional<Relation> of(Setup earlier, Setup later) {
    Placement from = Placement.of(earlier);
    Placement to = Placement.of(later);
    return of(from, to);
  }

  static Optional<Relation> of(Placement from, Placement to) {
    for (Placement each : new Placement[] {from, from.mirror()}) {
      if (each.isShiftOf(to)) {
        return Optional.of(
            new Relation(
                from.isTurned() != to.isTurned(),
                each.isMirrored() != from.isMirrored(),
                to.firstFile() - each.firstFile(),
                to.firstRank() - each.firstRank()));
      }
    }
    return Optional.empty();
  }

  /** Where something of the later one is in the earlier one, both seen with black attacking. */
  OnePiece.Spot back(OnePiece.Spot spot, Ruleset rules) {
    boolean there = spot.piece() != Piece.EMPTY;
    int kind = Piece.kind(spot.piece());
    int piece =
        mirrored && there ? rules.mirroredKind(kind) | spot.piece() & Piece.WHITE : spot.piece();
    if (!there || spot.file() == OnePiece.HAND) {
      return new OnePiece.Spot(piece, spot.file(), spot.rank());
    }
    int file = spot.file() - files;
    return new OnePiece.Spot(
        piece, mirrored ? rules.width() - 1 - file : file, spot.rank() - ranks);
  }

  /** Whether the positions are the same, piece for piece. */
  public boolean isSame() {
    return !turned && !mirrored && files == 0 && ranks == 0;
  }
}
