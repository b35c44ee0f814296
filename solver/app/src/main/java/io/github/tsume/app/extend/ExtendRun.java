package io.github.tsume.app.extend;

import io.github.tsume.app.batch.Interruption;
import io.github.tsume.app.batch.WorkPool;
import io.github.tsume.app.batch.job.SolverRoom;
import io.github.tsume.app.text.LineText;
import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.compose.Extender;
import io.github.tsume.compose.Extension;
import io.github.tsume.compose.MirrorImage;
import io.github.tsume.compose.Predecessor;
import io.github.tsume.dfpn.Helpers;
import io.github.tsume.notation.sfen.SfenWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Extends a sound problem two plies at a time: in each step the best problems of the step before
 * are extended, the most promising positions first. Each step and each problem gets an equal part
 * of what is left.
 */
public final class ExtendRun {
  private static final Comparator<FoundExtension> ORDER =
      Comparator.comparingInt(FoundExtension::added)
          .thenComparingDouble(FoundExtension::rank)
          .reversed()
          .thenComparingInt(FoundExtension::number);

  private final ExtendSettings settings;
  private final Interruption interruption;
  private final ExtendListener listener;
  private final SettledLog log;
  private final Set<String> known = new HashSet<>();
  private final List<FoundExtension> told = new ArrayList<>();
  private long nodesEach;
  private long looked;
  private long open;
  private boolean complete = true;

  /**
   * A run.
   *
   * @param log what an earlier run settled; what this one does is added
   */
  public ExtendRun(
      ExtendSettings settings, Interruption interruption, ExtendListener listener, SettledLog log) {
    this.settings = settings;
    this.interruption = interruption;
    this.listener = listener;
    this.log = log;
  }

  /**
   * Extends a sound problem.
   *
   * @param most what the check of one position may take
   */
  public ExtendReport run(Extender.Origin origin, long most, Allowance allowance) {
    nodesEach = most;
    List<Extender.Origin> parents = List.of(origin);
    for (int step = 1; step <= settings.steps() && !parents.isEmpty(); step++) {
      Allowance ofStep = allowance.part(settings.steps() - step + 1);
      List<FoundExtension> found = new ArrayList<>();
      for (int i = 0; i < parents.size(); i++) {
        Allowance part = ofStep.part(parents.size() - i);
        new Step(step, i, parents, part, found).run();
      }
      found.sort(ORDER);
      complete &= found.size() <= settings.beam() || step == settings.steps();
      parents =
          found.stream()
              .limit(settings.beam())
              .map(each -> new Extender.Origin(each.extension().setup(), each.extension().line()))
              .toList();
    }
    told.sort(ORDER);
    return new ExtendReport(told, looked, open, complete && !interruption.ended());
  }

  /** The positions before one problem. */
  private final class Step implements WorkPool.Sink<Predecessor, Extender.Answer> {
    private final int step;
    private final int parent;
    private final List<Extender.Origin> parents;
    private final Extender.Origin origin;
    private final Allowance allowance;
    private final List<FoundExtension> found;
    private int total;
    private int done;
    private int putOff;

    Step(
        int step,
        int parent,
        List<Extender.Origin> parents,
        Allowance allowance,
        List<FoundExtension> found) {
      this.step = step;
      this.parent = parent;
      this.parents = parents;
      this.origin = parents.get(parent);
      this.allowance = allowance;
      this.found = found;
    }

    void run() {
      List<Predecessor> wanted = new ArrayList<>();
      for (Predecessor each : Extender.candidates(origin, settings.formula()::of)) {
        boolean fits = settings.conditions().ofAll().test(each.setup());
        boolean last = step == settings.steps();
        if (fits && (!last || settings.conditions().ofTold().test(each.setup()))) {
          wanted.add(each);
        }
      }
      total = wanted.size();
      new WorkPool<>(until(wanted.iterator()), this, interruption, Long.MAX_VALUE, () -> 0)
          .run(settings.jobs(), number -> worker());
      complete &= done == total;
    }

    /** The same, as long as there is something to spend. */
    private Iterator<Predecessor> until(Iterator<Predecessor> all) {
      return new Iterator<>() {
        @Override
        public boolean hasNext() {
          return all.hasNext() && !allowance.isSpent() && !isEnough();
        }

        @Override
        public Predecessor next() {
          return all.next();
        }
      };
    }

    private boolean isEnough() {
      return step == settings.steps() && settings.most() > 0 && found.size() >= settings.most();
    }

    private WorkPool.Worker<Predecessor, Extender.Answer> worker() {
      Extender extender =
          new Extender(SolverRoom.solver(settings.hashBytes(), Helpers.NONE), settings.options());
      return new WorkPool.Worker<>() {
        @Override
        public Extender.@Nullable Answer attempt(Predecessor entry) {
          if (log.holds(name(entry))) {
            return Extender.Answer.REFUTED;
          }
          Extender.Answer answer = ask(extender, entry, Math.min(Extender.FIRST_NODES, nodesEach));
          return answer.outcome() == Extender.Fate.OPEN ? later() : answer;
        }

        @Override
        public Extender.Answer finish(Predecessor entry) {
          return isEnough() ? Extender.Answer.OPEN : ask(extender, entry, nodesEach);
        }
      };
    }

    private Extender.@Nullable Answer later() {
      synchronized (told) {
        putOff++;
      }
      return null;
    }

    private Extender.Answer ask(Extender extender, Predecessor entry, long nodes) {
      if (allowance.isSpent()) {
        return Extender.Answer.OPEN;
      }
      SearchBudget budget = allowance.budget(nodes);
      interruption.begin(budget);
      try {
        return extender.ask(origin, entry, budget);
      } finally {
        interruption.end(budget);
        allowance.spend(budget);
      }
    }

    private String name(Predecessor entry) {
      Position start = Position.of(entry.setup());
      List<String> line = LineText.usi(start, entry.before(origin.line()));
      return SfenWriter.sfen(entry.setup()) + " moves " + String.join(" ", line);
    }

    @Override
    public void accept(Predecessor entry, Extender.Answer answer) {
      switch (answer.outcome()) {
        case REFUTED -> log.enter(name(entry));
        case OPEN -> open++;
        case SOUND -> found(Objects.requireNonNull(answer.extension()));
      }
      done += answer.outcome() == Extender.Fate.OPEN ? 0 : 1;
      looked += answer.outcome() == Extender.Fate.OPEN ? 0 : 1;
      listener.progress(
          new ExtendListener.Progress(
              step,
              settings.steps(),
              parent + 1,
              parents.size(),
              done,
              total,
              told.size(),
              putOff));
    }

    private void found(Extension extension) {
      String sfen = SfenWriter.sfen(extension.setup());
      String mirrored = SfenWriter.sfen(MirrorImage.of(extension.setup()));
      if (isEnough() || !known.add(sfen.compareTo(mirrored) < 0 ? sfen : mirrored)) {
        return;
      }
      double rank = settings.formula().of(extension.metrics());
      FoundExtension one = new FoundExtension(told.size() + 1, 2 * step, extension, rank);
      found.add(one);
      Setup setup = extension.setup();
      boolean tells =
          settings.conditions().ofTold().test(setup)
              && settings.conditions().ofFound().test(extension);
      if (tells) {
        told.add(one);
        listener.found(one);
      }
    }
  }
}
