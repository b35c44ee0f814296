package io.github.tsume.diagram;

/** How diagrams show pieces. */
public enum PieceStyle {
  /** By their names in Japanese, as in books. */
  KANJI,
  /** By letters, as in Western notation. */
  LETTERS,
  /** By drawn symbols; by letters in games that have none. */
  WESTERN
}
