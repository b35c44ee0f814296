package io.github.tsume.certificate;

import static io.github.tsume.certificate.ResultCheck.require;

import io.github.tsume.board.Hand;
import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.judgement.Defect;
import io.github.tsume.judgement.Defect.LineFailure;
import io.github.tsume.judgement.HelpmateJudgement;
import io.github.tsume.judgement.HelpmateJudgement.Evidence;
import io.github.tsume.judgement.Standards;
import io.github.tsume.judgement.Standards.LineEnd;
import io.github.tsume.results.json.AuthoredEnd;
import io.github.tsume.results.json.CheckOutcome;
import io.github.tsume.results.json.DefectEntry;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.json.SolutionsEntry;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Goal;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.PlyCount;
import io.github.tsume.verdict.Unfinished;
import io.github.tsume.verify.CanonicalMoves;
import io.github.tsume.verify.HelpWalk;
import java.util.ArrayList;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A check by the rules alone of what people read of a helpmate: that its solutions can be played
 * and mate, and that verdict and defects follow from them.
 */
final class HelpmateResultCheck {
  private final Result result;
  private final Result.Answer answer;
  private final Position start;
  private final Aim aim;
  private final int attacker;
  private final int mated;
  private final List<List<Integer>> lines = new ArrayList<>();
  private final long count;

  HelpmateResultCheck(Result result, Position start) {
    this.result = result;
    this.answer = result.answer();
    this.start = start;
    aim = answer.aim();
    attacker = aim.defenderBegins() ? start.side() ^ 1 : start.side();
    mated = aim.goal() == Goal.HELPMATE ? attacker ^ 1 : attacker;
    SolutionsEntry told = answer.solutions();
    count = told == null ? 0 : told.count();
  }

  /** The walk that its certificate is compared with. */
  HelpWalk walk() {
    return new HelpWalk(start, attacker, mated);
  }

  /** Whether the attacker is to move after so many plies. */
  boolean attacks(int plies) {
    return (start.side() ^ plies & 1) == attacker;
  }

  /** Whether all solutions are told. */
  boolean tellsAll() {
    return count == lines.size();
  }

  /** Whether only a part of the solutions was counted. */
  boolean isOpen() {
    return result.standing().leaves(Unfinished.SOLUTION_COUNT);
  }

  /** Whether it is said, and not shown, of solutions that are not told that they are no others. */
  boolean isMoreSaid() {
    return result.check() != null && count > aim.solutions() && !tellsAll() && areSameMoves();
  }

  /**
   * Checks all of it.
   *
   * @throws RefusedException if something does not hold; it names the field
   */
  void run() {
    Outcome outcome = answer.outcome();
    boolean reached = outcome == aim.goal().reached();
    require(reached || outcome == aim.goal().refuted() || outcome == Outcome.UNKNOWN, "result");
    SolutionsEntry told = answer.solutions();
    require(told != null, "solutions");
    for (List<String> line : Objects.requireNonNull(told).lines()) {
      lines.add(solution(line));
    }
    require(reached == !lines.isEmpty() && ResultCheck.areDistinct(lines), "solutions");
    require(
        reached
            ? told.lines().get(0).equals(answer.mainline())
            : answer.mainline().isEmpty() && answer.mainlineText().isEmpty(),
        "mainline");
    require(count >= lines.size() && count <= (reached ? HelpWalk.MANY : 0), "solutionCount");
    int plies = reached ? lines.get(0).size() : 0;
    require(
        reached ? answer.length().equals(PlyCount.exactly(plies)) : answer.length().plies() == 0,
        "length");
    require(answer.rawLength().isEmpty(), "rawLength");
    require(!reached || told.layers().size() == plies - 1, "layers");
    require(answer.leftover().equals(reached ? pieces(hand(lines.get(0))) : Map.of()), "leftover");
    require(isOpen() || outcome != Outcome.UNKNOWN, "unfinished");
    IntSummaryStatistics left =
        lines.stream().mapToInt(line -> Hand.size(hand(line))).summaryStatistics();
    if (tellsAll()) {
      judged(left.getMin(), left.getMax());
    } else {
      boolean some =
          left.getMax() > 0 || has(DefectClass.LEFTOVER) || has(DefectClass.LEFTOVER_SOME);
      judged(has(DefectClass.LEFTOVER) ? Math.max(1, left.getMin()) : 0, some ? 1 : 0);
      require(!has(DefectClass.LEFTOVER) || left.getMin() > 0, "defects");
    }
  }

