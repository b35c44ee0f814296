package io.github.tsume.query;

/** A query, or another expression that people type, which cannot be read. */
public final class ExpressionException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final int column;
  private final String expected;

  /** An expression that goes wrong at a column, from 1. */
  public ExpressionException(int column, String expected) {
    super("column " + column + ": expected " + expected);
    this.column = column;
    this.expected = expected;
  }

  /** Where it goes wrong, from 1. */
  public int column() {
    return column;
  }

  /** What would have been right there: words or signs, with bars between. */
  public String expected() {
    return expected;
  }
}
