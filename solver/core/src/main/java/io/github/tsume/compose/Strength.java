package io.github.tsume.compose;

import io.github.tsume.rules.AttackTables;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import java.util.BitSet;

/** How strong pieces are, by the squares that they attack on an empty board. */
final class Strength {
  private final Ruleset rules;
  private final AttackTables tables;

  Strength(Ruleset rules) {
    this.rules = rules;
    tables = rules.tables();
  }

  /** How many squares a piece of that kind attacks from the middle of the board. */
  int of(int piece) {
    return attacks(piece, middle()).cardinality();
  }

  /**
   * Whether one piece attacks only what the other does from a place too, and not all of it.
   *
   * @param place a square, or {@link Edit#HAND}
   */
  boolean isWeaker(int one, int other, int place) {
    int square = place < 0 ? middle() : place;
    BitSet weak = attacks(one, square);
    BitSet strong = attacks(other, square);
    if (weak.equals(strong)) {
      return false;
    }
    BitSet more = (BitSet) weak.clone();
    more.andNot(strong);
    return more.isEmpty();
  }

  private int middle() {
    return rules.square(rules.width() / 2, rules.height() / 2);
  }

  private BitSet attacks(int piece, int from) {
    BitSet attacked = new BitSet();
    for (int to = 0; to < rules.squares(); to++) {
      if (to != from && tables.attacks(piece, from, to, 0, 0)) {
        attacked.set(to);
      }
    }
    return attacked;
  }

  /** The strength of all that is on the board but kings, and in the attacker's hand. */
  int ofAll(io.github.tsume.board.Setup setup) {
    int sum = 0;
    for (int square = 0; square < rules.squares(); square++) {
      int piece = setup.piece(square);
      if (piece != Piece.EMPTY && Piece.kind(piece) != Piece.KING) {
        sum += 1 + of(piece);
      }
    }
    Color attacker = setup.attacker();
    for (int kind = 1; kind < rules.kindLimit(); kind++) {
      sum += setup.hand(attacker, kind) * (1 + of(Piece.of(kind, attacker)));
    }
    return sum;
  }
}
