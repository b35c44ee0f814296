package io.github.tsume.helpmate;

import java.io.IOException;
import java.util.Arrays;

/** A place for what a search has no memory for, where a test can look at it. */
public final class SpillToMemory extends Spill {
  /** So many longs fit. */
  private final int most;

  private long[] longs = {};
  public int rooms;

  /** Whether nothing can be read any more. */
  public boolean lost;

  public SpillToMemory(int most) {
    this.most = most;
  }

  /** How many longs the last search put there. */
  public int size() {
    return longs.length;
  }

  @Override
  protected Room room() {
    longs = new long[0];
    rooms++;
    return new Room() {
      @Override
      public boolean add(long[] from, int count) {
        int size = longs.length;
        if (size + count > most) {
          return false;
        }
        longs = Arrays.copyOf(longs, size + count);
        System.arraycopy(from, 0, longs, size, count);
        return true;
      }

      @Override
      public void read(long number, long[] to, int count) {
        if (lost) {
          throw new LostException(new IOException("lost"));
        }
        System.arraycopy(longs, (int) number, to, 0, count);
      }

      @Override
      public void close() {
        rooms--;
      }
    };
  }
}
