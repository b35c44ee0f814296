package io.github.tsume;

/** Whose standards decide how much a defect weighs. */
public enum Profile {
  /** What magazines ask for. */
  MAGAZINE,
  /** Tolerates what only pedants mind, such as equal variations. */
  LENIENT,
  /** Everything is fatal but ordinary variations. */
  STRICT,
  /** What was asked for before about 1920. */
  CLASSIC
}
