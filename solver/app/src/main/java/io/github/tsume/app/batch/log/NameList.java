package io.github.tsume.app.batch.log;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A list of names that can be read back by a number.
 *
 * <p>Names that follow one another with numbers that do so ("a-1", "a-2") are a run, which takes no
 * more room than one name. Others are kept as bytes, with two bytes for the length.
 */
final class NameList {
  private static final int CHUNK = 1 << 16;

  /** How many runs are kept; further names are kept one by one. */
  private static final int MOST_RUNS = 10_000;

  /** Names with numbers in order; the first has the place {@code start} among all of runs. */
  private record Run(int start, String before, int first) {}

  private final List<Run> runs = new ArrayList<>();
  private final List<byte[]> chunks = new ArrayList<>();
  private int inRuns;
  private long end;

  /** Adds a name; returns the reference to get it back by. */
  int add(String name) {
    int digits = UsedNames.digits(name);
    if (digits > 0) {
      String before = name.substring(0, name.length() - digits);
      int number = UsedNames.number(name, digits);
      if (continuesRun(before, number)) {
        return ~inRuns++;
      }
      if (runs.size() < MOST_RUNS) {
        runs.add(new Run(inRuns, before, number));
        return ~inRuns++;
      }
    }
    return keep(name.getBytes(StandardCharsets.UTF_8));
  }

  private boolean continuesRun(String before, int number) {
    if (runs.isEmpty()) {
      return false;
    }
    Run last = runs.get(runs.size() - 1);
    return number == last.first() + inRuns - last.start() && before.equals(last.before());
  }

  private int keep(byte[] bytes) {
    byte[] kept = bytes.length < CHUNK - 2 ? bytes : Arrays.copyOf(bytes, CHUNK - 2);
    int room = (int) (CHUNK - end % CHUNK);
    if (room < kept.length + 2) {
      end += room;
    }
    int at = (int) (end % CHUNK);
    int chunk = (int) (end / CHUNK);
    if (chunk == chunks.size()) {
      chunks.add(new byte[CHUNK]);
    }
    byte[] into = chunks.get(chunk);
    into[at] = (byte) (kept.length >> 8);
    into[at + 1] = (byte) kept.length;
    System.arraycopy(kept, 0, into, at + 2, kept.length);
    int reference = Math.toIntExact(end);
    end += kept.length + 2L;
    return reference;
  }

  /** The name that a reference stands for. */
  String get(int reference) {
    if (reference >= 0) {
      byte[] chunk = chunks.get(reference / CHUNK);
      int at = reference % CHUNK;
      int length = (chunk[at] & 0xff) << 8 | (chunk[at + 1] & 0xff);
      return new String(chunk, at + 2, length, StandardCharsets.UTF_8);
    }
    int place = ~reference;
    int low = 0;
    for (int high = runs.size() - 1; low < high; ) {
      int middle = (low + high + 1) >>> 1;
      if (runs.get(middle).start() <= place) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    Run run = runs.get(low);
    return run.before() + (run.first() + place - run.start());
  }
}
