package io.github.tsume.rules;

/**
 * The attacks of the pieces of one ruleset, as tables compiled once from their movements.
 *
 * <p>Attacks come in two sorts. <em>Steps</em> (also jumps) cannot be blocked and are plain sets
 * per piece and square. <em>Slides</em> are the directions (0 to 15, see {@link Geometry}) along
 * which a piece goes on until something stands in its way.
 */
public final class AttackTables {
  /*
   * Whether a piece attacks a square is asked far more often than anything else. It is answered
   * from the relation r of the two squares: bit r of reach[piece] says that the piece attacks there
   * on an empty board, bit r of blockable[piece] that the squares between must be empty for it.
   * Both tables together are 256 bytes, and the table of relations is 6.5 KB, so that they stay in
   * the first-level cache, which sets per piece and square would not.
   *
   * Where a set is wanted ("which pieces may attack here") there are unions over all pieces of a
   * side: a superset that is cut down by the exact test above.
   */
  private final Geometry geometry;
  private final int squares;
  private final int[] reach = new int[Piece.COUNT];
  private final int[] blockable = new int[Piece.COUNT];
  private final int[] slides = new int[Piece.COUNT];
  private final boolean[] promotes = new boolean[16];
  private final long[] steps;
  private final long[] near;
  private final long[] kingZone;
  private final long[] kingLines;
  private final long[] checkSteps;
  private final long[] checkers;
  private final long[] zone = new long[4];
  private final long[] mobile = new long[Piece.COUNT * 2];
  private final long[] sources;
  private final boolean compulsoryPromotion;
  private final FlightCover flightCover;

  AttackTables(Ruleset rules) {
    squares = rules.squares();
    compulsoryPromotion = rules.compulsoryPromotion();
    geometry = new Geometry(rules.width(), rules.height());
    steps = new long[Piece.COUNT * squares * 2];
    near = new long[2 * squares * 2];
    kingZone = new long[2 * squares * 2];
    kingLines = new long[squares * 2];
    sources = new long[Piece.COUNT * squares * 2];
    checkSteps = new long[Piece.COUNT * squares * 2];
    checkers = new long[2 * squares * 2];
    for (Color color : Color.values()) {
      for (int square = 0; square < squares; square++) {
        if (rules.inZone(color, square)) {
          zone[color.side() * 2 + (square >> 6)] |= 1L << square;
        }
      }
    }
    for (int piece = 0; piece < Piece.COUNT; piece++) {
      if (rules.hasKind(Piece.kind(piece))) {
        compileMovements(rules, piece);
      }
    }
    for (int kind = 0; kind < rules.kindLimit(); kind++) {
      promotes[kind] = rules.canPromote(kind);
    }
    for (int square = 0; square < squares; square++) {
      compileKingArea(square);
    }
    for (int piece = 0; piece < Piece.COUNT; piece++) {
      if (rules.hasKind(Piece.kind(piece))) {
        compileCheckers(piece);
      }
    }
    flightCover = new FlightCover(this, squares, rules.height());
  }

  private void compileMovements(Ruleset rules, int piece) {
    PieceType type = rules.type(Piece.kind(piece));
    int sign = Piece.side(piece) == 0 ? 1 : -1;
    for (Movement movement :
        Piece.isPromoted(piece) ? type.promotedMovements() : type.movements()) {
      // Files grow to the left of the diagram, dx to its right.
      int files = -movement.dx() * sign;
      int ranks = movement.dy() * sign;
      if (movement.range() == Movement.STEP) {
        compileStep(piece, files, ranks);
      } else {
        int direction = Geometry.directionOf(files, ranks);
        boolean two = movement.range() == Movement.SLIDE_TWO;
        slides[piece] |= 1 << (two ? 8 + direction : direction);
        int beyond = (two ? 0x100 : 0x10100) << direction;
        reach[piece] |= 1 << direction | beyond;
        blockable[piece] |= beyond;
      }
    }
    compileReach(piece);
  }

  private void compileStep(int piece, int files, int ranks) {
    int relation = Geometry.relationOf(files, ranks);
    if (relation < 0 || (relation >= Geometry.FAR && relation < Geometry.KNIGHT_JUMP)) {
      throw new IllegalArgumentException("no such jump: " + files + "," + ranks);
    }
    reach[piece] |= 1 << relation;
    int color = Piece.side(piece);
    for (int from = 0; from < squares; from++) {
      int to = geometry.offset(from, files, ranks);
      if (to >= 0) {
        add(steps, piece * squares + from, to);
        add(near, color * squares + to, from);
      }
    }
  }

  private void compileReach(int piece) {
    for (int from = 0; from < squares; from++) {
      for (int to = 0; to < squares; to++) {
        if (attacksOnEmptyBoard(piece, geometry.relation(from, to))) {
          add(sources, piece * squares + to, from);
          mobile[piece * 2 + (from >> 6)] |= 1L << from;
        }
      }
    }
  }

