package io.github.tsume.app.extend;

import io.github.tsume.app.batch.Interruption;
import io.github.tsume.app.batch.WorkPool;
import io.github.tsume.app.batch.job.SolverRoom;
import io.github.tsume.app.extend.ExtendReport.FoundExtension;
import io.github.tsume.board.Setup;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.compose.Extender;
import io.github.tsume.compose.Extension;
import io.github.tsume.compose.Varier;
import io.github.tsume.dfpn.Helpers;
import io.github.tsume.metric.RankFormula;
import io.github.tsume.soundness.CheckOptions;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A search of all variants of a board with several threads, each of which has its own tables. */
public final class VaryRun implements WorkPool.Sink<Setup, Extender.Answer> {

  private final Settings settings;
  private final Interruption interruption;
  private final Listener listener;
  private final List<FoundExtension> found = new ArrayList<>();
  private long looked;
  private final List<ExtendReport.OpenPosition> open = new ArrayList<>();

  /**
   * How to look.
   *
   * @param options how to check
   * @param length how many plies the mate is to take; 0 for any number
   * @param formula what makes one better than another
   * @param jobs how many threads
   * @param hashBytes the table of each
   */
  public record Settings(
      CheckOptions options, int length, RankFormula formula, int jobs, long hashBytes) {}

  /** Hears how it goes; one call at a time. */
  public interface Listener {
    /** A sound variant was found. */
    void found(FoundExtension found);

    /** So many of the variants are settled. */
    void progress(long done, int total, int found);
  }

  /** A run. */
  public VaryRun(Settings settings, Interruption interruption, Listener listener) {
    this.settings = settings;
    this.interruption = interruption;
    this.listener = listener;
  }

  private int total;

  /** Looks at variants. */
  public ExtendReport run(List<Setup> variants, Allowance allowance) {
    total = variants.size();
    Iterator<Setup> all = variants.iterator();
    Iterator<Setup> source =
        new Iterator<>() {
          @Override
          public boolean hasNext() {
            return all.hasNext() && !allowance.isSpent();
          }

          @Override
          public Setup next() {
            return all.next();
          }
        };
    new WorkPool<>(source, this, interruption).run(settings.jobs(), number -> worker(allowance));
    found.sort(
        Comparator.comparingDouble(FoundExtension::rank)
            .reversed()
            .thenComparingInt(FoundExtension::number));
    return new ExtendReport(found, looked, open, looked == total && !interruption.ended());
  }

  private WorkPool.Worker<Setup, Extender.Answer> worker(Allowance allowance) {
    Varier varier =
        new Varier(
            SolverRoom.solver(settings.hashBytes(), Helpers.NONE),
            settings.options(),
            settings.length());
    return new WorkPool.Worker<>() {
      @Override
      public Extender.@Nullable Answer attempt(Setup entry) {
        Extender.Answer answer =
            ask(varier, entry, Efforts.DEFAULT.nodes(EffortTable.VARY_FIRST), allowance);
        return answer.outcome() == Extender.Fate.OPEN ? null : answer;
      }

      @Override
      public Extender.Answer finish(Setup entry) {
        return ask(varier, entry, Efforts.DEFAULT.nodes(EffortTable.VARY_MOST), allowance);
      }
    };
  }

  private Extender.Answer ask(Varier varier, Setup entry, long nodes, Allowance allowance) {
    return allowance.ask(nodes, interruption, budget -> varier.ask(entry, budget));
  }

  @Override
  public void accept(Setup entry, Extender.Answer answer) {
    if (answer.outcome() == Extender.Fate.OPEN) {
      open.add(new ExtendReport.OpenPosition(entry, answer.proved()));
    } else {
      looked++;
    }
    if (answer.outcome() == Extender.Fate.SOUND) {
      Extension sound = Objects.requireNonNull(answer.extension());
      double rank = settings.formula().of(sound.metrics());
      FoundExtension one = new FoundExtension(found.size() + 1, 0, sound, rank);
      found.add(one);
      listener.found(one);
    }
    listener.progress(looked, total, found.size());
  }
}
