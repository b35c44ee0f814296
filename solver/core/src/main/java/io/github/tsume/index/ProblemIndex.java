package io.github.tsume.index;

import io.github.tsume.board.Setup;
import io.github.tsume.index.BlockSums.CheckedBytes;
import io.github.tsume.index.Match.Likeness;
import io.github.tsume.notation.Format;
import io.github.tsume.notation.Notation;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.record.Problem;
import io.github.tsume.rules.Ruleset;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * An index of problems, read from bytes that {@link IndexBuilder} wrote; a file may be mapped.
 *
 * <p>Keys find what may be alike; what is told is compared piece for piece and move for move.
 */
public final class ProblemIndex {
  private static final int FIELDS = 7;
  private static final int GUESSES = 4;
  private static final int NEAR = 8;

  /** What an index of any version begins with. */
  private static final int MAGIC = (int) (IndexBuilder.MAGIC >>> Integer.SIZE);

  private final boolean digests;
  private final CheckedBytes bytes;
  private final int problems;
  private final int keys;
  private final int endsAt;
  private final int keysAt;
  private final int referencesAt;

  /**
   * An index of bytes.
   *
   * @throws IllegalArgumentException if they are no index
   * @throws DamagedIndexException if they are one that is not complete, was changed, or is of
   *     another version
   */
  public ProblemIndex(ByteBuffer bytes) {
    int size = bytes.limit();
    int footer = size - IndexBuilder.FOOTER;
    if (size < Integer.BYTES || bytes.getInt(0) != MAGIC) {
      throw new IllegalArgumentException("no index");
    }
    long magic = footer < Long.BYTES ? 0 : bytes.getLong(0);
    digests = magic == IndexBuilder.DIGESTS;
    if (!digests && magic != IndexBuilder.MAGIC || bytes.getLong(size - Long.BYTES) != magic) {
      throw new DamagedIndexException("frame");
    }
    long sums = bytes.getLong(footer);
    long ofProblems = bytes.getLong(footer + Long.BYTES);
    long ofKeys = bytes.getLong(footer + 2 * Long.BYTES);
    int sum = bytes.getInt(footer + 3 * Long.BYTES);
    boolean framed =
        sums >= 0
            && sums <= footer
            && sums + (long) BlockSums.blocks(sums) * Integer.BYTES == footer
            && BlockSums.sum(bytes, (int) sums, footer + 3 * Long.BYTES) == sum;
    boolean counted = framed && ofProblems >= 0 && ofProblems <= size && ofKeys >= 0;
    long ends =
        counted && ofKeys <= size
            ? sums - ofKeys * (Long.BYTES + Integer.BYTES) - ofProblems * Integer.BYTES
            : 0;
    if (ends < Long.BYTES) {
      throw new DamagedIndexException("sizes");
    }
    this.bytes = new CheckedBytes(bytes, (int) sums);
    problems = (int) ofProblems;
    keys = (int) ofKeys;
    endsAt = (int) ends;
    keysAt = endsAt + problems * Integer.BYTES;
    referencesAt = keysAt + keys * Long.BYTES;
  }

  /**
   * Reads all of it, to see that it is as it was written.
   *
   * @throws DamagedIndexException if it is not
   */
  public void verify() {
    bytes.verify();
  }

  /** How many problems it holds. */
  public int size() {
    return problems;
  }

  /** Whether it has a line of any of them; without, only positions can be found. */
  public boolean hasLines() {
    return keys > problems;
  }

  /** Whether it has digests only: each problem is told to whoever asks for one like it. */
  public boolean hasDigests() {
    return digests;
  }

  /**
   * The problem of a number, from 0, where it {@linkplain #hasDigests has} positions.
   *
   * @throws DamagedIndexException if the index is damaged there
   */
  public IndexedProblem problem(int number) {
    String[] fields = fields(number);
    Ruleset rules = Ruleset.byName(fields[0]).orElseThrow();
    ReadResult read = Notation.read("sfen " + fields[6], "", ReadOptions.of(rules), Format.SFEN);
    if (read.problems().size() != 1) {
      throw new DamagedIndexException("problem " + number);
    }
    Problem problem = read.problems().get(0);
    return problem(fields, problem.setup(), problem.authoredLine());
  }

