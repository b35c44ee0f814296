package tsume.mate;

/** Which interpositions may be futile (無駄合), and so do not count in the length of a mate. */
public enum FutileRule {
  /** Dropped and moved ones. */
  STANDARD,
  /** Dropped ones only. */
  DROPS_ONLY,
  /** None: every interposition counts; lengths are raw. */
  NONE
}
