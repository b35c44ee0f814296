package io.github.tsume.helpmate;

import java.util.HashMap;
import java.util.Map;

/**
 * The question whether all lines are orders of the same moves: from every position on one of them
 * on, whichever line is followed, the moves have the same sum. Asked of all lines, shown or not.
 */
final class SameMoves {
  /** A sum of 128 bits of numbers that stand for moves, in whatever order. */
  private record Sum(long one, long two) {
    static Sum of(int move) {
      return new Sum(mixed(move * 0x9E3779B97F4A7C15L), mixed(~move * 0xD6E8FEB86659FD93L));
    }

    Sum plus(Sum other) {
      return new Sum(one + other.one, two + other.two);
    }

    private static long mixed(long bits) {
      long x = (bits ^ bits >>> 30) * 0xBF58476D1CE4E5B9L;
      x = (x ^ x >>> 27) * 0x94D049BB133111EBL;
      return x ^ x >>> 31;
    }
  }

  /** What follows the positions of a ply, by their numbers; -1 where there is none before. */
  private Map<Integer, Sum> ends = new HashMap<>();

  private boolean differ;

  /** A line ends so. */
  void end(Reached.Mate mate) {
    Sum sum = Sum.of(mate.answer()).plus(Sum.of(mate.check())).plus(Sum.of(mate.last()));
    enter(ends, mate.parent(), sum);
  }

  private void enter(Map<Integer, Sum> sums, int number, Sum sum) {
    if (!differ) {
      Sum known = sums.putIfAbsent(number, sum);
      differ = known != null && !known.equals(sum);
    }
    if (differ) {
      sums.clear();
    }
  }

  /** Whether they are, when all ends are known and so many plies of the defender have begun. */
  boolean isOne(WaysBack back, int plies) {
    for (int ply = plies - 2; ply >= 0 && !differ && !ends.containsKey(-1); ply--) {
      int at = ply;
      Map<Integer, Sum> before = new HashMap<>();
      ends.forEach(
          (number, sum) -> {
            for (WaysBack.Step step : back.before(number, at)) {
              Sum more = Sum.of(step.check()).plus(Sum.of(step.answer()));
              enter(before, step.number(), sum.plus(more));
            }
          });
      ends = before;
    }
    return !differ;
  }
}
