package io.github.tsume.app.batch.log;

import io.github.tsume.app.batch.job.JobOptions;
import io.github.tsume.app.batch.job.Prepared;
import io.github.tsume.board.position.Position;
import io.github.tsume.judgement.Defect.LineFailure;
import io.github.tsume.results.json.AuthoredEnd;
import io.github.tsume.results.json.CheckOutcome;
import io.github.tsume.results.json.CheckRequest;
import io.github.tsume.results.json.NoteEntry;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.text.LineText;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.Reason;
import io.github.tsume.verdict.Remark;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * A result of an earlier run, which is taken over if it still answers what is asked: a name alone
 * says little, as rows move up and files are corrected.
 */
public record EarlierResult(Result result) {
  /** Why something else may come out now; empty if nothing else will. */
  public Optional<Again> again(Prepared problem, JobOptions options) {
    if (result.isFailure()) {
      return Optional.of(Again.OPEN);
    }
    if (!isAbout(problem, options)) {
      return Optional.of(Again.CHANGED);
    }
    return !result.isComplete() && !result.stopped() && mayTakeMore(options.limits())
        ? Optional.of(Again.OPEN)
        : Optional.empty();
  }

  /**
   * Whether something else was asked then, and so it cannot count now. A failure says nothing, and
   * is tried again whatever was asked.
   */
  public boolean answersAnother(JobOptions options) {
    JobOptions.Check check = options.check();
    boolean tooBrief = result.stopped() && check != null && !check.failFast();
    return !result.isFailure() && (!covers(options) || tooBrief);
  }

  /** Whether both are results on the same position, asked the same. */
  static boolean isSameQuestion(Result earlier, Result later) {
    CheckOutcome then = earlier.check();
    CheckOutcome now = later.check();
    return Objects.equals(earlier.origin().sfen(), later.origin().sfen())
        && Objects.equals(earlier.origin().rules(), later.origin().rules())
        && earlier.answer().aim().equals(later.answer().aim())
        && Objects.equals(then == null ? null : then.options(), now == null ? null : now.options());
  }

  /** Whether another result may know more than this one. */
  static boolean leavesOpen(Result result) {
    return !result.standing().isDecided();
  }

  /** Whether something that one result on a problem settles is open in another. */
  public static boolean knowsMore(Result one, Result other) {
    boolean verdict = !one.isUnknown() && other.isUnknown();
    boolean outcome =
        one.answer().outcome() != Outcome.UNKNOWN && other.answer().outcome() == Outcome.UNKNOWN;
    boolean length = one.answer().length().isExact() && !other.answer().length().isExact();
    return verdict || outcome || (length && one.word().equals(other.word()));
  }

  /** Whether a result has a verdict, or anything else, that a later one on its problem has not. */
  static boolean saysMore(Result earlier, Result later) {
    if (earlier.isFailure() || earlier.isUnknown()) {
      return false;
    }
    CheckOutcome then = earlier.check();
    CheckOutcome now = later.check();
    boolean defects = then == null || (now != null && now.defects().containsAll(then.defects()));
    return !earlier.word().equals(later.word())
        || !isSameQuestion(earlier, later)
        || knowsMore(earlier, later)
        || !earlier.answer().length().allows(later.answer().length().plies())
        || !defects
        || (later.extras().certificate() == null && earlier.extras().certificate() != null);
  }

  /** Whether all was asked that is asked now; of results of older versions nobody knows. */
  private boolean covers(JobOptions options) {
    CheckOutcome check = result.check();
    CheckRequest then = check == null ? null : check.options();
    // Where problems state what is looked for, it is seen later whether this one states the same.
    Aim aim = options.aim(result.answer().aim());
    CheckRequest now = options.withAim(aim).told();
    return result.answer().aim().equals(aim) && (then == null || now == null || then.cover(now));
  }

  /** Whether any limit is larger now; nobody knows where the result does not tell what it had. */
  private boolean mayTakeMore(JobOptions.Limits now) {
    Result.Effort effort = result.effort();
    if (effort == null) {
      return false;
    }
    Result.Limits then = effort.limits();
    double seconds = then.seconds() == null ? 0 : then.seconds();
    long nodes = then.nodes() == null ? 0 : then.nodes();
    return isLarger(now.millis(), Math.round(1000 * seconds))
        || isLarger(now.nodes(), nodes)
        || (now.spill() != null && result.reason() == Reason.MEMORY)
        || now.hashBytes() > JobOptions.Limits.bytes(then.hash());
  }

  /** Of limits where 0 stands for none. */
  private static boolean isLarger(long now, long then) {
    return then > 0 && (now == 0 || now > then);
  }

  private boolean isAbout(Prepared problem, JobOptions options) {
    Result.Origin origin = result.origin();
    return Objects.equals(origin.sfen(), problem.origin().sfen())
        && Objects.equals(origin.rules(), problem.origin().rules())
        && Objects.equals(result.error(), problem.error())
        && result.statedLength().equals(problem.statedLength())
        && result.answer().aim().equals(options.of(problem).asked().aim())
        && result.extras().authoredLine().equals(line(problem, options))
        && endsAlike(problem, options);
  }

  /** The author's moves as a result of now would have them. */
  private static List<String> line(Prepared problem, JobOptions options) {
    Position position = problem.position();
    return position != null && options.againstStated()
        ? LineText.usi(position, problem.authoredLine())
        : List.of();
  }

  /** Whether the author's line says now what it said then of where it ends. */
  private boolean endsAlike(Prepared problem, JobOptions options) {
    AuthoredEnd then = result.extras().authoredEnd();
    return then == null
        ? new OlderLineEnd(result).isThat(problem, options)
        : then.equals(problem.authoredEnd(options.againstStated()));
  }

  /** Why a problem that has a result of an earlier run is checked again. */
  public enum Again {
    /** It is another now, or its author states something else. */
    CHANGED,
    /** The result left something open, and there may be more to find. */
    OPEN
  }

  /**
   * What a result that has no field for it says of where its author's line ends. Versions before
   * did not tell it; where it made a difference, a defect or a remark did.
   */
  private record OlderLineEnd(Result result) {
    /** Remarks on what is a defect now. */
    private static final Set<String> REMARKS =
        Set.of("authored-line-stops", "authored-line-no-check");

    /** Whether it may be what a problem says now. */
    public boolean isThat(Prepared problem, JobOptions options) {
      boolean remarked = result.notes().stream().anyMatch(note -> REMARKS.contains(note.code()));
      return !remarked
          && illegalMoves(result.notes()).equals(illegalMoves(problem.notes()))
          && !isContradicted(problem, options);
    }

    private boolean isContradicted(Prepared problem, JobOptions options) {
      CheckOutcome check = result.check();
      if (check == null || !options.againstStated()) {
        return false;
      }
      boolean mate = problem.lineEnd().mate();
      return check.defects().stream()
          .anyMatch(
              defect ->
                  mate
                      ? defect.kind() == DefectClass.LINE_STOPS
                      : defect.kind() == DefectClass.LINE_FAILS
                          && LineFailure.NO_MATE.code().equals(defect.why()));
    }

    /** What is said of illegal moves. */
    private static List<String> illegalMoves(List<NoteEntry> notes) {
      return notes.stream()
          .filter(note -> note.is(Remark.AUTHORED_LINE_ILLEGAL))
          .map(note -> note.words() == null ? note.why() : note.words().english())
          .toList();
    }
  }
}
