package io.github.tsume.verdict;

import java.util.Optional;

/** A thing that a search may leave open, though more of it might find it out. */
public enum Unfinished {
  /** Whether it mates. */
  MATE,
  /** The verdict of a check. */
  VERDICT,
  /** Whether a shorter mate exists. */
  LENGTH,
  /** Single moves that may be defects; which they are is listed. */
  MOVES,
  /** Which of several lines of the same length is the mainline. */
  MAINLINE,
  /** Whether there are more defects, none of which would change the verdict. */
  MORE_DEFECTS,
  /** Whether a defect is of a graver class than it is called. */
  DEFECT_CLASSES,
  /** The best play after a defect. */
  DEFECT_LINES,
  /** Which replies are as good as those of the mainline. */
  EQUAL_VARIATIONS,
  /** Which replies last longer than the author's. */
  LONGER_DEFENCES,
  /** Which defects the other lines of best play have. */
  EQUAL_LINES,
  /** Which interpositions are futile. */
  FUTILE,
  /** The list of variations that was asked for. */
  VARIATIONS,
  /** The list of tries that was asked for. */
  TRIES,
  /** The length with every interposition counted that was asked for. */
  RAW_LENGTH,
  /** Whether checks alone mate, where a brinkmate was found. */
  MATE_BY_CHECKS,
  /** How many solutions there are. */
  SOLUTION_COUNT;

  /** The stable name in results, such as "more-defects". */
  public String code() {
    return Codes.of(this);
  }

  /** What a code stands for. */
  public static Optional<Unfinished> ofCode(String code) {
    return Codes.find(values(), Unfinished::code, code);
  }
}
