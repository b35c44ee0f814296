package io.github.tsume.index;

import io.github.tsume.board.Setup;
import io.github.tsume.notation.Format;
import io.github.tsume.notation.Notation;
import io.github.tsume.notation.ReadOptions;
import io.github.tsume.notation.ReadResult;
import io.github.tsume.record.Problem;
import io.github.tsume.rules.Ruleset;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * An index of problems, read from bytes that {@link IndexBuilder} wrote; a file may be mapped.
 *
 * <p>Keys find what may be alike; what is told is compared piece for piece and move for move.
 */
public final class ProblemIndex {
  private static final int LIKENESSES = 4;

  private final ByteBuffer bytes;
  private final int problems;
  private final int keys;
  private final int endsAt;
  private final int keysAt;
  private final int referencesAt;

  /**
   * An index of bytes.
   *
   * @throws IllegalArgumentException if they are no index, or one that is not complete
   */
  public ProblemIndex(ByteBuffer bytes) {
    this.bytes = bytes.duplicate();
    long size = bytes.limit();
    boolean framed =
        size >= Long.BYTES + IndexBuilder.FOOTER
            && bytes.getLong(0) == IndexBuilder.MAGIC
            && bytes.getLong((int) size - Long.BYTES) == IndexBuilder.MAGIC;
    if (!framed) {
      throw new IllegalArgumentException("no index");
    }
    long ofProblems = bytes.getLong((int) size - IndexBuilder.FOOTER);
    long ofKeys = bytes.getLong((int) size - IndexBuilder.FOOTER + Long.BYTES);
    long ends = size - IndexBuilder.FOOTER - ofKeys * (Long.BYTES + Integer.BYTES) - ofProblems * 4;
    boolean fits =
        ofProblems >= 0 && ofProblems <= size && ofKeys >= 0 && ofKeys <= size && ends >= 8;
    if (!fits) {
      throw new IllegalArgumentException("no index");
    }
    problems = (int) ofProblems;
    keys = (int) ofKeys;
    endsAt = (int) ends;
    keysAt = endsAt + problems * Integer.BYTES;
    referencesAt = keysAt + keys * Long.BYTES;
  }

  /** How many problems it holds. */
  public int size() {
    return problems;
  }

  /** Whether it has a line of any of them; without, only positions can be found. */
  public boolean hasLines() {
    return keys > problems;
  }

  /**
   * The problem of a number, from 0.
   *
   * @throws IllegalArgumentException if the index is damaged there
   */
  public IndexedProblem problem(int number) {
    int from = number == 0 ? Long.BYTES : bytes.getInt(endsAt + (number - 1) * Integer.BYTES);
    int to = bytes.getInt(endsAt + number * Integer.BYTES);
    if (from < Long.BYTES || to < from || to > endsAt) {
      throw new IllegalArgumentException("damaged index");
    }
    byte[] text = new byte[to - from];
    bytes.get(from, text);
    String[] fields = new String(text, StandardCharsets.UTF_8).split("\t", -1);
    Optional<Ruleset> rules = Ruleset.byName(fields[0]);
    if (fields.length != 4 || rules.isEmpty()) {
      throw new IllegalArgumentException("damaged index");
    }
    ReadResult read =
        Notation.read("sfen " + fields[3], "", ReadOptions.of(rules.get()), Format.SFEN);
    if (read.problems().size() != 1) {
      throw new IllegalArgumentException("damaged index");
    }
    Problem problem = read.problems().get(0);
    return new IndexedProblem(fields[1], fields[2], problem.setup(), problem.authoredLine());
  }

  /** The problems that are like one, each once, in the way in which they are closest. */
  public List<Match> find(Setup setup, List<Integer> line) {
    List<Match> matches = new ArrayList<>();
    Set<Integer> known = new HashSet<>();
    for (IndexKeys.Key key : IndexKeys.of(setup, line)) {
      for (int at = first(key.value()); at < keys && key(at) == key.value(); at++) {
        int reference = bytes.getInt(referencesAt + at * Integer.BYTES);
        boolean same = reference % LIKENESSES == key.likeness().ordinal();
        if (same && !known.contains(reference / LIKENESSES)) {
          IndexedProblem earlier = problem(reference / LIKENESSES);
          Match match = Match.of(earlier, setup, line, key.likeness());
          if (match != null) {
            known.add(reference / LIKENESSES);
            matches.add(match);
          }
        }
      }
    }
    return matches;
  }

  private long key(int at) {
    return bytes.getLong(keysAt + at * Long.BYTES);
  }

  /** The place of the first key that is not smaller. */
  private int first(long key) {
    int low = 0;
    int high = keys;
    while (low < high) {
      int middle = low + high >>> 1;
      if (key(middle) < key) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
