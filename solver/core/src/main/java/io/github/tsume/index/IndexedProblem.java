package io.github.tsume.index;

import io.github.tsume.board.Setup;
import io.github.tsume.notation.GameStart;
import io.github.tsume.record.Replay;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * A problem of an index.
 *
 * @param id its label
 * @param source where it was read; may be empty
 * @param title its title; null if it has none
 * @param author who made it; null if that is not told
 * @param statedLength the plies that are stated, 0 for "no mate"; empty if nothing is
 * @param setup its position
 * @param line its solution; empty if that was not known
 */
public record IndexedProblem(
    String id,
    String source,
    @Nullable String title,
    @Nullable String author,
    OptionalInt statedLength,
    Setup setup,
    List<Integer> line) {
  /** A problem with a copied line. */
  public IndexedProblem {
    line = List.copyOf(line);
  }

  /** A problem of which nothing is told besides. */
  public IndexedProblem(String id, String source, Setup setup, List<Integer> line) {
    this(id, source, null, null, OptionalInt.empty(), setup, line);
  }

  /** The length of its line if that mates, else the stated one; empty if neither is known. */
  public OptionalInt length() {
    return line.isEmpty() || isGame() ? statedLength : OptionalInt.of(line.size());
  }

  /** Whether the line is the moves of a game that nobody played up to a mate. */
  private boolean isGame() {
    Replay replay = Replay.of(setup);
    line.forEach(replay::play);
    return GameStart.isOf(setup) && !replay.isMated();
  }
}
