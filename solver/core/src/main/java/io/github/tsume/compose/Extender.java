package io.github.tsume.compose;

import com.google.common.collect.Iterators;
import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.metric.LineCounts;
import io.github.tsume.metric.Metric;
import io.github.tsume.metric.Metrics;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.soundness.Phase;
import io.github.tsume.soundness.SoundnessReport;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.DefectClass;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/**
 * An extension of sound problems backwards (逆算): it finds out whether positions two plies before
 * one are sound, with its line as their tail.
 *
 * <p>Where both sides help, the one that is sound has that line, as any legal one of so many plies
 * is a solution. Of mates each is first refuted cheaply ({@link QuickRefutation}) if it can be;
 * what is left gets a full check that is told nothing of the line, and a second one with the line
 * where the first prefers another of equal lines. An extender serves one thread.
 */
public final class Extender {
  private static final long QUICK_BYTES = 1L << 24;

  private final MateSolver solver;
  private final Aim aim;
  private final CheckOptions options;
  private final QuickRefutation quick;

  /**
   * A problem to be extended.
   *
   * @param setup its position; both hands settled
   * @param line its line
   */
  public record Origin(Setup setup, List<Integer> line) {
    /** An origin with a copied line. */
    public Origin {
      line = List.copyOf(line);
    }
  }

  /** What came of a candidate. */
  public enum Fate {
    /** It is sound, with the line. */
    SOUND,
    /** It is not. */
    REFUTED,
    /** It is not known: the budget was spent. */
    OPEN
  }

  /**
   * What came of a candidate.
   *
   * @param extension the problem, if it is sound; else null
   * @param proved how far it is proved to be sound
   */
  public record Answer(Fate outcome, @Nullable Extension extension, Unsettled.Proved proved) {
    /** It is not sound with the line. */
    public static final Answer REFUTED = new Answer(Fate.REFUTED, null, Unsettled.Proved.NOTHING);

    /** It is not known, and nothing is proved. */
    public static final Answer OPEN = new Answer(Fate.OPEN, null, Unsettled.Proved.NOTHING);

    /** A problem that is sound. */
    static Answer sound(Extension extension) {
      return new Answer(Fate.SOUND, extension, Unsettled.Proved.SOUND);
    }

    /** What is not proved to be sound in so many plies: open or refuted. */
    static Answer ofOther(Judged judged, int plies) {
      return judged.isOpenIn(plies) ? new Answer(Fate.OPEN, null, judged.proved()) : REFUTED;
    }
  }

  /** An extender of mates. */
  public Extender(MateSolver solver, CheckOptions options) {
    this(solver, Aim.MATE, options);
  }

  /**
   * An extender.
   *
   * @param solver for the full checks; what it knows is forgotten
   * @param aim what is looked for: a mate, or one for which both sides help
   * @param options how to check; what they state of the author's is left aside
   */
  public Extender(MateSolver solver, Aim aim, CheckOptions options) {
    this.solver = solver;
    this.aim = aim;
    this.options = options;
    quick = new QuickRefutation(new MateSolver(QUICK_BYTES), options.solve().futile());
  }

  /**
   * All positions two plies before a problem, the most promising first.
   *
   * @param promise how promising one is, by what position and line alone decide
   */
  public static List<Predecessor> candidates(Origin origin, ToDoubleFunction<Metrics> promise) {
    record Promising(Predecessor predecessor, double value) {}
    List<Promising> all = new ArrayList<>();
    for (Predecessor each : Predecessors.of(origin.setup())) {
      Metrics metrics = LineCounts.of(each.setup(), each.before(origin.line()));
      all.add(new Promising(each, promise.applyAsDouble(metrics)));
    }
    all.sort(Comparator.comparingDouble(Promising::value).reversed());
    return all.stream().map(Promising::predecessor).toList();
  }

  /**
   * The positions a check before the mates on a board.
   *
   * @param board what stands there; what its attacker holds is left aside
   * @param most how many pieces of the attacker may be added
   * @param allowed on which squares
   */
  public static Iterator<Predecessor> mates(Setup board, int most, IntPredicate allowed) {
    return Iterators.concat(
        Iterators.transform(
            new MatePictures(board, most, allowed), mate -> Predecessors.ofMate(mate).iterator()));
  }

  /** The check of a problem before it is extended. */
  public Judged first(Setup setup, List<Integer> authored, SearchBudget budget) {
    Workbench bench = new Workbench(solver, aim, options, budget);
    return bench.hasMatesAsCooks()
        ? Judged.of(bench.first(setup, authored))
        : bench.firstJudged(setup, authored);
  }

  /** What a position may take at most, by the check of the problem that is extended. */
  public static long most(Judged base) {
    return Math.max(
        Efforts.DEFAULT.nodes(EffortTable.EXTEND_LEAST),
        Efforts.DEFAULT.growth(EffortTable.EXTEND_TIMES) * base.nodes());
  }

  /**
   * Whether a candidate is sound with its origin's line.
   *
   * @param budget for this candidate
   */
  public Answer ask(Origin origin, Predecessor candidate, SearchBudget budget) {
    List<Integer> line = candidate.before(origin.line());
    Position start = Position.of(candidate.setup());
    Workbench bench = new Workbench(solver, aim, options, budget);
    if (!bench.hasMatesAsCooks()) {
      Judged judged = bench.judged(candidate.setup(), List.of());
      Metrics metrics = LineCounts.of(candidate.setup(), line);
      return judged.isSoundIn(line.size())
          ? Answer.sound(new Extension(candidate.setup(), line, judged, metrics))
          : Answer.ofOther(judged, line.size());
    }
    // A full check of a mate in one is quick itself.
    if (line.size() > 1 && quick.ask(start, line, budget) != QuickRefutation.Why.NOTHING) {
      return Answer.REFUTED;
    }
    bench.clear();
    SoundnessReport report = bench.verdict(candidate.setup(), List.of());
    if (!Judged.of(report).isSoundIn(line.size())) {
      return Answer.ofOther(Judged.of(report), line.size());
    }
    if (!report.solution().mainline().equals(line)) {
      SoundnessReport given = bench.verdict(candidate.setup(), line);
      if (!Judged.of(given).isSoundIn(line.size())) {
        return Answer.ofOther(Judged.of(given), line.size());
      }
    }
    Metrics metrics = counted(LineCounts.of(start, line), report);
    return Answer.sound(new Extension(candidate.setup(), line, Judged.of(report), metrics));
  }

  /** Metrics with what a check adds. */
  public static Metrics counted(Metrics ofLine, SoundnessReport report) {
    long equal =
        report.defects().stream()
            .filter(defect -> defect.kind() == DefectClass.EQUAL_VARIATION)
            .count();
    return ofLine
        .with(Metric.EQUAL_VARIATIONS, equal)
        .with(Metric.PROOF_NODES, report.spent().getOrDefault(Phase.PROOF, 0L))
        .with(Metric.CHECK_NODES, report.nodes());
  }
}
