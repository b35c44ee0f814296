package io.github.tsume.grade;

import java.util.EnumMap;
import java.util.Map;

/** The number of answers of each grade. */
public final class Counts {
  private final Map<Grade, Integer> counts = new EnumMap<>(Grade.class);

  /** Counts one more. */
  public void add(Grade grade) {
    counts.merge(grade, 1, Integer::sum);
  }

  /** How many have a grade. */
  public int of(Grade grade) {
    return counts.getOrDefault(grade, 0);
  }

  /** How many there are. */
  public int total() {
    return counts.values().stream().mapToInt(Integer::intValue).sum();
  }

  /** How many count as solved. */
  public int right() {
    return of(Grade.RIGHT) + of(Grade.EQUAL) + of(Grade.COOK);
  }
}
