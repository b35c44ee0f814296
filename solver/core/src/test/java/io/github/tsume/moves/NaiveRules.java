package io.github.tsume.moves;

import io.github.tsume.board.Setup;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Movement;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.PieceType;
import io.github.tsume.rules.Ruleset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The rules in their slowest and most obvious form: every pseudo-move is made on a plain board, and
 * the whole board is scanned for an attack on the king. It shares nothing with the tables, sets and
 * move numbers of the real generators; moves are USI texts.
 */
public final class NaiveRules {
  private final Ruleset rules;
  private final int[][] board;
  private final int[][] hands;
  private final int side;

  private record NaiveMove(int fromFile, int fromRank, int file, int rank, int piece) {}

  private NaiveRules(Ruleset rules, int[][] board, int[][] hands, int side) {
    this.rules = rules;
    this.board = board;
    this.hands = hands;
    this.side = side;
  }

  /** The rules on the position of a setup. */
  public static NaiveRules of(Setup setup) {
    Ruleset rules = setup.rules();
    int[][] board = new int[rules.width()][rules.height()];
    for (int file = 0; file < rules.width(); file++) {
      for (int rank = 0; rank < rules.height(); rank++) {
        board[file][rank] = setup.piece(rules.square(file, rank));
      }
    }
    int[][] hands = new int[2][8];
    for (Color color : Color.values()) {
      for (int kind = 1; kind < rules.kindLimit(); kind++) {
        hands[color.side()][kind] = setup.hand(color, kind);
      }
    }
    return new NaiveRules(rules, board, hands, setup.sideToMove().side());
  }

  /** All legal moves. */
  public Set<String> legalMoves() {
    TreeSet<String> texts = new TreeSet<>();
    for (NaiveMove move : pseudoMoves()) {
      if (isLegal(move)) {
        texts.add(usi(move));
      }
    }
    return texts;
  }

  /** The legal moves that give check. */
  Set<String> checks() {
    TreeSet<String> texts = new TreeSet<>();
    for (NaiveMove move : pseudoMoves()) {
      if (after(move).isInCheck(side ^ 1) && isLegal(move)) {
        texts.add(usi(move));
      }
    }
    return texts;
  }

  private boolean isLegal(NaiveMove move) {
    NaiveRules after = after(move);
    if (after.isInCheck(side)) {
      return false;
    }
    boolean isPawnDrop = move.fromFile < 0 && Piece.kind(move.piece) == rules.pawnKind();
    return !(isPawnDrop && after.isInCheck(side ^ 1) && after.legalMoves().isEmpty());
  }

