package io.github.tsume.app.input;

import io.github.tsume.results.text.Codes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An account of what a run was given: all of it was judged, could not be read, or is no problem.
 *
 * <p>It is kept by {@link InputSource} for every command alike. A file is what the worst of its
 * records is; lines are those of lists, in which a line is a problem.
 */
public final class Account {
  /** A unit in which is counted. */
  public enum Unit {
    FILES,
    RECORDS,
    LINES
  }

  /** A fate of what was given, the mildest first. */
  public enum Fate {
    NO_PROBLEM("noProblem"),
    JUDGED("judged"),
    INVALID("invalid");

    private final String code;

    Fate(String code) {
      this.code = code;
    }

    /** The name in JSON. */
    public String code() {
      return code;
    }
  }

  /** A reason for which a file is no problem. */
  public enum Cause {
    /** Nothing in it has the shape of a problem or a record. */
    NOTHING_ALIKE,
    /** Its bytes are no text. */
    NO_TEXT,
    /** It is a page in HTML, such as a letter; a problem in it may have to be sent as text. */
    HTML,
    /** It holds results of this program. */
    RESULTS,
    /** It is a pipe, a device or the like. */
    NO_FILE,
    /** It holds records of games, which are not judged as problems. */
    GAMES;

    /** The name in JSON and in messages. */
    public String code() {
      return Codes.of(this);
    }
  }

  /** A file that is no problem, and why. */
  public record Passed(String name, Cause reason) {}

  private final Map<Unit, Map<Fate, Long>> counts = new EnumMap<>(Unit.class);
  private final List<Passed> passed = new ArrayList<>();
  private @Nullable String file;
  private Fate fate = Fate.NO_PROBLEM;
  private int line;
  private long counted;

  /** How many were given. */
  public long given(Unit unit) {
    return counts(unit).values().stream().mapToLong(Long::longValue).sum();
  }

  /** How many came to that. */
  public long of(Unit unit, Fate fate) {
    return counts(unit).getOrDefault(fate, 0L);
  }

  /** Whether something that looks like a problem could not be read. */
  public boolean hasInvalid() {
    return of(Unit.RECORDS, Fate.INVALID) > 0;
  }

  /** The files that are no problems, in the order in which they were found. */
  public List<Passed> passed() {
    return Collections.unmodifiableList(passed);
  }

  private Map<Fate, Long> counts(Unit unit) {
    return counts.computeIfAbsent(unit, any -> new EnumMap<>(Fate.class));
  }

  private void count(Unit unit, Fate fate, long number) {
    if (number > 0) {
      counts(unit).merge(fate, number, Long::sum);
    }
  }

  /** Enters a file that is not even opened. */
  void pass(String name, Cause reason) {
    count(Unit.FILES, Fate.NO_PROBLEM, 1);
    passed.add(new Passed(name, reason));
  }

  /** Begins with an input; null is one that is no file. */
  void begin(@Nullable String name) {
    file = name;
    fate = Fate.NO_PROBLEM;
    line = 0;
    counted = 0;
  }

  /** Enters a record of the input, and its line if it is one of a list; else 0. */
  void enter(Fate its, int atLine) {
    count(Unit.RECORDS, its, 1);
    fate = its.compareTo(fate) > 0 ? its : fate;
    if (atLine > line) {
      line = atLine;
      counted++;
      count(Unit.LINES, its, 1);
    }
  }

  /** Ends the input, of which so many lines were read if it was a list; else 0. */
  void end(long lines) {
    count(Unit.LINES, Fate.NO_PROBLEM, lines - counted);
    if (file != null && fate == Fate.NO_PROBLEM) {
      pass(file, Cause.GAMES);
    } else if (file != null) {
      count(Unit.FILES, fate, 1);
    }
    file = null;
  }
}
