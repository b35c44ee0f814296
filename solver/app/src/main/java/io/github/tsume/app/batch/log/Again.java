package io.github.tsume.app.batch.log;

/** Why a problem that has a result of an earlier run is checked again. */
public enum Again {
  /** It is another now, or its author states something else. */
  CHANGED,
  /** The result left something open, and there may be more to find. */
  OPEN
}
