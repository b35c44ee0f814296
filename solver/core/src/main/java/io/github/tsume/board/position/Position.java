package io.github.tsume.board.position;

import io.github.tsume.board.Hand;
import io.github.tsume.board.InvalidSetupException;
import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.rules.AttackTables;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Geometry;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import java.util.Arrays;

/**
 * A legal position that moves are played on and taken back, without allocation.
 *
 * <p>A position and what generates moves for it belong to one thread; {@link #copy()} makes one for
 * another thread. In methods that the search calls all the time a side is the number {@link
 * Color#side()}.
 *
 * <pre>{@code
 * Position position = Position.of(setup);
 * position.play(move);
 * position.undo(move);
 * }</pre>
 */
public final class Position {
  /*
   * The board is kept twice: as a mailbox (what stands on a square) and as sets of squares (where
   * stands something). sets[] holds three sets per side, two halves each: all its pieces, those
   * that slide, and its unpromoted pawns (for the limit per file). Hands are packed counters (Hand).
   * Keys exclude hands, so that positions that differ only there share their place in a table.
   */
  /** More moves than any position of any ruleset has (593 in shogi). */
  public static final int MAX_MOVES = 640;

  private static final int SCRATCH = 35;
  private static final int SLIDERS = 4;
  private static final int PAWNS = 8;

  private final Ruleset rules;
  private final AttackTables tables;
  private final Geometry geometry;
  private final byte[] board;
  private final long[] sets = new long[12];
  private final int[] hands = new int[2];
  private final int[] kings = {-1, -1};
  private final int pawnKind;
  private final long inventorySalt;
  private final long[] scratch = new long[SCRATCH];
  private final int[] moveScratch = new int[MAX_MOVES];
  private int side;
  private int ply;
  private long key;
  private long key2;

  private Position(Setup setup) {
    rules = setup.rules();
    tables = rules.tables();
    geometry = tables.geometry();
    pawnKind = rules.pawnKind();
    board = new byte[rules.squares()];
    Arrays.fill(board, (byte) Piece.EMPTY);
    for (int square = 0; square < board.length; square++) {
      int piece = setup.piece(square);
      if (piece != Piece.EMPTY) {
        board[square] = (byte) piece;
        toggle(piece, square);
        if (Piece.kind(piece) == Piece.KING) {
          kings[Piece.side(piece)] = square;
        }
      }
    }
    for (Color color : Color.values()) {
      for (int kind = 1; kind < rules.kindLimit(); kind++) {
        hands[color.side()] |= setup.hand(color, kind) << Hand.shift(kind);
      }
    }
    if (setup.sideToMove() == Color.WHITE) {
      pass();
    }
    ply = setup.ply();
    inventorySalt = Zobrist.inventory(setup);
  }

  private Position(Position other) {
    rules = other.rules;
    tables = other.tables;
    geometry = other.geometry;
    pawnKind = other.pawnKind;
    inventorySalt = other.inventorySalt;
    board = other.board.clone();
    System.arraycopy(other.sets, 0, sets, 0, sets.length);
    System.arraycopy(other.hands, 0, hands, 0, hands.length);
    System.arraycopy(other.kings, 0, kings, 0, kings.length);
    side = other.side;
    ply = other.ply;
    key = other.key;
    key2 = other.key2;
  }

  /**
   * The position that a setup describes.
   *
   * @throws InvalidSetupException if the setup has faults
   */
  public static Position of(Setup setup) {
    if (!setup.faults().isEmpty()) {
      throw new InvalidSetupException(setup.faults());
    }
    return new Position(setup);
  }

  /** The position of a setup that is not examined. */
  static Position ofUnchecked(Setup setup) {
    return new Position(setup);
  }

  /** An independent position that equals this one. */
  public Position copy() {
    return new Position(this);
  }

  /** This position as a setup; both hands count as stated. */
  public Setup toSetup() {
    return Positions.setup(this);
  }

  // Playing

