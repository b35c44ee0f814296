package io.github.tsume.app.cli;

import io.github.tsume.app.batch.job.DeepThread;
import io.github.tsume.app.batch.job.JobOptions;
import io.github.tsume.app.batch.job.SolverRoom;
import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.InputErrors;
import io.github.tsume.app.cli.console.StatusLine;
import io.github.tsume.app.cli.console.UserException;
import io.github.tsume.app.cli.options.InputGuard;
import io.github.tsume.app.cli.options.InputMixin;
import io.github.tsume.app.cli.options.KeptFiles;
import io.github.tsume.app.cli.options.OutputMixin;
import io.github.tsume.app.cli.options.SearchMixin;
import io.github.tsume.app.cli.print.GradeBook;
import io.github.tsume.app.cli.print.GradePrinter;
import io.github.tsume.app.file.Replacement;
import io.github.tsume.app.input.InputEntry;
import io.github.tsume.app.input.InputSource;
import io.github.tsume.app.json.GradeJson;
import io.github.tsume.app.json.GradedAnswer;
import io.github.tsume.app.text.MoveStyle;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.grade.Grade;
import io.github.tsume.grade.Graded;
import io.github.tsume.grade.Grader;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.notation.answer.AnswerList;
import io.github.tsume.notation.answer.AnswerText;
import io.github.tsume.notation.answer.SentAnswer;
import io.github.tsume.posed.PosedProblem;
import io.github.tsume.record.Problem;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.soundness.SoundnessChecker;
import io.github.tsume.soundness.SoundnessReport;
import io.github.tsume.verdict.Profile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code tsume grade}: solvers' answers, and which of them are right. */
@Command(name = "grade", mixinStandardHelpOptions = true, versionProvider = Version.class)
final class GradeCommand implements Callable<Integer> {
  private final Call session;
  private final Set<Integer> codes = new HashSet<>();

  @Parameters(
      paramLabel = "PROBLEM... ANSWERS",
      arity = "2..*",
      hideParamSyntax = true,
      descriptionKey = "tsume.grade.INPUT")
  List<String> arguments = new ArrayList<>();

  @Mixin InputMixin input = new InputMixin();
  @Mixin SearchMixin search = new SearchMixin();
  @Mixin OutputMixin output = new OutputMixin();

