package io.github.tsume.mate;

import com.google.common.collect.ImmutableMap;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * How much a solver puts into what: the values of the tables, but for those that were changed.
 * Never modified.
 */
public final class Efforts {
  /** What the tables say. */
  public static final Efforts DEFAULT = new Efforts(ImmutableMap.of());

  private final ImmutableMap<Effort, Double> changed;

  private Efforts(ImmutableMap<Effort, Double> changed) {
    this.changed = changed;
  }

  /** The same with another value for one of them. */
  public Efforts with(Effort effort, double value) {
    Map<Effort, Double> all = new LinkedHashMap<>(changed);
    all.put(effort, value);
    return new Efforts(ImmutableMap.copyOf(all));
  }

  /** A number of nodes. */
  public long nodes(Effort effort) {
    return (long) value(effort);
  }

  /** A number of something else: a factor, plies, cases. */
  public int count(Effort effort) {
    return (int) value(effort);
  }

  /** A share of what is left, between 0 and 1. */
  public double share(Effort effort) {
    return value(effort);
  }

  private double value(Effort effort) {
    Double other = changed.get(effort);
    return other == null ? effort.value() : other;
  }
}