  /** Plays a legal move. Whether it is legal is not examined. */
  public void play(int move) {
    int to = Move.to(move);
    int us = side << 4;
    int placed = Move.kindAfter(move) | us;
    if (Move.isDrop(move)) {
      hands[side] -= Hand.one(Move.kind(move));
    } else {
      int from = Move.from(move);
      int captured = Move.captured(move);
      if (captured != 0) {
        toggle(captured | us ^ Piece.WHITE, to);
        hands[side] += Hand.one(captured & 7);
      }
      toggle(Move.kind(move) | us, from);
      board[from] = Piece.EMPTY;
      if (Move.kind(move) == Piece.KING) {
        kings[side] = to;
      }
    }
    toggle(placed, to);
    board[to] = (byte) placed;
    ply++;
    pass();
  }

  /** Takes back a move: the position is again as it was when the move was played. */
  public void undo(int move) {
    pass();
    ply--;
    int to = Move.to(move);
    int us = side << 4;
    toggle(Move.kindAfter(move) | us, to);
    if (Move.isDrop(move)) {
      board[to] = Piece.EMPTY;
      hands[side] += Hand.one(Move.kind(move));
      return;
    }
    int from = Move.from(move);
    int captured = Move.captured(move);
    board[to] = Piece.EMPTY;
    if (captured != 0) {
      int piece = captured | us ^ Piece.WHITE;
      toggle(piece, to);
      board[to] = (byte) piece;
      hands[side] -= Hand.one(captured & 7);
    }
    int moved = Move.kind(move) | us;
    toggle(moved, from);
    board[from] = (byte) moved;
    if (Move.kind(move) == Piece.KING) {
      kings[side] = from;
    }
  }

  /** Gives the move to the other side, as no move does; undo it so before undoing earlier moves. */
  public void pass() {
    side ^= 1;
    key ^= Zobrist.WHITE_TO_MOVE;
    key2 ^= Zobrist.WHITE_TO_MOVE_2;
  }

  /** Puts a piece on a square in place of what stands there, as no move does. */
  void replace(int square, int piece) {
    int old = board[square];
    if (old != Piece.EMPTY) {
      toggle(old, square);
    }
    if (piece != Piece.EMPTY) {
      toggle(piece, square);
      if (Piece.kind(piece) == Piece.KING) {
        kings[Piece.side(piece)] = square;
      }
    }
    board[square] = (byte) piece;
  }

  /** Puts pieces into both hands in place of what they hold, as no move does. */
  void hold(int black, int white) {
    hands[0] = black;
    hands[1] = white;
  }

  /** Enters or removes a piece in the sets and keys; the mailbox is the caller's. */
  private void toggle(int piece, int square) {
    int index = (piece >>> 4) * 2 + (square >>> 6);
    long bit = 1L << square;
    sets[index] ^= bit;
    if (tables.slides(piece) != 0) {
      sets[SLIDERS + index] ^= bit;
    }
    if ((piece & 15) == pawnKind) {
      sets[PAWNS + index] ^= bit;
    }
    int random = Zobrist.index(piece, square);
    key ^= Zobrist.PIECE_SQUARE[random];
    key2 ^= Zobrist.PIECE_SQUARE[random + 1];
  }

  // Reading

  public Ruleset rules() {
    return rules;
  }

  public AttackTables tables() {
    return tables;
  }

  public Geometry geometry() {
    return geometry;
  }

  public Color sideToMove() {
    return side == 0 ? Color.BLACK : Color.WHITE;
  }

  /** The number of the side to move: 0 for black, 1 for white. */
  public int side() {
    return side;
  }

  /** The number of the next move. */
  public int ply() {
    return ply;
  }

  /** The piece on a square, or {@link Piece#EMPTY}. */
  public int piece(int square) {
    return board[square];
  }

  public int handCount(Color color, int kind) {
    return Hand.count(hands[color.side()], kind);
  }

  /** A side's hand, packed as {@link Hand} says. */
  public int packedHand(Color color) {
    return hands[color.side()];
  }

  /** A side's hand, packed as {@link Hand} says. */
  public int hand(int side) {
    return hands[side];
  }

  /** The square of a side's king, or -1 if it has none. */
  public int kingSquare(Color color) {
    return kings[color.side()];
  }

  public int king(int side) {
    return kings[side];
  }

  /** The squares of a side's pieces. */
  public long pieces(int side, int half) {
    return sets[side * 2 + half];
  }

