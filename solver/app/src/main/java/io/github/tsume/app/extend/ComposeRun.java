package io.github.tsume.app.extend;

import io.github.tsume.app.batch.Interruption;
import io.github.tsume.app.extend.ExtendReport.FoundExtension;
import io.github.tsume.beam.Beam;
import io.github.tsume.beam.Beam.Candidate;
import io.github.tsume.beam.Plan;
import io.github.tsume.beam.Tails;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.compose.Extender;
import io.github.tsume.compose.Extension;
import io.github.tsume.compose.WhyNot;
import io.github.tsume.verdict.DefectClass;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A search for problems after a plan with several threads: turn by turn of a {@link Beam}, until
 * nothing waits, enough is found, or nothing is left to spend.
 */
public final class ComposeRun {
  /** How many of the best are told at the end, if nobody says. */
  private static final int BEST = 10;

  private final ExtendSettings settings;
  private final Plan plan;
  private final Beam beam;
  private final Interruption interruption;
  private final ComposeListener listener;
  private final SettledLog log;
  private final Sweep.Threads<Tails> threads;
  private final Comparator<FoundExtension> order;
  private final List<FoundExtension> best = new ArrayList<>();
  private final long began = System.nanoTime();
  private long looked;
  private int sound;
  private int told;

  /** Hears how it goes; one call at a time. */
  public interface ComposeListener {
    /** A problem was found that is better than all before. */
    void best(FoundExtension found);

    /**
     * How far it is.
     *
     * @param plies of what is looked at
     * @param waiting how many positions wait
     * @param looked how many were looked at
     * @param sound how many of them are sound
     * @param rate how many were looked at in a second
     * @param best the best so far; null if there is none
     */
    record Progress(
        int plies, int waiting, long looked, int sound, long rate, @Nullable FoundExtension best) {}

    /** It goes on. */
    void progress(Progress progress);
  }

  /**
   * A run.
   *
   * @param settings of them, how many wait in a turn is the beam
   * @param beam what it begins with
   * @param tolerated which defects a tail may have
   * @param log what an earlier run settled; what this one does is added
   */
  public ComposeRun(
      ExtendSettings settings,
      Plan plan,
      Beam beam,
      Set<DefectClass> tolerated,
      Interruption interruption,
      ComposeListener listener,
      SettledLog log) {
    this.settings = settings;
    this.plan = plan;
    this.beam = beam;
    this.interruption = interruption;
    this.listener = listener;
    this.log = log;
    threads =
        new Sweep.Threads<>(
            settings,
            solver -> new Tails(solver, settings.aim(), settings.options(), tolerated),
            interruption);
    order =
        Comparator.comparing(FoundExtension::extension, plan.order())
            .thenComparing(Comparator.comparingDouble(FoundExtension::rank).reversed())
            .thenComparingInt(FoundExtension::number);
  }

  /** Looks for problems; how many plies those have that are begun with. */
  public ExtendReport run(int plies, Allowance allowance) {
    List<Candidate> turn = beam.turn();
    boolean whole = true;
    while (!turn.isEmpty() && !allowance.isSpent() && !interruption.ended() && !isEnough()) {
      whole &= new Turn(plies, allowance).run(turn.iterator(), Long.MAX_VALUE, 0).isEmpty();
      turn = beam.turn();
    }
    boolean complete = whole && turn.isEmpty() && beam.isDone();
    return new ExtendReport(best, looked, List.of(), complete && !interruption.ended());
  }

  private boolean isEnough() {
    return settings.isEnough(told);
  }

  /** A turn of the beam. */
  private final class Turn extends Sweep<Tails, Candidate> {
    private final int begun;

    Turn(int begun, Allowance allowance) {
      super(threads, allowance);
      this.begun = begun;
    }

    @Override
    boolean isEnough() {
      return ComposeRun.this.isEnough();
    }

    @Override
    Extender.Answer ask(Tails asker, Candidate candidate, SearchBudget budget) {
      boolean refuted = log.holds(name(candidate));
      return refuted
          ? Extender.Answer.REFUTED
          : asker.ask(candidate.origin(), candidate.predecessor(), budget.slice(candidate.nodes()));
    }

    @Override
    WhyNot why(WhyNot.Finder finder, Candidate candidate, SearchBudget budget) {
      return finder.of(
          candidate.predecessor().setup(), candidate.line(), candidate.line().size(), budget);
    }

    private String name(Candidate candidate) {
      return ExtendStep.name(candidate.predecessor(), candidate.origin(), settings.aim().goal());
    }

    @Override
    void accept(Candidate candidate, Extender.Answer answer) {
      switch (answer.outcome()) {
        case REFUTED -> log.enter(name(candidate));
        case SOUND -> found(Objects.requireNonNull(answer.extension()), begun);
        case OPEN -> beam.open(candidate);
      }
      looked += answer.outcome() == Extender.Fate.OPEN ? 0 : 1;
      long seconds = Math.max(1, (System.nanoTime() - began) / 1_000_000_000);
      listener.progress(
          new ComposeListener.Progress(
              candidate.line().size(),
              beam.waiting(),
              looked,
              sound,
              looked / seconds,
              best.isEmpty() ? null : best.get(0)));
    }
  }

  private void found(Extension extension, int begun) {
    if (!beam.found(extension) || !Tails.isSound(extension)) {
      return;
    }
    sound++;
    boolean wanted =
        plan.wants(extension)
            && settings.conditions().ofTold().test(extension.setup())
            && settings.conditions().ofFound().test(extension);
    if (wanted) {
      int added = extension.line().size() - begun;
      double rank = settings.formula().of(extension.metrics());
      add(new FoundExtension(++told, added, extension, rank));
    }
  }

  private void add(FoundExtension one) {
    boolean first = best.isEmpty() || order.compare(one, best.get(0)) < 0;
    best.add(one);
    best.sort(order);
    if (best.size() > Math.max(BEST, settings.most())) {
      best.remove(best.size() - 1);
    }
    if (first) {
      listener.best(one);
    }
  }
}
