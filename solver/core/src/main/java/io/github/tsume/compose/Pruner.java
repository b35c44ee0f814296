package io.github.tsume.compose;

import io.github.tsume.board.Setup;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.soundness.SoundnessReport;
import io.github.tsume.verdict.Aim;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A finder of the pieces that a sound problem does not need (無駄駒), on the board and in hand, and
 * those in whose place one of less value does ({@link PieceValue}); every finding is a full check.
 */
public final class Pruner {
  private static final Comparator<Needless> ORDER =
      Comparator.comparing(Needless::keeps)
          .thenComparing(finding -> !finding.isRemoval())
          .thenComparing(Comparator.comparingInt(Needless::saved).reversed());

  private final Workbench bench;
  private final Workers workers;
  private final Listener listener;

  /** Hears how it goes; one call at a time. */
  public interface Listener {
    /** Hears nothing. */
    Listener NONE = new Listener() {};

    /** The problem itself was checked: it is sound, and its pieces are tried. */
    default void begins(Judged base) {}

    /** Something was found. */
    default void found(Needless found) {}

    /** So many of the pieces were tried. */
    default void progress(int done, int pieces) {}
  }

  /**
   * A pruner that tries one piece after another.
   *
   * @param options how to check; its author's line, if any, is the line that is to be kept
   * @param budget for all checks together
   */
  public Pruner(MateSolver solver, CheckOptions options, SearchBudget budget) {
    this(solver, Aim.MATE, options, budget, Workers.alone(solver, budget), Listener.NONE);
  }

  /**
   * A pruner.
   *
   * @param aim the goal of the problems, and within how many plies it is looked for
   * @param options how to check; its author's line, if any, is the line that is to be kept
   * @param budget for all checks together
   * @param workers who try the pieces
   */
  public Pruner(
      MateSolver solver,
      Aim aim,
      CheckOptions options,
      SearchBudget budget,
      Workers workers,
      Listener listener) {
    bench = new Workbench(solver, aim, options, budget);
    this.workers = workers;
    this.listener = listener;
  }

  /**
   * Tries each piece of a problem.
   *
   * @param setup a legal position; both hands settled
   */
  public PruneReport prune(Setup setup) {
    return prune(setup, bench.judged(setup, bench.options().authoredLine()));
  }

  /** The same for a problem with a mate that was checked already. */
  public PruneReport prune(Setup setup, SoundnessReport base) {
    return prune(setup, Judged.of(base));
  }

  private PruneReport prune(Setup setup, Judged base) {
    if (!base.isSound()) {
      return new PruneReport(bench.aim(), base, List.of(), Optional.empty(), List.of(), 0);
    }
    listener.begins(base);
    bench.measure(base);
    PruneTrial.Kept kept = new PruneTrial.Kept(setup, base.line());
    List<List<Edit>> pieces = WeakerEdits.of(setup);
    List<PruneTrial.@Nullable Tried> outcomes =
        Arrays.asList(new PruneTrial.@Nullable Tried[pieces.size()]);
    int[] done = new int[1];
    workers.<List<Edit>, PruneTrial.Tried>each(
        new Until<>(pieces.iterator(), bench::isSpent),
        solver -> (edits, budget) -> new PruneTrial(bench.other(solver, budget), kept).of(edits),
        (edits, outcome) -> {
          if (bench.budget().nodesLeft() <= 0) {
            return; // Others may have gone on behind the last there were nodes for.
          }
          bench.budget().charge(outcome.nodes());
          outcomes.set(pieces.indexOf(edits), outcome);
          outcome.found().forEach(listener::found);
          listener.progress(++done[0], pieces.size());
        });
    return report(kept, base, pieces, outcomes);
  }

  private PruneReport report(
      PruneTrial.Kept kept,
      Judged base,
      List<List<Edit>> pieces,
      List<PruneTrial.@Nullable Tried> outcomes) {
    List<Needless> single = new ArrayList<>();
    List<Unsettled> open = new ArrayList<>();
    int tried = 0;
    for (int i = 0; i < pieces.size(); i++) {
      PruneTrial.Tried outcome = outcomes.get(i);
      if (outcome == null) {
        pieces
            .get(i)
            .forEach(edit -> open.add(new Unsettled(List.of(edit), Unsettled.Proved.NOTHING)));
        continue;
      }
      single.addAll(outcome.found());
      open.addAll(outcome.open());
      tried += outcome.tried();
    }
    single.sort(ORDER);
    return new PruneReport(bench.aim(), base, single, together(kept, single), open, tried);
  }

  /** Takes findings together, the best first, as long as the problem stays sound. */
  private Optional<Needless> together(PruneTrial.Kept kept, List<Needless> single) {
    PruneTrial trial = new PruneTrial(bench, kept);
    List<Edit> all = new ArrayList<>();
    Needless most = null;
    for (Needless next : single) {
      Edit edit = next.edits().get(0);
      boolean taken =
          edit.from() != Edit.HAND && all.stream().anyMatch(each -> each.from() == edit.from());
      if (taken || bench.isSpent()) {
        continue;
      }
      all.add(edit);
      Needless finding = all.size() == 1 ? next : trial.ask(all).finding();
      if (finding == null) {
        all.remove(all.size() - 1);
      } else {
        most = finding;
      }
    }
    return Optional.ofNullable(most).filter(finding -> finding.edits().size() > 1);
  }
}