  private static IndexedProblem problem(String[] fields, Setup setup, List<Integer> line) {
    return new IndexedProblem(
        fields[1],
        fields[2],
        fields[3].isEmpty() ? null : fields[3],
        fields[4].isEmpty() ? null : fields[4],
        fields[5].isEmpty() ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(fields[5])),
        setup,
        line);
  }

  private String[] fields(int number) {
    int from = number == 0 ? Long.BYTES : bytes.getInt(endsAt + (number - 1) * Integer.BYTES);
    int to = bytes.getInt(endsAt + number * Integer.BYTES);
    if (from < Long.BYTES || to < from || to > endsAt) {
      throw new DamagedIndexException("problem " + number);
    }
    byte[] text = bytes.get(from, to);
    String[] fields = new String(text, StandardCharsets.UTF_8).split("\t", -1);
    boolean named = fields.length == FIELDS && Ruleset.byName(fields[0]).isPresent();
    if (!named || !fields[5].matches("[0-9]{0,9}")) {
      throw new DamagedIndexException("problem " + number);
    }
    return fields;
  }

  /**
   * The problems that are like one, each once, in the way in which they are closest.
   *
   * @throws DamagedIndexException if the index is damaged where it looks
   */
  public List<Match> find(Setup setup, List<Integer> line) {
    Look look = new Look();
    for (IndexKeys.Asked asked : IndexKeys.asked(setup, line)) {
      look.at(
          asked.key(),
          () -> Match.here(setup, line, asked.likeness()),
          earlier -> Match.of(earlier, setup, line, asked.likeness()));
      if (asked.likeness() == Likeness.POSITION) {
        Placement placement = Placement.of(setup);
        OnePiece.each(
            placement,
            (hash, here, there) ->
                look.at(
                    IndexKeys.position(hash),
                    () -> placement.with(placement.stones().changed(here, there), 0, 0),
                    earlier -> Match.onePiece(earlier, placement, here, there)));
      }
    }
    return List.copyOf(look.matches.values());
  }

  /**
   * The problems with the same position, but for mirror, colours and shift.
   *
   * @throws DamagedIndexException if the index is damaged where it looks
   */
  public List<Match> findSame(Setup setup) {
    Look look = new Look();
    look.at(
        IndexKeys.asked(setup, List.of()).get(0).key(),
        () -> Placement.of(setup),
        earlier -> Match.of(earlier, setup, List.of(), Likeness.POSITION));
    return List.copyOf(look.matches.values());
  }

  /** A look for all that one problem is like. */
  private final class Look {
    private final Map<Integer, Match> matches = new LinkedHashMap<>();
    private final @Nullable PositionDigest digest = digests ? new PositionDigest() : null;

    /**
     * Looks at what has a key and is not known yet.
     *
     * @param like what the earlier one would be but for mirror, colours and shift
     */
    void at(
        IndexKeys.Key key,
        Supplier<Placement> like,
        Function<IndexedProblem, @Nullable Match> comparison) {
      long value = digest == null ? key.value() : digest.key(key.value());
      for (int at = first(value); at < keys && key(at) == value; at++) {
        int reference = bytes.getInt(referencesAt + at * Integer.BYTES);
        int number = reference / Likeness.ROOM;
        boolean same = reference % Likeness.ROOM == key.likeness().ordinal();
        if (same && !matches.containsKey(number)) {
          IndexedProblem earlier =
              digest == null ? problem(number) : recognized(number, like.get(), digest);
          Match match = earlier == null ? null : comparison.apply(earlier);
          if (match != null) {
            matches.put(number, match);
          }
        }
      }
    }

    private @Nullable IndexedProblem recognized(int number, Placement like, PositionDigest digest) {
      String[] fields = fields(number);
      Setup setup = digest.recognized(fields[6], like);
      return setup == null ? null : problem(fields, setup, List.of());
    }
  }

  private long key(int at) {
    return bytes.getLong(keysAt + at * Long.BYTES);
  }

  /**
   * The place of the first key that is not smaller. Keys are spread evenly, so that a few guesses
   * lead near it; then halves are taken.
   */
  private int first(long key) {
    int low = 0;
    int high = keys;
    double from = Long.MIN_VALUE;
    double to = Long.MAX_VALUE;
    for (int guess = 0; guess < GUESSES && high - low > NEAR && to > from; guess++) {
      double part = Math.max(0, Math.min(1, (key - from) / (to - from)));
      int middle = low + (int) (part * (high - 1 - low));
      long there = key(middle);
      if (there < key) {
        low = middle + 1;
        from = there;
      } else {
        high = middle;
        to = there;
      }
    }
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
