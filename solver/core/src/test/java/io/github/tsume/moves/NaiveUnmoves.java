package io.github.tsume.moves;

import io.github.tsume.board.Setup;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * What may have been before a position, in the slowest way: a square on which the side that moved
 * last has a piece, and any other, are filled with everything, its hand makes good what is missing
 * or too much, and of what comes of it every legal move is played to see whether it leads to the
 * position.
 */
public final class NaiveUnmoves {
  private final Setup after;
  private final Ruleset rules;
  private final Color mover;
  private final String wanted;
  private final Predicate<Setup> possible;
  private final List<Integer> pieces = new ArrayList<>(List.of(Piece.EMPTY));
  private final List<Setup> found = new ArrayList<>();

  private NaiveUnmoves(Setup after, Predicate<Setup> possible) {
    this.after = after;
    this.possible = possible;
    rules = after.rules();
    mover = after.sideToMove().opponent();
    wanted = NaiveRules.of(after).signature();
    for (int piece = 0; piece < Piece.COUNT; piece++) {
      if (rules.hasKind(Piece.kind(piece))) {
        pieces.add(piece);
      }
    }
  }

  /**
   * The positions one ply before.
   *
   * @param possible what of them matters; asked first, since it takes less than to play all moves
   */
  private static List<Setup> before(Setup after, Predicate<Setup> possible) {
    NaiveUnmoves all = new NaiveUnmoves(after, possible);
    for (int to = 0; to < all.rules.squares(); to++) {
      int piece = after.piece(to);
      if (piece != Piece.EMPTY && Piece.color(piece) == all.mover) {
        for (int from = 0; from < all.rules.squares(); from++) {
          all.fill(to, from);
        }
      }
    }
    return all.found;
  }

  /**
   * The legal positions from which a check and a reply lead to a position, each once, by what they
   * look like.
   */
  public static Map<String, Setup> twoPliesBefore(Setup setup) {
    Map<String, Setup> all = new LinkedHashMap<>();
    Setup target = setup.toBuilder().ply(1).build();
    int defender = setup.defender().side();
    for (Setup answered : before(target, each -> NaiveRules.of(each).isInCheck(defender))) {
      for (Setup first : before(answered, each -> each.faults().isEmpty())) {
        all.put(NaiveRules.of(first).signature(), first);
      }
    }
    return all;
  }

  /** Tries everything on a square moved to, and on another, or, once, on that alone. */
  private void fill(int to, int from) {
    for (int first : pieces) {
      if (to == from) {
        look(to, first, from, first);
        continue;
      }
      for (int second : pieces) {
        boolean changed = first != after.piece(to) && second != after.piece(from);
        if (changed && isFew(to, first, from, second)) {
          look(to, first, from, second);
        }
      }
    }
  }

  /** Whether at most one piece comes or goes; only that the rest takes less time. */
  private boolean isFew(int to, int first, int from, int second) {
    long missing = code(after.piece(to)) + code(after.piece(from)) - code(first) - code(second);
    long size = Math.abs(missing);
    return size == 0 || (Long.bitCount(size) == 1 && (size & 0x0101010101010101L) != 0);
  }

  private static long code(int piece) {
    return piece == Piece.EMPTY ? 0 : 1L << 8 * Piece.handKind(piece);
  }

  private void look(int one, int first, int other, int second) {
    int[] missing = new int[8];
    count(missing, after.piece(one), 1);
    count(missing, first, -1);
    if (one != other) {
      count(missing, after.piece(other), 1);
      count(missing, second, -1);
    }
    int change = 0;
    for (int each : missing) {
      change += Math.abs(each);
    }
    if (change > 1 || missing[Piece.KING] != 0) {
      return;
    }
    Setup.Builder builder = after.toBuilder().sideToMove(mover);
    builder.piece(one, first).piece(other, second);
    for (int kind = 1; kind < rules.kindLimit(); kind++) {
      int held = after.hand(mover, kind) + missing[kind];
      if (held < 0) {
        return;
      }
      builder.hand(mover, kind, held);
    }
    Setup before = builder.build();
    if (!possible.test(before)) {
      return;
    }
    NaiveRules naive = NaiveRules.of(before);
    if (naive.legalMoves().stream().anyMatch(m -> naive.after(m).signature().equals(wanted))) {
      found.add(before);
    }
  }

  private static void count(int[] missing, int piece, int by) {
    if (piece != Piece.EMPTY) {
      missing[Piece.handKind(piece)] += by;
    }
  }
}
