package io.github.tsume.app.batch.log;

import io.github.tsume.app.batch.job.ProblemJob;
import io.github.tsume.app.batch.log.OrderedResults.ResultSink;
import io.github.tsume.app.batch.log.RunTotals.CommonGoal;
import io.github.tsume.results.json.Result;
import io.github.tsume.verdict.Goal;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.Reason;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;

/** A counter of results, with the exit code that they make. */
public final class Tally implements ResultSink {
  public static final int OK = 0;
  public static final int DEFECT = 1;
  public static final int USAGE = 2;
  public static final int INCONCLUSIVE = 3;
  public static final int UNREADABLE = 4;
  public static final int INTERNAL = 70;
  public static final int INTERRUPTED = 130;

  /** Exit codes, the one that wins first. */
  private static final int[] RANKING = {INTERNAL, UNREADABLE, DEFECT, INCONCLUSIVE, USAGE};

  private final Predicate<Result> isDefective;
  private final Map<String, Integer> counts = new TreeMap<>();
  private final Set<Integer> codes = new java.util.HashSet<>();
  private final CommonGoal goal = new CommonGoal();
  private int total;

  /**
   * Nothing counted.
   *
   * @param isDefective whether a result makes the exit code {@link #DEFECT}
   */
  public Tally(Predicate<Result> isDefective) {
    this.isDefective = isDefective;
  }

  @Override
  public void accept(Result result, String json) {
    total++;
    goal.add(result);
    counts.merge(result.word(), 1, Integer::sum);
    codes.add(code(result));
  }

  private int code(Result result) {
    Result.Failure error = result.error();
    boolean noMemory = error != null && error.code().equals(ProblemJob.OUT_OF_MEMORY);
    if (noMemory || result.reason() == Reason.OUT_OF_MEMORY) {
      return UNREADABLE; // It is the entry that is too large, and no fault of the program.
    }
    if (result.isFailure()) {
      return INTERNAL;
    }
    if (result.answer().outcome() == Outcome.INVALID) {
      return UNREADABLE;
    }
    if (isDefective.test(result)) {
      return DEFECT;
    }
    return result.isUnknown() ? INCONCLUSIVE : OK;
  }

  /** How many results there are. */
  public int total() {
    return total;
  }

  /** How many results there are of each verdict or outcome. */
  public Map<String, Integer> counts() {
    return Map.copyOf(counts);
  }

  /** What all of them were looked for, mates if that differs. */
  public Goal goal() {
    return goal.goal();
  }

  /** The exit code of everything counted. */
  public int exitCode() {
    return exitCode(codes);
  }

  /** The exit code that stands for several. */
  public static int exitCode(Set<Integer> codes) {
    for (int code : RANKING) {
      if (codes.contains(code)) {
        return code;
      }
    }
    return OK;
  }
}
