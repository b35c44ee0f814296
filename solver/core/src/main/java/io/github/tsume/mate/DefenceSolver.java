package io.github.tsume.mate;

import io.github.tsume.board.Hand;
import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.game.FutileRule;
import io.github.tsume.moves.Evasions;
import io.github.tsume.verdict.PlyCount;
import io.github.tsume.verdict.SearchPhase;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A solver of positions in which the defender is to move, in check: their value by the exact rule.
 *
 * @param listener hears lengths of the defender's position alone, never those after a reply
 */
public record DefenceSolver(
    MateSolver solver, SolveOptions options, SearchBudget budget, SolveListener listener) {
  /**
   * What was found out about such a position.
   *
   * @param answer whether it is mated; if the length is not exact, it is an upper bound
   * @param line the moves to the mate; if there is none, the one by which the defender escapes
   * @param leftover what the attacker holds at the end of the line
   */
  public record DefenceValue(MateAnswer answer, List<Integer> line, int leftover) {
    public DefenceValue {
      line = List.copyOf(line);
    }
  }

  private record Mate(int reply, Solution after) {
    int length() {
      return after.length() + 1;
    }

    DefenceValue bound() {
      List<Integer> line = new ArrayList<>(List.of(reply));
      line.addAll(after.mainline());
      return new DefenceValue(
          new MateAnswer.Mate(PlyCount.atMost(length())), line, after.leftover());
    }
  }

  /**
   * Solves the position after each reply: no mate if one of them escapes, unknown if one is, else
   * the value of the position itself. Leaves it as it was.
   */
  public DefenceValue solve(Position position) {
    int[] replies = Evasions.of(position);
    List<Mate> mates = new ArrayList<>();
    MateAnswer unknown = null;
    for (int reply : replies) {
      position.play(reply);
      Solution after = solver.solve(position, options, budget, this::withoutLength);
      position.undo(reply);
      if (after.isMate()) {
        mates.add(new Mate(reply, after));
      } else if (after.answer() instanceof MateAnswer.NoMate) {
        return new DefenceValue(after.answer(), List.of(reply), Hand.EMPTY);
      } else {
        unknown = after.answer();
      }
    }
    return unknown == null
        ? value(position, mates)
        : new DefenceValue(unknown, List.of(), Hand.EMPTY);
  }

  /** What a search after one reply is like; how long that mate is says nothing of the position. */
  private void withoutLength(SolveListener.Progress after) {
    listener.progress(after.with(after.nodes(), 0));
  }

  /** The value of a position in which every reply is mated, or the longest of these mates. */
  private DefenceValue value(Position position, List<Mate> mates) {
    int attacker = position.side() ^ 1;
    if (mates.isEmpty()) {
      return new DefenceValue(
          new MateAnswer.Mate(PlyCount.exactly(0)), List.of(), position.hand(attacker));
    }
    mates.sort(
        Comparator.comparingInt(Mate::length)
            .reversed()
            .thenComparingInt(mate -> Hand.size(mate.after.leftover()))); // stable
    DefenceValue bound = mates.get(0).bound();
    listener.progress(
        new SolveListener.Progress(SearchPhase.LENGTH, budget.nodes(), mates.get(0).length()));
    if (!options.exactLength()) {
      return bound;
    }
    Session session =
        new Session(position, position.sideToMove().opponent(), solver, options.futile());
    Question question = session.question(mates.get(0).length(), budget);
    OptionalInt length = session.length(question).orElse(OptionalInt.empty());
    if (length.isEmpty()) {
      return bound;
    }
    return session
        .line(question.within(length.getAsInt()))
        .map(line -> exact(length.getAsInt(), line, session.handAfter(line)))
        .orElse(bound);
  }

  private static DefenceValue exact(int length, List<Integer> line, int leftover) {
    return new DefenceValue(new MateAnswer.Mate(PlyCount.exactly(length)), line, leftover);
  }

  /**
   * The longest line of a position that is mated although the defender has replies, because all are
   * futile interpositions; empty if he has none.
   */
  public Optional<DefenceValue> withFutile(Position position) {
    SolveOptions raw = options.withFutile(FutileRule.NONE);
    DefenceValue all = new DefenceSolver(solver, raw, budget, listener).solve(position);
    boolean hasReplies = !all.line.isEmpty() && all.line.get(0) != Move.NONE;
    return all.answer instanceof MateAnswer.Mate mate && hasReplies
        ? Optional.of(
            new DefenceValue(
                new MateAnswer.Mate(PlyCount.atMost(mate.length().plies())),
                all.line,
                all.leftover))
        : Optional.empty();
  }
}
