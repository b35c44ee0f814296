package io.github.tsume.index;

import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;

/**
 * Everything that differs from a placement by one piece: it is gone, it is another, it stands
 * elsewhere or is in the attacker's hand, whosever it was, or there is one more. Black attacks.
 */
final class OnePiece {
  /** Not on the board but in the attacker's hand. */
  static final int HAND = Integer.MIN_VALUE;

  private final Ruleset rules;
  private final Stones stones;
  private final Visitor visitor;

  /** A piece and where it stands, maybe beyond the edge of the board; EMPTY if there is none. */
  record Spot(int piece, int file, int rank) {
    static final Spot NONE = new Spot(Piece.EMPTY, 0, 0);

    boolean isThere() {
      return piece != Piece.EMPTY;
    }

    boolean isHeld() {
      return file == HAND;
    }
  }

  /** Hears of each, by its number. */
  interface Visitor {
    void see(long hash, Spot here, Spot there);
  }

  private OnePiece(Stones stones, Visitor visitor) {
    this.rules = stones.rules;
    this.stones = stones;
    this.visitor = visitor;
  }

  /** Tells of all of them. */
  static void each(Placement placement, Visitor visitor) {
    Stones whole = placement.stones();
    OnePiece more = new OnePiece(whole, visitor);
    StoneSums sums = new StoneSums(whole);
    more.onto(sums, Spot.NONE, Piece.EMPTY);
    more.intoHand(sums, Spot.NONE, Piece.EMPTY);
    for (int kind = 1; kind < whole.rules.kindLimit(); kind++) {
      more.changeHeld(sums, kind);
    }
    for (int i = 0; i < whole.count; i++) {
      Spot here = new Spot(whole.pieces[i], whole.files[i], whole.ranks[i]);
      new OnePiece(whole.changed(here, Spot.NONE), visitor).change(here);
    }
  }

  /** One on the board is gone, another, or elsewhere. */
  private void change(Spot here) {
    StoneSums rest = new StoneSums(stones);
    boolean king = Piece.kind(here.piece) == Piece.KING;
    if (!king || here.piece == Piece.of(Piece.KING, Color.BLACK)) {
      visitor.see(rest.hash(), here, Spot.NONE);
    }
    if (!king) {
      for (int piece = 0; piece < Piece.COUNT; piece++) {
        if (piece != here.piece && isPlain(piece)) {
          see(rest, here, new Spot(piece, here.file, here.rank));
        }
      }
      intoHand(rest, here, Piece.handKind(here.piece));
    }
    onto(rest, here, here.piece);
  }

  private void changeHeld(StoneSums sums, int kind) {
    if (stones.hand[kind] == 0) {
      return;
    }
    int piece = Piece.of(kind, Color.BLACK);
    Spot here = new Spot(piece, HAND, HAND);
    stones.hand[kind]--;
    visitor.see(sums.hash(), here, Spot.NONE);
    intoHand(sums, here, Piece.EMPTY);
    for (int side : new int[] {0, Piece.WHITE}) {
      onto(sums, here, piece | side);
      if (rules.canPromote(kind)) {
        onto(sums, here, piece | side | Piece.PROMOTED);
      }
    }
    stones.hand[kind]++;
  }

  /**
   * Puts a piece on each square that is free.
   *
   * @param piece EMPTY for any
   */
  private void onto(StoneSums sums, Spot here, int piece) {
    int firstFile = stones.last(stones.files) - rules.width() + 1;
    int firstRank = stones.last(stones.ranks) - rules.height() + 1;
    int lastFile = stones.first(stones.files) + rules.width() - 1;
    int lastRank = stones.first(stones.ranks) + rules.height() - 1;
    for (int file = firstFile; file <= lastFile; file++) {
      for (int rank = firstRank; rank <= lastRank; rank++) {
        boolean same = here.isThere() && file == here.file && rank == here.rank;
        if (same || stones.isTaken(file, rank)) {
          continue;
        }
        if (piece != Piece.EMPTY) {
          see(sums, here, new Spot(piece, file, rank));
          continue;
        }
        for (int any = 0; any < Piece.COUNT; any++) {
          if (isPlain(any)) {
            see(sums, here, new Spot(any, file, rank));
          }
        }
      }
    }
  }

  /**
   * Puts a piece into the attacker's hand.
   *
   * @param only its kind; EMPTY for any
   */
  private void intoHand(StoneSums sums, Spot here, int only) {
    for (int kind = 1; kind < rules.kindLimit(); kind++) {
      boolean same = here.isHeld() && Piece.handKind(here.piece) == kind;
      if ((only == Piece.EMPTY || only == kind) && !same) {
        stones.hand[kind]++;
        visitor.see(sums.hash(), here, new Spot(Piece.of(kind, Color.BLACK), HAND, HAND));
        stones.hand[kind]--;
      }
    }
  }

  private void see(StoneSums sums, Spot here, Spot there) {
    if (sums.fits(there.file, there.rank)) {
      visitor.see(sums.hash(there.file, there.rank, there.piece), here, there);
    }
  }

  private boolean isPlain(int piece) {
    int kind = Piece.kind(piece);
    return (kind & ~Piece.PROMOTED) != Piece.KING && rules.hasKind(kind);
  }
}
