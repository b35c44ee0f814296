package io.github.tsume.index;

import io.github.tsume.board.Setup;
import java.util.Optional;

/**
 * How one position becomes another.
 *
 * @param turned whether the colours change
 * @param mirrored whether left and right change
 * @param files how many files to the left it is shifted after that, with black attacking
 * @param ranks how many ranks down
 */
public record Relation(boolean turned, boolean mirrored, int files, int ranks) {
  /** How the earlier position becomes the later one; empty if it does not. */
  public static Optional<Relation> of(Setup earlier, Setup later) {
    Placement from = Placement.of(earlier);
    Placement to = Placement.of(later);
    return of(from, to);
  }

  static Optional<Relation> of(Placement from, Placement to) {
    for (Placement each : new Placement[] {from, from.mirror()}) {
      if (each.isShiftOf(to)) {
        return Optional.of(
            new Relation(
                from.isTurned() != to.isTurned(),
                each.isMirrored() != from.isMirrored(),
                to.firstFile() - each.firstFile(),
                to.firstRank() - each.firstRank()));
      }
    }
    return Optional.empty();
  }

  /** Whether the positions are the same, piece for piece. */
  public boolean isSame() {
    return !turned && !mirrored && files == 0 && ranks == 0;
  }
}
