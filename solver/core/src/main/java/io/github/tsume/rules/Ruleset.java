package io.github.tsume.rules;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The rules of one kind of shogi as data; {@link StandardShogi#RULES}, {@link Minishogi#RULES} and
 * {@link ToriShogi#RULES} are its values.
 *
 * <p>A <em>square</em> is the number {@code file * height + rank}. File 0 is the file that is
 * written "1", on black's right; rank 0 is rank "a", the farthest from black.
 *
 * <pre>
 *    9  8  7  6  5  4  3  2  1
 *   72 63 54 45 36 27 18  9  0  a
 *   73 64 55 46 37 28 19 10  1  b      (9 x 9)
 * </pre>
 */
public final class Ruleset {
  private final String name;
  private final int width;
  private final int height;
  private final List<PieceType> types;
  private final int promotionRanks;
  private final boolean compulsoryPromotion;
  private final int pawnKind;
  private final int pawnsPerFile;
  private final String startSfen;
  private final int[] mirrored;
  private final AttackTables tables;

  private Ruleset(Builder builder) {
    name = builder.name;
    width = builder.width;
    height = builder.height;
    types = List.copyOf(builder.types);
    promotionRanks = builder.promotionRanks;
    compulsoryPromotion = builder.compulsoryPromotion;
    pawnKind = kindOf(builder.pawnLetter);
    pawnsPerFile = builder.pawnsPerFile;
    startSfen = builder.startSfen;
    mirrored = mirrored(builder.mirrorPairs);
    if (types.size() > Piece.PROMOTED || pawnKind <= Piece.KING) {
      throw new IllegalArgumentException("more than seven hand kinds, or no pawn: " + name);
    }
    tables = new AttackTables(this);
  }

  private int[] mirrored(List<String> pairs) {
    int[] kinds = new int[types.size()];
    Arrays.setAll(kinds, kind -> kind);
    for (String pair : pairs) {
      int left = kindOf(pair.charAt(0));
      int right = kindOf(pair.charAt(1));
      kinds[left] = right;
      kinds[right] = left;
    }
    return kinds;
  }

  /** The ruleset of that name ("shogi", "minishogi", "tori"), if there is one. */
  public static Optional<Ruleset> byName(String name) {
    return all().stream().filter(rules -> rules.name.equals(name)).findFirst();
  }

  /** Every ruleset, standard shogi first. */
  public static List<Ruleset> all() {
    return List.of(StandardShogi.RULES, Minishogi.RULES, ToriShogi.RULES);
  }

  public String name() {
    return name;
  }

  public int width() {
    return width;
  }

  public int height() {
    return height;
  }

  /** The number of squares, at most 81. */
  public int squares() {
    return width * height;
  }

  /** The piece types: the king first, then the hand kinds in canonical order. */
  public List<PieceType> types() {
    return types;
  }

  /** One more than the largest hand kind; hand kinds start with 1. */
  public int kindLimit() {
    return types.size();
  }

  /** How many ranks, counted from the far side, are a side's promotion zone. */
  public int promotionRanks() {
    return promotionRanks;
  }

  /** Whether a move that may promote must. */
  public boolean compulsoryPromotion() {
    return compulsoryPromotion;
  }

  /**
   * The kind of the pawn (in Tori shogi the swallow): it must not be dropped to give mate, nor on a
   * file that already holds {@link #pawnsPerFile()} of its side unpromoted.
   */
  public int pawnKind() {
    return pawnKind;
  }

  public int pawnsPerFile() {
    return pawnsPerFile;
  }

  /** The kind that a kind becomes in a mirror, which changes left and right: most do not change. */
  public int mirroredKind(int kind) {
    return mirrored[kind & ~Piece.PROMOTED] | (kind & Piece.PROMOTED);
  }

  /** The square that a square becomes in a mirror. */
  public int mirroredSquare(int square) {
    return square(width - 1 - file(square), rank(square));
  }

  public String startSfen() {
    return startSfen;
  }

  /** The attack tables compiled from these rules. */
  public AttackTables tables() {
    return tables;
  }

  /** The type of that kind, promoted or not. */
  public PieceType type(int kind) {
    return types.get(kind & ~Piece.PROMOTED);
  }

  /** Whether pieces of that kind exist: a type, or the promoted form of a type that promotes. */
  public boolean hasKind(int kind) {
    int base = kind & ~Piece.PROMOTED;
    return kind >= 0 && base < types.size() && (kind == base || types.get(base).canPromote());
  }

  /** Whether the kind is unpromoted and has a promoted form. */
  public boolean canPromote(int kind) {
    return kind < Piece.PROMOTED && types.get(kind).canPromote();
  }

  /** The unpromoted kind with that SFEN letter in upper case, or -1. */
  public int kindOf(char letter) {
    for (int kind = 0; kind < types.size(); kind++) {
      if (types.get(kind).letter() == letter) {
        return kind;
      }
    }
    return -1;
  }

  public int square(int file, int rank) {
    return file * height + rank;
  }

  public int file(int square) {
    return square / height;
  }

  public int rank(int square) {
    return square % height;
  }

  /** The square's USI name, such as "7f". */
  public String squareName(int square) {
    return (file(square) + 1) + String.valueOf((char) ('a' + rank(square)));
  }

  /** The square with that USI name, or -1. */
  public int squareNamed(String text) {
    if (text.length() != 2) {
      return -1;
    }
    int file = text.charAt(0) - '1';
    int rank = text.charAt(1) - 'a';
    boolean inside = file >= 0 && file < width && rank >= 0 && rank < height;
    return inside ? square(file, rank) : -1;
  }

  /** Whether the square lies in the promotion zone of that side. */
  public boolean inZone(Color color, int square) {
    int rank = rank(square);
    return color == Color.BLACK ? rank < promotionRanks : rank >= height - promotionRanks;
  }

  @Override
  public String toString() {
    return name;
  }

  static final class Builder {
    private final String name;
    private final int width;
    private final int height;
    private List<PieceType> types = List.of();
    private int promotionRanks;
    private boolean compulsoryPromotion;
    private char pawnLetter = 'P';
    private int pawnsPerFile = 1;
    private String startSfen = "";
    private List<String> mirrorPairs = List.of();

    Builder(String name, int width, int height) {
      this.name = name;
      this.width = width;
      this.height = height;
    }

    /** The types, king first. */
    Builder types(PieceType... types) {
      this.types = List.of(types);
      return this;
    }

    Builder promotion(int ranks, boolean compulsory) {
      promotionRanks = ranks;
      compulsoryPromotion = compulsory;
      return this;
    }

    Builder pawn(char letter, int perFile) {
      pawnLetter = letter;
      pawnsPerFile = perFile;
      return this;
    }

    Builder start(String sfen) {
      startSfen = sfen;
      return this;
    }

    /** Pairs of letters of types that are mirror images of each other, not of themselves. */
    Builder mirror(String... pairs) {
      mirrorPairs = List.of(pairs);
      return this;
    }

    Ruleset build() {
      return new Ruleset(this);
    }
  }
}
