package io.github.tsume.compose;

import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import java.util.Locale;

/**
 * One small change of a problem: of one piece, or a shift of all of them.
 *
 * @param kind what is done
 * @param from the square of the piece before, or {@link #HAND} or {@link #NOWHERE}
 * @param before the piece before, or {@link Piece#EMPTY}
 * @param to the square of the piece after, or {@link #HAND} or {@link #NOWHERE}
 * @param after the piece after, or {@link Piece#EMPTY}
 * @param files of a shift, how many files to the left of the diagram; else 0
 * @param ranks of a shift, how many ranks down; else 0
 */
public record Edit(Kind kind, int from, int before, int to, int after, int files, int ranks) {
  /** The attacker's hand as a place; the colour of the piece is his. */
  public static final int HAND = -1;

  /** No place. */
  public static final int NOWHERE = -2;

  /** What an edit does. */
  public enum Kind {
    REMOVE,
    ADD,
    REPLACE,
    PROMOTE,
    MOVE,
    TO_HAND,
    TO_BOARD,
    SHIFT;

    /** The stable name in results. */
    public String code() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  /** Takes a piece away. */
  static Edit remove(int from, int piece) {
    return new Edit(Kind.REMOVE, from, piece, NOWHERE, Piece.EMPTY, 0, 0);
  }

  /** Adds a piece. */
  static Edit add(int to, int piece) {
    return new Edit(Kind.ADD, NOWHERE, Piece.EMPTY, to, piece, 0, 0);
  }

  /** Puts another piece in the place of one; the other form of the same is a promotion. */
  static Edit replace(int place, int before, int after) {
    boolean form = (before ^ after) == Piece.PROMOTED;
    return new Edit(form ? Kind.PROMOTE : Kind.REPLACE, place, before, place, after, 0, 0);
  }

  /** Moves a piece, maybe from or to the attacker's hand. */
  static Edit move(int from, int before, int to, int after) {
    Kind kind = to == HAND ? Kind.TO_HAND : from == HAND ? Kind.TO_BOARD : Kind.MOVE;
    return new Edit(kind, from, before, to, after, 0, 0);
  }

  /** Shifts all pieces on the board. */
  static Edit shift(int files, int ranks) {
    return new Edit(Kind.SHIFT, NOWHERE, Piece.EMPTY, NOWHERE, Piece.EMPTY, files, ranks);
  }

  /**
   * The edit in ASCII, such as "-S3c", "+p4d", "S3c=G", "S3c&gt;2c", "S3c&gt;hand", "shift 1,0".
   */
  public String text(Ruleset rules) {
    return switch (kind) {
      case REMOVE -> "-" + piece(rules, before) + place(rules, from);
      case ADD -> "+" + piece(rules, after) + place(rules, to);
      case REPLACE, PROMOTE ->
          piece(rules, before) + place(rules, from) + "=" + piece(rules, after);
      case MOVE, TO_HAND, TO_BOARD ->
          piece(rules, before) + place(rules, from) + ">" + landing(rules);
      case SHIFT -> "shift " + files + "," + ranks;
    };
  }

  private String landing(Ruleset rules) {
    boolean same = kind != Kind.TO_BOARD || before == after;
    return (same ? "" : piece(rules, after)) + place(rules, to).replace("@", "");
  }

  /** A piece as in SFEN. */
  public static String piece(Ruleset rules, int piece) {
    char letter = rules.type(Piece.kind(piece)).letter();
    char cased = piece < Piece.WHITE ? letter : Character.toLowerCase(letter);
    return (Piece.isPromoted(piece) ? "+" : "") + cased;
  }

  private static String place(Ruleset rules, int place) {
    return place == HAND ? "@hand" : rules.squareName(place);
  }
}
