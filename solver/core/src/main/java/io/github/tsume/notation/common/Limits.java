package io.github.tsume.notation.common;

/**
 * The largest size of an input before it is refused, against hostile files.
 *
 * @param bytes of one input
 * @param lineLength in characters
 * @param moves of one problem, its variations included
 * @param nesting of variations
 * @param lines of an input that is read as a whole, and of comment before one position of a stream:
 *     each takes memory, be it ever so short
 */
public record Limits(int bytes, int lineLength, int moves, int nesting, int lines) {
  /** Far more than any honest file needs. */
  public static final Limits DEFAULT = new Limits(64 << 20, 1 << 18, 20_000, 200, 2_000_000);

  public Limits {
    if (bytes < 1 || lineLength < 1 || moves < 1 || lines < 1 || nesting < 1 || nesting > 500) {
      throw new IllegalArgumentException("limits must be positive, and nesting at most 500");
    }
  }
}
