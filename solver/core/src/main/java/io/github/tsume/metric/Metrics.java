package io.github.tsume.metric;

import java.util.EnumMap;
import java.util.Map;
import java.util.OptionalLong;

/** The counts of one problem; of a metric that is not there nobody counted it. */
public final class Metrics {
  /** Nothing was counted. */
  public static final Metrics NONE = new Metrics(new EnumMap<>(Metric.class));

  private final EnumMap<Metric, Long> counts;

  private Metrics(EnumMap<Metric, Long> counts) {
    this.counts = counts;
  }

  /** The same with one count more, or another one. */
  public Metrics with(Metric metric, long count) {
    EnumMap<Metric, Long> more = new EnumMap<>(counts);
    more.put(metric, count);
    return new Metrics(more);
  }

  static Metrics of(Map<Metric, Long> counts) {
    return new Metrics(new EnumMap<>(counts));
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

  /** All that are known, in the order of {@link Metric}. */
  public Map<Metric, Long> counts() {
    return new EnumMap<>(counts);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Metrics that && counts.equals(that.counts);
  }

  @Override
  public int hashCode() {
    return counts.hashCode();
  }

  @Override
  public String toString() {
    return counts.toString();
  }
}
