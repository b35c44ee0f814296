package io.github.tsume.certificate;

import java.util.EnumMap;
import java.util.Map;

/** A counter of what is not shown. */
final class Missing {
  private final Map<Part, Integer> counts = new EnumMap<>(Part.class);

  /** One more thing of a part is not shown. */
  void add(Part part) {
    counts.merge(part, 1, Integer::sum);
  }

  /** It is not shown unless that holds. */
  void addUnless(boolean holds, Part part) {
    if (!holds) {
      add(part);
    }
  }

  boolean has(Part part) {
    return counts.containsKey(part);
  }

  Map<Part, Integer> counts() {
    return counts;
  }
}