  /** The squares of a side's pieces that slide in some direction. */
  public long sliders(int side, int half) {
    return sets[SLIDERS + side * 2 + half];
  }

  /** The squares that are not empty. */
  public long occupied(int half) {
    return sets[half] | sets[2 + half];
  }

  /** Whether the file limit lets a side drop another pawn on the file of a square. */
  public boolean pawnFitsFile(int side, int square) {
    int index = PAWNS + side * 2;
    long lo = sets[index] & geometry.file(square, 0);
    long hi = sets[index + 1] & geometry.file(square, 1);
    return Long.bitCount(lo) + Long.bitCount(hi) < rules.pawnsPerFile();
  }

  /** Sets of squares that a generator may use within one call; what is in them does not last. */
  public long[] scratch() {
    return scratch;
  }

  /** Space for moves that one call of a generator may use; what is in it does not last. */
  public int[] moveScratch() {
    return moveScratch;
  }

  // Attacks

  /** Whether the side to move is in check. */
  public boolean inCheck() {
    return kings[side] >= 0 && isAttacked(kings[side], side ^ 1);
  }

  /** Whether some piece of a side attacks the square. */
  public boolean isAttacked(int square, int bySide) {
    return isAttacked(square, bySide, occupied(0), occupied(1));
  }

  /** Whether some piece of a side attacks the square, if these squares are occupied. */
  public boolean isAttacked(int square, int bySide, long occupiedLo, long occupiedHi) {
    for (int half = 0; half < 2; half++) {
      long candidates =
          pieces(bySide, half) & tables.near(bySide, square, half)
              | sliders(bySide, half) & geometry.lines(square, half);
      while (candidates != 0) {
        int from = (half << 6) + Long.numberOfTrailingZeros(candidates);
        candidates &= candidates - 1;
        if (tables.attacks(board[from], from, square, occupiedLo, occupiedHi)) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Adds pieces to a hand, or takes them away, as no move does: for asking "what if". Undo it
   * before undoing earlier moves. {@link #inventorySalt} does not follow.
   */
  public void changeHand(int ofSide, int kind, int by) {
    hands[ofSide] += by * Hand.one(kind);
  }

  /**
   * Gives pieces from one hand to the other, as no move does; a negative number of each takes them
   * back. Undo it before undoing earlier moves.
   *
   * @param pieces a packed hand, the difference of two at most
   */
  public void handOver(int fromSide, int pieces) {
    hands[fromSide] -= pieces;
    hands[1 - fromSide] += pieces;
  }

  // Keys

  /** A 64-bit key of the board and the side to move; hands are not in it. */
  public long boardKey() {
    return key;
  }

  /** A 64-bit key of what stands at most two files and two ranks away from a square. */
  public long keyNear(int square) {
    return Zobrist.near(this, square);
  }

  /** A second key of the board and the side to move, independent of the first. */
  public long boardKey2() {
    return key2;
  }

  /**
   * A key of the ruleset and of the pieces that are in the game at all. Moves do not change it. Two
   * positions of equal board and attacker's hand are equal only if it is equal too.
   */
  public long inventorySalt() {
    return inventorySalt;
  }

  /** The {@link #boardKey()} after a move, without playing it. */
  public long keyAfter(int move) {
    int to = Move.to(move);
    int us = side << 4;
    long after =
        key
            ^ Zobrist.WHITE_TO_MOVE
            ^ Zobrist.PIECE_SQUARE[Zobrist.index(Move.kindAfter(move) | us, to)];
    if (Move.isDrop(move)) {
      return after;
    }
    after ^= Zobrist.PIECE_SQUARE[Zobrist.index(Move.kind(move) | us, Move.from(move))];
    int captured = Move.captured(move);
    return captured == 0
        ? after
        : after ^ Zobrist.PIECE_SQUARE[Zobrist.index(captured | us ^ Piece.WHITE, to)];
  }

  /** The mover's packed hand after a move, without playing it. */
  public int handAfter(int move) {
    int hand = hands[side];
    if (Move.isDrop(move)) {
      return hand - Hand.one(Move.kind(move));
    }
    int captured = Move.captured(move);
    return captured == 0 ? hand : hand + Hand.one(captured & 7);
  }
}
