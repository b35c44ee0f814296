package io.github.tsume.bench.free;

import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.compose.Edit;
import io.github.tsume.compose.EditedSetup;
import io.github.tsume.compose.Extender;
import io.github.tsume.compose.Predecessor;
import io.github.tsume.compose.WeakerEdits;
import io.github.tsume.moves.LegalMoves;
import java.util.ArrayList;
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
        List<Integer> line = setup == null ? null : same(Position.of(setup), problem.line());
        if (setup != null && line != null && isSound(setup, line)) {
          return new Proven(setup, line);
        }
      }
    }
    return null;
  }

  /**
   * The line played by the pieces that stand there now; null if that is not legal, or gives no
   * check.
   */
  private static @Nullable List<Integer> same(Position position, List<Integer> line) {
    List<Integer> moves = new ArrayList<>();
    int[] legal = new int[Position.MAX_MOVES];
    for (int move : line) {
      String usi = Move.toUsi(move, position.rules());
      int end = LegalMoves.generate(position, legal, 0);
      int at = 0;
      while (at < end && !Move.toUsi(legal[at], position.rules()).equals(usi)) {
        at++;
      }
      if (at == end) {
        return null;
      }
      position.play(legal[at]);
      moves.add(legal[at]);
      if (moves.size() % 2 == 1 && !position.inCheck()) {
        return null;
      }
    }
    return moves;
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
