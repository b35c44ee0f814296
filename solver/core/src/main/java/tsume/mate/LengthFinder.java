package tsume.mate;

import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import tsume.dfpn.Answer;
import tsume.dfpn.DfPn;
import tsume.dfpn.SearchBudget;

/** Finds the exact value of a mate that is already proved, and its mainline. */
final class LengthFinder {
  /** Up to here the shortest length is looked for from below, beyond from above. */
  private static final int ASCEND_UP_TO = 15;

  /**
   * What was found.
   *
   * @param length the length in plies; an upper bound if not exact
   * @param exact whether it is proved that there is no shorter mate
   * @param line the mainline, null if none was found
   * @param notes remarks
   */
  record Outcome(int length, boolean exact, int @Nullable [] line, List<Note> notes) {}

  private final TsumeGame game;
  private final DfPn search;
  private final SolveOptions options;
  private final SearchBudget budget;
  private final SolveListener listener;

  LengthFinder(
      TsumeGame game,
      DfPn search,
      SolveOptions options,
      SearchBudget budget,
      SolveListener listener) {
    this.game = game;
    this.search = search;
    this.options = options;
    this.budget = budget;
    this.listener = listener;
  }

  /** The value, given that the attacker mates within {@code bound} plies, all replies counted. */
  Outcome find(int bound) {
    if (!options.exactLength()) {
      return new Outcome(bound, false, null, List.of());
    }
    // A long mate may be proved shortest more cheaply by the soundness check, so that it keeps
    // half.
    SearchBudget part = bound > ASCEND_UP_TO ? budget.share(0.5) : budget;
    Composer composer = new Composer(game, search, options.futile(), part);
    Shortest shortest = shortest(composer, bound);
    boolean stands = shortest.exact && stands(composer, shortest.length);
    for (int round = 0; shortest.exact && !stands && round < Composer.MAX_AUDITS; round++) {
      shortest = shortest(composer, bound);
      stands = shortest.exact && stands(composer, shortest.length);
    }
    int[] line = stands ? new MainlineFinder(composer).find(shortest.length) : null;
    game.setMode(FutileRule.NONE);
    if (part != budget) {
      budget.addNodes(part.nodes());
    }
    return new Outcome(shortest.length, line != null, line, List.of());
  }

  private boolean stands(Composer composer, int length) {
    int depth = game.depth();
    try {
      return composer.stands(length);
    } catch (OpenQuestionException open) {
      game.unwindTo(depth);
      return false;
    }
  }

  /** The raw length, given an upper bound of it; empty if it is not proved to be the shortest. */
  OptionalInt rawLength(int bound) {
    Composer raw = new Composer(game, search, FutileRule.NONE, budget);
    Shortest shortest = shortest(raw, bound);
    game.setMode(FutileRule.NONE);
    return shortest.exact ? OptionalInt.of(shortest.length) : OptionalInt.empty();
  }

  private record Shortest(int length, boolean exact) {}

  private Shortest shortest(Composer composer, int bound) {
    int refuted = -1;
    for (int plies = 1; plies < bound && bound <= ASCEND_UP_TO; plies += 2) {
      Answer answer = composer.within(plies);
      if (answer.isProven()) {
        return new Shortest(plies, true);
      }
      if (answer.isUnknown()) {
        return new Shortest(bound, false);
      }
      refuted = plies;
    }
    int length = bound;
    while (length - 2 > refuted) {
      listener.progress(new SolveListener.Progress("length", search.nodes(), length, 0, 0));
      Answer answer = composer.within(length - 2);
      if (answer.isUnknown()) {
        return new Shortest(length, false);
      }
      if (answer.isDisproven()) {
        break;
      }
      length = answer.length();
    }
    Answer proof = composer.within(length);
    return new Shortest(length, proof.isProven());
  }
}
