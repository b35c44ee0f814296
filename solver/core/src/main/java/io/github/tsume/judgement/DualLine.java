package io.github.tsume.judgement;

import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.rules.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The rest of a line after a dual, a move that differs from the line's in promotion, or in where
 * the piece comes from or goes to.
 *
 * <p>The rest is the same if it is written the same, piece by piece and square by square: where the
 * piece that stands elsewhere, or is not promoted, moves on in the line, it does so from where it
 * stands, and may catch up on its promotion.
 */
public final class DualLine {
  private static final int NOWHERE = -1;

  private final Position position;
  private final Function<Position, int[]> legal;
  private final boolean promotion;
  private final List<Integer> played = new ArrayList<>();

  /* The square on which only the line has the piece, and the one where it is instead. */
  private int home;
  private int elsewhere;

  private DualLine(Position position, int instead, int main, Function<Position, int[]> legal) {
    this.position = position.copy();
    this.legal = legal;
    this.promotion = MoveRelation.of(position, instead, main).promotion();
    boolean twins = !Move.isDrop(main) && Move.from(main) != Move.from(instead);
    this.home = twins ? Move.from(instead) : Move.to(main);
    this.elsewhere = twins ? Move.from(main) : Move.to(instead);
  }

  /**
   * The dual and the rest of the line after it, its last move too; empty if that cannot be played,
   * or one of the attacker's moves gives no check.
   *
   * @param position where the attacker is to move
   * @param line the line from there
   * @param dual what he plays instead of its first move
   * @param legal all legal moves of a position
   */
  public static Optional<List<Integer>> of(
      Position position, List<Integer> line, int dual, Function<Position, int[]> legal) {
    DualLine after = new DualLine(position, dual, line.get(0), legal);
    return after.leads(dual, line) ? Optional.of(after.played) : Optional.empty();
  }

  private boolean leads(int dual, List<Integer> line) {
    play(dual);
    for (int i = 1; i < line.size(); i++) {
      boolean attack = i % 2 == 0;
      int move = counterpart(line.get(i), attack);
      if (move == Move.NONE) {
        return false;
      }
      play(move);
      if (attack && !position.inCheck()) {
        return false;
      }
    }
    return true;
  }

  private void play(int move) {
    position.play(move);
    played.add(move);
  }

  /** The legal move that is the line's here; {@link Move#NONE} if there is none. */
  private int counterpart(int main, boolean attack) {
    boolean movesOn = attack && !Move.isDrop(main) && Move.from(main) == home;
    int from = movesOn ? elsewhere : Move.from(main);
    if (movesOn || Move.to(main) == home) {
      // From now on the piece is at the same place, or it was captured in the line.
      home = NOWHERE;
    }
    if (Move.to(main) == elsewhere) {
      // It is captured here.
      elsewhere = NOWHERE;
    }
    int similar = Move.NONE;
    for (int move : legal.apply(position)) {
      boolean samePath =
          Move.isDrop(move) == Move.isDrop(main)
              && Move.to(move) == Move.to(main)
              && (Move.isDrop(move) || Move.from(move) == from);
      if (samePath && Move.kindAfter(move) == Move.kindAfter(main)) {
        if (promotion || Move.kind(move) == Move.kind(main)) {
          return move;
        }
      } else if (samePath && promotion && attack && base(move) == base(main)) {
        similar = move;
      }
    }
    return similar;
  }

  private static int base(int move) {
    return Move.kind(move) & ~Piece.PROMOTED;
  }
}
