package io.github.tsume.app.page;

import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.compose.Extender;
import io.github.tsume.compose.Extension;
import io.github.tsume.compose.Judged;
import io.github.tsume.compose.MirrorImage;
import io.github.tsume.compose.Predecessor;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.SolveListener.Progress;
import io.github.tsume.metric.RankFormula;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.posed.PosedProblem;
import io.github.tsume.record.Problem;
import io.github.tsume.results.json.JsonFields;
import io.github.tsume.results.text.EditText;
import io.github.tsume.results.text.LineText;
import io.github.tsume.results.text.Messages;
import io.github.tsume.results.text.MoveStyle;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.verdict.SearchPhase;
import io.github.tsume.verdict.Verdict;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Sound problems that are two plies longer and end in the one on the page, as {@code tsume extend}
 * finds them: a message of type "before" for each, and one of type "looked" at the end.
 */
final class PagePredecessors {
  private final Extender extender;
  private final PosedProblem posed;
  private final SearchBudget budget;
  private final Consumer<String> messages;
  private final Consumer<Progress> progress;
  private final Set<String> known = new HashSet<>();
  private int done;

  /**
   * A search.
   *
   * @param budget for everything
   * @param messages hears what is found
   * @param progress hears how many positions are looked at
   */
  PagePredecessors(
      Problem problem,
      PageOptions options,
      MateSolver solver,
      SearchBudget budget,
      Consumer<String> messages,
      Consumer<Progress> progress) {
    CheckOptions asked = options.job().asked().options();
    this.extender = new Extender(solver, asked);
    this.posed = PosedProblem.of(problem, options.defenderHand());
    this.budget = budget;
    this.messages = messages;
    this.progress = progress;
  }

  void run() {
    Problem problem = posed.problem();
    Judged base = extender.first(posed.setup(), problem.authoredLine(), budget);
    if (!base.isSound()) {
      end(base.verdict(), 0, 0);
      return;
    }
    Extender.Origin origin = new Extender.Origin(posed.setup(), base.line());
    List<Predecessor> all = Extender.candidates(origin, RankFormula.USUAL::of);
    List<Predecessor> left =
        look(origin, all, Efforts.DEFAULT.nodes(EffortTable.EXTEND_FIRST), all.size());
    left = look(origin, left, Extender.most(base), all.size());
    end(base.verdict(), all.size(), left.size());
  }

  /** Asks about positions, with so many nodes for each; what is left open. */
  private List<Predecessor> look(
      Extender.Origin origin, List<Predecessor> asked, long nodes, int total) {
    List<Predecessor> open = new ArrayList<>();
    for (Predecessor each : asked) {
      Extender.Answer answer =
          budget.isSpent() ? Extender.Answer.OPEN : extender.ask(origin, each, budget.slice(nodes));
      if (answer.outcome() == Extender.Fate.OPEN) {
        open.add(each);
        continue;
      }
      done++;
      if (answer.outcome() == Extender.Fate.SOUND) {
        tell(Objects.requireNonNull(answer.extension()));
      }
      progress.accept(new Progress(SearchPhase.BEFORE, budget.nodes(), 0, done, total, List.of()));
    }
    return open;
  }

  private void tell(Extension found) {
    Setup setup = found.setup();
    if (!known.add(MirrorImage.nameOfBoth(setup))) {
      return;
    }
    String sfen = SfenWriter.sfen(setup);
    Position start = Position.of(setup);
    List<Integer> first = found.line().subList(0, 2);
    messages.accept(
        JsonFields.line(
            json ->
                json.put("type", "before")
                    .put(
                        "text",
                        sfen + " moves " + String.join(" ", LineText.usi(start, found.line())))
                    .put("length", found.line().size())
                    .put("rank", RankFormula.USUAL.of(found.metrics()))
                    .words(
                        "words",
                        LineText.of(start, first, MoveStyle.WESTERN),
                        LineText.of(start, first, MoveStyle.JA))
                    .words(
                        "pieces", pieces(setup, Locale.ENGLISH), pieces(setup, Locale.JAPANESE))));
  }

  /** The pieces that stand where others or none do in the problem on the page. */
  private String pieces(Setup before, Locale locale) {
    Messages spoken = Messages.of(locale);
    Ruleset rules = before.rules();
    EditText words = new EditText(spoken, rules);
    return IntStream.range(0, rules.squares())
        .filter(square -> before.piece(square) != posed.setup().piece(square))
        .mapToObj(square -> words.spot(before.piece(square), square))
        .filter(spot -> !spot.isEmpty())
        .collect(Collectors.joining(spoken.get("edit.and")));
  }

  private void end(Verdict verdict, int total, int open) {
    messages.accept(
        JsonFields.line(
            json ->
                json.put("type", "looked")
                    .put("verdict", verdict.code())
                    .put("sound", verdict == Verdict.SOUND)
                    .put("total", total)
                    .put("open", open)));
  }
}
