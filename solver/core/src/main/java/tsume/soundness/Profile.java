package tsume.soundness;

/** Whose standards decide how much a defect weighs. */
public enum Profile {
  /** What magazines ask for. */
  MAGAZINE,
  /** Tolerates equal variations, variations longer by 2 with leftovers, duals, detours, order. */
  LENIENT,
  /** Everything is fatal but ordinary variations. */
  STRICT
}
