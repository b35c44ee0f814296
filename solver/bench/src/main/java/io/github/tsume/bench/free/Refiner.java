package io.github.tsume.bench.free;

import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.compose.Extender;
import io.github.tsume.compose.Needless;
import io.github.tsume.compose.PruneReport;
import io.github.tsume.compose.Pruner;
import io.github.tsume.game.FutileRule;
import io.github.tsume.index.IndexKeys;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Session;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.moves.CheckMoves;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.soundness.SoundnessChecker;
import io.github.tsume.soundness.SoundnessReport;
import io.github.tsume.verdict.Severity;
import io.github.tsume.verdict.Verdict;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A sieve that lets through what is sound, without a flaw, and prunes it until no piece of it is
 * needless, nor of more value than needed. What it let through before it holds back.
 */
final class Refiner {
  private static final long TABLE_BYTES = 1L << 21;
  private static final long QUICK_NODES = 300;
  private static final long CHECK_NODES = 10_000;
  private static final long PRUNE_NODES = 1_000_000;

  private final MateSolver solver = new MateSolver(TABLE_BYTES);
  private final Extender extender = new Extender(solver, CheckOptions.DEFAULT);
  private final Trimmer trimmer = new Trimmer(extender);
  private final Set<Long> known = new HashSet<>();
  private final int[] checks = new int[Position.MAX_MOVES];

  /** Who asks whether a position is sound with a line. */
  Extender extender() {
    return extender;
  }

  /** Whether few nodes show that one check mates, and of no other that it does. */
  boolean hasOneMate(Setup setup) {
    Position position = Position.of(setup);
    int end = CheckMoves.generate(position, checks, 0);
    if (end == 0) {
      return false;
    }
    solver.clear();
    Session session = new Session(position, solver, FutileRule.STANDARD);
    if (!session.mates(SearchBudget.nodes(QUICK_NODES)).isProven()) {
      return false;
    }
    return Arrays.stream(Arrays.copyOf(checks, end))
            .filter(
                check ->
                    session
                        .after(check, () -> session.mates(SearchBudget.nodes(QUICK_NODES)))
                        .isProven())
            .limit(2)
            .count()
        < 2;
  }

  /** The problem that a board is; empty unless it is sound, and nothing of it is open. */
  Optional<Proven> sound(Setup setup) {
    return checked(setup).map(report -> new Proven(setup, report.solution().mainline()));
  }

  private Optional<SoundnessReport> checked(Setup setup) {
    solver.clear();
    SoundnessReport report =
        new SoundnessChecker(solver)
            .check(
                Position.of(setup),
                CheckOptions.DEFAULT,
                SearchBudget.nodes(CHECK_NODES),
                SolveListener.NONE);
    boolean sound = report.verdict() == Verdict.SOUND && report.standing().isSettled();
    return sound ? Optional.of(report) : Optional.empty();
  }

  /** What is left of a sound problem; empty if it is known, or is not settled, or has a flaw. */
  Optional<Proven> refined(Proven problem) {
    Setup left = trimmer.trimmed(problem).setup();
    if (!isNew(left)) {
      return Optional.empty();
    }
    Setup pruned = pruned(left);
    if (pruned == null || (!pruned.equals(left) && !isNew(pruned))) {
      return Optional.empty();
    }
    return checked(pruned)
        .filter(Refiner::isFlawless)
        .map(report -> new Proven(pruned, report.solution().mainline()));
  }

  /** What is left when no piece is needless any more; null if that is not settled. */
  private @Nullable Setup pruned(Setup setup) {
    Setup left = setup;
    while (true) {
      PruneReport report =
          new Pruner(solver, CheckOptions.DEFAULT, SearchBudget.nodes(PRUNE_NODES)).prune(left);
      if (!report.base().isSound() || !report.open().isEmpty()) {
        return null;
      }
      if (report.single().isEmpty()) {
        return left;
      }
      left = report.together().map(Needless::setup).orElse(report.single().get(0).setup());
    }
  }

  private static boolean isFlawless(SoundnessReport report) {
    return report.defects().stream().allMatch(defect -> defect.severity() == Severity.TOLERATED);
  }

  private boolean isNew(Setup setup) {
    return known.add(IndexKeys.of(setup, List.of()).get(0).value());
  }
}
