package io.github.tsume.index;

import io.github.tsume.board.Setup;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import java.util.Arrays;

/**
 * The part of a position that counts for likeness: the pieces on the board and in the attacker's
 * hand, as if black attacked. What the defender holds does not count.
 */
final class Placement {
  private final Ruleset rules;
  private final byte[] board;
  private final int[] hand;
  private final boolean turned;
  private final boolean mirrored;

  private Placement(Ruleset rules, byte[] board, int[] hand, boolean turned, boolean mirrored) {
    this.rules = rules;
    this.board = board;
    this.hand = hand;
    this.turned = turned;
    this.mirrored = mirrored;
  }

  /** The placement of a setup; of a white attacker the board is turned round. */
  static Placement of(Setup setup) {
    return of(setup, setup.attacker());
  }

  /** The same for a position in which the defender may be to move. */
  static Placement of(Setup setup, Color attacker) {
    Ruleset rules = setup.rules();
    int squares = rules.squares();
    boolean turned = attacker == Color.WHITE;
    byte[] board = new byte[squares];
    Arrays.fill(board, (byte) Piece.EMPTY);
    for (int square = 0; square < squares; square++) {
      int piece = setup.piece(square);
      if (piece != Piece.EMPTY) {
        int to = turned ? squares - 1 - square : square;
        board[to] = (byte) (turned ? piece ^ Piece.WHITE : piece);
      }
    }
    int[] hand = new int[8];
    for (int kind = 1; kind < rules.kindLimit(); kind++) {
      hand[kind] = setup.hand(attacker, kind);
    }
    return new Placement(rules, board, hand, turned, false);
  }

  /** Left and right changed. */
  Placement mirror() {
    byte[] other = new byte[board.length];
    Arrays.fill(other, (byte) Piece.EMPTY);
    for (int square = 0; square < board.length; square++) {
      int piece = board[square];
      if (piece != Piece.EMPTY) {
        int kind = rules.mirroredKind(Piece.kind(piece));
        other[rules.mirroredSquare(square)] = (byte) (kind | piece & Piece.WHITE);
      }
    }
    int[] held = new int[8];
    for (int kind = 1; kind < rules.kindLimit(); kind++) {
      held[rules.mirroredKind(kind)] = hand[kind];
    }
    return new Placement(rules, other, held, turned, !mirrored);
  }

  Ruleset rules() {
    return rules;
  }

  boolean isTurned() {
    return turned;
  }

  boolean isMirrored() {
    return mirrored;
  }

  /** The lowest file that is not empty. */
  int firstFile() {
    for (int square = 0; square < board.length; square++) {
      if (board[square] != Piece.EMPTY) {
        return rules.file(square);
      }
    }
    return 0;
  }

  /** The lowest rank that is not empty. */
  int firstRank() {
    int first = rules.height();
    for (int square = 0; square < board.length; square++) {
      if (board[square] != Piece.EMPTY) {
        first = Math.min(first, rules.rank(square));
      }
    }
    return first;
  }

  /** Its pieces without the edges of the board. */
  Stones stones() {
    return new Stones(rules, board, hand);
  }

  /** A number that is equal for placements that are equal but for a shift and a mirror. */
  long hash() {
    return stones().hash();
  }

  /** The same placement with other pieces, so many files and ranks from the corner. */
  Placement with(Stones stones, int file, int rank) {
    return new Placement(rules, stones.board(file, rank), stones.hand.clone(), turned, mirrored);
  }

  /** The position, of which it is not known what the defender holds. */
  Setup setup(boolean whiteAttacks) {
    Color attacker = whiteAttacks ? Color.WHITE : Color.BLACK;
    Setup.Builder setup = Setup.builder(rules).sideToMove(attacker);
    for (int square = 0; square < board.length; square++) {
      if (board[square] != Piece.EMPTY) {
        int to = whiteAttacks ? board.length - 1 - square : square;
        setup.piece(to, whiteAttacks ? board[square] ^ Piece.WHITE : board[square]);
      }
    }
    for (int kind = 1; kind < rules.kindLimit(); kind++) {
      setup.hand(attacker, kind, hand[kind]);
    }
    return setup.build();
  }

  /** Board and hand, a byte each. */
  byte[] bytes() {
    byte[] bytes = Arrays.copyOf(board, board.length + hand.length);
    for (int kind = 0; kind < hand.length; kind++) {
      bytes[board.length + kind] = (byte) hand[kind];
    }
    return bytes;
  }

  /** Whether two placements are equal but for a shift. */
  boolean isShiftOf(Placement other) {
    if (rules != other.rules || !Arrays.equals(hand, other.hand)) {
      return false;
    }
    int files = firstFile() - other.firstFile();
    int ranks = firstRank() - other.firstRank();
    int count = 0;
    for (int square = 0; square < board.length; square++) {
      if (board[square] == Piece.EMPTY) {
        continue;
      }
      count++;
      int file = rules.file(square) - files;
      int rank = rules.rank(square) - ranks;
      boolean inside = file >= 0 && file < rules.width() && rank >= 0 && rank < rules.height();
      if (!inside || other.board[rules.square(file, rank)] != board[square]) {
        return false;
      }
    }
    return count == other.count();
  }

  private int count() {
    int count = 0;
    for (byte piece : board) {
      count += piece == Piece.EMPTY ? 0 : 1;
    }
    return count;
  }
}
