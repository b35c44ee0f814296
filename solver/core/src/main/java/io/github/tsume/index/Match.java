package io.github.tsume.index;

import io.github.tsume.board.Setup;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * An earlier problem that is like another.
 *
 * @param problem the earlier one
 * @param likeness in what they are alike
 * @param relation how what is alike of the earlier becomes that of the other; empty for lines
 * @param difference the piece by which they differ, where that is all
 */
public record Match(
    IndexedProblem problem,
    Likeness likeness,
    Optional<Relation> relation,
    Optional<Difference> difference) {
  /** The match, if they really are alike so; null if not. */
  static @Nullable Match of(
      IndexedProblem earlier, Setup setup, List<Integer> line, Likeness likeness) {
    if (likeness == Likeness.LINE) {
      boolean same =
          earlier.setup().rules() == setup.rules()
              && LineHash.same(
                  setup.rules(),
                  earlier.setup().attacker(),
                  earlier.line(),
                  setup.attacker(),
                  line);
      return same ? new Match(earlier, likeness, Optional.empty(), Optional.empty()) : null;
    }
    Optional<Relation> relation =
        Relation.of(there(earlier.setup(), earlier.line(), likeness), here(setup, line, likeness));
    return relation.isEmpty() ? null : new Match(earlier, likeness, relation, Optional.empty());
  }

  /**
   * The match with a problem that differs by one piece; null if it is another.
   *
   * @param placement the later one
   * @param here what is in the later one
   * @param there what is in its place in the earlier one, but for mirror, colours and shift
   */
  static @Nullable Match onePiece(
      IndexedProblem earlier, Placement placement, OnePiece.Spot here, OnePiece.Spot there) {
    Stones other = placement.stones().changed(here, there);
    Placement from = Placement.of(earlier.setup());
    Relation corner = Relation.of(from, placement.with(other, 0, 0)).orElse(null);
    if (corner == null) {
      return null;
    }
    int files = other.first(other.files);
    int ranks = other.first(other.ranks);
    Relation relation =
        new Relation(
            corner.turned(), corner.mirrored(), corner.files() + files, corner.ranks() + ranks);
    Difference difference =
        new Difference(spot(placement, here), spot(from, relation.back(there, placement.rules())));
    return new Match(earlier, Likeness.ONE_PIECE, Optional.of(relation), Optional.of(difference));
  }

  /** A spot as it is seen on the board itself. */
  private static Difference.Spot spot(Placement placement, OnePiece.Spot spot) {
    if (spot.piece() == Piece.EMPTY) {
      return Difference.Spot.NONE;
    }
    int piece = placement.isTurned() ? spot.piece() ^ Piece.WHITE : spot.piece();
    if (spot.file() == OnePiece.HAND) {
      return new Difference.Spot(piece, Difference.Spot.HAND);
    }
    Ruleset rules = placement.rules();
    int square = rules.square(spot.file(), spot.rank());
    return new Difference.Spot(piece, placement.isTurned() ? rules.squares() - 1 - square : square);
  }

  /**
   * Whether it is the problem itself: the same piece for piece where it stands, from a file of the
   * same name, as far as both are known, and there under the same name or at the same place.
   *
   * @param source where the other was read; empty if nowhere
   */
  public boolean isItself(String id, String source) {
    boolean same = relation.isPresent() && relation.get().isSame();
    String here = place(source);
    String there = place(problem.source());
    boolean named = problem.id().equals(id) && file(here).equals(file(there));
    return likeness == Likeness.POSITION && same && (named || atLine(here) && here.equals(there));
  }

  /** A source such as "old/a.sfen:3" without folders. */
  static String place(String source) {
    return source.substring(Math.max(source.lastIndexOf('/'), source.lastIndexOf('\\')) + 1);
  }

  /** The name of the file of a place. */
  private static String file(String place) {
    return place.replaceAll("(:[0-9]+)+$", "");
  }

  private static boolean atLine(String place) {
    return !file(place).equals(place);
  }

  /** What of the later problem is alike. */
  static Placement here(Setup setup, List<Integer> line, Likeness likeness) {
    return likeness == Likeness.SHORTER
        ? IndexKeys.afterPair(setup, line)
        : likeness == Likeness.LONGER ? Placement.of(setup) : part(setup, line, likeness);
  }

  /** What of the earlier problem is alike. */
  private static Placement there(Setup setup, List<Integer> line, Likeness likeness) {
    return likeness == Likeness.LONGER
        ? IndexKeys.afterPair(setup, line)
        : likeness == Likeness.SHORTER ? Placement.of(setup) : part(setup, line, likeness);
  }

  private static Placement part(Setup setup, List<Integer> line, Likeness likeness) {
    return switch (likeness) {
      case CORE -> IndexKeys.core(setup, line);
      case FINAL, LINE -> IndexKeys.last(setup, line);
      default -> Placement.of(setup);
    };
  }

  /**
   * The piece by which two problems differ, as it stands in each.
   *
   * @param here where it is in the later one
   * @param there where it is in the earlier one
   */
  public record Difference(Spot here, Spot there) {
    /**
     * A piece and its place.
     *
     * @param piece the piece, or {@link Piece#EMPTY} if there is none
     * @param square its square, or {@link #HAND}
     */
    public record Spot(int piece, int square) {
      /** The attacker's hand as a place. */
      public static final int HAND = -1;

      /** There is none. */
      public static final Spot NONE = new Spot(Piece.EMPTY, HAND);

      /** Whether there is a piece. */
      public boolean isThere() {
        return piece != Piece.EMPTY;
      }
    }
  }

  /** In what two problems may be alike, the closest first. */
  public enum Likeness {
    /** All pieces, but for mirror, colours and shift. */
    POSITION,
    /** All pieces but one, which is elsewhere, another, or only in one of them. */
    ONE_PIECE,
    /** The pieces that take part. */
    CORE,
    /** The earlier one is what is left of the other after its first two plies. */
    SHORTER,
    /** The other is what is left of the earlier one after its first two plies. */
    LONGER,
    /** The final position. */
    FINAL,
    /** The moves. */
    LINE;

    /** How many there are room for in a reference of an index. */
    static final int ROOM = 8;

    /** The stable name in results. */
    public String code() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }
}
