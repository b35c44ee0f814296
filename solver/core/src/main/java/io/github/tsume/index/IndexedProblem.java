package io.github.tsume.index;

import io.github.tsume.board.Setup;
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

  /** Its length: of its line, else as it is stated; empty if neither is known. */
  public OptionalInt length() {
    return line.isEmpty() ? statedLength : OptionalInt.of(line.size());
  }
}
