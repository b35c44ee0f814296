package io.github.tsume.verdict;

/** The activity of a search. */
public enum SearchPhase {
  /** It looks for what is wanted: a mate, or another goal. */
  GOAL,
  /** It looks for a shorter one. */
  LENGTH,
  /** It makes sure that the length counts every interposition that is not futile. */
  AUDIT,
  /** It looks for the line that is shown. */
  LINE,
  /** It asks whether other moves do as well. */
  SOUNDNESS,
  /** It looks at positions two plies before. */
  BEFORE,
  /** It grades answers. */
  GRADING;

  /** The stable name, such as "audit". */
  public String code() {
    return Codes.of(this);
  }
}
