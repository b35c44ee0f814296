package io.github.tsume.bench.free;

import io.github.tsume.budget.SearchBudget;
import io.github.tsume.compose.Extender;
import io.github.tsume.compose.Extender.Fate;
import io.github.tsume.compose.Extender.Origin;
import io.github.tsume.compose.Predecessor;
import io.github.tsume.metric.RankFormula;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/** A seeker of problems two plies longer than one, each pruned before it is extended again. */
final class Climber {
  private static final int LOOKS = 100;
  private static final int ENOUGH = 2;
  private static final long NODES = 10_000;

  /** So much of a rank is chance: the best way up is not the only one that is gone. */
  private static final double NOISE = 4;

  private final Refiner refiner;
  private final SplittableRandom random;

  Climber(Refiner refiner, SplittableRandom random) {
    this.refiner = refiner;
    this.random = random;
  }

  /** A longer problem, the better one of those that are found first; empty if there is none. */
  Optional<Proven> longer(Proven shorter) {
    Origin origin = new Origin(shorter.setup(), shorter.line());
    List<Predecessor> candidates =
        Extender.candidates(origin, metrics -> RankFormula.USUAL.of(metrics) + noise());
    @Nullable Proven best = null;
    double most = 0;
    int found = 0;
    for (Predecessor each : candidates.subList(0, Math.min(LOOKS, candidates.size()))) {
      Extender.Answer answer = refiner.extender().ask(origin, each, SearchBudget.nodes(NODES));
      if (answer.outcome() != Fate.SOUND) {
        continue;
      }
      Optional<Proven> refined =
          refiner.refined(new Proven(each.setup(), each.before(shorter.line())));
      if (refined.isEmpty()) {
        continue;
      }
      double value = refined.get().rank() + noise();
      if (best == null || value > most) {
        best = refined.get();
        most = value;
      }
      if (++found == ENOUGH) {
        break;
      }
    }
    return Optional.ofNullable(best);
  }

  private double noise() {
    return NOISE * random.nextDouble();
  }
}
