package io.github.tsume.dfpn.table;

/**
 * Short names for the nodes from which others were searched: the first bits of their keys, which
 * also say where they are in a table, however large that has become.
 */
public final class ParentNames {
  /** How long a name is. */
  static final int BITS = 30;

  /** Names no node. */
  public static final int NONE = 0;

  private static final int SHIFT = Long.SIZE - BITS;

  private ParentNames() {}

  /** The name of a node with some key. */
  public static int of(long key) {
    return (int) (key >>> SHIFT);
  }

  /** The least key with a name. Its home is that of all the others, or now and then just before. */
  public static long leastKey(int name) {
    return (long) name << SHIFT;
  }

  /** The greatest key with a name, whose home may be one slot further. */
  static long greatestKey(int name) {
    return leastKey(name) | (1L << SHIFT) - 1;
  }
}
