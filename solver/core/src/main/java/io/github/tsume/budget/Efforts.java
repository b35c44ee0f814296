package io.github.tsume.budget;

import com.google.common.collect.ImmutableMap;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The effort that a solver puts into each task: the values of {@link EffortTable}, but for those
 * that were changed. Never modified.
 */
public final class Efforts {
  /** What the table says. */
  public static final Efforts DEFAULT = new Efforts(ImmutableMap.of());

  private final ImmutableMap<Effort, Number> changed;

  private Efforts(ImmutableMap<Effort, Number> changed) {
    this.changed = changed;
  }

  /** The same with another number of nodes for one of them. */
  public Efforts with(Effort.Nodes effort, long nodes) {
    return changed(effort, nodes);
  }

  /** The same with another share for one of them. */
  public Efforts with(Effort.Share effort, double share) {
    return changed(effort, share);
  }

  /** The same with another factor, number of plies or count for one of them. */
  public Efforts with(Effort.Whole effort, int value) {
    return changed(effort, value);
  }

  /**
   * The same with another value for one of them, whatever it is measured in.
   *
   * @throws IllegalArgumentException if that effort may not be so much
   */
  public Efforts withValue(Effort effort, double value) {
    if (!effort.allows(value)) {
      throw new IllegalArgumentException(
          value + " is not between " + effort.least() + " and " + effort.most());
    }
    return changed(effort, value);
  }

  private Efforts changed(Effort effort, Number value) {
    Map<Effort, Number> all = new LinkedHashMap<>(changed);
    all.put(effort, value);
    return new Efforts(ImmutableMap.copyOf(all));
  }

  /** A number of nodes. */
  public long nodes(Effort.Nodes effort) {
    return value(effort).longValue();
  }

  /** A share of what is left, between 0 and 1. */
  public double share(Effort.Share effort) {
    return value(effort).doubleValue();
  }

  /** A factor by which something grows. */
  public int growth(Effort.Growth effort) {
    return value(effort).intValue();
  }

  /** One over the part that something is. */
  public int part(Effort.Part effort) {
    return value(effort).intValue();
  }

  /** A number of plies. */
  public int plies(Effort.Plies effort) {
    return value(effort).intValue();
  }

  /** A number of something else. */
  public int count(Effort.Count effort) {
    return value(effort).intValue();
  }

  private Number value(Effort effort) {
    return changed.getOrDefault(effort, effort.usual());
  }
}
