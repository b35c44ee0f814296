package io.github.tsume.app.page;

import io.github.tsume.app.grading.GradeBook;
import io.github.tsume.app.grading.GradeRemarks;
import io.github.tsume.app.grading.GradeRun;
import io.github.tsume.app.input.InputEntry;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.SolveListener.Progress;
import io.github.tsume.record.Problem;
import io.github.tsume.results.json.GradedAnswer;
import io.github.tsume.results.json.JsonFields;
import io.github.tsume.results.text.GradeText;
import io.github.tsume.results.text.Messages;
import io.github.tsume.results.text.MoveStyle;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.verdict.SearchPhase;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A grading of what solvers have answered to the problem on the page or to those of its list, as
 * {@code tsume grade} does: a message of type "graded" for each problem with its answers, and one
 * of type "ranking" at the end.
 */
final class PageGrading implements GradeRun.Host {
  /** Stands between the problems and the answers. */
  private static final char SEPARATOR = '\u001e';

  /** Stand before each text that holds problems, and between its options and itself. */
  private static final char TEXT = '\u001d';

  private static final char OPTIONS = '\u001f';

  /** What is said in a language. */
  private record Speech(GradeText words, GradeRemarks remarks) {
    static Speech in(Locale locale) {
      Messages messages = Messages.of(locale);
      GradeText words = new GradeText(messages, MoveStyle.of(null, messages));
      return new Speech(words, new GradeRemarks(messages, words));
    }
  }

  private static final Speech ENGLISH = Speech.in(Locale.ENGLISH);
  private static final Speech JAPANESE = Speech.in(Locale.JAPANESE);

  private final PageOptions options;
  private final SearchBudget whole;
  private final Consumer<String> messages;
  private final Consumer<Progress> progress;
  private final List<InputEntry.@Nullable Good> problems = new ArrayList<>();
  private final String answers;
  private final GradeBook book;
  private final List<GradedAnswer> strays = new ArrayList<>();
  private long nodes;

  /**
   * The grading of what a text holds.
   *
   * @param whole ends it
   * @param messages hears what is found
   * @param progress hears how many problems are done
   */
  PageGrading(
      String text,
      PageOptions options,
      SearchBudget whole,
      Consumer<String> messages,
      Consumer<Progress> progress) {
    this.options = options;
    this.whole = whole;
    this.messages = messages;
    this.progress = progress;
    int end = text.indexOf(SEPARATOR);
    answers = text.substring(end + 1);
    for (InputEntry entry : entries(text.substring(0, Math.max(0, end)))) {
      boolean legal =
          entry instanceof InputEntry.Good good
              && GradeRun.posed(good.problem(), options.defenderHand()).errors().isEmpty();
      problems.add(legal ? (InputEntry.Good) entry : null);
    }
    Messages spoken = options.messages();
    book = new GradeBook(spoken, MoveStyle.of(null, spoken));
  }

  /** The problem on the page or, if texts stand there, all of them. */
  private List<InputEntry> entries(String text) {
    if (text.indexOf(TEXT) < 0) {
      List<InputEntry> all = PageCalls.entries(text, options);
      return options.index() < all.size() ? List.of(all.get(options.index())) : List.of();
    }
    List<InputEntry> all = new ArrayList<>();
    for (String each : text.substring(text.indexOf(TEXT) + 1).split(String.valueOf(TEXT), -1)) {
      int at = each.indexOf(OPTIONS);
      PageOptions own = PageOptions.parse(each.substring(0, Math.max(0, at)));
      all.addAll(PageCalls.entries(each.substring(at + 1), own));
    }
    return all;
  }

  void run(MateSolver solver) {
    CheckOptions asked = options.job().asked().options();
    List<GradeBook.Sent> sent =
        GradeRun.read(answers, problems).stream()
            .map(answer -> new GradeBook.Sent("", answer))
            .toList();
    new GradeRun(problems, options.defenderHand(), asked, solver, book, this).run(sent);
    messages.accept(JsonFields.line(this::ranking));
  }

  @Override
  public <T> T within(Function<SearchBudget, T> search) {
    SearchBudget budget = options.budget();
    budget.interruptIf(whole::isSpent);
    T found = search.apply(budget);
    nodes += budget.nodes();
    return found;
  }

  @Override
  public boolean ended() {
    return whole.isSpent();
  }

  @Override
  public void checking(Problem problem, int done, int total) {
    progress.accept(new Progress(SearchPhase.GRADING, nodes, 0, done, total, List.of()));
  }

  @Override
  public void graded(GradedAnswer answer, GradeBook.@Nullable Page page) {
    if (page == null) {
      strays.add(answer);
    }
  }

  @Override
  public void outOfMemory(InputEntry.Good problem, OutOfMemoryError error) {
    throw error; // The worker ends with it.
  }

  @Override
  public void finished(GradeBook.Page page, List<GradedAnswer> graded) {
    messages.accept(
        JsonFields.line(
            json -> {
              json.put("type", "graded").put("problem", page.name());
              words(json, "found", speech -> speech.remarks().found(page));
              words(json, "counts", speech -> speech.words().counts(book.counts(page)));
              Iterator<String> japanese = JAPANESE.remarks().newCooks(page, graded).iterator();
              json.each(
                  "cooks",
                  ENGLISH.remarks().newCooks(page, graded),
                  (cook, english) -> cook.words("words", english, japanese.next()));
              answers(json, graded, page);
            }));
  }

  private void ranking(JsonFields json) {
    json.put("type", "ranking").put("complete", !ended());
    answers(json, strays, null);
    json.each(
            "solvers",
            book.ranking(),
            (row, each) ->
                row.put("rank", each.rank())
                    .put("tied", each.tied())
                    .put("solver", each.solver())
                    .put("right", each.counts().right())
                    .put("total", each.counts().total()))
        .put("csv", book.csv());
  }

  private static void answers(
      JsonFields json, List<GradedAnswer> graded, GradeBook.@Nullable Page page) {
    json.each(
        "answers",
        graded,
        (row, answer) -> {
          row.put("solver", answer.solver())
              .put("grade", answer.graded().grade().code())
              .put("right", answer.graded().grade().isRight());
          words(row, "word", speech -> speech.words().word(answer.graded().grade()));
          words(
              row,
              "reason",
              speech ->
                  page == null
                      ? speech.words().withoutProblem(answer.graded(), "")
                      : speech.words().reason(page.position(), answer.graded(), ""));
        });
  }

  private static void words(JsonFields json, String name, Function<Speech, String> said) {
    json.words(name, said.apply(ENGLISH), said.apply(JAPANESE));
  }
}
