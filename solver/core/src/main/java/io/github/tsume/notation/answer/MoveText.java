package io.github.tsume.notation.answer;

import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.notation.kif.Disambiguation;
import io.github.tsume.record.Replay;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One move as a solver wrote it: what his text says of it, which may fit several moves.
 *
 * @param text the text
 * @param line its line, from 1
 * @param column its column, from 1
 * @param side whose move it is; null if the text does not say
 * @param to its square; {@link #SAME} for that of the move before it
 * @param kinds the kinds of pieces it may be; none if any
 * @param from the square from which it comes; {@link #UNTOLD} if the text does not say
 * @param marks 左右直上寄引, as many as are written
 * @param promotes whether it says 成 or 不成
 * @param drops whether it is told to be a drop, or a move on the board
 * @param captures whether it is told to be a capture or none
 */
public record MoveText(
    String text,
    int line,
    int column,
    @Nullable Color side,
    int to,
    List<Integer> kinds,
    int from,
    String marks,
    Told promotes,
    Told drops,
    Told captures) {
  /** What a text says, or does not. */
  public enum Told {
    YES,
    NO,
    UNTOLD;

    static Told of(@Nullable Boolean yes) {
      return yes == null ? UNTOLD : yes ? YES : NO;
    }

    boolean fits(boolean is) {
      return this == UNTOLD || (this == YES) == is;
    }
  }

  /** The square is that of the move before. */
  public static final int SAME = -2;

  /** The square is not told. */
  public static final int UNTOLD = -1;

  /** A text with copied kinds. */
  public MoveText {
    kinds = List.copyOf(kinds);
  }

  /**
   * The legal moves that the text fits. Where it is silent on promotion, the move does not promote,
   * unless it has to.
   *
   * @param previous the move before it, or {@link Move#NONE}
   */
  public List<Integer> fitting(Position position, int previous) {
    int square = square(previous);
    if (square == UNTOLD || !isTurn(position)) {
      return List.of();
    }
    int[] legal = new int[Position.MAX_MOVES];
    int end = LegalMoves.generate(position, legal, 0);
    List<Integer> found = new ArrayList<>();
    for (int i = 0; i < end; i++) {
      if (fits(legal[i], square)) {
        found.add(legal[i]);
      }
    }
    if (promotes == Told.UNTOLD) {
      List<Integer> all = List.copyOf(found);
      found.removeIf(move -> Move.promotes(move) && all.contains(declined(move)));
    }
    return marks.isEmpty() ? found : marked(Replay.of(position.toSetup()), square, found);
  }

  private int square(int previous) {
    return to == SAME ? (previous == Move.NONE ? UNTOLD : Move.to(previous)) : to;
  }

  private boolean isTurn(Position position) {
    return side == null || side == position.sideToMove();
  }

  /**
   * A move that the text fits, and that a piece could make if no rule were against it, as a pawn's
   * that mates by a drop; {@link Move#NONE} if there is none. To be asked where no legal move fits.
   */
  public int illegal(Position position, int previous) {
    int square = square(previous);
    if (square == UNTOLD || !isTurn(position)) {
      return Move.NONE;
    }
    Replay replay = Replay.of(position.toSetup());
    Ruleset rules = position.rules();
    for (int kind = 1; kind < rules.kindLimit(); kind++) {
      int drop = Move.drop(kind, square);
      boolean held = replay.hand(replay.sideToMove(), kind) > 0;
      if (held && replay.piece(square) == Piece.EMPTY && fits(drop, square)) {
        return drop;
      }
    }
    for (int kind = 0; kind < 2 * Piece.PROMOTED; kind++) {
      if (!rules.hasKind(kind)) {
        continue;
      }
      for (int origin : replay.origins(kind, square)) {
        boolean promoting = promotes == Told.YES;
        boolean may = !promoting || replay.mayPromote(kind, origin, square);
        int move = replay.move(origin, square, promoting);
        if (may && fits(move, square)) {
          return move;
        }
      }
    }
    return Move.NONE;
  }

  /** The same move without promotion. */
  private static int declined(int move) {
    return Move.of(Move.from(move), Move.to(move), Move.kind(move), Move.captured(move), false);
  }

  private boolean fits(int move, int square) {
    boolean drop = Move.isDrop(move);
    return Move.to(move) == square
        && (kinds.isEmpty() || kinds.contains(Move.kind(move)))
        && drops.fits(drop)
        && promotes.fits(Move.promotes(move))
        && (promotes == Told.UNTOLD || !drop) // 成 and 不成 are said of no drop
        && captures.fits(Move.isCapture(move))
        && (from == UNTOLD || (!drop && Move.from(move) == from))
        && (marks.isEmpty() || !drop);
  }

  /** Those that the marks name; where only one move is possible, a needless one is forgiven. */
  private List<Integer> marked(Replay replay, int square, List<Integer> found) {
    List<Integer> named = new ArrayList<>();
    for (int move : found) {
      int[] origins = replay.origins(Move.kind(move), square);
      int[] fitting = Disambiguation.fitting(replay, Move.kind(move), square, origins, marks);
      if (Arrays.stream(fitting).anyMatch(origin -> origin == Move.from(move))) {
        named.add(move);
      }
    }
    return named.isEmpty() && found.size() == 1 ? found : named;
  }
}
