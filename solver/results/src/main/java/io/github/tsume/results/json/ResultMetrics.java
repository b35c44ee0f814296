package io.github.tsume.results.json;

import io.github.tsume.board.position.Position;
import io.github.tsume.metric.LineCounts;
import io.github.tsume.metric.Metric;
import io.github.tsume.metric.Metrics;
import io.github.tsume.metric.RankFormula;
import io.github.tsume.results.text.LineText;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Outcome;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The metrics of a result: they are not kept in it, but follow from what is. */
public final class ResultMetrics {
  private ResultMetrics() {}

  /** The metrics of a result; none where no mainline of a mate is known. */
  public static Metrics of(Result result) {
    Result.Answer answer = result.answer();
    boolean told = answer.outcome() == Outcome.MATE && !answer.mainline().isEmpty();
    Position position = told ? result.position().orElse(null) : null;
    if (position == null) {
      return Metrics.NONE;
    }
    List<Integer> line = LineText.parse(position, result.answer().mainline());
    return line.size() == result.answer().mainline().size()
        ? counted(LineCounts.of(position, line), result)
        : Metrics.NONE;
  }

  private static Metrics counted(Metrics ofLine, Result result) {
    Metrics metrics = ofLine;
    CheckOutcome check = result.check();
    if (check != null) {
      long equal =
          check.defects().stream()
              .filter(defect -> defect.code().equals(DefectClass.EQUAL_VARIATION.code()))
              .count();
      metrics = metrics.with(Metric.EQUAL_VARIATIONS, equal);
    }
    List<TryEntry> tries = result.extras().tries();
    if (!tries.isEmpty()) {
      metrics = metrics.with(Metric.TRIES, tries.size());
      if (tries.stream().allMatch(entry -> entry.plies().isExact())) {
        metrics =
            metrics
                .with(Metric.LONGEST_TRY, pliesOf(tries).max().orElse(0))
                .with(Metric.TRY_PLIES, pliesOf(tries).sum());
      }
    }
    Result.Effort effort = result.effort();
    return check == null || effort == null
        ? metrics
        : metrics.with(Metric.CHECK_NODES, effort.nodes());
  }

  private static IntStream pliesOf(List<TryEntry> tries) {
    return tries.stream().mapToInt(entry -> entry.plies().plies());
  }

  /** The rank of a result by the usual formula; null where no mainline is known. */
  public static @Nullable Double rank(Result result) {
    Metrics metrics = of(result);
    return metrics.isEmpty() ? null : RankFormula.USUAL.of(metrics);
  }

  /** A rank as it is told: to a tenth. Java's own formats would be a tenth of the page. */
  public static String text(double rank) {
    long tenths = Math.round(Math.abs(rank) * 10);
    String sign = rank < 0 && tenths > 0 ? "-" : "";
    return sign + tenths / 10 + '.' + tenths % 10;
  }
}