  /** Whether the king of a side, if it has one, is attacked. */
  public boolean isInCheck(int ofSide) {
    for (int file = 0; file < rules.width(); file++) {
      for (int rank = 0; rank < rules.height(); rank++) {
        int piece = board[file][rank];
        if (piece == Piece.EMPTY || Piece.side(piece) == ofSide) {
          continue;
        }
        for (int[] target : targets(piece, file, rank, true)) {
          if (board[target[0]][target[1]] == (Piece.KING | ofSide << 4)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private List<NaiveMove> pseudoMoves() {
    List<NaiveMove> moves = new ArrayList<>();
    for (int file = 0; file < rules.width(); file++) {
      for (int rank = 0; rank < rules.height(); rank++) {
        int piece = board[file][rank];
        if (piece == Piece.EMPTY) {
          for (int kind = 1; kind < rules.kindLimit(); kind++) {
            if (hands[side][kind] > 0 && mayDrop(kind, file, rank)) {
              moves.add(new NaiveMove(-1, -1, file, rank, kind | side << 4));
            }
          }
        } else if (Piece.side(piece) == side) {
          for (int[] target : targets(piece, file, rank, true)) {
            addForms(moves, piece, file, rank, target[0], target[1]);
          }
        }
      }
    }
    return moves;
  }

  private void addForms(
      List<NaiveMove> moves, int piece, int fromFile, int fromRank, int file, int rank) {
    boolean hasPromotedForm =
        !Piece.isPromoted(piece) && rules.type(Piece.kind(piece)).canPromote();
    boolean mayPromote = hasPromotedForm && (inZone(fromRank) || inZone(rank));
    if (mayPromote) {
      moves.add(new NaiveMove(fromFile, fromRank, file, rank, piece | Piece.PROMOTED));
    }
    boolean must =
        mayPromote && (rules.compulsoryPromotion() || targets(piece, file, rank, false).isEmpty());
    if (!must) {
      moves.add(new NaiveMove(fromFile, fromRank, file, rank, piece));
    }
  }

  private boolean inZone(int rank) {
    return side == 0
        ? rank < rules.promotionRanks()
        : rank >= rules.height() - rules.promotionRanks();
  }

  private boolean mayDrop(int kind, int file, int rank) {
    if (targets(kind | side << 4, file, rank, false).isEmpty()) {
      return false;
    }
    int onFile = 0;
    for (int piece : board[file]) {
      if (piece == (rules.pawnKind() | side << 4)) {
        onFile++;
      }
    }
    return kind != rules.pawnKind() || onFile < rules.pawnsPerFile();
  }

  /** Where a piece goes: squares empty or held by the other side, or all squares if not blocked. */
  public List<int[]> targets(int piece, int file, int rank, boolean isBlocked) {
    PieceType type = rules.type(Piece.kind(piece));
    int sign = Piece.side(piece) == 0 ? 1 : -1;
    List<int[]> targets = new ArrayList<>();
    for (Movement movement :
        Piece.isPromoted(piece) ? type.promotedMovements() : type.movements()) {
      int limit = movement.range() == Movement.SLIDE ? 99 : movement.range();
      int f = file;
      int r = rank;
      for (int steps = 0; steps < limit; steps++) {
        f -= sign * movement.dx();
        r += sign * movement.dy();
        if (f < 0 || f >= rules.width() || r < 0 || r >= rules.height()) {
          break;
        }
        int there = board[f][r];
        if (isBlocked && there != Piece.EMPTY) {
          if (Piece.side(there) != Piece.side(piece)) {
            targets.add(new int[] {f, r});
          }
          break;
        }
        targets.add(new int[] {f, r});
      }
    }
    return targets;
  }

  private NaiveRules after(NaiveMove move) {
    int[][] nextBoard = new int[board.length][];
    for (int file = 0; file < board.length; file++) {
      nextBoard[file] = board[file].clone();
    }
    int[][] nextHands = {hands[0].clone(), hands[1].clone()};
    if (move.fromFile < 0) {
      nextHands[side][Piece.kind(move.piece)]--;
    } else {
      nextBoard[move.fromFile][move.fromRank] = Piece.EMPTY;
      int captured = board[move.file][move.rank];
      if (captured != Piece.EMPTY) {
        nextHands[side][Piece.handKind(captured)]++;
      }
    }
    nextBoard[move.file][move.rank] = move.piece;
    return new NaiveRules(rules, nextBoard, nextHands, side ^ 1);
  }

  /** The position after a move that is possible but maybe not legal, given in USI. */
  public NaiveRules after(String usi) {
    int file = usi.charAt(2) - '1';
    int rank = usi.charAt(3) - 'a';
    if (usi.charAt(1) == '*') {
      return after(new NaiveMove(-1, -1, file, rank, rules.kindOf(usi.charAt(0)) | side << 4));
    }
    int fromFile = usi.charAt(0) - '1';
    int fromRank = usi.charAt(1) - 'a';
    int piece = board[fromFile][fromRank] | (usi.endsWith("+") ? Piece.PROMOTED : 0);
    return after(new NaiveMove(fromFile, fromRank, file, rank, piece));
  }

  /** The piece on a square. */
  public int piece(int file, int rank) {
    return board[file][rank];
  }

  /** How many of a kind a side holds. */
  public int hand(int ofSide, int kind) {
    return hands[ofSide][kind];
  }

  /** The number of the side to move. */
  public int side() {
    return side;
  }

  /** Everything that makes two positions the same. */
  public String signature() {
    return Arrays.deepToString(board) + Arrays.deepToString(hands) + side;
  }

  private String usi(NaiveMove move) {
    String to = square(move.file, move.rank);
    if (move.fromFile < 0) {
      return rules.type(Piece.kind(move.piece)).letter() + "*" + to;
    }
    return square(move.fromFile, move.fromRank)
        + to
        + (board[move.fromFile][move.fromRank] == move.piece ? "" : "+");
  }

  private static String square(int file, int rank) {
    return "123456789".charAt(file) + "" + "abcdefghi".charAt(rank);
  }
}
