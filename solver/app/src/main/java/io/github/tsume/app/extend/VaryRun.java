package io.github.tsume.app.extend;

import io.github.tsume.app.batch.Interruption;
import io.github.tsume.app.batch.job.SolverRoom;
import io.github.tsume.app.extend.ExtendReport.FoundExtension;
import io.github.tsume.board.Setup;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.compose.Extender;
import io.github.tsume.compose.Extension;
import io.github.tsume.compose.Varier;
import io.github.tsume.compose.WhyNot;
import io.github.tsume.dfpn.Helpers;
import io.github.tsume.metric.RankFormula;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.verdict.Aim;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** A search of all variants of a board with several threads, each of which has its own tables. */
public final class VaryRun {
  private final Settings settings;
  private final Interruption interruption;
  private final Listener listener;
  private final List<FoundExtension> found = new ArrayList<>();
  private long looked;
  private final List<ExtendReport.OpenPosition> open = new ArrayList<>();

  /**
   * How to look.
   *
   * @param aim what is looked for
   * @param options how to check
   * @param length how many plies it is to take; 0 for any number
   * @param known which are not told, as others have them
   * @param formula what makes one better than another
   * @param jobs how many threads
   * @param hashBytes the table of each
   * @param reasons who hears why what is refuted is refuted; null for nobody
   */
  public record Settings(
      Aim aim,
      CheckOptions options,
      int length,
      Predicate<Setup> known,
      RankFormula formula,
      int jobs,
      long hashBytes,
      ExtendSettings.@Nullable Reasons reasons) {}

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

  /** Looks at variants. */
  public ExtendReport run(List<Setup> variants, Allowance allowance) {
    Sweep.Threads<Varier> threads =
        new Sweep.Threads<>(
            settings.jobs(),
            () ->
                new Varier(
                    SolverRoom.solver(settings.hashBytes(), Helpers.NONE),
                    settings.aim(),
                    settings.options(),
                    settings.length()),
            interruption,
            settings.reasons());
    Sweep<Varier, Setup> sweep =
        new Sweep<>(threads, allowance) {
          @Override
          Extender.Answer ask(Varier asker, Setup candidate, SearchBudget budget) {
            return asker.ask(candidate, budget);
          }

          @Override
          WhyNot why(WhyNot.Finder finder, Setup candidate, SearchBudget budget) {
            return finder.of(candidate, List.of(), settings.length(), budget);
          }

          @Override
          void accept(Setup candidate, Extender.Answer answer) {
            take(candidate, answer);
            listener.progress(looked, variants.size(), found.size());
          }
        };
    sweep.run(
        variants.iterator(),
        Efforts.DEFAULT.nodes(EffortTable.VARY_FIRST),
        Efforts.DEFAULT.nodes(EffortTable.VARY_MOST));
    found.sort(
        Comparator.comparingDouble(FoundExtension::rank)
            .reversed()
            .thenComparingInt(FoundExtension::number));
    return new ExtendReport(
        found, looked, open, looked == variants.size() && !interruption.ended());
  }

  private void take(Setup entry, Extender.Answer answer) {
    if (answer.outcome() == Extender.Fate.OPEN) {
      open.add(new ExtendReport.OpenPosition(entry, answer.proved()));
    } else {
      looked++;
    }
    if (answer.outcome() == Extender.Fate.SOUND && !settings.known().test(entry)) {
      Extension sound = Objects.requireNonNull(answer.extension());
      double rank = settings.formula().of(sound.metrics());
      FoundExtension one = new FoundExtension(found.size() + 1, 0, sound, rank);
      found.add(one);
      listener.found(one);
    }
  }
}
