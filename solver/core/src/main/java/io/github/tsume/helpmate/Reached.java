package io.github.tsume.helpmate;

import io.github.tsume.board.Move;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A record of what is reached from a few positions of a ply, in the order in which it was: the
 * positions two plies on, as they are packed, and the ends.
 */
final class Reached {
  private static final int HEAD = 2;

  final List<Mate> mates = new ArrayList<>();
  private final int words;
  private long[] entries = new long[64];
  private int end;
  private int nodes;

  /**
   * An end, with the moves that lead to it from a stored position.
   *
   * @param parent the number of that position; -1 if the moves lead there from the start
   * @param answer the defender's move; {@link Move#NONE} if the attacker begins there
   * @param check the attacker's move; {@link Move#NONE} only where the defender begins with a mate
   * @param last the defender's move that mates, in a help-selfmate; else {@link Move#NONE}
   * @param left how many pieces the attacker holds in the end
   */
  record Mate(int parent, int answer, int check, int last, int left) {}

  /**
   * Nothing yet.
   *
   * @param words how many longs a position takes
   */
  Reached(int words) {
    this.words = words;
  }

  void clear() {
    mates.clear();
    end = 0;
    nodes = 0;
  }

  /** How many positions are noted. */
  int size() {
    return end / (HEAD + words);
  }

  /** Counts a position that is not stored. */
  void visit() {
    nodes++;
  }

  int nodes() {
    return nodes;
  }

  /** Notes a position; it may be there already. */
  void add(int parent, long hash, long[] key) {
    if (end + HEAD + words > entries.length) {
      entries = Arrays.copyOf(entries, 2 * entries.length);
    }
    entries[end] = hash;
    entries[end + 1] = parent;
    System.arraycopy(key, 0, entries, end + HEAD, words);
    end += HEAD + words;
  }

  /** Adds the positions to the last ply; says whether there was memory for them. */
  boolean store(Layers layers) {
    for (int at = 0; at < end; at += HEAD + words) {
      int parent = (int) entries[at + 1];
      if (!layers.reach(entries, at + HEAD, entries[at], parent < 0 ? 1 : layers.ways(parent))) {
        return false;
      }
    }
    return true;
  }
}
