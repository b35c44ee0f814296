package io.github.tsume.app.batch.log;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Numbers by their place, from 0 on; a place where none was set has the default.
 *
 * <p>They take eight bytes each, and none are copied when more come.
 */
final class LongSeries {
  private static final int CHUNK = 1 << 13;

  private final List<long[]> chunks = new ArrayList<>();
  private final long byDefault;
  private long size;

  LongSeries(long byDefault) {
    this.byDefault = byDefault;
  }

  /** One more than the last place that was set. */
  long size() {
    return size;
  }

  long get(long place) {
    return place < size ? chunks.get((int) (place / CHUNK))[(int) (place % CHUNK)] : byDefault;
  }

  void set(long place, long number) {
    while (place >= (long) CHUNK * chunks.size()) {
      long[] chunk = new long[CHUNK];
      Arrays.fill(chunk, byDefault);
      chunks.add(chunk);
    }
    chunks.get((int) (place / CHUNK))[(int) (place % CHUNK)] = number;
    size = Math.max(size, place + 1);
  }
}
