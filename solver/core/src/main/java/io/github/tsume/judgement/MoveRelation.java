package io.github.tsume.judgement;

import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Geometry;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;

/**
 * The difference of a move from another at the same position of the attacker, where they have much
 * in common.
 *
 * @param promotion whether they differ in nothing but promotion
 * @param placement whether they put the same kind of piece on one ray towards the king, or twin
 *     pieces on the same square
 * @param mirror whether they are mirror images in a position that is its own mirror image
 */
public record MoveRelation(boolean promotion, boolean placement, boolean mirror) {
  /** The relation of two moves at a position. */
  public static MoveRelation of(Position position, int a, int b) {
    return new MoveRelation(
        differInPromotion(a, b), differInPlacement(position, a, b), areMirrored(position, a, b));
  }

  /** Whether one may be but another way to play the other. */
  public boolean mayBeDual() {
    return promotion || placement;
  }

  private static boolean differInPromotion(int a, int b) {
    return !Move.isDrop(a)
        && !Move.isDrop(b)
        && Move.from(a) == Move.from(b)
        && Move.to(a) == Move.to(b)
        && Move.promotes(a) != Move.promotes(b);
  }

  private static boolean differInPlacement(Position position, int a, int b) {
    if (Move.isDrop(a) != Move.isDrop(b)
        || Move.kind(a) != Move.kind(b)
        || Move.promotes(a) != Move.promotes(b)) {
      return false;
    }
    if (!Move.isDrop(a) && Move.to(a) == Move.to(b)) {
      return Move.from(a) != Move.from(b);
    }
    boolean sameOrigin = Move.isDrop(a) || Move.from(a) == Move.from(b);
    int king = position.king(1 - position.side());
    int first = direction(position, Move.to(a), king);
    return sameOrigin && first >= 0 && first == direction(position, Move.to(b), king);
  }

  /** The direction, 0 to 7, in which one square lies from another on a line; -1 if on none. */
  private static int direction(Position position, int from, int to) {
    int relation = position.geometry().relation(from, to);
    return relation >= 0 && relation < Geometry.KNIGHT_JUMP ? relation & 7 : -1;
  }

  private static boolean areMirrored(Position position, int a, int b) {
    Ruleset rules = position.rules();
    return rules.mirroredKind(Move.kind(a)) == Move.kind(b)
        && Move.isDrop(a) == Move.isDrop(b)
        && Move.promotes(a) == Move.promotes(b)
        && rules.mirroredSquare(Move.to(a)) == Move.to(b)
        && (Move.isDrop(a) || rules.mirroredSquare(Move.from(a)) == Move.from(b))
        && isSymmetric(position);
  }

  private static boolean isSymmetric(Position position) {
    Ruleset rules = position.rules();
    for (int square = 0; square < rules.squares(); square++) {
      int piece = position.piece(square);
      int other = position.piece(rules.mirroredSquare(square));
      boolean empty = piece == Piece.EMPTY || other == Piece.EMPTY;
      boolean same =
          empty
              ? piece == other
              : Piece.side(piece) == Piece.side(other)
                  && rules.mirroredKind(Piece.kind(piece)) == Piece.kind(other);
      if (!same) {
        return false;
      }
    }
    for (Color color : Color.values()) {
      for (int kind = 1; kind < rules.kindLimit(); kind++) {
        if (position.handCount(color, kind)
            != position.handCount(color, rules.mirroredKind(kind))) {
          return false;
        }
      }
    }
    return true;
  }
}