  /** What is said of the pieces left over is what is left after all lines. */
  void left(int least, int most) {
    require(result.check() == null || has(DefectClass.LEFTOVER) == least > 0, "defects");
    require(
        result.check() == null || has(DefectClass.LEFTOVER_SOME) == (least == 0 && most > 0),
        "defects");
  }

  /** The moves of a solution: legal, each of the attacker's a check, the last one mate. */
  private List<Integer> solution(List<String> usi) {
    List<Integer> line = CanonicalMoves.line(start, usi);
    require(line.size() == usi.size() && line.size() == answer.mainline().size(), "solutions");
    Position position = start.copy();
    for (int move : line) {
      boolean attacks = position.side() == attacker;
      position.play(move);
      require(!attacks || position.inCheck(), "solutions");
    }
    require(isMate(position), "solutions");
    return line;
  }

  private boolean isMate(Position position) {
    return position.side() == mated && HelpWalk.isMate(position);
  }

  private int hand(List<Integer> line) {
    Position last = start.copy();
    line.forEach(last::play);
    return last.hand(attacker);
  }

  private Map<String, Integer> pieces(int hand) {
    return ResultCheck.pieces(start, hand);
  }

  private boolean has(DefectClass kind) {
    CheckOutcome check = result.check();
    return check != null && check.defects().stream().anyMatch(row -> row.kind() == kind);
  }

  /**
   * Whether all solutions are orders of the same moves; of those that are not told as it is said.
   */
  private boolean areSameMoves() {
    boolean same =
        lines.stream().map(line -> line.stream().sorted().toList()).distinct().count() <= 1;
    CheckOutcome check = result.check();
    boolean others =
        !tellsAll()
            && check != null
            && check.defects().stream()
                .anyMatch(row -> row.kind() == DefectClass.OTHER_SOLUTION && row.ply() == 0);
    return same && !others;
  }

  /** The verdict and the defects follow from the rest by the judgement that the check uses too. */
  private void judged(int left, int mostLeft) {
    CheckOutcome check = result.check();
    Evidence evidence =
        new Evidence(
            start,
            attacker,
            this::isMate,
            lines.isEmpty() ? 0 : lines.get(0).size(),
            count,
            lines,
            areSameMoves(),
            left,
            mostLeft,
            isOpen());
    Standards standards =
        check == null
            ? Standards.DEFAULT.withStated(result.statedLength(), List.of(), LineEnd.NOTHING)
            : new Claimed(result, start, lines.isEmpty() ? List.of() : lines.get(0)).standards();
    HelpmateJudgement judgement = HelpmateJudgement.of(evidence, standards, aim.solutions());
    require(Objects.equals(judgement.agrees().orElse(null), result.agrees()), "agrees");
    if (check != null) {
      require(check.verdict() == judgement.verdict(), "verdict");
      require(check.open().isEmpty(), "open");
      List<DefectEntry> defects = judgement.defects().stream().map(this::entry).toList();
      require(check.defects().equals(defects), "defects");
    }
  }

  private DefectEntry entry(Defect defect) {
    LineFailure failure = defect.failure();
    return new DefectEntry(
        defect.kind(),
        defect.severity(),
        defect.ply(),
        move(defect),
        defect.length(),
        defect.line().stream().map(move -> Move.toUsi(move, start.rules())).toList(),
        pieces(defect.leftover()),
        false,
        failure == null ? null : failure.code());
  }

  /** The move of a defect; an author's move that is not legal as it is written. */
  private @Nullable String move(Defect defect) {
    AuthoredEnd end = result.extras().authoredEnd();
    if (defect.failure() == LineFailure.ILLEGAL && end != null) {
      return end.illegal();
    }
    return defect.move() == Move.NONE ? null : Move.toUsi(defect.move(), start.rules());
  }
}
