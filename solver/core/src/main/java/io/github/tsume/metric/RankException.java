package io.github.tsume.metric;

/** A formula that cannot be read. */
public final class RankException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final int column;
  private final String expected;

  RankException(int column, String expected) {
    super("column " + column + ": expected " + expected);
    this.column = column;
    this.expected = expected;
  }

  /** Where it goes wrong, from 1. */
  public int column() {
    return column;
  }

  /** What would have been right there. */
  public String expected() {
    return expected;
  }
}
