package io.github.tsume;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** What the library needs besides Java, and whether it is there. */
final class Libraries {
  /** A class of each, and where it is from. */
  private static final Map<String, String> NEEDED =
      new TreeMap<>(
          Map.of(
              "com.google.common.collect.ImmutableList", "com.google.guava:guava",
              "it.unimi.dsi.fastutil.ints.IntArrayList", "it.unimi.dsi:fastutil-core",
              "tools.jackson.core.JsonParser", "tools.jackson.core:jackson-core"));

  private Libraries() {}

  /**
   * Makes sure that all are there, before a search fails in its middle for want of one.
   *
   * @throws IllegalStateException if some are missing; it names them
   */
  static void require() {
    String missing =
        NEEDED.entrySet().stream()
            .filter(each -> !exists(each.getKey()))
            .map(Map.Entry::getValue)
            .collect(Collectors.joining(", "));
    if (!missing.isEmpty()) {
      throw new IllegalStateException("missing on the class path: " + missing);
    }
  }

  private static boolean exists(String name) {
    try {
      Class.forName(name, false, Libraries.class.getClassLoader());
      return true;
    } catch (ClassNotFoundException e) {
      return false;
    }
  }
}
