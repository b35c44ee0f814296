package io.github.tsume.results.json;

import io.github.tsume.metric.Metric;
import io.github.tsume.metric.Metrics;
import java.util.Set;

/** Metrics as a JSON object, in their fixed order. */
final class MetricsJson {
  private static final Set<Metric> OF_EFFORT = Set.of(Metric.PROOF_NODES, Metric.CHECK_NODES);

  private MetricsJson() {}

  /**
   * Writes them as a field.
   *
   * @param effort whether what it took is told too
   */
  static void write(JsonFields json, Metrics metrics, boolean effort) {
    json.in(
        "metrics",
        inner ->
            metrics
                .counts()
                .forEach(
                    (metric, count) -> {
                      if (effort || !OF_EFFORT.contains(metric)) {
                        inner.put(metric.code(), count);
                      }
                    }));
  }
}