  @Option(names = "--profile", paramLabel = "PROFILE")
  Profile profile = Profile.MAGAZINE;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      descriptionKey = "tsume.grade.output")
  @Nullable Path place;

  GradeCommand(Call session) {
    this.session = session;
  }

  @Override
  public Integer call() throws InterruptedException {
    List<String> problems = arguments.subList(0, arguments.size() - 1);
    String answers = arguments.get(arguments.size() - 1);
    if (place != null) {
      new InputGuard(arguments, session).check(place);
    }
    List<InputEntry.@Nullable Good> read = problems(problems);
    AnswerFiles files = new AnswerFiles(input, session);
    List<GradeBook.Sent> sent = files.read(answers, text -> answers(text, read));
    MoveStyle style = MoveStyle.of(output.notation, session.messages());
    GradeBook book = new GradeBook(session.messages(), style);
    DeepThread.run("grade", () -> gradeAll(read, sent, book));
    finish(book);
    return session.interruption().happened() ? Tally.INTERRUPTED : Tally.exitCode(codes);
  }

  /** The problems of the collection, with a gap for each that cannot be read. */
  private List<InputEntry.@Nullable Good> problems(List<String> inputs) {
    List<InputEntry.@Nullable Good> problems = new ArrayList<>();
    try (InputSource source = input.openProblems(inputs, session)) {
      while (source.hasNext()) {
        InputEntry entry = source.next();
        if (entry instanceof InputEntry.Good good && good.problem().faults().isEmpty()) {
          InputErrors.warnings(good, session);
          problems.add(good);
        } else {
          InputErrors.print(entry, session);
          codes.add(Tally.UNREADABLE);
          problems.add(null);
        }
      }
    }
    if (problems.stream().allMatch(Objects::isNull)) {
      throw new UserException(Tally.UNREADABLE, session.messages().get("grade.no-problem"));
    }
    return problems;
  }

  private static List<SentAnswer> answers(String text, List<InputEntry.@Nullable Good> problems) {
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

  private void gradeAll(
      List<InputEntry.@Nullable Good> problems, List<GradeBook.Sent> sent, GradeBook book) {
    JobOptions.Limits limits = search.limits(problems.size() > 1, session);
    MateSolver solver = SolverRoom.solver(limits.hashBytes(), DeepThread.helpers(limits.threads()));
    for (GradeBook.Sent each : sent) {
      if (each.answer().fault() != null) {
        enter(book, each, null, Graded.stray(Objects.requireNonNull(each.answer().fault())));
      }
    }
    for (int i = 0; i < problems.size() && !session.interruption().ended(); i++) {
      InputEntry.Good problem = problems.get(i);
      int place = i;
      List<GradeBook.Sent> own =
          sent.stream()
              .filter(each -> each.answer().fault() == null && each.answer().problem() == place)
              .toList();
      if (problem != null && !own.isEmpty()) {
        solver.clear();
        try {
          grade(problem.problem(), own, new Search(solver, limits), book);
        } catch (OutOfMemoryError e) {
          InputErrors.print(InputEntry.outOfMemory(problem), session);
          codes.add(Tally.UNREADABLE);
        }
      } else if (problem == null) {
        own.forEach(each -> enter(book, each, null, Graded.undecided()));
      }
    }
  }

  /**
   * What searches for a problem and its answers.
   *
   * @param solver what searches
   * @param limits what the check may take, and each answer again
   */
  private record Search(MateSolver solver, JobOptions.Limits limits) {
    SearchBudget budget() {
      long nodes = limits.nodes() > 0 ? limits.nodes() : Long.MAX_VALUE;
      return SearchBudget.of(nodes, limits.millis());
    }
  }

  private void grade(
      Problem problem, List<GradeBook.Sent> answers, Search searching, GradeBook book) {
    PosedProblem posed = PosedProblem.of(problem, input.defenderHand);
    Position position = posed.position();
    CheckOptions options = posed.asked(search.asked(profile));
    StatusLine status = new StatusLine(session.console(), !output.quiet);
    status.show(session.messages().get("grade.checking", problem.id()));
    SoundnessReport report =
        within(
            searching,
            budget ->
                new SoundnessChecker(searching.solver())
                    .check(position, options, budget, SolveListener.NONE));
    status.clear();
    GradeBook.Page page = new GradeBook.Page(problem.id(), position, report);
    Grader grader = new Grader(searching.solver(), position, report, options);
    List<GradedAnswer> graded = new ArrayList<>();
    for (GradeBook.Sent each : answers) {
      AnswerText text = AnswerText.read(each.answer().parts(), position.rules());
      Graded grade = within(searching, budget -> grader.grade(text, budget));
      if (session.interruption().ended()) {
        break; // What the interrupt left open is not told as if the limits had done so.
      }
      graded.add(enter(book, each, page, grade));
    }
    if (output.json) {
      ProblemRun.json(
          session, GradeJson.problem(problem.id(), report, book.counts(page), position.rules()));
    } else {
      GradePrinter printer = new GradePrinter(session.messages(), book.words());
      session.console().out().print(printer.problem(page, graded, book.counts(page)));
      session.console().out().flush();
    }
  }

  private <T> T within(Search searching, Function<SearchBudget, T> work) {
    SearchBudget budget = searching.budget();
    session.interruption().begin(budget);
    try {
      return work.apply(budget);
    } finally {
      session.interruption().end(budget);
    }
  }

  private GradedAnswer enter(
      GradeBook book, GradeBook.Sent sent, GradeBook.@Nullable Page page, Graded grade) {
    GradedAnswer answer = GradedAnswer.of(sent.answer(), sent.source(), grade);
    book.enter(answer, page);
    codes.add(code(grade.grade()));
    if (output.json) {
      Ruleset rules = page == null ? StandardShogi.RULES : page.position().rules();
      String name = page == null ? "" : page.name();
      ProblemRun.json(session, GradeJson.answer(answer, name, rules, session.messages().locale()));
    } else if (page == null) {
      GradePrinter printer = new GradePrinter(session.messages(), book.words());
      session.console().err().println(printer.stray(answer));
    }
    return answer;
  }

  private static int code(Grade grade) {
    return switch (grade) {
      case RIGHT, EQUAL, COOK -> Tally.OK;
      case UNDECIDED -> Tally.INCONCLUSIVE;
      case TOO_LONG, INCOMPLETE, WRONG -> Tally.DEFECT;
      case UNREADABLE -> Tally.UNREADABLE;
    };
  }

  private void finish(GradeBook book) {
    GradePrinter printer = new GradePrinter(session.messages(), book.words());
    if (output.json) {
      for (GradeBook.Ranked each : book.ranking()) {
        ProblemRun.json(
            session, GradeJson.solver(each.solver(), each.rank(), each.tied(), each.counts()));
      }
    } else {
      session.console().out().print(printer.solvers(book));
      session.console().out().flush();
    }
    Path file = place;
    if (file != null) {
      try (Replacement out = Replacement.alone(file, KeptFiles.told(output.quiet, session))) {
        out.write(book.csv().getBytes(StandardCharsets.UTF_8));
        out.commit();
      }
    }
  }
}
