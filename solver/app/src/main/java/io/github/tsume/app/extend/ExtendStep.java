package io.github.tsume.app.extend;

import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.compose.Extender;
import io.github.tsume.compose.Predecessor;
import io.github.tsume.compose.WhyNot;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.results.text.LineText;
import io.github.tsume.verdict.Goal;
import java.util.List;
import java.util.Objects;

/** A search of the positions before one problem, or before mates. */
final class ExtendStep extends Sweep<Extender, Predecessor> {
  private final ExtendRun run;
  private final Place place;
  private final Extender.Origin origin;
  private int done;
  private int found;
  private int putOff;

  /**
   * A place of a step in a run.
   *
   * @param step its number in the round, from 1
   * @param added how many plies what is found has more than what it began with
   * @param parent which problem is extended, from 1
   * @param parents of how many
   * @param total how many positions there are before it; 0 if that is not known
   */
  record Place(int step, int added, int parent, int parents, int total) {}

  ExtendStep(ExtendRun run, Place place, Extender.Origin origin, Allowance allowance) {
    super(run.threads(), allowance);
    this.run = run;
    this.place = place;
    this.origin = origin;
  }

  @Override
  boolean isEnough() {
    return run.isEnough(place.step, found);
  }

  @Override
  Extender.Answer ask(Extender asker, Predecessor candidate, SearchBudget budget) {
    boolean known = run.log().holds(name(candidate, origin, run.aim().goal()));
    return known ? Extender.Answer.REFUTED : asker.ask(origin, candidate, budget);
  }

  /** The name of a position with its line in a log, and of its goal where that is no mate. */
  static String name(Predecessor entry, Extender.Origin origin, Goal goal) {
    String game = goal.isUsual() ? "" : " " + goal.code();
    Position start = Position.of(entry.setup());
    List<String> line = LineText.usi(start, entry.before(origin.line()));
    return SfenWriter.sfen(entry.setup()) + " moves " + String.join(" ", line) + game;
  }

  @Override
  WhyNot why(WhyNot.Finder finder, Predecessor candidate, SearchBudget budget) {
    List<Integer> line = candidate.before(origin.line());
    return finder.of(candidate.setup(), line, line.size(), budget);
  }

  @Override
  void putOff() {
    putOff++;
  }

  @Override
  void accept(Predecessor candidate, Extender.Answer answer) {
    switch (answer.outcome()) {
      case REFUTED -> run.log().enter(name(candidate, origin, run.aim().goal()));
      case SOUND -> found += run.found(place, Objects.requireNonNull(answer.extension())) ? 1 : 0;
      case OPEN -> {}
    }
    done += answer.outcome() == Extender.Fate.OPEN ? 0 : 1;
    run.count(candidate.setup(), answer);
    run.progress(place, done, putOff);
  }
}
