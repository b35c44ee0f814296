package io.github.tsume.record;

import io.github.tsume.board.DefenderHand;
import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A board that plays whatever a record holds, be it illegal, and says what is legal.
 *
 * <p>Unlike a {@link Position} it starts from any setup; it is for reading and writing records, not
 * for search.
 */
public final class Replay {
  private static final int KINDS = 16;

  private final Ruleset rules;
  private final byte[] board;
  private final int[] hands;
  private final long[] occupied;
  private Color sideToMove;
  private int ply;

  /** The same position as long as everything was legal, else null. */
  private @Nullable Position position;

  private Replay(Setup stated) {
    Setup setup = holdsRest(stated) ? stated.fillDefenderHand(DefenderHand.AUTO).setup() : stated;
    rules = setup.rules();
    board = new byte[rules.squares()];
    hands = new int[2 * KINDS];
    occupied = new long[2];
    for (int square = 0; square < board.length; square++) {
      put(square, setup.piece(square));
    }
    for (int i = 0; i < hands.length; i++) {
      hands[i] = setup.hand(Color.values()[i / KINDS], i % KINDS);
    }
    sideToMove = setup.sideToMove();
    ply = setup.ply();
    position = setup.faults().isEmpty() ? Position.of(setup) : null;
  }

  private Replay(Replay other) {
    rules = other.rules;
    board = other.board.clone();
    hands = other.hands.clone();
    occupied = other.occupied.clone();
    sideToMove = other.sideToMove;
    ply = other.ply;
    position = other.position == null ? null : other.position.copy();
  }

  /**
   * Whether a hand of the defender that is not stated means all pieces that are nowhere else. Where
   * white begins, as attacker, and both kings are there, it means a handicap: those pieces are out
   * of the game.
   */
  public static boolean holdsRest(Setup setup) {
    boolean handicap =
        setup.sideToMove() == Color.WHITE
            && setup.attacker() == Color.WHITE
            && setup.kings(Color.BLACK) > 0
            && setup.kings(Color.WHITE) > 0;
    return !setup.handStated(setup.defender()) && !handicap;
  }

  /** A replay that starts from a setup; see {@link #holdsRest} for hands that are not stated. */
  public static Replay of(Setup setup) {
    return new Replay(setup);
  }

  /** An independent replay that equals this one. */
  public Replay copy() {
    return new Replay(this);
  }

  public Ruleset rules() {
    return rules;
  }

  public Color sideToMove() {
    return sideToMove;
  }

  public int ply() {
    return ply;
  }

  /** The piece on a square, or {@link Piece#EMPTY}. */
  public int piece(int square) {
    return board[square];
  }

  public int hand(Color color, int kind) {
    return hands[color.ordinal() * KINDS + kind];
  }

  private void put(int square, int piece) {
    board[square] = (byte) piece;
    long bit = 1L << square;
    if (piece == Piece.EMPTY) {
      occupied[square >> 6] &= ~bit;
    } else {
      occupied[square >> 6] |= bit;
    }
  }

  /** The move between two squares as this position has it; from an empty square it is nothing. */
  public int move(int from, int to, boolean promotes) {
    int moved = board[from];
    if (moved == Piece.EMPTY) {
      return Move.NONE;
    }
    int captured = board[to] == Piece.EMPTY ? 0 : Piece.kind(board[to]);
    return Move.of(from, to, Piece.kind(moved), captured, promotes);
  }

  /**
   * The squares from which pieces of the side to move and of that kind go to a square, kings in
   * check left out of account; in ascending order.
   */
  public int[] origins(int kind, int to) {
    int piece = Piece.of(kind, sideToMove);
    if (board[to] != Piece.EMPTY && Piece.color(board[to]) == sideToMove) {
      return new int[0];
    }
    int[] found = new int[board.length];
    int count = 0;
    for (int from = 0; from < board.length; from++) {
      if (board[from] == piece
          && rules.tables().attacks(piece, from, to, occupied[0], occupied[1])) {
        found[count++] = from;
      }
    }
    return Arrays.copyOf(found, count);
  }

  /** Whether the move is legal; where the position itself is not, whether the piece goes there. */
  public boolean isLegal(int move) {
    if (position != null) {
      return LegalMoves.isLegal(position, move);
    }
    int to = Move.to(move);
    if (Move.isDrop(move)) {
      return board[to] == Piece.EMPTY && hand(sideToMove, Move.kind(move)) > 0;
    }
    int from = Move.from(move);
    if (board[from] != Piece.of(Move.kind(move), sideToMove)) {
      return false;
    }
    for (int origin : origins(Move.kind(move), to)) {
      if (origin == from) {
        return !Move.promotes(move) || mayPromote(Move.kind(move), from, to);
      }
    }
    return false;
  }

  /** Whether the side to move is in check and has no move, as far as the moves were legal. */
  public boolean isMated() {
    return position != null
        && position.inCheck()
        && LegalMoves.generate(position, new int[Position.MAX_MOVES], 0) == 0;
  }

  /** Whether a piece of the side to move may promote by going from one square to another. */
  public boolean mayPromote(int kind, int from, int to) {
    return rules.canPromote(kind)
        && (rules.inZone(sideToMove, from) || rules.inZone(sideToMove, to));
  }

  /** Plays a move, legal or not. */
  public void play(int move) {
    play(move, position == null || isLegal(move));
  }

  /**
   * Plays a move of which it is known whether it is legal: to find that out takes most of the time.
   */
  public void play(int move, boolean legal) {
    if (position != null && legal) {
      position.play(move);
    } else {
      position = null;
    }
    int to = Move.to(move);
    int own = sideToMove.ordinal() * KINDS;
    if (Move.isDrop(move)) {
      hands[own + Move.kind(move)]--;
    } else {
      int captured = board[to];
      if (captured != Piece.EMPTY && Piece.kind(captured) != Piece.KING) {
        hands[own + Piece.handKind(captured)]++;
      }
      put(Move.from(move), Piece.EMPTY);
    }
    put(to, Piece.of(Move.kindAfter(move), sideToMove));
    sideToMove = sideToMove.opponent();
    ply++;
  }

  /** This position as a setup; both hands count as stated. */
  public Setup toSetup() {
    Setup.Builder builder = Setup.builder(rules).sideToMove(sideToMove).ply(ply);
    for (int square = 0; square < board.length; square++) {
      builder.piece(square, board[square]);
    }
    for (Color color : Color.values()) {
      for (int kind = 1; kind < rules.kindLimit(); kind++) {
        builder.hand(color, kind, hand(color, kind));
      }
    }
    return builder.build();
  }
}
