package io.github.tsume.dfpn.table;

/**
 * Disproofs that hold on one path only, found by the hash of the whole path.
 *
 * <p>A node that fails because of a repetition fails only below the ancestor that it repeats
 * (graph-history interaction; Kishimoto and Müller 2004). Such a result must not go into the shared
 * table as final; here it is kept for the path on which it was found. A forgotten entry costs a
 * repeated search, never a wrong answer.
 */
public final class RepetitionTable {
  /* Length 32 | the depth of the ancestor 32; no length is negative. */
  private static final long UNKNOWN = -1;

  private final ForgetfulMap disproofs;

  /** A table of {@code 1 << bits} entries of 16 bytes. */
  public RepetitionTable(int bits) {
    disproofs = new ForgetfulMap(bits);
  }

  /**
   * A disproof of the node at the end of a path that holds for this path alone.
   *
   * @param dependsOn the depth in plies of the node on the path that it comes back to
   * @param length how many plies it holds for
   */
  public void put(long pathHash, int dependsOn, int length) {
    disproofs.put(pathHash, ((long) length << 32) | (dependsOn & 0xFFFFFFFFL));
  }

  /** As {@link ForgetfulMap#touch}. */
  public long touch(long[] pathHashes, int begin, int end) {
    return disproofs.touch(pathHashes, begin, end);
  }

  /**
   * The depth of the ancestor that the disproof of the node at the end of the path depends on, or
   * {@link Integer#MIN_VALUE} if no disproof for at least {@code bound} plies is known.
   */
  public int dependsOn(long pathHash, int bound) {
    long found = disproofs.get(pathHash, UNKNOWN);
    return found >= 0 && (found >>> 32) >= bound ? (int) found : Integer.MIN_VALUE;
  }

  /** The number of plies for which the disproof found by {@link #dependsOn} holds. */
  public int length(long pathHash) {
    return (int) (disproofs.get(pathHash, 0) >>> 32);
  }
}
