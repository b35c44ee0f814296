package io.github.tsume.board;

import io.github.tsume.rules.Color;
import io.github.tsume.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;

/**
 * A setup whose defender's hand has been settled.
 *
 * @param setup the setup; the defender's hand counts as stated if it was filled
 * @param filled what was added to the defender's hand
 * @param missing what is still in neither hand nor on the board, kings left aside
 */
public record FilledSetup(Setup setup, List<Pieces> filled, List<Pieces> missing) {

  /** A number of pieces of one kind. */
  public record Pieces(int kind, int count) {}

  public FilledSetup {
    filled = List.copyOf(filled);
    missing = List.copyOf(missing);
  }

  static FilledSetup fill(Setup setup, DefenderHand policy) {
    Ruleset rules = setup.rules();
    List<Pieces> absent = new ArrayList<>();
    for (int kind = 1; kind < rules.kindLimit(); kind++) {
      int count = rules.type(kind).count() - setup.countOf(kind);
      if (count > 0) {
        absent.add(new Pieces(kind, count));
      }
    }
    Color defender = setup.defender();
    boolean fills =
        policy == DefenderHand.REST || (policy == DefenderHand.AUTO && !setup.handStated(defender));
    if (!fills) {
      return new FilledSetup(setup, List.of(), absent);
    }
    Setup.Builder builder = setup.toBuilder().handStated(defender, true);
    for (Pieces pieces : absent) {
      builder.addToHand(defender, pieces.kind(), pieces.count());
    }
    return new FilledSetup(builder.build(), absent, List.of());
  }

  /** How many pieces were added to the defender's hand. */
  public int filledCount() {
    return filled.stream().mapToInt(Pieces::count).sum();
  }

  /** How many pieces of the full set are still nowhere. */
  public int missingCount() {
    return missing.stream().mapToInt(Pieces::count).sum();
  }
}
