package io.github.tsume.verdict;

import java.util.Optional;

/** The reason why a result leaves something open: the limit that was hit, or what failed. */
public enum Reason {
  /** The time is over. */
  TIME("time limit"),
  /** The nodes are spent. */
  NODES("node limit"),
  /** Somebody interrupted it. */
  INTERRUPTED("interrupted"),
  /** The table is too small. */
  MEMORY("memory limit"),
  /** The lines are too long to be followed. */
  DEPTH("depth limit"),
  /** The program had no memory for it. */
  OUT_OF_MEMORY("out of memory"),
  /** The program has a fault. */
  INTERNAL("internal error");

  private final String code;

  Reason(String code) {
    this.code = code;
  }

  /** The stable name in results, such as "node limit". */
  public String code() {
    return code;
  }

  /** Whether the program failed, so that the problem is to be done again whatever the limits. */
  public boolean isFailure() {
    return this == OUT_OF_MEMORY || this == INTERNAL;
  }

  /** The reason of a code. */
  public static Optional<Reason> ofCode(String code) {
    return Codes.find(values(), Reason::code, code);
  }
}
