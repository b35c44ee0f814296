package io.github.tsume.game;

import com.google.common.primitives.Ints;
import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import java.util.Arrays;

/**
 * The order in which ties between moves are broken, if nothing else tells them apart: by their USI
 * text, a promotion before the same move without, as a problem is seen from its attacker.
 *
 * <p>Seen from its attacker means: the board is turned if he is white, and mirrored if the
 * defender's king then stands on the left half, or on the middle file and the mirror image comes
 * first by what stands on the squares and in the hands. So a problem, its mirror image and the same
 * with colours turned have the same line, seen in a mirror or turned.
 */
public final class TieOrder {
  private final Ruleset rules;
  private final boolean turned;
  private final boolean mirrored;

  private TieOrder(Ruleset rules, boolean turned, boolean mirrored) {
    this.rules = rules;
    this.turned = turned;
    this.mirrored = mirrored;
  }

  /** The order for a problem, given by its initial position. */
  static TieOrder of(Position start, int attacker) {
    Ruleset rules = start.rules();
    TieOrder plain = new TieOrder(rules, attacker == Color.WHITE.ordinal(), false);
    TieOrder mirror = new TieOrder(rules, plain.turned, true);
    int king = start.king(1 - attacker);
    int file = king < 0 ? rules.width() / 2 : rules.file(plain.square(king));
    int other = rules.width() - 1 - file;
    boolean first =
        file == other
            ? Ints.lexicographicalComparator()
                    .compare(mirror.seen(start, attacker), plain.seen(start, attacker))
                < 0
            : other < file;
    return first ? mirror : plain;
  }

  /** What stands on the squares, and what is in the hands, as seen in this order. */
  private int[] seen(Position position, int attacker) {
    int kinds = rules.kindLimit();
    int[] seen = new int[rules.squares() + 2 * kinds];
    for (int square = 0; square < rules.squares(); square++) {
      int piece = position.piece(square);
      if (piece != Piece.EMPTY) {
        int owner = Piece.side(piece) == attacker ? 1 : 2;
        seen[square(square)] = 4 * (1 + kind(Piece.kind(piece))) + owner;
      }
    }
    for (int kind = 1; kind < kinds; kind++) {
      int place = rules.squares() + 2 * kind(kind);
      Color color = Color.values()[attacker];
      seen[place] = position.handCount(color, kind);
      seen[place + 1] = position.handCount(Color.values()[1 - attacker], kind);
    }
    return seen;
  }

  private int square(int square) {
    int from = turned ? rules.squares() - 1 - square : square;
    return mirrored ? rules.mirroredSquare(from) : from;
  }

  private int kind(int kind) {
    return mirrored ? rules.mirroredKind(kind) : kind;
  }

  /** Compares two moves. */
  public int compare(int a, int b) {
    return Long.compare(rank(a), rank(b));
  }

  /** Moves in this order. */
  public int[] sorted(int[] moves) {
    long[] ranked = new long[moves.length];
    for (int i = 0; i < moves.length; i++) {
      ranked[i] = rank(moves[i]) << 32 | moves[i];
    }
    Arrays.sort(ranked);
    return Arrays.stream(ranked).mapToInt(one -> (int) one).toArray();
  }

  /* As USI texts are compared: moves of pieces first, by file and rank; drops by letter. */
  private long rank(int move) {
    long to = square(Move.to(move));
    if (Move.isDrop(move)) {
      char letter = rules.type(kind(Move.kind(move))).letter();
      return ((1L << 15 | letter) << 8 | to) << 1;
    }
    long places = (long) square(Move.from(move)) << 8 | to;
    return places << 1 | (Move.promotes(move) ? 0 : 1);
  }
}
