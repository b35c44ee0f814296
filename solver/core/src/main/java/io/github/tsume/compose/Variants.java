package io.github.tsume.compose;

import io.github.tsume.board.Setup;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * All boards that choices allow: each once, mirror images left out. Where the defender holds the
 * rest he does so in all of them.
 */
public final class Variants {
  private final Setup setup;
  private final List<Choice> choices;
  private final int most;
  private final boolean rest;
  private final Set<Setup> found = new LinkedHashSet<>();
  private final List<Choice.Alternative> taken = new ArrayList<>();

  private Variants(Setup setup, List<Choice> choices, int most) {
    this.setup = setup.toBuilder().ply(1).build();
    this.choices = choices;
    this.most = most;
    rest = EditedSetup.holdsRest(setup);
  }

  /**
   * How many ways there are to choose, legal or not.
   *
   * @param most how many choices may differ from what the board has
   */
  public static double count(Setup setup, List<Choice> choices, int most) {
    double[] ways = new double[choices.size() + 1];
    ways[0] = 1;
    for (Choice choice : choices) {
      long changing =
          choice.alternatives().stream().filter(each -> Choice.changes(each, setup)).count();
      long same = choice.alternatives().size() - changing;
      for (int changes = ways.length - 1; changes >= 0; changes--) {
        ways[changes] = ways[changes] * same + (changes > 0 ? ways[changes - 1] * changing : 0);
      }
    }
    double sum = 0;
    for (int changes = 0; changes <= Math.min(most, choices.size()); changes++) {
      sum += ways[changes];
    }
    return sum;
  }

  /** The legal boards, in the order of the choices; those with few changes are not preferred. */
  public static List<Setup> of(Setup setup, List<Choice> choices, int most) {
    Variants all = new Variants(setup, choices, most);
    all.choose(0, 0);
    return List.copyOf(all.found);
  }

  private void choose(int next, int changes) {
    if (next == choices.size()) {
      add();
      return;
    }
    for (Choice.Alternative each : choices.get(next).alternatives()) {
      int more = changes + (Choice.changes(each, setup) ? 1 : 0);
      if (more <= most) {
        taken.add(each);
        choose(next + 1, more);
        taken.remove(taken.size() - 1);
      }
    }
  }

  private void add() {
    Setup.Builder builder = setup.toBuilder();
    for (Choice.Alternative each : taken) {
      if (!Choice.apply(each, builder, setup)) {
        return;
      }
    }
    Setup made = rest ? EditedSetup.refilled(builder, setup) : builder.build();
    if (made.faults().isEmpty() && !found.contains(MirrorImage.of(made))) {
      found.add(made);
    }
  }
}
