package io.github.tsume.rules;

import java.util.List;

/**
 * One type of piece of a ruleset, with the form it promotes to.
 *
 * @param letter its SFEN letter in upper case
 * @param name its English name
 * @param kanji its one-character (or shortest usual) Japanese name
 * @param count how many the full set holds, both sides together
 * @param movements how it moves unpromoted
 * @param promotedMovements how it moves promoted; empty if it does not promote
 */
public record PieceType(
    char letter,
    String name,
    String kanji,
    int count,
    List<Movement> movements,
    List<Movement> promotedMovements) {

  public PieceType {
    movements = List.copyOf(movements);
    promotedMovements = List.copyOf(promotedMovements);
    if (letter < 'A' || letter > 'Z' || count < 1 || movements.isEmpty()) {
      throw new IllegalArgumentException("not a piece type: " + letter + " x" + count);
    }
  }

  /** A type that never promotes. */
  static PieceType plain(
      char letter, String name, String kanji, int count, List<Movement> movements) {
    return new PieceType(letter, name, kanji, count, movements, List.of());
  }

  /** Whether the type has a promoted form. */
  public boolean canPromote() {
    return !promotedMovements.isEmpty();
  }
}
