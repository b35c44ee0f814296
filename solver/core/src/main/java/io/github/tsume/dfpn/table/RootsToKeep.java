package io.github.tsume.dfpn.table;

/** The entries that a table must not drop when it is full: the roots of its garbage collection. */
public interface RootsToKeep {
  /** Keeps nothing. */
  RootsToKeep OF_NOTHING = table -> {};

  /** Calls {@link TranspositionTable#keep} for every node that matters. */
  void keepAll(TranspositionTable table);
}
