package io.github.tsume.judge;

import io.github.tsume.board.position.Position;
import io.github.tsume.judge.JudgeOptions.EndRules;
import io.github.tsume.judge.Ruling.GameResult;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.StandardShogi;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The points of both sides of a position of shogi, and what they come to under each rule. The other
 * games have no impasse.
 */
public record Points(SideCount black, SideCount white) {
  /** By agreement a side needs so many points not to lose. */
  public static final int AGREED = 24;

  /** A declaration by the rule of the Association wins with so many points. */
  public static final int DECLARED = 31;

  /** Half of all points; black needs one more. */
  public static final int HALF = 27;

  private static final int MAJOR = 5;

  /** Whether a game has the rules of impasse. */
  public static boolean countIn(Ruleset rules) {
    return rules == StandardShogi.RULES;
  }

  /**
   * Counts a position.
   *
   * @param handicap the points of what white gave as a handicap, see {@link #handicap}
   */
  public static Points of(Position position, int handicap) {
    return new Points(count(position, Color.BLACK, 0), count(position, Color.WHITE, handicap));
  }

  /**
   * The points of the pieces that white gave as a handicap, if a game begins so: white moves first,
   * black has all pieces at home, and white's are at home as far as they are there.
   */
  public static int handicap(Position start) {
    if (!countIn(start.rules()) || start.sideToMove() != Color.WHITE) {
      return 0;
    }
    SideCount black = count(start, Color.BLACK, 0);
    SideCount white = count(start, Color.WHITE, 0);
    boolean home = black.board() == HALF && isAtHome(start);
    return home && white.total() < HALF ? HALF - white.total() : 0;
  }

  private static boolean isAtHome(Position position) {
    Ruleset rules = position.rules();
    for (int square = 0; square < rules.squares(); square++) {
      int piece = position.piece(square);
      if (piece != Piece.EMPTY
          && (Piece.isPromoted(piece) || !rules.inZone(Piece.color(piece).opponent(), square))) {
        return false;
      }
    }
    return true;
  }

  private static SideCount count(Position position, Color side, int handicap) {
    Ruleset rules = position.rules();
    int board = 0;
    int camp = 0;
    int inCamp = 0;
    for (int square = 0; square < rules.squares(); square++) {
      int piece = position.piece(square);
      if (piece == Piece.EMPTY || Piece.color(piece) != side || Piece.kind(piece) == Piece.KING) {
        continue;
      }
      int value = value(rules, Piece.handKind(piece));
      board += value;
      if (rules.inZone(side, square)) {
        camp += value;
        inCamp++;
      }
    }
    int hand = 0;
    for (int kind = 1; kind < rules.kindLimit(); kind++) {
      hand += position.handCount(side, kind) * value(rules, kind);
    }
    int king = position.king(side.side());
    boolean entered = king >= 0 && rules.inZone(side, king);
    boolean inCheck = king >= 0 && position.isAttacked(king, side.side() ^ 1);
    return new SideCount(
        board, hand, handicap, entered, inCheck, inCamp, camp, canTry(position, side));
  }

  private static int value(Ruleset rules, int kind) {
    char letter = rules.type(kind).letter();
    return letter == 'R' || letter == 'B' ? MAJOR : 1;
  }

  /** The square that a side's king tries to reach. */
  static int goal(Ruleset rules, Color side) {
    return rules.square(rules.width() / 2, side == Color.BLACK ? 0 : rules.height() - 1);
  }

  private static boolean canTry(Position position, Color side) {
    int king = position.king(side.side());
    int goal = goal(position.rules(), side);
    int there = position.piece(goal);
    if (king < 0
        || (position.tables().steps(Piece.of(Piece.KING, side), king, goal >> 6) >>> goal & 1) == 0
        || (there != Piece.EMPTY && Piece.color(there) == side)) {
      return false;
    }
    // The king leaves its square, so that lines go through it; what it takes attacks nothing more.
    long lo = position.occupied(0) & ~(king < 64 ? 1L << king : 0) | (goal < 64 ? 1L << goal : 0);
    long hi = position.occupied(1) & ~(king < 64 ? 0 : 1L << king) | (goal < 64 ? 0 : 1L << goal);
    return !position.isAttacked(goal, side.side() ^ 1, lo, hi);
  }

  /** The count of a side. */
  public SideCount of(Color side) {
    return side == Color.BLACK ? black : white;
  }

  /** Whether both kings are in the enemy camps: what an agreement presupposes. */
  public boolean bothEntered() {
    return black.kingInCamp() && white.kingInCamp();
  }

  /** What an agreement under the rule of 24 points comes to; empty if both sides have fewer. */
  public Optional<GameResult> agreed24() {
    boolean blackHas = black.total() >= AGREED;
    boolean whiteHas = white.total() >= AGREED;
    if (!blackHas && !whiteHas) {
      return Optional.empty();
    }
    return Optional.of(
        blackHas && whiteHas ? GameResult.DRAW : blackHas ? GameResult.BLACK : GameResult.WHITE);
  }

  /** What the rule of 27 points comes to; empty if neither side has enough. */
  public Optional<GameResult> agreed27() {
    if (black.total() > HALF) {
      return Optional.of(GameResult.BLACK);
    }
    return white.total() >= HALF ? Optional.of(GameResult.WHITE) : Optional.empty();
  }

  /** A side's declaration by the rule of the Association: 31 points win, 24 to 30 draw. */
  public Declaration declaration24(Color side) {
    return Declaration.of(of(side), AGREED, DECLARED);
  }

  /** A side's declaration by the rule of 27 points: black needs 28. */
  public Declaration declaration27(Color side) {
    int needs = side == Color.BLACK ? HALF + 1 : HALF;
    return Declaration.of(of(side), needs, needs);
  }

  /** A side's declaration under some rules, or null if they know none. */
  @Nullable Declaration declaration(Color side, EndRules rules) {
    return switch (rules) {
      case JSA -> declaration24(side);
      case POINTS_27, CSA -> declaration27(side);
      case TRY -> null;
    };
  }

  /**
   * What counts for one side in an impasse: rook and bishop, promoted or not, are five points, the
   * king none, every other piece one.
   *
   * @param board points of the pieces on the board
   * @param hand points of the pieces in hand
   * @param handicap points of the pieces that this side gave as a handicap: they count for it
   * @param kingInCamp whether the king stands in the enemy camp, the far three ranks
   * @param inCheck whether the king is attacked
   * @param piecesInCamp how many pieces beside the king stand there
   * @param pointsInCamp points of these
   * @param canTry whether the king can go to the other king's first square now and not be taken
   */
  public record SideCount(
      int board,
      int hand,
      int handicap,
      boolean kingInCamp,
      boolean inCheck,
      int piecesInCamp,
      int pointsInCamp,
      boolean canTry) {

    /** All points, as they are counted by agreement. */
    public int total() {
      return board + hand + handicap;
    }

    /** The points that count in a declaration: hand, and board in the enemy camp only. */
    public int declarationPoints() {
      return pointsInCamp + hand + handicap;
    }
  }
}
