package io.github.tsume.app.grading;

import io.github.tsume.app.input.InputEntry;
import io.github.tsume.board.DefenderHand;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.compose.Judged;
import io.github.tsume.goal.Found;
import io.github.tsume.goal.Goals;
import io.github.tsume.goal.Goals.Wanted;
import io.github.tsume.grade.Graded;
import io.github.tsume.grade.Grader;
import io.github.tsume.grade.HelpedGrader;
import io.github.tsume.helpmate.Helpmate;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Solution;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.notation.answer.AnswerList;
import io.github.tsume.notation.answer.AnswerText;
import io.github.tsume.notation.answer.SentAnswer;
import io.github.tsume.posed.PosedProblem;
import io.github.tsume.posed.StatedAim;
import io.github.tsume.record.Problem;
import io.github.tsume.results.json.GradedAnswer;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.soundness.Journal;
import io.github.tsume.soundness.SoundnessChecker;
import io.github.tsume.soundness.SoundnessReport;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.Goal;
import io.github.tsume.verdict.PlyCount;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A grading of the answers to the problems of a collection, one problem after another: each is
 * checked first, if there are answers to it.
 *
 * @param problems those of the collection in its order, null for each that cannot be read
 * @param options how to check, before what an author states
 * @param book enters every answer
 */
public record GradeRun(
    List<InputEntry.@Nullable Good> problems,
    DefenderHand hand,
    CheckOptions options,
    MateSolver solver,
    GradeBook book,
    Host host) {
  /** So many solutions of a problem in which both sides help are known, at most. */
  private static final int LINES = 100;

  /** Who asks for it. */
  public interface Host {
    /** Does a search with a budget of its own. */
    <T> T within(Function<SearchBudget, T> search);

    /** Whether it is to end; what was begun then does not count. */
    boolean ended();

    /** A problem is checked now; so many of those that have answers are done. */
    void checking(Problem problem, int done, int total);

    /** An answer is graded; the page is null if it belongs to no problem that can be read. */
    void graded(GradedAnswer answer, GradeBook.@Nullable Page page);

    /** All answers to a problem are graded, or all until it was to end. */
    void finished(GradeBook.Page page, List<GradedAnswer> answers);

    /** A problem is no mate by its source, so that no answer to it can be graded. */
    default void otherGoal(Problem problem) {}

    /** The memory was not enough for a problem. */
    void outOfMemory(InputEntry.Good problem, OutOfMemoryError error);
  }

  /** A problem as it is graded: one in which both sides help if its source says so, else a mate. */
  public static PosedProblem posed(Problem problem, DefenderHand hand) {
    Aim aim = StatedAim.of(problem).filter(each -> each.goal().isHelped()).orElse(Aim.MATE);
    return PosedProblem.of(problem, hand, aim);
  }

  /** The answers of a text to the problems of a collection. */
  public static List<SentAnswer> read(String text, List<InputEntry.@Nullable Good> problems) {
    List<String> names =
        problems.stream().map(problem -> problem == null ? "" : problem.id()).toList();
    Ruleset rules =
        problems.stream()
            .filter(Objects::nonNull)
            .map(good -> good.problem().setup().rules())
            .findFirst()
            .orElse(StandardShogi.RULES);
    return AnswerList.read(text, names, rules);
  }

  /** Grades answers. */
  public void run(List<GradeBook.Sent> sent) {
    for (GradeBook.Sent each : sent) {
      if (each.answer().fault() != null) {
        enter(each, null, Graded.stray(Objects.requireNonNull(each.answer().fault())));
      }
    }
    List<List<GradeBook.Sent>> own = new ArrayList<>();
    for (int i = 0; i < problems.size(); i++) {
      int place = i;
      own.add(
          sent.stream()
              .filter(each -> each.answer().fault() == null && each.answer().problem() == place)
              .toList());
    }
    int total = (int) own.stream().filter(answers -> !answers.isEmpty()).count();
    int done = 0;
    for (int i = 0; i < problems.size() && !host.ended(); i++) {
      if (!own.get(i).isEmpty()) {
        one(problems.get(i), own.get(i), done, total);
        done++;
      }
    }
  }

  private void one(
      InputEntry.@Nullable Good problem, List<GradeBook.Sent> answers, int done, int total) {
    if (problem == null || isOtherGoal(problem.problem())) {
      if (problem != null) {
        host.otherGoal(problem.problem());
      }
      answers.forEach(each -> enter(each, null, Graded.undecided()));
      return;
    }
    solver.clear();
    host.checking(problem.problem(), done, total);
    try {
      grade(problem.problem(), answers);
    } catch (OutOfMemoryError e) {
      host.outOfMemory(problem, e);
    }
  }

  private static boolean isOtherGoal(Problem problem) {
    return StatedAim.of(problem).filter(aim -> aim.goal().isBounded()).isPresent();
  }

  private void grade(Problem problem, List<GradeBook.Sent> answers) {
    PosedProblem posed = posed(problem, hand);
    if (posed.aim().goal().isHelped()) {
      helped(posed, answers);
      return;
    }
    Position position = posed.position();
    CheckOptions asked = posed.asked(options);
    SoundnessReport report =
        host.within(
            budget ->
                new SoundnessChecker(solver).check(position, asked, budget, SolveListener.NONE));
    Solution solution = report.solution();
    GradeBook.Page page =
        new GradeBook.Page(
            problem.id(),
            position,
            Goal.MATE,
            report.verdict(),
            solution.plies(),
            solution.isMate() ? solution.mainline() : List.of());
    Grader grader = new Grader(solver, position, report, asked);
    grade(answers, page, grader::grade);
  }

  private void helped(PosedProblem posed, List<GradeBook.Sent> answers) {
    Aim aim = posed.aim();
    Position position = posed.position();
    CheckOptions many = options.withSolve(options.solve().withSolutions(LINES));
    Wanted wanted = new Wanted(position, aim, many, true, SolveListener.NONE, Journal.NONE);
    Found found = host.within(budget -> Goals.seek(wanted, solver, budget));
    Judged judged = Judged.of(found, aim.goal(), 0);
    Helpmate help = found.more(Helpmate.class).orElseThrow();
    PlyCount plies = PlyCount.upTo(judged.length(), judged.exact());
    int fewest = judged.exact() ? judged.length() : 0;
    HelpedGrader grader = new HelpedGrader(position, aim, fewest, help.lines(), help.isComplete());
    GradeBook.Page page =
        new GradeBook.Page(
            posed.problem().id(), position, aim.goal(), judged.verdict(), plies, judged.line());
    grade(answers, page, (text, budget) -> grader.grade(text));
  }

  /** Grades the answers to a problem, each within a budget of its own. */
  private void grade(
      List<GradeBook.Sent> answers,
      GradeBook.Page page,
      BiFunction<AnswerText, SearchBudget, Graded> grader) {
    List<GradedAnswer> graded = new ArrayList<>();
    for (GradeBook.Sent each : answers) {
      AnswerText text = AnswerText.read(each.answer().parts(), page.position().rules());
      Graded grade =
          text.none()
              ? Graded.none(page.verdict(), page.line())
              : host.within(budget -> grader.apply(text, budget));
      if (host.ended()) {
        break; // What the interrupt left open is not told as if the limits had done so.
      }
      graded.add(enter(each, page, grade));
    }
    host.finished(page, graded);
  }

  private GradedAnswer enter(GradeBook.Sent sent, GradeBook.@Nullable Page page, Graded grade) {
    GradedAnswer answer = GradedAnswer.of(sent.answer(), sent.source(), grade);
    book.enter(answer, page);
    host.graded(answer, page);
    return answer;
  }
}
