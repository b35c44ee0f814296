package io.github.tsume.app.bench;

/**
 * What a run did altogether.
 *
 * @param problems how many problems there were
 * @param solved how many of them were solved
 * @param nodes the nodes of all
 * @param nanos the time of all
 */
public record BenchTotal(int problems, int solved, long nodes, long nanos) {
  /**
   * What a run was asked for.
   *
   * @param size the name of the set
   * @param exact whether exact lengths were asked for
   * @param hash the memory of the table, as it is typed
   * @param threads how many threads searched one problem together
   */
  public record Settings(String size, boolean exact, String hash, int threads) {
    /** With several threads the nodes depend on who came first: then there is no signature. */
    public boolean hasSignature() {
      return threads == 1;
    }
  }

  static final BenchTotal NONE = new BenchTotal(0, 0, 0, 0);

  BenchTotal plus(BenchRow row) {
    return new BenchTotal(
        problems + 1, solved + (row.solved() ? 1 : 0), nodes + row.nodes(), nanos + row.nanos());
  }

  /**
   * The signature: it stays while the search stays the same, for the same set, question, table size
   * and one thread; whoever changes it on purpose says so in the message of the change.
   */
  public long signature() {
    return nodes;
  }

  /** The speed, 0 if nothing was searched. */
  public long nodesPerSecond() {
    return nanos == 0 ? 0 : Math.round(nodes * 1e9 / nanos);
  }
}
