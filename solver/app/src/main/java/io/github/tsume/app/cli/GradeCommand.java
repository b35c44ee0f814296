package io.github.tsume.app.cli;

import io.github.tsume.app.batch.job.DeepThread;
import io.github.tsume.app.batch.job.JobOptions;
import io.github.tsume.app.batch.job.SolverRoom;
import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.StatusLine;
import io.github.tsume.app.cli.console.UserException;
import io.github.tsume.app.cli.console.Version;
import io.github.tsume.app.cli.options.InputGuard;
import io.github.tsume.app.cli.options.InputMixin;
import io.github.tsume.app.cli.options.OutputMixin;
import io.github.tsume.app.cli.options.OutputPlace;
import io.github.tsume.app.cli.options.SearchMixin;
import io.github.tsume.app.cli.print.GradePrinter;
import io.github.tsume.app.file.Replacement;
import io.github.tsume.app.grading.GradeBook;
import io.github.tsume.app.grading.GradeRun;
import io.github.tsume.app.input.InputEntry;
import io.github.tsume.app.input.InputSource;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.grade.Grade;
import io.github.tsume.grade.Grade.Counts;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.record.Problem;
import io.github.tsume.results.json.GradeJson;
import io.github.tsume.results.json.GradedAnswer;
import io.github.tsume.results.text.MoveStyle;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.Profile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
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
  private final Work work;

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
    work = new Work(session);
  }

  @Override
  public Integer call() throws InterruptedException {
    List<String> problems = arguments.subList(0, arguments.size() - 1);
    String answers = arguments.get(arguments.size() - 1);
    if (place != null) {
      new InputGuard(arguments, session).check(place);
    }
    List<InputEntry.@Nullable Good> read = problems(problems);
    AnswerFiles files = new AnswerFiles(input, session, work);
    List<GradeBook.Sent> sent = files.read(answers, text -> GradeRun.read(text, read));
    MoveStyle style = MoveStyle.of(output.notation, session.messages());
    GradeBook book = new GradeBook(session.messages(), style);
    DeepThread.run("grade", () -> gradeAll(read, sent, book));
    finish(book);
    return work.exitCode();
  }

  /** The problems of the collection, with a gap for each that cannot be read. */
  private List<InputEntry.@Nullable Good> problems(List<String> inputs) {
    List<InputEntry.@Nullable Good> problems = new ArrayList<>();
    try (InputSource source = input.openProblems(inputs, session)) {
      while (source.hasNext()) {
        problems.add(
            work.legal(
                source.next(),
                good -> GradeRun.posed(good.problem(), input.defenderHand).errors()));
      }
    }
    if (problems.stream().allMatch(Objects::isNull)) {
      throw new UserException(Tally.UNREADABLE, session.messages().get("grade.no-problem"));
    }
    return problems;
  }

  private void gradeAll(
      List<InputEntry.@Nullable Good> problems, List<GradeBook.Sent> sent, GradeBook book) {
    JobOptions.Limits limits = search.limits(problems.size() > 1, session);
    MateSolver solver = SolverRoom.solver(limits.hashBytes(), DeepThread.helpers(limits.threads()));
    CheckOptions options = search.asked(profile);
    new GradeRun(problems, input.defenderHand, options, solver, book, new Host(limits, book))
        .run(sent);
  }

  /** Gives each search what the limits allow, and prints what becomes of the answers. */
  private final class Host implements GradeRun.Host {
    private final JobOptions.Limits limits;
    private final GradeBook book;
    private final GradePrinter printer;
    private final StatusLine status = new StatusLine(session.console(), !output.quiet);

    Host(JobOptions.Limits limits, GradeBook book) {
      this.limits = limits;
      this.book = book;
      printer = new GradePrinter(session.messages(), book.words());
    }

    @Override
    public <T> T within(Function<SearchBudget, T> search) {
      try {
        return Work.within(limits, session, search);
      } finally {
        status.clear();
      }
    }

    @Override
    public boolean ended() {
      return session.interruption().ended();
    }

    @Override
    public void checking(Problem problem, int done, int total) {
      status.show(session.messages().get("grade.checking", problem.id()));
    }

    @Override
    public void otherGoal(Problem problem) {
      ProblemRun.otherGoal(problem, Aim.MATE, session);
    }

    @Override
    public void graded(GradedAnswer answer, GradeBook.@Nullable Page page) {
      work.add(code(answer.graded().grade()));
      if (output.json) {
        Ruleset rules = page == null ? StandardShogi.RULES : page.position().rules();
        String name = page == null ? "" : page.name();
        Locale locale = session.messages().locale();
        ProblemRun.json(session, GradeJson.answer(answer, name, rules, locale));
      } else if (page == null) {
        session.console().err().println(printer.stray(answer));
      }
    }

    @Override
    public void finished(GradeBook.Page page, List<GradedAnswer> answers) {
      Counts counts = book.counts(page);
      if (output.json) {
        Ruleset rules = page.position().rules();
        ProblemRun.json(
            session,
            GradeJson.problem(
                page.name(), page.verdict(), page.plies(), page.line(), counts, rules));
      } else {
        session.console().out().print(printer.problem(page, answers, counts));
        session.console().out().flush();
      }
    }

    @Override
    public void outOfMemory(InputEntry.Good problem, OutOfMemoryError error) {
      work.unreadable(InputEntry.outOfMemory(problem));
    }
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
      byte[] bytes = book.csv().getBytes(StandardCharsets.UTF_8);
      Replacement.write(file, bytes, OutputPlace.kept(output.quiet, session));
    }
  }
}
