package io.github.tsume.theme;

import io.github.tsume.board.Hand;
import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.Goal;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * The counts of a problem and its mainline, and the themes that follow from it.
 *
 * <p>The position is not changed; the line must be legal.
 */
public final class Features {
  private static final int SMOKE_LEFT = 4;

  private final Position start;
  private final Color attacker;

  /** The side that is mated in the end. */
  private final Color mated;

  private final Set<Theme> themes = EnumSet.noneOf(Theme.class);
  private final int[][] moves = new int[2][16];
  private final int[][] drops = new int[2][16];
  private final int[][] promotions = new int[2][16];
  private final int[][] nonPromotions = new int[2][16];
  private int captures;
  private int finalPieces;
  private boolean hasLine;

  private Features(Position start, Aim aim) {
    this.start = start.copy();
    Color first = start.sideToMove();
    attacker = aim.defenderBegins() ? first.opponent() : first;
    mated = aim.goal() == Goal.HELPSELFMATE ? attacker : attacker.opponent();
  }

  /** The features of a problem of a mate. */
  public static Features of(Position start, List<Integer> line) {
    return of(start, Aim.MATE, line);
  }

  /**
   * The features of a problem.
   *
   * @param line its mainline; empty if that is not known, and then themes of the line are not told
   */
  public static Features of(Position start, Aim aim, List<Integer> line) {
    Features features = new Features(start, aim);
    features.ofPosition();
    if (!line.isEmpty()) {
      features.hasLine = true;
      features.ofLine(line);
    }
    return features;
  }

  private void ofPosition() {
    boolean both = start.kingSquare(attacker) >= 0;
    if (both) {
      themes.add(Theme.TWO_KINGS);
    }
    if (pieces(start) == (both ? 2 : 1)) {
      themes.add(Theme.BARE_KING);
    }
    if (start.packedHand(attacker) == Hand.EMPTY) {
      themes.add(Theme.NO_HAND);
    }
    OpeningThemes.add(start, attacker, themes);
  }

  private void ofLine(List<Integer> line) {
    Position position = start.copy();
    boolean attacks = position.sideToMove() == attacker;
    for (int move : line) {
      int side = attacks ? 0 : 1;
      count(position, move, side);
      if (attacks) {
        captures += Move.isCapture(move) ? 1 : 0;
        if (isDropMateHere(position)) {
          themes.add(Theme.DROP_MATE);
        }
      } else if (position.inCheck()) {
        interposition(position, move);
      }
      position.play(move);
      attacks = !attacks;
    }
    finalPieces = pieces(position);
    if (captures == 0) {
      themes.add(Theme.NO_CAPTURE);
    }
    if (isFull() && finalPieces <= SMOKE_LEFT) {
      themes.add(Theme.SMOKE);
      if (start.kingSquare(attacker) >= 0) {
        themes.add(Theme.TWO_KINGS_SMOKE);
      }
    }
    if (isFullOfMinors() && finalPieces <= SMOKE_LEFT) {
      themes.add(Theme.MINOR_SMOKE);
    }
    if (position.sideToMove() == mated) {
      ofEnd(position);
    }
  }

  /** The themes of how a solution ends, and what it takes to get there. */
  private void ofEnd(Position end) {
    Ruleset rules = start.rules();
    int king = end.kingSquare(mated);
    int file = rules.file(king);
    int rank = rules.rank(king);
    int lastFile = rules.width() - 1;
    int lastRank = rules.height() - 1;
    if (2 * file == lastFile && 2 * rank == lastRank) {
      themes.add(Theme.CENTRE_MATE);
    }
    if (file % lastFile == 0 && rank % lastRank == 0) {
      themes.add(Theme.CORNER_MATE);
    }
    boolean attackerMated = mated == attacker;
    if (king == start.kingSquare(mated) && moves[attackerMated ? 0 : 1][Piece.KING] > 0) {
      themes.add(Theme.RETURNING_KING);
    }
    int attackers = 0;
    for (int square = 0; square < rules.squares(); square++) {
      int piece = end.piece(square);
      boolean counts =
          piece != Piece.EMPTY && Piece.color(piece) == attacker && Piece.kind(piece) != Piece.KING;
      attackers += counts ? 1 : 0;
    }
    if (attackers == 1 && !attackerMated) {
      themes.add(Theme.LONE_MATE);
    }
    int between = 0;
    for (int kind = 1; kind < rules.kindLimit(); kind++) {
      between += drops[1][kind] > 0 ? 1 : 0;
    }
    if (between == rules.kindLimit() - 1) {
      themes.add(Theme.ALL_INTERPOSITIONS);
    }
  }

  /** Whether the board holds all pieces but rooks and bishops, of which there is none. */
  private boolean isFullOfMinors() {
    Ruleset rules = start.rules();
    int all = 0;
    for (int kind = 1; kind < rules.kindLimit(); kind++) {
      all += rules.type(kind).count();
    }
    int majors = 0;
    for (char letter : new char[] {'R', 'B'}) {
      int kind = rules.kindOf(letter);
      majors += kind > 0 ? rules.type(kind).count() : 0;
    }
    int kings = start.kingSquare(attacker) >= 0 ? 2 : 1;
    return majors > 0
        && themes.contains(Theme.NO_ROOK_OR_BISHOP)
        && pieces(start) - kings == all - majors;
  }

