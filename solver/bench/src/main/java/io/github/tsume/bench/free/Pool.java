package io.github.tsume.bench.free;

import io.github.tsume.board.Setup;
import io.github.tsume.index.IndexKeys;
import io.github.tsume.index.Match.Likeness;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;

/** A pool of what was found, by length, to change and begin with again. */
final class Pool {
  private static final int ROOM = 300;
  private static final int LEAST = 3;

  private final SplittableRandom random;
  private final TreeMap<Integer, List<Proven>> byLength = new TreeMap<>();
  private final Set<IndexKeys.Key> keys = new HashSet<>();

  Pool(SplittableRandom random) {
    this.random = random;
  }

  /** Whether there is enough to draw from. */
  boolean isReady() {
    return byLength.size() >= LEAST;
  }

  /** One of the boards, of each length as often. */
  Setup drawn() {
    List<List<Proven>> all = new ArrayList<>(byLength.values());
    List<Proven> some = all.get(random.nextInt(all.size()));
    return some.get(random.nextInt(some.size())).setup();
  }

  /** Takes one in; where there is no room, in the place of another. */
  void add(Proven problem) {
    List<Proven> some = byLength.computeIfAbsent(problem.line().size(), plies -> new ArrayList<>());
    if (some.size() < ROOM) {
      some.add(problem);
    } else {
      some.set(random.nextInt(ROOM), problem);
    }
  }

  /** Whether none that is remembered has the same pieces at work, end, or moves. */
  boolean isUnlike(Proven problem) {
    return IndexKeys.of(problem.setup(), problem.line()).stream()
        .filter(key -> key.likeness() != Likeness.LONGER)
        .noneMatch(keys::contains);
  }

  /** Remembers one, so that nothing like it is taken again. */
  void remember(Proven problem) {
    keys.addAll(IndexKeys.of(problem.setup(), problem.line()));
  }
}
