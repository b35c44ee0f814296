package io.github.tsume.app.batch;

import io.github.tsume.app.json.CheckRequest;
import io.github.tsume.app.text.Codes;
import io.github.tsume.app.text.MoveStyle;
import io.github.tsume.board.DefenderHand;
import io.github.tsume.index.ProblemIndex;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.verdict.Profile;
import io.github.tsume.verdict.Standing;
import io.github.tsume.verdict.Unfinished;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What to do with each problem.
 *
 * @param solve how to solve it
 * @param check how to check it, null to solve it only
 * @param defenderHand what the defender holds
 * @param limits what one problem may take
 * @param moves how moves are written for people
 * @param timing whether results tell what they took
 * @param branches what to list besides the mainline
 * @param plyChosen whether the user said which position of a record is meant
 */
public record JobOptions(
    SolveOptions solve,
    @Nullable Check check,
    DefenderHand defenderHand,
    Limits limits,
    MoveStyle moves,
    boolean timing,
    Branches branches,
    boolean plyChosen) {
  /** Options where nobody said which position of a record is meant. */
  public JobOptions(
      SolveOptions solve,
      @Nullable Check check,
      DefenderHand defenderHand,
      Limits limits,
      MoveStyle moves,
      boolean timing,
      Branches branches) {
    this(solve, check, defenderHand, limits, moves, timing, branches, false);
  }

  /** The same with another number of threads for one problem. */
  JobOptions withThreads(int threads) {
    Limits other =
        new Limits(limits.millis, limits.nodes, limits.hashBytes, threads, limits.chosen);
    return new JobOptions(solve, check, defenderHand, other, moves, timing, branches, plyChosen);
  }

  /** What results tell of a check; null if there is none. */
  @Nullable CheckRequest told() {
    return check == null
        ? null
        : new CheckRequest(
            Codes.of(check.profile()),
            Codes.of(solve.futile()),
            check.allCooks(),
            check.late(),
            check.againstStated(),
            branches.variations(),
            branches.tries(),
            check.certificates() != null,
            check.needless());
  }

  /** How something stands for who asked: a length that was not wanted is not open. */
  Standing asked(Standing standing) {
    return solve.exactLength() ? standing : standing.without(Unfinished.LENGTH);
  }

  /**
   * What to list besides the mainline.
   *
   * @param variations how many of the defender's other replies at each ply
   * @param tries how many of the attacker's other checks that fail at each ply
   */
  public record Branches(int variations, int tries) {
    /** The mainline alone. */
    public static final Branches NONE = new Branches(0, 0);
  }

  /**
   * How to check.
   *
   * @param profile whose standards to apply
   * @param allCooks whether to go on to the limits after the first fatal defect of a node
   * @param late how many last moves of the attacker may have a late cook
   * @param againstStated whether to compare with what the author states
   * @param failFast whether to stop at the first fatal defect that decides the verdict
   * @param certificates the directory of the results, if certificates are to be written below it
   * @param needless whether to try, in sound problems, which pieces they do not need
   * @param known earlier problems, of which those like each are remarked; null for none
   * @param advises whether to remark, within few nodes, needless pieces and the nearest repair, for
   *     somebody who is at work on the problem
   */
  public record Check(
      Profile profile,
      boolean allCooks,
      int late,
      boolean againstStated,
      boolean failFast,
      java.nio.file.@Nullable Path certificates,
      boolean needless,
      @Nullable ProblemIndex known,
      boolean advises) {
    /** A check without a look for needless pieces or earlier problems. */
    public Check(
        Profile profile,
        boolean allCooks,
        int late,
        boolean againstStated,
        boolean failFast,
        java.nio.file.@Nullable Path certificates) {
      this(profile, allCooks, late, againstStated, failFast, certificates, false, null, false);
    }

    /** The same with advice, or without. */
    public Check withAdvice(boolean wanted) {
      return new Check(
          profile, allCooks, late, againstStated, failFast, certificates, needless, known, wanted);
    }
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
   */
  public record Limits(long millis, long nodes, long hashBytes, int threads, boolean chosen) {
    private static final String UNITS = "kmg";
    private static final Pattern SIZE = Pattern.compile("(\\d{1,18})([kmg]?)");

    /** The same with another number of nodes, 0 for any. */
    public Limits withNodes(long other) {
      return new Limits(millis, other, hashBytes, threads, chosen);
    }

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
    static long bytes(String hash) {
      Matcher matcher = SIZE.matcher(hash);
      return matcher.matches()
          ? Long.parseLong(matcher.group(1)) << (10 * (UNITS.indexOf(matcher.group(2)) + 1))
          : Long.MAX_VALUE;
    }
  }
}
