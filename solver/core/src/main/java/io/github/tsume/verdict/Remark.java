package io.github.tsume.verdict;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The subject of a remark on a solution or a check; those of readers are named by themselves. */
public enum Remark {
  /** An interposition that does not count. */
  FUTILE,
  /** An interposition that counts, but that some hold to be futile. */
  GREY,
  /** The interpositions of a ply were not all examined. */
  FUTILE_OPEN(Unfinished.FUTILE),
  /** The mainline may be another one of the same length. */
  MAINLINE_OPEN(Unfinished.MAINLINE),
  /** A defect is not shown with the best play. */
  DEFECT_LINE(Unfinished.DEFECT_LINES),
  /** A defect may be of a graver class than it is called. */
  DEFECT_CLASS_OPEN(Unfinished.DEFECT_CLASSES),
  /** There may be more defects, none of which would change the verdict. */
  MORE_DEFECTS_OPEN(Unfinished.MORE_DEFECTS),
  /** From a ply on, replies that keep the value were not all examined. */
  EQUAL_VARIATIONS_OPEN(Unfinished.EQUAL_VARIATIONS),
  /** From a ply on, it is not known whether replies last longer than the author's. */
  LONGER_DEFENCES_OPEN(Unfinished.LONGER_DEFENCES),
  /** From a ply on, other lines of best play were not examined. */
  EQUAL_LINES_OPEN(Unfinished.EQUAL_LINES),
  /** The author's line goes on after the mate. */
  AUTHORED_LINE_GOES_ON,
  /** The author's line has a futile interposition. */
  AUTHORED_LINE_FUTILE,
  /** One of the author's moves is not legal. */
  AUTHORED_LINE_ILLEGAL,
  /** The variations of a ply could not all be listed. */
  VARIATIONS_OPEN(Unfinished.VARIATIONS),
  /** The tries of a ply could not all be listed. */
  TRIES_OPEN(Unfinished.TRIES),
  /** The raw length was asked for and could not be found. */
  RAW_LENGTH_OPEN(Unfinished.RAW_LENGTH),
  /** It is not known whether checks alone mate, which needs no brinkmate. */
  MATE_BY_CHECKS_OPEN(Unfinished.MATE_BY_CHECKS),
  /** How far a search for helpmates came before a limit ended it. */
  SOLUTIONS_OPEN(Unfinished.SOLUTION_COUNT),
  /** The input has moves, and its first position was taken. */
  FIRST_POSITION,
  /** The source says that something else is to be looked for. */
  OTHER_GOAL,
  /** The check stopped at the first fatal defect, as it was told to. */
  FAIL_FAST,
  /** What was found could not be kept for a later run. */
  JOURNAL,
  /** The same position was in the input before. */
  DUPLICATE,
  /** The mirror image of the position was in the input before. */
  MIRRORED_DUPLICATE,
  /** The position was in the input before, seen from the other side. */
  TURNED_DUPLICATE,
  /** Pieces that the input does not mention were given to the defender. */
  FILLED_HAND,
  /** Two kings, and pieces that are missing: a game with odds. */
  HANDICAP_GAME,
  /** The input says that the defender holds nothing. */
  EMPTY_HAND,
  /** Pieces are missing. */
  MISSING_PIECES,
  /** An earlier problem is like it. */
  KNOWN_PROBLEM,
  /** A piece is needless. */
  NEEDLESS_PIECE,
  /** Of some pieces it is not known whether they are needless. */
  NEEDLESS_OPEN,
  /** The nearest repair. */
  NEAREST_REPAIR;

  private final @Nullable Unfinished leaves;

  Remark() {
    this(null);
  }

  Remark(@Nullable Unfinished leaves) {
    this.leaves = leaves;
  }

  /** The stable name in results, such as "more-defects-open". */
  public String code() {
    return Codes.of(this);
  }

  /** What is open where this is remarked; empty of remarks on what is known. */
  public Optional<Unfinished> leaves() {
    return Optional.ofNullable(leaves);
  }

  /** Whether it says that the same position was in the input before. */
  public boolean isDuplicate() {
    return this == DUPLICATE || this == MIRRORED_DUPLICATE || this == TURNED_DUPLICATE;
  }

  /** What a code stands for; empty of remarks that readers make, and of those of older versions. */
  public static Optional<Remark> ofCode(String code) {
    return Codes.find(values(), Remark::code, code);
  }
}
