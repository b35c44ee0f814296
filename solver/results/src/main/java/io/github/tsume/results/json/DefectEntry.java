package io.github.tsume.results.json;

import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.PlyCount;
import io.github.tsume.verdict.Severity;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A defect.
 *
 * @param kind its class
 * @param severity how much it weighs by the profile that was asked for
 * @param ply the ply of the mainline, or of the author's line if it is that which is wrong, at
 *     which it departs; 0 for the whole
 * @param move the move that departs in USI, null if none
 * @param length the plies of the whole solution, of a cook the shortest that keeps off the mainline
 * @param line the moves from {@code move} on
 * @param leftover what the attacker has in hand at its end
 * @param provisional whether it does not count yet, as the mainline is not yet sure
 * @param why why an author's line is no mate, the code of a {@link
 *     io.github.tsume.judgement.Defect.LineFailure}; null of all other classes
 */
public record DefectEntry(
    DefectClass kind,
    Severity severity,
    int ply,
    @Nullable String move,
    PlyCount length,
    List<String> line,
    Map<String, Integer> leftover,
    boolean provisional,
    @Nullable String why) {

  public DefectEntry {
    line = List.copyOf(line);
  }

  /** A defect that needs no reason. */
  public DefectEntry(
      DefectClass kind,
      Severity severity,
      int ply,
      @Nullable String move,
      PlyCount length,
      List<String> line,
      Map<String, Integer> leftover,
      boolean provisional) {
    this(kind, severity, ply, move, length, line, leftover, provisional, null);
  }

  /** The code of its class. */
  public String code() {
    return kind.code();
  }

  /** Whether it is another way to mate, wherever it is. */
  boolean isOtherSolution() {
    return kind.isAnotherSolution(0);
  }

  /** Whether its ply and moves are those of the author's line, which may leave the mainline. */
  public boolean isOfAuthorsLine() {
    return kind.isOfAuthorsLine();
  }
}
