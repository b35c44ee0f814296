package io.github.tsume.helpmate;

import io.github.tsume.board.position.Packing;
import io.github.tsume.board.position.Position;
import io.github.tsume.helpmate.HelpmateSolver.Help;
import java.util.BitSet;

/**
 * The plies that went out of memory, to make room: breadth first with delayed detection of
 * duplicates (Korf, Best-first frontier search with delayed duplicate detection, AAAI 2004).
 *
 * <p>Memory holds the last plies. A position that is reached again after its ply went out is stored
 * and expanded once more, as if it were new, until the plies outside are read past the table next
 * time. That costs work alone: a line over it is longer than the one over where it was first, so it
 * is on no shortest line, and neither is anything that it leads to.
 */
final class SpilledLayers extends Overflow {
  private static final int CHUNK = 1 << 10;

  /** So many may be outside that all have a number. */
  private static final int MOST = 5 << 28;

  private final Packing packing;
  private final Position position;
  private final int words;
  private final long[] chunk;
  private final Spill.Room room;
  private BitSet met = new BitSet();

  SpilledLayers(Help help, Packing packing, Layers layers, Spill.Room room) {
    super(layers);
    this.packing = packing;
    this.room = room;
    position = help.start().copy();
    words = packing.words() + 1;
    chunk = new long[CHUNK * words];
  }

  @Override
  long bytes() {
    return 8L * words * layers.base();
  }

  @Override
  boolean makeRoom() {
    int all = layers.size() - layers.base();
    layers.emptyPly();
    int whole = layers.size() - layers.base();
    // Where the last ply alone takes more than the others, only those that it comes from stay.
    int most = 2 * (long) whole < all ? 0 : whole / 2;
    int parents = layers.plies() - 2;
    int ply = Math.max(parents, 0);
    while (ply > 0
        && layers.start(ply - 1) >= layers.base()
        && layers.size() - layers.start(ply - 1) <= most) {
      ply--;
    }
    if (parents < 0 || layers.start(ply) <= layers.base() || layers.start(ply) > MOST) {
      return false;
    }
    markMet();
    if (!write(layers.start(ply), met)) {
      return false;
    }
    layers.drop(ply, met, this::hash);
    return true;
  }

  @Override
  boolean end(boolean found, boolean complete) {
    if (layers.base() == 0) {
      return true;
    }
    markMet();
    // Only what was there before is left at the last plies.
    while (!found && complete && size(layers.plies() - 2) == 0) {
      layers.end(layers.plies() - 2);
    }
    return !found || write(layers.size(), new BitSet());
  }

  @Override
  int size(int ply) {
    int from = layers.start(ply) - layers.base();
    int all = super.size(ply);
    return from < 0 ? all : all - met.get(from, from + all).cardinality();
  }

  @Override
  void hold(int ply) {
    int first = Math.max(ply - 1, 0);
    int end = layers.start(ply + 1);
    if (layers.start(first) >= layers.base() && end <= layers.size()) {
      return;
    }
    while (first > 0 && end - layers.start(first - 1) <= layers.room()) {
      first--;
    }
    layers.clear(layers.start(first));
    each(layers.base(), end, (at, hash) -> layers.put(chunk, at, hash));
  }

  @Override
  void close() {
    room.close();
  }

  /** Marks the positions in memory that are outside too: they were reached before. */
  private void markMet() {
    int base = layers.base();
    met = new BitSet();
    each(
        0,
        base,
        (at, hash) -> {
          int number = layers.find(chunk, at, hash);
          if (number >= 0) {
            met.set(number - base);
          }
        });
  }

  /** What is done with a position that is read: where in the chunk it begins, and its hash. */
  private interface Read {
    void position(int at, long hash);
  }

  private void each(int from, int end, Read read) {
    for (int number = from; number < end; number += CHUNK) {
      int count = Math.min(CHUNK, end - number);
      room.read((long) number * words, chunk, count * words);
      for (int at = 0; at < count * words; at += words) {
        read.position(at + 1, chunk[at]);
      }
    }
  }

  /** Writes what is in memory before a number, without those that are left out. */
  private boolean write(int end, BitSet without) {
    int filled = 0;
    for (int number = layers.base(); number < end; number++) {
      if (!without.get(number - layers.base())) {
        chunk[filled] = hash(number);
        System.arraycopy(layers.page(number), layers.offset(number), chunk, filled + 1, words - 1);
        filled += words;
      }
      if (filled == chunk.length) {
        if (!room.add(chunk, filled)) {
          return false;
        }
        filled = 0;
      }
    }
    return filled == 0 || room.add(chunk, filled);
  }

  private long hash(int number) {
    packing.read(layers.page(number), layers.offset(number), position);
    return Packing.hash(position);
  }
}
