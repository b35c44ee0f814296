package io.github.tsume.app.page;

import io.github.tsume.app.batch.job.DeepThread;
import io.github.tsume.app.batch.job.OneProblem;
import io.github.tsume.app.batch.job.SolverRoom;
import io.github.tsume.app.batch.log.SummaryColumn;
import io.github.tsume.app.input.InputEntry;
import io.github.tsume.app.report.ResultRecord;
import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.grade.Opponent;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.record.Problem;
import io.github.tsume.results.json.JsonFields;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.json.ResultWriter;
import io.github.tsume.results.text.LineText;
import io.github.tsume.results.text.MoveStyle;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.verdict.Reason;
import io.github.tsume.verdict.SearchPhase;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The long question of the page: whether a problem mates and is sound. Messages are JSON objects, a
 * line each: any number of type "progress", then one of type "result". With the option {@code
 * mode=play} the question is what becomes of a move of somebody who solves it, and the one message
 * is of type "reaction"; with {@code mode=grade} answers stand behind the problem, see {@link
 * PageGrading}; with {@code mode=before} sound problems that end in this one are looked for, see
 * {@link PagePredecessors}.
 */
public final class PageSearch {
  private static final long INTERVAL_NANOS = 100_000_000;

  private final PageOptions options;
  private final Consumer<String> messages;
  private final @Nullable OneProblem problem;
  private final List<InputEntry> entries;
  private final @Nullable PageGrading grading;
  private final SearchBudget budget;
  private long lastNanos;
  private int lastLength;
  private BooleanSupplier wish = () -> false;

  /**
   * A search to be run.
   *
   * @param text what holds the problem; the options tell which one of several
   * @param messages hears what is found, from the thread that searches
   */
  public PageSearch(String text, String options, Consumer<String> messages) {
    this.options = PageOptions.parse(options);
    this.messages = messages;
    if (this.options.isGrading()) {
      budget = SearchBudget.unlimited();
      grading = new PageGrading(text, this.options, budget, messages, this::progress);
      entries = List.of();
      problem = null;
      return;
    }
    grading = null;
    entries = PageCalls.entries(text, this.options);
    int index = this.options.index();
    problem =
        index < entries.size()
            ? new OneProblem(entries.get(index), this.options.job(), this.options.messages())
            : null;
    budget = problem == null ? SearchBudget.nodes(1) : problem.budget();
  }

  /** Searches until the result is known, or a limit reached. */
  public void run() {
    if (grading != null) {
      grading.run(SolverRoom.solver(options.job().limits().hashBytes(), DeepThread.helpers(1)));
      return;
    }
    if (problem == null) {
      messages.accept(JsonFields.line(json -> json.put("type", "nothing")));
      return;
    }
    lastNanos = System.nanoTime();
    boolean direct = options.isPlay() || options.isBefore();
    Position start = direct ? problem.position().orElse(null) : null;
    if (start != null && options.isBefore()) {
      new PagePredecessors(good(), options, problem.solver(), budget, messages, this::progress)
          .run();
    } else if (start != null) {
      messages.accept(played(start));
    } else {
      budget.interruptIf(this::looksAround);
      tell(problem.run(budget, this::progress));
    }
  }

  /** The problem as it was read, of one that has a position. */
  private Problem good() {
    return ((InputEntry.Good) entries.get(options.index())).problem();
  }

  /** The answer to a move of somebody who solves the problem. */
  private String played(Position start) {
    OneProblem asked = Objects.requireNonNull(problem);
    List<Integer> played = LineText.parse(start, options.moves("moves"));
    List<Integer> line = LineText.parse(start, options.moves("line"));
    PlayJson json = new PlayJson(start, played);
    List<String> move = options.moves("move");
    if (move.isEmpty()) {
      return json.begin();
    }
    List<String> all = new ArrayList<>(options.moves("moves"));
    all.addAll(move);
    List<Integer> legal = LineText.parse(start, all);
    int made = legal.size() > played.size() ? legal.get(played.size()) : Move.NONE;
    CheckOptions judged = options.job().asked().options();
    if (asked.aim().goal().isHelped()) {
      return json.of(
          new HelpedPlay(start, asked.aim(), judged, asked.solver(), budget)
              .to(made, line, played));
    }
    int pick = (int) options.number("pick", 0, 0, Integer.MAX_VALUE);
    Opponent.SoFar soFar =
        new Opponent.SoFar(line, asked.isAuthored(line), options.isStrayed(), played);
    return json.of(new Opponent(start, asked.solver(), judged, budget).to(made, soFar, pick));
  }

  /** Tells the result that a search has which ended without one, such as for want of stack. */
  public void giveUp(Reason reason) {
    if (problem != null) {
      tell(problem.unknown(reason));
    }
  }

  /** Ends the search soon, from any thread. */
  public void interrupt() {
    budget.interrupt();
  }

  /** Ends the search soon after this becomes true; it is asked by the thread that searches. */
  public void interruptIf(BooleanSupplier wish) {
    this.wish = wish;
    budget.interruptIf(wish);
  }

  /** Now and then during a search, of a goal that tells nothing itself, too. */
  private boolean looksAround() {
    if (!options.aim().goal().isUsual()) {
      progress(new SolveListener.Progress(SearchPhase.GOAL, budget.nodes(), lastLength));
    }
    return wish.getAsBoolean();
  }

  private void tell(Result result) {
    messages.accept(message(result) + "}");
  }

  /** The message that tells a result, without the brace at its end. */
  static String message(Result result) {
    String json = ResultWriter.write(result);
    String row = JsonFields.line(more -> more.put("csv", SummaryColumn.row(result)));
    return "{\"type\":\"result\",\"result\":"
        + json
        + ",\"shown\":"
        + ResultRecord.shown(result)
        + ","
        + row.substring(1, row.length() - 1);
  }

  /** What is done, in a word; while nothing is found that is what is looked for. */
  private String doing(SearchPhase phase) {
    return phase == SearchPhase.GOAL ? options.aim().goal().code() : phase.code();
  }

  private void progress(SolveListener.Progress progress) {
    long now = System.nanoTime();
    if (now - lastNanos < INTERVAL_NANOS && progress.length() == lastLength) {
      return;
    }
    lastNanos = now;
    lastLength = progress.length();
    messages.accept(
        JsonFields.line(
            json -> {
              json.put("type", "progress")
                  .put("phase", doing(progress.phase()))
                  .put("nodes", progress.nodes())
                  .put("length", progress.length())
                  .put("done", progress.done())
                  .put("total", progress.total());
              if (!progress.asked().isEmpty()) {
                json.put("ply", progress.asked().size()).put("move", asked(progress.asked()));
              }
            }));
  }

  /** The last of some moves of the problem, in words of the language. */
  private String asked(List<Integer> moves) {
    Position start = Objects.requireNonNull(problem).position().orElseThrow();
    return LineText.last(start, moves, MoveStyle.of(null, options.messages()));
  }
}
