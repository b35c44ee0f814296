package io.github.tsume;

import io.github.tsume.notation.Notation;
import io.github.tsume.record.Problem;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * A solver and checker of tsume-shogi: the side to move mates with checks alone. {@link
 * Options#withGoal} looks for something else, such as a brinkmate (必至).
 *
 * <pre>{@code
 * Checked checked = Tsume.check("9/4k4/9/4P4/9/9/9/9/9 b 2G 1");
 * System.out.println(checked.verdict() + " " + checked.solution().mainline());
 * }</pre>
 *
 * <p>A text may be of any format that {@link Notation} reads: SFEN, KIF, KI2, CSA, JKF, BOD, Hodges
 * or a position in running text. If it says nothing of the defender's hand, he holds the rest of
 * the set; {@link Options#withDefenderHand} says otherwise. Every call is for itself: it keeps
 * nothing, and several threads may call at once. An interrupt of the calling thread ends a search,
 * which then says what it knows; {@link Options#withProgress} hears how it goes on.
 */
public final class Tsume {
  private Tsume() {}

  /**
   * Whether the position of a text mates, how fast and how, with the default options.
   *
   * @throws BadPositionException if the text holds no legal position, or several
   */
  public static Solved solve(String text) {
    return solve(text, Options.DEFAULT);
  }

  /**
   * Whether what the options look for is in the position of a text, how fast and how.
   *
   * @throws BadPositionException if the text holds no legal position, or several
   */
  public static Solved solve(String text, Options options) {
    return solve(read(text, options), options);
  }

  /**
   * Whether what the options look for is in a problem, how fast and how.
   *
   * @throws BadPositionException if its position is not legal
   */
  public static Solved solve(Problem problem, Options options) {
    return Search.of(problem, options).solved();
  }

  /**
   * Whether the solution of a text's position is the only one, with the default options.
   *
   * @throws BadPositionException if the text holds no legal position, or several
   */
  public static Checked check(String text) {
    return check(text, Options.DEFAULT);
  }

  /**
   * Whether the solution of a text's position is the only one. Moves and a length that the text
   * states are compared with what is found.
   *
   * @throws BadPositionException if the text holds no legal position, or several
   */
  public static Checked check(String text, Options options) {
    return check(read(text, options), options);
  }

  /**
   * Whether the solution of a problem is the only one. Moves and a length that it states are
   * compared with what is found.
   *
   * @throws BadPositionException if its position is not legal
   */
  public static Checked check(Problem problem, Options options) {
    return Search.of(problem, options).checked();
  }

  private static Problem read(String text, Options options) {
    Libraries.require();
    return Texts.read(text, options);
  }

  /** What the library needs besides Java, and whether it is there. */
  private static final class Libraries {
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
}
