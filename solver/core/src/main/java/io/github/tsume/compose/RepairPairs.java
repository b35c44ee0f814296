package io.github.tsume.compose;

import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.rules.Ruleset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Pairs of edits each of which kills a cook by itself. Those that together leave the fewest of the
 * known cooks come first, and of these the smallest: where a problem has two cooks that have
 * nothing to do with each other, each wants an edit of its own.
 */
final class RepairPairs {
  private final Set<KnownCooks.Cook> cooks;
  private final List<Killer> killers = new ArrayList<>();

  /** An edit and the cooks that it kills. */
  private record Killer(Edit edit, Set<KnownCooks.Cook> killed) {}

  /** A pair, and how many of the known cooks neither kills. */
  private record Pair(Killer first, Killer second, int left, int size) {
    List<Edit> edits() {
      return List.of(first.edit, second.edit);
    }
  }

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

  /** The pairs to try. */
  Chosen choose(Ruleset rules) {
    List<Pair> pairs = new ArrayList<>();
    for (int i = 0; i < killers.size(); i++) {
      for (int j = i + 1; j < killers.size(); j++) {
        pairs.add(pair(killers.get(i), killers.get(j), rules));
      }
    }
    pairs.sort(Comparator.comparingInt(Pair::left).thenComparingInt(Pair::size));
    int most = Efforts.DEFAULT.count(EffortTable.REPAIR_PAIRS);
    List<Pair> first = pairs.subList(0, Math.min(most, pairs.size()));
    return new Chosen(
        edits(first, pair -> pair.left == 0),
        edits(first, pair -> pair.left > 0),
        pairs.size() <= most);
  }

  private static List<List<Edit>> edits(List<Pair> pairs, Predicate<Pair> which) {
    return pairs.stream().filter(which).map(Pair::edits).toList();
  }

  private Pair pair(Killer first, Killer second, Ruleset rules) {
    int left = 0;
    for (KnownCooks.Cook cook : cooks) {
      left += first.killed.contains(cook) || second.killed.contains(cook) ? 0 : 1;
    }
    int size = EditSize.of(List.of(first.edit, second.edit), rules);
    return new Pair(first, second, left, size);
  }
}
