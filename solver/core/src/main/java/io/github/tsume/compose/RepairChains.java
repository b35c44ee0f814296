package io.github.tsume.compose;

import io.github.tsume.rules.Ruleset;
import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The chains of two edits: the first undoes all cooks that are known of the problem and makes
 * another defect, the second is any edit, to answer that one. Small ones come first.
 */
final class RepairChains {
  private final List<Edit> firsts;
  private final List<List<Edit>> bySize = new ArrayList<>();
  private final Ruleset rules;
  private final Set<Set<Edit>> tried = new HashSet<>();
  private final Object2IntOpenHashMap<Edit> places = new Object2IntOpenHashMap<>();

  /**
   * The chains of some edits.
   *
   * @param firsts those that undo the cooks, and leave the problem unsound
   * @param seconds all edits of one piece, in the order in which they are tried
   * @param tried pairs that need no second look
   */
  RepairChains(
      Collection<Edit> firsts, List<Edit> seconds, Collection<List<Edit>> tried, Ruleset rules) {
    this.firsts = List.copyOf(firsts);
    this.rules = rules;
    for (Edit second : seconds) {
      int size = EditSize.of(second, rules);
      while (bySize.size() <= size) {
        bySize.add(new ArrayList<>());
      }
      bySize.get(size).add(second);
    }
    tried.forEach(pair -> this.tried.add(Set.copyOf(pair)));
    places.defaultReturnValue(Integer.MAX_VALUE);
    this.firsts.forEach(first -> places.put(first, places.size()));
  }

  /** All chains, each pair of edits once; they are made when they are asked for. */
  Stream<List<Edit>> all() {
    return IntStream.range(0, 2 * bySize.size())
        .boxed()
        .flatMap(size -> firsts.stream().flatMap(first -> after(first, size)));
  }

  /** The chains of one size that begin with an edit. */
  private Stream<List<Edit>> after(Edit first, int size) {
    int rest = size - EditSize.of(first, rules);
    return rest < 0 || rest >= bySize.size()
        ? Stream.of()
        : bySize.get(rest).stream()
            .filter(second -> places.getInt(second) > places.getInt(first))
            .filter(second -> !tried.contains(Set.of(first, second)))
            .map(second -> List.of(first, second));
  }
}
