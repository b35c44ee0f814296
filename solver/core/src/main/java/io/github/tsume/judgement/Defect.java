package io.github.tsume.judgement;

import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.PlyCount;
import io.github.tsume.verdict.Severity;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Something that is wrong with a composition, or at least to be mentioned.
 *
 * @param kind its class
 * @param severity how much it weighs by the profile that was asked for
 * @param ply the ply of the mainline at which it departs, from 1; 0 if it concerns the whole. Of a
 *     defect of the author's line ({@link DefectClass#isOfAuthorsLine}) the ply of that line
 * @param move the move that departs, 0 if none
 * @param length the length in plies of the whole solution that this move leads to, counted from the
 *     initial position; of a cook the shortest that keeps off the mainline
 * @param line the moves from {@code move} on to the mate
 * @param leftover the attacker's packed hand at its end
 * @param failure why an author's line is no mate; null of all other classes
 */
public record Defect(
    DefectClass kind,
    Severity severity,
    int ply,
    int move,
    PlyCount length,
    List<Integer> line,
    int leftover,
    @Nullable LineFailure failure) {
  /** A defect with a copied line. */
  public Defect {
    line = List.copyOf(line);
  }

  /** A defect of another class than an author's line that is no mate. */
  public Defect(
      DefectClass kind,
      Severity severity,
      int ply,
      int move,
      PlyCount length,
      List<Integer> line,
      int leftover) {
    this(kind, severity, ply, move, length, line, leftover, null);
  }

  /** The reason why an author's line is no mate. */
  public enum LineFailure {
    /** After a check of the attacker the defender has a reply by which he is not mated any more. */
    ESCAPE("玉方が逃れる"),
    /** A move is not legal. */
    ILLEGAL("指せない手"),
    /** A move of the attacker gives no check. */
    NO_CHECK("王手でない"),
    /** The line ends, and says that it is mate, where the defender has replies that count. */
    NO_MATE("詰んでいない");

    private final String japanese;

    LineFailure(String japanese) {
      this.japanese = japanese;
    }

    /** The reason in the words of composers. */
    public String japanese() {
      return japanese;
    }

    /** The stable name in results, such as "no-check". */
    public String code() {
      return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }
  }
}
