package io.github.tsume.app.batch.log;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import it.unimi.dsi.fastutil.longs.LongArrays;
import java.util.BitSet;
import java.util.function.LongConsumer;

/**
 * The lines that an earlier process left in a log: where each is, and what has become of it.
 *
 * <p>They are found by a 64-bit hash of the id: who uses what is found looks whether it has the id.
 */
final class EarlierLines {
  private static final int NONE = -1;

  private final Long2IntOpenHashMap byId = new Long2IntOpenHashMap();
  private final LongArrayList offsets = new LongArrayList();
  private final BitSet superseded = new BitSet();
  private final BitSet claimed = new BitSet();

  EarlierLines() {
    byId.defaultReturnValue(NONE);
  }

  /** Adds a line, which comes after all others; it is found instead of one with its id. */
  void add(String id, long offset) {
    byId.put(Register.hash(id), offsets.size());
    offsets.add(offset);
  }

  /** Adds a line that is not found by its id, because another has the same hash. */
  void addUnfound(long offset) {
    offsets.add(offset);
  }

  /**
   * Where the line of an id, or one of another id with its hash, is; else {@link ResultLog#NONE}.
   */
  long find(String id) {
    int line = byId.get(Register.hash(id));
    return line == NONE ? ResultLog.NONE : offsets.getLong(line);
  }

  /** Whether a line begins there. */
  boolean contains(long offset) {
    return line(offset) >= 0;
  }

  private int line(long offset) {
    return LongArrays.binarySearch(offsets.elements(), 0, offsets.size(), offset);
  }

  /** Somebody asked for the problem of the line. */
  void claim(long offset) {
    claimed.set(line(offset));
  }

  /** Another line counts instead of this one. */
  void supersede(long offset) {
    superseded.set(line(offset));
  }

  boolean isSuperseded(long offset) {
    int line = line(offset);
    return line >= 0 && superseded.get(line);
  }

  boolean anySuperseded() {
    return !superseded.isEmpty();
  }

  /** Whether a line from an offset on, and before another, does not count. */
  boolean anySuperseded(long from, long to) {
    int line = line(from);
    int next = superseded.nextSetBit(line >= 0 ? line : -line - 1);
    return next >= 0 && offsets.getLong(next) < to;
  }

  /** Hands on the lines that nobody asked for; they count no longer. */
  void leaveOutUnclaimed(LongConsumer leftOut) {
    for (int line = 0; line < offsets.size(); line++) {
      if (!claimed.get(line) && !superseded.get(line)) {
        leftOut.accept(offsets.getLong(line));
        superseded.set(line);
      }
    }
  }
}
