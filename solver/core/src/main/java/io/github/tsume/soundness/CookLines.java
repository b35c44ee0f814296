package io.github.tsume.soundness;

import io.github.tsume.dfpn.SearchBudget;
import io.github.tsume.mate.MateProbe;
import io.github.tsume.mate.ValueProbe;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Finds the lines to mate with which cooks and other defects are shown. */
final class CookLines {
  private static final long QUICK_NODES = 10_000;

  private final MateProbe probe;
  private final boolean shown;

  /**
   * Lines from where a probe stands.
   *
   * @param shown whether they are to be shown; else the move alone will do
   */
  CookLines(MateProbe probe, boolean shown) {
    this.probe = probe;
    this.shown = shown;
  }

  /**
   * A line to mate.
   *
   * @param moves its moves, the one that it is about first
   * @param proved the plies within which the proof mates after that
   * @param apart whether it must not come to what the probe forbids, the mainline
   * @param isBest whether it is the best play of both sides, which depends on the position alone
   */
  record Line(List<Integer> moves, int proved, boolean apart, boolean isBest) {}

  /**
   * A line from {@code move} at the current node: the best play of both sides where that is soon
   * found, else the longest of the proof; null if the proof was lost.
   */
  @Nullable Line find(int move, int proved, boolean apart, SearchBudget budget) {
    if (!shown) {
      return new Line(List.of(move), proved, apart, true);
    }
    List<Integer> best = best(move, proved, apart, budget.overtime().slice(QUICK_NODES));
    if (best != null) {
      return new Line(best, proved, apart, true);
    }
    probe.play(move);
    List<Integer> rest = probe.provenLine(proved, budget);
    probe.undo(move);
    if (rest == null) {
      return null;
    }
    List<Integer> moves = new ArrayList<>(List.of(move));
    moves.addAll(rest);
    return new Line(moves, proved, apart, false);
  }

  /**
   * The best play in the place of a line that is not; null if that fails.
   *
   * @param nodes how many nodes it may take
   */
  @Nullable Line improve(Line line, long nodes, SearchBudget budget) {
    SearchBudget part = budget.slice(nodes);
    List<Integer> best = best(line.moves.get(0), line.proved, line.apart, part);
    return best == null ? null : new Line(best, line.proved, line.apart, true);
  }

  private @Nullable List<Integer> best(int move, int proved, boolean apart, SearchBudget part) {
    List<Integer> line = best(new ValueProbe(probe), move, proved, part);
    if (line != null && apart && comesBack(line)) {
      line = best(ValueProbe.apart(probe), move, proved, part);
    }
    return line;
  }

  private @Nullable List<Integer> best(ValueProbe values, int move, int proved, SearchBudget part) {
    probe.play(move);
    OptionalInt shortest = values.length(proved, part);
    probe.undo(move);
    return shortest.isEmpty() ? null : values.lineAfter(move, shortest.getAsInt(), part);
  }

  /** Whether a line from the current attacker's node comes to what is forbidden. */
  private boolean comesBack(List<Integer> moves) {
    boolean meets = false;
    for (int move : moves) {
      probe.play(move);
      meets |= probe.isForbidden();
    }
    for (int i = moves.size() - 1; i >= 0; i--) {
      probe.undo(moves.get(i));
    }
    return meets;
  }
}
