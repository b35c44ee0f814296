package io.github.tsume.compose;

import io.github.tsume.board.Setup;
import io.github.tsume.rules.AttackTables;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;

/**
 * The worth of pieces to composers: they take the least that does. Of shogi: pawn 1, lance 2,
 * knight 3, silver 4, promoted pawn 5, gold 6 and as much what else moves like one, bishop 7, rook
 * and horse 8, dragon 9.
 *
 * <p>A game lists its types with the least valuable last. A promoted pawn that moves like another
 * type comes just before that.
 */
final class PieceValue {
  private static final int NONE = 0;

  private final Ruleset rules;
  private final AttackTables tables;

  /** The kind that the promoted pawn moves like; {@link #NONE} if it has moves of its own. */
  private final int likePawn;

  PieceValue(Ruleset rules) {
    this.rules = rules;
    tables = rules.tables();
    int promoted = rules.pawnKind() | Piece.PROMOTED;
    likePawn = rules.hasKind(promoted) ? plainLike(promoted) : NONE;
  }

  /** What a piece is worth; nothing for a king. */
  int of(int piece) {
    int kind = Piece.kind(piece);
    int plain = kind & ~Piece.PROMOTED;
    if (plain == Piece.KING) {
      return 0;
    }
    if (kind == plain) {
      return ofPlain(kind);
    }
    int like = plainLike(kind);
    if (like == NONE) {
      return ofPlain(plain) + 1;
    }
    return ofPlain(like) - (isPromotedPawn(kind) ? 1 : 0);
  }

  private int ofPlain(int kind) {
    int place = rules.kindLimit() - kind;
    boolean afterPromotedPawn = likePawn != NONE && place >= rules.kindLimit() - likePawn;
    return place + (afterPromotedPawn ? 1 : 0);
  }

  /** What is worth less than a piece, of the same side, the least first. */
  List<Integer> below(int piece) {
    List<Integer> less = new ArrayList<>();
    if (Piece.kind(piece) == Piece.KING) {
      return less;
    }
    for (int kind = 1; kind < Piece.WHITE; kind++) {
      int other = kind | piece & Piece.WHITE;
      if (rules.hasKind(kind) && isUsual(kind) && of(other) < of(piece)) {
        less.add(other);
      }
    }
    less.sort((one, other) -> Integer.compare(of(one), of(other)));
    return less;
  }

  /** Whether a promoted pawn stands in the place of what moves just like it. */
  boolean isPromotedPawnFor(int promoted, int piece) {
    return isPromotedPawn(Piece.kind(promoted))
        && movesLike(Piece.kind(promoted), Piece.kind(piece));
  }

  /** Whether composers put such a piece on a board for want of another: not a promoted silver. */
  private boolean isUsual(int kind) {
    int plain = kind & ~Piece.PROMOTED;
    return plain != Piece.KING
        && (kind == plain || isPromotedPawn(kind) || plainLike(kind) == NONE);
  }

  private boolean isPromotedPawn(int kind) {
    return kind == (rules.pawnKind() | Piece.PROMOTED);
  }

  /** The kind without promotion that moves like another kind. */
  private int plainLike(int kind) {
    for (int plain = 1; plain < rules.kindLimit(); plain++) {
      if (rules.hasKind(plain) && movesLike(kind, plain)) {
        return plain;
      }
    }
    return NONE;
  }

  private boolean movesLike(int one, int other) {
    int middle = rules.square(rules.width() / 2, rules.height() / 2);
    for (int to = 0; to < rules.squares(); to++) {
      boolean differs =
          to != middle
              && tables.attacks(one, middle, to, 0, 0) != tables.attacks(other, middle, to, 0, 0);
      if (differs) {
        return false;
      }
    }
    return true;
  }

  /** The value of all that is on the board, and in the attacker's hand. */
  int ofAll(Setup setup) {
    int sum = 0;
    for (int square = 0; square < rules.squares(); square++) {
      sum += setup.piece(square) == Piece.EMPTY ? 0 : of(setup.piece(square));
    }
    Color attacker = setup.attacker();
    for (int kind = 1; kind < rules.kindLimit(); kind++) {
      sum += setup.hand(attacker, kind) * of(Piece.of(kind, attacker));
    }
    return sum;
  }
}
