package io.github.tsume.soundness;

import io.github.tsume.board.Move;
import io.github.tsume.board.Position;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Geometry;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import java.util.List;

/** The mainline under examination, and how another move at one of its nodes relates to it. */
final class Mainline {
  private final List<Integer> moves;

  Mainline(List<Integer> moves) {
    this.moves = moves;
  }

  int length() {
    return moves.size();
  }

  /** The number of attacker's nodes. */
  int nodes() {
    return (moves.size() + 1) / 2;
  }

  /** The attacker's move at a node, counted from 0. */
  int attack(int node) {
    return moves.get(2 * node);
  }

  int move(int index) {
    return moves.get(index);
  }

  /** The plies to mate from an attacker's node. */
  int remaining(int node) {
    return moves.size() - 2 * node;
  }

  /** The ply of an attacker's move, from 1. */
  static int ply(int node) {
    return 2 * node + 1;
  }

  /** Whether two moves differ in nothing but promotion. */
  static boolean differInPromotion(int a, int b) {
    return !Move.isDrop(a)
        && !Move.isDrop(b)
        && Move.from(a) == Move.from(b)
        && Move.to(a) == Move.to(b)
        && Move.promotes(a) != Move.promotes(b);
  }

  /**
   * Whether two moves put the same kind of piece on one ray towards the king, or twin pieces on the
   * same square.
   */
  static boolean differInPlacement(Position position, int a, int b) {
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

  /** Whether two moves are mirror images in a position that is its own mirror image. */
  static boolean areMirrored(Position position, int a, int b) {
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
