package io.github.tsume.record;

/**
 * The place where a problem was read.
 *
 * @param name the name of the file or stream; may be empty
 * @param line the line it begins on, 1 for the first
 * @param number which problem of the source it is, 1 for the first; 0 if there is no other
 */
public record Source(String name, int line, int number) {
  /** The place of what was not read anywhere. */
  public static final Source NONE = new Source("", 1, 0);

  /** The name without folders and extension, followed by the number if there are several. */
  public String id() {
    int slash = Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\'));
    String base = name.substring(slash + 1);
    int dot = base.lastIndexOf('.');
    String stem = dot > 0 ? base.substring(0, dot) : base;
    if (stem.isEmpty() || stem.equals("-")) {
      return String.valueOf(Math.max(number, 1));
    }
    return number == 0 ? stem : stem + "-" + number;
  }

  @Override
  public String toString() {
    return name + ":" + line;
  }
}
