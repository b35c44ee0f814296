package io.github.tsume.bench.free;

import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.compose.Edit;
import io.github.tsume.compose.EditedSetup;
import io.github.tsume.compose.Extender;
import io.github.tsume.compose.IntendedLine;
import io.github.tsume.compose.Predecessor;
import io.github.tsume.compose.WeakerEdits;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A quick hand that takes pieces away, or puts weaker ones in their place, as long as a problem
 * stays sound with its line: most that is needless is gone before {@link Refiner} asks thoroughly.
 */
final class Trimmer {
  private static final long NODES = 20_000;

  private final Extender extender;

  Trimmer(Extender extender) {
    this.extender = extender;
  }

  /** What is left; the line is the same, move for move. */
  Proven trimmed(Proven problem) {
    Proven left = problem;
    for (Proven next = lighter(left); next != null; next = lighter(left)) {
      left = next;
    }
    return left;
  }

  private @Nullable Proven lighter(Proven problem) {
    for (List<Edit> ofPiece : WeakerEdits.of(problem.setup())) {
      for (Edit edit : ofPiece) {
        Setup setup = EditedSetup.of(problem.setup(), List.of(edit));
        List<Integer> line = setup == null ? null : IntendedLine.ofMate(setup, problem.line());
        if (setup != null && line != null && isSound(setup, line)) {
          return new Proven(setup, line);
        }
      }
    }
    return null;
  }

  private boolean isSound(Setup setup, List<Integer> line) {
    boolean one = line.size() == 1;
    int second = one ? Move.NONE : line.get(1);
    List<Integer> rest = one ? List.of() : line.subList(2, line.size());
    Extender.Answer answer =
        extender.ask(
            new Extender.Origin(setup, rest),
            new Predecessor(setup, line.get(0), second),
            SearchBudget.nodes(NODES));
    return answer.outcome() == Extender.Fate.SOUND;
  }
}
