package io.github.tsume.web.twin.tools.jackson.core;

/** A place in a text: line and column from 1, and characters from 0. */
public final class TokenStreamLocation {
  private final int line;
  private final int column;
  private final long offset;

  TokenStreamLocation(int line, int column, long offset) {
    this.line = line;
    this.column = column;
    this.offset = offset;
  }

  public int getLineNr() {
    return line;
  }

  public int getColumnNr() {
    return column;
  }

  public long getCharOffset() {
    return offset;
  }
}