  private void compileKingArea(int king) {
    for (int square = 0; square < squares; square++) {
      if (contains(steps, Piece.KING * squares + king, square)) {
        for (int half = 0; half < 2; half++) {
          for (int color = 0; color < 2; color++) {
            kingZone[(color * squares + king) * 2 + half] |= near(color, square, half);
          }
          kingLines[king * 2 + half] |= geometry.lines(square, half);
        }
      }
    }
  }

  /*
   * A step piece is worth looking at for a direct check if, on an empty board, some move of it
   * leads to a square from which it attacks the king. Kings never check each other.
   */
  private void compileCheckers(int piece) {
    if (Piece.kind(piece) == Piece.KING) {
      return;
    }
    int color = Piece.side(piece);
    int promoted = piece | Piece.PROMOTED;
    for (int from = 0; from < squares; from++) {
      for (int to = 0; to < squares; to++) {
        if (!contains(steps, piece * squares + from, to)) {
          continue;
        }
        boolean mayPromote =
            promotes[Piece.kind(piece)]
                && (contains(zone, color, from) || contains(zone, color, to));
        for (int king = 0; king < squares; king++) {
          int relation = geometry.relation(to, king);
          boolean plain =
              !(mayPromote && compulsoryPromotion) && attacksOnEmptyBoard(piece, relation);
          if (plain || (mayPromote && attacksOnEmptyBoard(promoted, relation))) {
            add(checkSteps, piece * squares + king, from);
            add(checkers, color * squares + king, from);
          }
        }
      }
    }
  }

  private boolean attacksOnEmptyBoard(int piece, int relation) {
    return relation >= 0 && (reach[piece] >>> relation & 1) != 0;
  }

  private static void add(long[] sets, int index, int square) {
    sets[index * 2 + (square >> 6)] |= 1L << square;
  }

  private static boolean contains(long[] sets, int index, int square) {
    return (sets[index * 2 + (square >> 6)] >>> square & 1) != 0;
  }

  public Geometry geometry() {
    return geometry;
  }

  public FlightCover flightCover() {
    return flightCover;
  }

  /** The relations by which the piece attacks on an empty board, as a bit set. */
  public int reach(int piece) {
    return reach[piece];
  }

  /** Those of {@link #reach} that need the squares between to be empty. */
  public int blockable(int piece) {
    return blockable[piece];
  }

  /** Whether the piece on {@code from} attacks {@code to}, given what is occupied. */
  public boolean attacks(int piece, int from, int to, long occupiedLo, long occupiedHi) {
    int relation = geometry.relation(from, to);
    return relation >= 0
        && (reach[piece] >>> relation & 1) != 0
        && ((blockable[piece] >>> relation & 1) == 0
            || geometry.isClear(from, relation, to, occupiedLo, occupiedHi));
  }

  /** The directions in which the piece slides, as a bit set over 0 to 15. */
  public int slides(int piece) {
    return slides[piece];
  }

  /** The squares that the piece attacks by steps and jumps. */
  public long steps(int piece, int square, int half) {
    return steps[(piece * squares + square) * 2 + half];
  }

  /** The squares from which some step or jump of that side attacks the square. */
  public long near(int side, int square, int half) {
    return near[(side * squares + square) * 2 + half];
  }

  /** The squares from which some step or jump of that side attacks a neighbour of the king. */
  public long kingZone(int side, int king, int half) {
    return kingZone[(side * squares + king) * 2 + half];
  }

  /** The squares in line with a neighbour of the king. */
  public long kingLines(int king, int half) {
    return kingLines[king * 2 + half];
  }

  /** The squares from which a step of that piece may give direct check to the king. */
  public long checkSteps(int piece, int king, int half) {
    return checkSteps[(piece * squares + king) * 2 + half];
  }

  /** The union of {@link #checkSteps} over the pieces of that side. */
  public long checkers(int side, int king, int half) {
    return checkers[(side * squares + king) * 2 + half];
  }

  /** The promotion zone of that side. */
  public long zone(int side, int half) {
    return zone[side * 2 + half];
  }

  /** The squares on which the piece has a move on an empty board; others are dead ends for it. */
  public long mobile(int piece, int half) {
    return mobile[piece * 2 + half];
  }

  /** The squares from which the piece attacks the square on an empty board. */
  public long sources(int piece, int square, int half) {
    return sources[(piece * squares + square) * 2 + half];
  }

  /** Whether a move that may promote must. */
  public boolean compulsoryPromotion() {
    return compulsoryPromotion;
  }

  /** Whether the kind is unpromoted and has a promoted form. */
  public boolean promotes(int kind) {
    return promotes[kind];
  }
}
