package io.github.tsume.helpmate;

/** The plies that memory has no room for: by itself none, and the search ends there. */
class Overflow {
  final Layers layers;

  Overflow(Layers layers) {
    this.layers = layers;
  }

  /**
   * Makes room when there is none for the last ply, which is empty after that; says whether it did.
   */
  boolean makeRoom() {
    return false;
  }

  /**
   * Settles what is told of the plies, and makes ready to go back; says whether there was room.
   *
   * @param found whether there is a line, and so somewhere to go back from
   * @param complete whether no limit ended the search
   */
  boolean end(boolean found, boolean complete) {
    return true;
  }

  /** How many positions are reached at a ply and not before. */
  int size(int ply) {
    return layers.start(ply + 1) - layers.start(ply);
  }

  /** Has a ply and the one before it in memory, after the end. */
  void hold(int ply) {}

  /** How many bytes are outside memory. */
  long bytes() {
    return 0;
  }

  void close() {}
}