  /** Whether all pieces but, maybe, the attacker's king are on the board. */
  private boolean isFull() {
    int all = 1;
    for (int kind = 1; kind < start.rules().kindLimit(); kind++) {
      all += start.rules().type(kind).count();
    }
    return pieces(start) >= all;
  }

  private static int pieces(Position position) {
    long lo = position.occupied(0);
    long hi = position.occupied(1);
    return Long.bitCount(lo) + Long.bitCount(hi);
  }

  private void count(Position position, int move, int side) {
    int kind = Move.kind(move);
    if (Move.isDrop(move)) {
      drops[side][kind]++;
      return;
    }
    moves[side][kind]++;
    if (Move.promotes(move)) {
      promotions[side][kind]++;
    } else if (couldPromote(position, move)) {
      nonPromotions[side][kind]++;
      if (side == 0 && gainsByPromotion(position, move)) {
        themes.add(Theme.NON_PROMOTION);
      }
    }
  }

  private static boolean couldPromote(Position position, int move) {
    Ruleset rules = position.rules();
    Color side = position.sideToMove();
    boolean inZone = rules.inZone(side, Move.from(move)) || rules.inZone(side, Move.to(move));
    return inZone && rules.canPromote(Move.kind(move));
  }

  /** Whether the promoted form attacks all that the other does, so that not to promote is odd. */
  private static boolean gainsByPromotion(Position position, int move) {
    Ruleset rules = position.rules();
    int piece = Piece.of(Move.kind(move), position.side());
    for (int from = 0; from < rules.squares(); from++) {
      for (int to = 0; to < rules.squares(); to++) {
        boolean plain = rules.tables().attacks(piece, from, to, 0, 0);
        boolean slides = rules.tables().slides(piece) != 0;
        int near = Math.abs(rules.file(from) - rules.file(to));
        boolean beyond = near > 1 || Math.abs(rules.rank(from) - rules.rank(to)) > 1;
        // A lance that promotes loses its reach; it is among the odd ones all the same.
        boolean counts = plain && !(slides && beyond);
        if (counts && !rules.tables().attacks(piece | Piece.PROMOTED, from, to, 0, 0)) {
          return false;
        }
      }
    }
    return true;
  }

  private void interposition(Position position, int move) {
    boolean between = !Move.isCapture(move) && Move.kind(move) != Piece.KING;
    if (!between) {
      return;
    }
    if (!Move.isDrop(move)) {
      themes.add(Theme.MOVED_INTERPOSITION);
      return;
    }
    Ruleset rules = position.rules();
    int to = Move.to(move);
    int king = position.king(position.side());
    boolean near =
        Math.abs(rules.file(to) - rules.file(king)) <= 1
            && Math.abs(rules.rank(to) - rules.rank(king)) <= 1;
    if (!near && !position.isAttacked(to, position.side())) {
      themes.add(Theme.HANGING_INTERPOSITION);
    }
  }

  /** Whether the attacker, to move, could mate with a pawn if that were legal. */
  private static boolean isDropMateHere(Position position) {
    Ruleset rules = position.rules();
    int pawn = rules.pawnKind();
    int side = position.side();
    int king = position.king(side ^ 1);
    if (Hand.count(position.hand(side), pawn) == 0 || king < 0 || position.inCheck()) {
      return false;
    }
    int rank = rules.rank(king) + (side == 0 ? 1 : -1);
    if (rank < 0 || rank >= rules.height()) {
      return false;
    }
    int square = rules.square(rules.file(king), rank);
    boolean free = position.piece(square) == Piece.EMPTY && position.pawnFitsFile(side, square);
    return free && !LegalMoves.isLegal(position, Move.drop(pawn, square));
  }

  /** The themes. */
  public Set<Theme> themes() {
    return EnumSet.copyOf(themes);
  }

  /** Whether a line is known. */
  public boolean hasLine() {
    return hasLine;
  }

  /** Whether a theme cannot be decided, since the line is not known. */
  public boolean isOpen(Theme theme) {
    boolean smoke = theme == Theme.SMOKE || theme == Theme.TWO_KINGS_SMOKE;
    boolean impossible = (smoke && !isFull()) || (theme == Theme.MINOR_SMOKE && !isFullOfMinors());
    return !hasLine && !theme.isOfPosition() && !impossible;
  }

  /** How many moves on the board with that kind, as it was before the move; side 0 attacks. */
  public int moves(int side, int kind) {
    return moves[side][kind];
  }

  /** How many drops. */
  public int drops(int side, int kind) {
    return drops[side][kind];
  }

  /** How many promotions of that kind. */
  public int promotions(int side, int kind) {
    return promotions[side][kind];
  }

  /** How many moves of that kind that could promote and did not. */
  public int nonPromotions(int side, int kind) {
    return nonPromotions[side][kind];
  }

  /** How many pieces the attacker takes. */
  public int captures() {
    return captures;
  }

  /** How many pieces are on the board, kings counted. */
  public int pieces() {
    return pieces(start);
  }

  /** How many pieces are on the board at the end; 0 if the line is not known. */
  public int finalPieces() {
    return finalPieces;
  }

  /** How many pieces the attacker has in hand. */
  public int hand() {
    return Hand.size(start.packedHand(attacker));
  }

  /** How many of a kind the attacker has in hand. */
  public int hand(int kind) {
    return start.handCount(attacker, kind);
  }

  /** The side that attacks. */
  public Color attacker() {
    return attacker;
  }

  /** The position. */
  public Position start() {
    return start.copy();
  }
}
