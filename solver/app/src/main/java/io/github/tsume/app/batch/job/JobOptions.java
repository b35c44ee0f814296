package io.github.tsume.app.batch.job;

import io.github.tsume.board.DefenderHand;
import io.github.tsume.helpmate.Spill;
import io.github.tsume.index.ProblemIndex;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.results.json.CheckRequest;
import io.github.tsume.results.text.MoveStyle;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.Goal;
import io.github.tsume.verdict.Standing;
import io.github.tsume.verdict.Unfinished;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The treatment of each problem of a batch.
 *
 * @param asked what is asked of it
 * @param check how to check it, null to solve it only
 * @param defenderHand what the defender holds
 * @param limits what one problem may take
 * @param moves how moves are written for people
 * @param timing whether results tell what they took
 * @param plyChosen whether the user said which position of a record is meant
 * @param stated whether what a problem states is looked for instead of what is asked
 */
public record JobOptions(
    CheckRequest asked,
    @Nullable Check check,
    DefenderHand defenderHand,
    Limits limits,
    MoveStyle moves,
    boolean timing,
    boolean plyChosen,
    Stated stated) {
  /**
   * Options where nobody said which position of a record is meant, and all are asked for the same.
   */
  public JobOptions(
      CheckRequest asked,
      @Nullable Check check,
      DefenderHand defenderHand,
      Limits limits,
      MoveStyle moves,
      boolean timing) {
    this(asked, check, defenderHand, limits, moves, timing, false, Stated.PASSED_OVER);
  }

  /** The same with another number of threads for one problem. */
  public JobOptions withThreads(int threads) {
    Limits other =
        new Limits(
            limits.millis, limits.nodes, limits.hashBytes, threads, limits.chosen, limits.spill);
    return new JobOptions(asked, check, defenderHand, other, moves, timing, plyChosen, stated);
  }

  /** What to do with a problem that may state what is to be looked for. */
  public JobOptions of(Prepared problem) {
    Aim aim = problem.aim();
    return aim.equals(asked.aim()) ? this : withAim(aim);
  }

  /**
   * What is looked for.
   *
   * @param aim what the problem states; null if it states nothing
   */
  public Aim aim(@Nullable Aim aim) {
    return stated.aim(asked.aim(), aim);
  }

  /** The same, where something else is looked for. */
  public JobOptions withAim(Aim aim) {
    return new JobOptions(
        asked.withAim(aim),
        check,
        defenderHand,
        limits,
        moves,
        timing,
        plyChosen,
        Stated.PASSED_OVER);
  }

  /** How to solve it. */
  SolveOptions solve() {
    return asked.options().solve();
  }

  /** What results tell of a check; null if there is none. */
  @Nullable
  public CheckRequest told() {
    return check == null ? null : asked.told();
  }

  /** Whether it is compared with what its author states. */
  public boolean againstStated() {
    return check != null && asked.againstStated();
  }

  /** How something stands for who asked: a length that was not wanted is not open. */
  public Standing asked(Standing standing) {
    return solve().exactLength() ? standing : standing.without(Unfinished.LENGTH);
  }

  /**
   * What of the goals that problems state is looked for.
   *
   * @param goals those that are
   * @param plies within how many plies, whatever they state; 0 for what they state
   */
  public record Stated(Set<Goal> goals, int plies) {
    /** Everybody is asked for the same. */
    public static final Stated PASSED_OVER = new Stated(Set.of(), 0);

    /** What they state. */
    public static final Stated TAKEN = new Stated(Set.of(Goal.values()), 0);

    /**
     * What is looked for.
     *
     * @param asked where nothing is stated, or nothing of these goals
     * @param aim what the problem states; null if it states nothing
     */
    public Aim aim(Aim asked, @Nullable Aim aim) {
      if (aim == null || !goals.contains(aim.goal())) {
        return asked;
      }
      return plies > 0 && aim.goal().isBounded() ? aim.goal().aim(plies) : aim;
    }
  }

  /**
   * How a check goes on, and what it tells besides; no row depends on it but for its remarks.
   *
   * @param failFast whether to stop at the first fatal defect that decides the verdict
   * @param results the directory of the results, null if there is none; proofs that are asked for
   *     are written below it
   * @param known earlier problems, of which those like each are remarked
   * @param advises whether to remark, within few nodes, needless pieces and the nearest repair, for
   *     somebody who is at work on the problem
   */
  public record Check(
      boolean failFast,
      java.nio.file.@Nullable Path results,
      List<ProblemIndex> known,
      boolean advises) {
    /** To the end, without anything else. */
    public static final Check WHOLE = new Check(false, null, List.of(), false);
  }

  /**
   * What a problem may take.
   *
   * @param millis the time, 0 for any
   * @param nodes the nodes, 0 for any
   * @param hashBytes the memory of all tables together
   * @param threads the threads for one problem; 0 for one, and at the end of a batch those that
   *     have nothing else to do
   * @param chosen whether the user wants so much to be spent on each problem that needs it
   * @param spill where a search that fills its memory may go on; null for nowhere
   */
  public record Limits(
      long millis, long nodes, long hashBytes, int threads, boolean chosen, @Nullable Spill spill) {
    /** Limits that keep within memory. */
    public Limits(long millis, long nodes, long hashBytes, int threads, boolean chosen) {
      this(millis, nodes, hashBytes, threads, chosen, null);
    }

    /** The same, with somewhere to go on; null for nowhere. */
    public Limits withSpill(@Nullable Spill other) {
      return new Limits(millis, nodes, hashBytes, threads, chosen, other);
    }

    private static final String UNITS = "kmg";
    private static final Pattern SIZE = Pattern.compile("(\\d{1,18})([kmg]?)");

    /** The memory as it is typed, such as "2g". */
    public String hash() {
      for (int i = UNITS.length(); i > 0; i--) {
        long unit = 1L << (10 * i);
        if (hashBytes >= unit && hashBytes % unit == 0) {
          return hashBytes / unit + UNITS.substring(i - 1, i);
        }
      }
      return String.valueOf(hashBytes);
    }

    /** The memory that {@link #hash} wrote; as much as there can be if the text is none. */
    public static long bytes(String hash) {
      Matcher matcher = SIZE.matcher(hash);
      return matcher.matches()
          ? Long.parseLong(matcher.group(1)) << (10 * (UNITS.indexOf(matcher.group(2)) + 1))
          : Long.MAX_VALUE;
    }
  }
}
