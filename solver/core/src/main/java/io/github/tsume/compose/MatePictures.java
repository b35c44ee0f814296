package io.github.tsume.compose;

import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import io.github.tsume.board.position.Positions;
import io.github.tsume.moves.Evasions;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Random;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The mates on a board (詰め上がり): all ways to add pieces of the attacker to what stands there so that
 * the defender is mated and each piece that was added has a part in it. It has one if it bears on
 * the king or a square next to him on an empty board, and if without it he is not mated.
 *
 * <p>Those with few pieces come first; where the board is its own mirror image, one of two mirror
 * images. The attacker holds nothing. Whether a check leads to them is not examined.
 */
final class MatePictures implements Iterator<Position> {
  /** Neighbours in this order are unlike each other, and always the same. */
  private static final long SEED = 1;

  /**
   * A piece that may be added.
   *
   * @param reaches whether it attacks the king on an empty board
   */
  private record Added(int square, int piece, boolean reaches) {}

  private final Setup frame;
  private final boolean rest;

  /** Whether the board itself has something of the attacker's that may give check. */
  private final boolean armed;

  private final boolean symmetric;
  private final List<Added> candidates;
  private final int most;
  private final int[] buffer = new int[Position.MAX_MOVES];

  /** Which of the candidates are added, rising; of equal many those with small numbers first. */
  private int[] chosen = {};

  private boolean exhausted;
  private @Nullable Position next;

  /**
   * The mates on a board.
   *
   * @param frame what stands there; what its attacker holds is left aside
   * @param most how many pieces may be added
   * @param allowed on which squares
   */
  MatePictures(Setup frame, int most, IntPredicate allowed) {
    Setup.Builder builder = frame.toBuilder().ply(2);
    for (int kind = 1; kind < frame.rules().kindLimit(); kind++) {
      builder.hand(frame.attacker(), kind, 0);
    }
    this.frame = builder.build();
    this.most = most;
    rest = EditedSetup.holdsRest(frame);
    armed = IntStream.range(0, frame.rules().squares()).anyMatch(this::isArmed);
    candidates = candidates(frame, allowed);
    symmetric = isSymmetric(frame);
    Collections.shuffle(candidates, new Random(SEED));
    next = mate(0, -1);
    // Where he is mated already no piece that is added has a part.
    exhausted = most == 0 || next != null;
  }

  private boolean isArmed(int square) {
    int piece = frame.piece(square);
    return piece != Piece.EMPTY
        && Piece.color(piece) == frame.attacker()
        && Piece.kind(piece) != Piece.KING;
  }

  private static List<Added> candidates(Setup frame, IntPredicate allowed) {
    Ruleset rules = frame.rules();
    int king = 0;
    while (frame.piece(king) != Piece.of(Piece.KING, frame.defender())) {
      king++;
    }
    List<Added> all = new ArrayList<>();
    for (int square = 0; square < rules.squares(); square++) {
      for (int kind = Piece.KING + 1; kind < Piece.PROMOTED + rules.kindLimit(); kind++) {
        boolean free = frame.piece(square) == Piece.EMPTY && allowed.test(square);
        int base = kind & ~Piece.PROMOTED;
        if (free && base > Piece.KING && base < rules.kindLimit() && rules.hasKind(kind)) {
          int piece = Piece.of(kind, frame.attacker());
          if (bearsOn(king, square, piece, rules)) {
            boolean reaches = rules.tables().attacks(piece, square, king, 0, 0);
            all.add(new Added(square, piece, reaches));
          }
        }
      }
    }
    return all;
  }

  /** Whether a piece attacks the king, or a square next to him, on an empty board. */
  private static boolean bearsOn(int king, int from, int piece, Ruleset rules) {
    for (int to = 0; to < rules.squares(); to++) {
      boolean near =
          Math.abs(rules.file(to) - rules.file(king)) <= 1
              && Math.abs(rules.rank(to) - rules.rank(king)) <= 1;
      if (near && to != from && rules.tables().attacks(piece, from, to, 0, 0)) {
        return true;
      }
    }
    return false;
  }

  private boolean isSymmetric(Setup board) {
    Ruleset rules = board.rules();
    Set<Added> mirrored = new HashSet<>();
    for (Added each : candidates) {
      int kind = rules.mirroredKind(Piece.kind(each.piece));
      int piece = kind | each.piece & Piece.WHITE;
      mirrored.add(new Added(rules.mirroredSquare(each.square), piece, each.reaches));
    }
    return MirrorImage.of(board).equals(board) && mirrored.equals(new HashSet<>(candidates));
  }

  @Override
  public boolean hasNext() {
    while (next == null && !exhausted) {
      exhausted = !choose();
      if (!exhausted) {
        next = wanted();
      }
    }
    return next != null;
  }

  @Override
  public Position next() {
    Position found = hasNext() ? next : null;
    if (found == null) {
      throw new NoSuchElementException();
    }
    next = null;
    return found;
  }

  /** Makes the next choice of as many pieces, or the first of one more; false if there is none. */
  private boolean choose() {
    for (int i = 0; i < chosen.length; i++) {
      int limit = i + 1 < chosen.length ? chosen[i + 1] : candidates.size();
      if (chosen[i] + 1 < limit) {
        chosen[i]++;
        for (int j = 0; j < i; j++) {
          chosen[j] = j;
        }
        return true;
      }
    }
    chosen = new int[chosen.length + 1];
    for (int i = 0; i < chosen.length; i++) {
      chosen[i] = i;
    }
    return chosen.length <= most && chosen.length <= candidates.size();
  }

  /** The mate that is chosen; null if it is none, or none that is wanted. */
  private @Nullable Position wanted() {
    Position mate = mate(chosen.length, -1);
    for (int left = 0; mate != null && left < chosen.length; left++) {
      mate = mate(chosen.length, left) == null ? mate : null;
    }
    return mate != null && symmetric && isSecond(mate.toSetup()) ? null : mate;
  }

  /** Whether the mirror image of a mate is told instead. */
  private static boolean isSecond(Setup mate) {
    Setup mirrored = MirrorImage.of(mate);
    for (int square = 0; square < mate.rules().squares(); square++) {
      if (mate.piece(square) != mirrored.piece(square)) {
        return mate.piece(square) > mirrored.piece(square);
      }
    }
    return false;
  }

  /** The board with so many of the chosen pieces but one; null if the defender is not mated. */
  private @Nullable Position mate(int count, int without) {
    boolean reached = armed;
    for (int i = 0; i < count; i++) {
      reached |= i != without && candidates.get(chosen[i]).reaches;
    }
    if (!reached) {
      return null; // Nobody gives check.
    }
    Setup.Builder builder = frame.toBuilder();
    for (int i = 0; i < count; i++) {
      Added added = candidates.get(chosen[i]);
      if (i != without) {
        if (builder.piece(added.square) != Piece.EMPTY) {
          return null;
        }
        builder.piece(added.square, added.piece);
      }
    }
    Setup made = rest ? EditedSetup.refilled(builder, frame) : builder.build();
    Position position = Positions.afterCheck(made);
    if (position == null) {
      return null;
    }
    int own = position.king(frame.attacker().side());
    boolean legal = own < 0 || !position.isAttacked(own, frame.defender().side());
    boolean mate = position.inCheck() && Evasions.generate(position, buffer, 0) == 0;
    return legal && mate ? position : null;
  }
}
