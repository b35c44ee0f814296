package io.github.tsume.app.extend;

import io.github.tsume.app.batch.WorkPool;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.compose.Extender;
import io.github.tsume.compose.Predecessor;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.results.text.LineText;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A search of the positions before one problem, or before mates. */
final class ExtendStep implements WorkPool.Sink<Predecessor, Extender.Answer> {
  private final ExtendRun run;
  private final ExtendSettings settings;
  private final int step;
  private final int added;
  private final Extender.Origin origin;
  private final Iterator<Predecessor> wanted;
  private final int total;
  private final Allowance allowance;
  private int parent;
  private int parents;
  private int begun;
  private int done;
  private int found;
  private int putOff;

  /**
   * A step.
   *
   * @param step its number in the round, from 1
   * @param added how many plies what is found has more than what it began with
   * @param wanted the positions; what is not looked at now is left there
   * @param total how many they are; 0 if that is not known
   */
  ExtendStep(
      ExtendRun run,
      int step,
      int added,
      Extender.Origin origin,
      Iterator<Predecessor> wanted,
      int total,
      Allowance allowance) {
    this.run = run;
    settings = run.settings();
    this.step = step;
    this.added = added;
    this.origin = origin;
    this.wanted = wanted;
    this.total = total;
    this.allowance = allowance;
  }

  /** Looks at them; of which problem of how many is told. Whether all were looked at. */
  boolean run(int number, int of) {
    parent = number;
    parents = of;
    new WorkPool<>(new Until(), this, run.interruption()).run(settings.jobs(), this::worker);
    return done == begun && !wanted.hasNext();
  }

  /** The same, as long as there is something to spend. */
  private final class Until implements Iterator<Predecessor> {
    @Override
    public boolean hasNext() {
      boolean over = allowance.isSpent() || run.isEnough(step, found);
      return !over && wanted.hasNext();
    }

    @Override
    public Predecessor next() {
      begun++;
      return wanted.next();
    }
  }

  private WorkPool.Worker<Predecessor, Extender.Answer> worker(int thread) {
    Extender extender = run.extender(thread);
    return new WorkPool.Worker<>() {
      @Override
      public Extender.@Nullable Answer attempt(Predecessor entry) {
        if (run.log().holds(name(entry))) {
          return Extender.Answer.REFUTED;
        }
        Extender.Answer answer =
            ask(
                extender,
                entry,
                Math.min(Efforts.DEFAULT.nodes(EffortTable.EXTEND_FIRST), run.nodesEach()));
        return answer.outcome() == Extender.Fate.OPEN ? later() : answer;
      }

      @Override
      public Extender.Answer finish(Predecessor entry) {
        return run.isEnough(step, found)
            ? Extender.Answer.OPEN
            : ask(extender, entry, run.nodesEach());
      }
    };
  }

  private Extender.@Nullable Answer later() {
    synchronized (run) {
      putOff++;
    }
    return null;
  }

  private Extender.Answer ask(Extender extender, Predecessor entry, long nodes) {
    return allowance.ask(nodes, run.interruption(), budget -> extender.ask(origin, entry, budget));
  }

  private String name(Predecessor entry) {
    Position start = Position.of(entry.setup());
    List<String> line = LineText.usi(start, entry.before(origin.line()));
    return SfenWriter.sfen(entry.setup()) + " moves " + String.join(" ", line);
  }

  @Override
  public void accept(Predecessor entry, Extender.Answer answer) {
    boolean settled = answer.outcome() != Extender.Fate.OPEN;
    if (answer.outcome() == Extender.Fate.REFUTED) {
      run.log().enter(name(entry));
    } else if (settled && !run.isEnough(step, found)) {
      found += run.found(step, added, Objects.requireNonNull(answer.extension())) ? 1 : 0;
    }
    done += settled ? 1 : 0;
    run.count(entry.setup(), answer);
    run.progress(step, parent, parents, done, total, putOff);
  }
}
