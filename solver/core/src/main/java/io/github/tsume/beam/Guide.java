package io.github.tsume.beam;

import io.github.tsume.board.Setup;
import io.github.tsume.metric.Metrics;

/** A guide of a beam: it says which of the positions that wait are to be looked at first. */
@FunctionalInterface
public interface Guide {
  /**
   * How promising a position is; the larger, the sooner it is looked at.
   *
   * @param start a position of which it is not known whether it is sound
   * @param ofLine what its line decides
   */
  double of(Setup start, Metrics ofLine);
}
