package io.github.tsume.compose;

import com.google.common.collect.Comparators;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.rules.Ruleset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Pairs of edits each of which kills a cook by itself. Those that together leave the fewest of the
 * known cooks come first, and of these the smallest: where a problem has two cooks that have
 * nothing to do with each other, each wants an edit of its own.
 */
final class RepairPairs {
  /** The best pair first; of equal ones that whose edits came first. */
  private static final Comparator<Pair> ORDER =
      Comparator.comparingInt(Pair::left)
          .thenComparingInt(Pair::size)
          .thenComparingInt(Pair::first)
          .thenComparingInt(Pair::second);

  private final Set<KnownCooks.Cook> cooks;
  private final List<Killer> killers = new ArrayList<>();

  /** An edit and the cooks that it kills. */
  private record Killer(Edit edit, Set<KnownCooks.Cook> killed) {}

  /** A pair, by the places of its edits, and how many of the known cooks neither kills. */
  private record Pair(int first, int second, int left, int size) {}

  /**
   * The pairs that are tried.
   *
   * @param killing those that leave none of the cooks
   * @param others those that leave some: what is known of these may be wrong for a pair
   * @param all whether those are all pairs there are
   */
  record Chosen(List<List<Edit>> killing, List<List<Edit>> others, boolean all) {}

  /** None yet, for the cooks of the problem. */
  RepairPairs(Set<KnownCooks.Cook> cooks) {
    this.cooks = Set.copyOf(cooks);
  }

  /** Adds an edit, if it kills a cook of the problem. */
  void add(Edit edit, Set<KnownCooks.Cook> killed) {
    if (!killed.isEmpty()) {
      killers.add(new Killer(edit, killed));
    }
  }

  /** The pairs to try. Of all that there are, no more than those are kept at any time. */
  Chosen choose(Ruleset rules) {
    int most = Efforts.DEFAULT.count(EffortTable.REPAIR_PAIRS);
    List<Pair> best = pairs(rules).collect(Comparators.least(most, ORDER));
    long all = (long) killers.size() * (killers.size() - 1) / 2;
    return new Chosen(
        edits(best, pair -> pair.left == 0), edits(best, pair -> pair.left > 0), all <= most);
  }

  private Stream<Pair> pairs(Ruleset rules) {
    int[] sizes =
        killers.stream().mapToInt(killer -> EditSize.of(List.of(killer.edit), rules)).toArray();
    return IntStream.range(0, sizes.length)
        .boxed()
        .flatMap(
            i ->
                IntStream.range(i + 1, sizes.length)
                    .mapToObj(j -> new Pair(i, j, left(i, j), sizes[i] + sizes[j])));
  }

  private List<List<Edit>> edits(List<Pair> pairs, Predicate<Pair> which) {
    return pairs.stream()
        .filter(which)
        .map(pair -> List.of(killers.get(pair.first).edit, killers.get(pair.second).edit))
        .toList();
  }

  /** How many of the cooks neither of two edits kills. */
  private int left(int first, int second) {
    int left = 0;
    for (KnownCooks.Cook cook : cooks) {
      left +=
          killers.get(first).killed.contains(cook) || killers.get(second).killed.contains(cook)
              ? 0
              : 1;
    }
    return left;
  }
}
