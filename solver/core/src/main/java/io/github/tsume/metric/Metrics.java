package io.github.tsume.metric;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;

/**
 * The counts of one problem; of a metric that is not there nobody counted it, and others stand in
 * the order of {@link Metric}.
 */
public record Metrics(Map<Metric, Long> counts) {
  /** Nothing is known. */
  public static final Metrics NONE = new Metrics(Map.of());

  /** Counts that are copied. */
  public Metrics {
    counts = Collections.unmodifiableMap(new TreeMap<>(counts));
  }

  /** The same with one count more, or another one. */
  public Metrics with(Metric metric, long count) {
    Map<Metric, Long> more = new HashMap<>(counts);
    more.put(metric, count);
    return new Metrics(more);
  }

  /** A count, if it is known. */
  public OptionalLong get(Metric metric) {
    Long count = counts.get(metric);
    return count == null ? OptionalLong.empty() : OptionalLong.of(count);
  }

  /** Whether nothing is known. */
  public boolean isEmpty() {
    return counts.isEmpty();
  }
}
