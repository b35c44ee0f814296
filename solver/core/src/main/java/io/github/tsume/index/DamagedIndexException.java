package io.github.tsume.index;

/** An index, or a part of it, is not as it was written: it has to be made anew. */
public final class DamagedIndexException extends RuntimeException {
  private static final long serialVersionUID = 1;

  DamagedIndexException(String what) {
    super(what);
  }
}
