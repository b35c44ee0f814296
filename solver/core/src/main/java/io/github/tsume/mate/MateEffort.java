package io.github.tsume.mate;

import static io.github.tsume.mate.Effort.Unit.COUNT;
import static io.github.tsume.mate.Effort.Unit.GROWTH;
import static io.github.tsume.mate.Effort.Unit.NODES;
import static io.github.tsume.mate.Effort.Unit.PART;
import static io.github.tsume.mate.Effort.Unit.PLIES;
import static io.github.tsume.mate.Effort.Unit.SHARE;

/** How much the search for lengths and lines may cost: one entry each. */
public enum MateEffort implements Effort {
  ASCEND_UP_TO(15, PLIES, "up to here lengths are looked for from below, beyond from above"),
  LENGTH_SHARE(0.8, SHARE, "of the budget, for the length of a long mate"),
  DESCENT_SHARE(0.7, SHARE, "of that, for shorter mates; the rest is for their audit"),
  AUDIT_SHARE(0.7, SHARE, "of the nodes then left, for the audit of one length"),
  DETOUR_SHARE(0.25, SHARE, "of what is left, to see if a long mate is a detour of a short one"),
  DETOUR_NODES(300_000, NODES, "for the same, at most"),
  DETOUR_SHORT(13, PLIES, "the short mate looked for has at most so many"),
  DETOUR_LONG(99, PLIES, "a first mate that has more is no detour"),
  BOUND_LINE_NODES(
      1_000_000, NODES, "in overtime, for the line of an upper bound; at most all before"),
  LINE_AGAIN(2_000, NODES, "to find a lost answer on a candidate line again"),
  LINE_AGAIN_LAST(20_000, NODES, "the same on the line that is shown"),
  DESCENT_FIRST(100_000, NODES, "for a question of the descent at first"),
  DESCENT_GROWTH(3, GROWTH, "for the next round of questions"),
  DESCENT_ROOT_PART(10, PART, "of a question on the line goes to the root while one there is open"),
  DESCENT_LINE_PART(20, PART, "of a question on the line, to find a lost answer again, if more"),
  DESCENT_ROOT_AGAIN(10_000, NODES, "for the root each time that its line has become shorter"),
  DESCENT_AFTER_OPEN(1_000, NODES, "for a question on the line before one that is open, at least"),
  AUDIT_AGAIN(20_000, NODES, "to find a proof that was retracted again before its parent goes too"),
  AUDIT_FIRST(1_000, NODES, "for each reason why the claims of a node may stand, at first"),
  AUDIT_GROWTH(8, GROWTH, "for the same next"),
  AUDIT_RAW_PART(64, PART, "of a question, to ask first if the raw game mates"),
  AUDIT_LAST(1L << 40, NODES, "far beyond any budget: a line too long to follow stays open"),
  AUDIT_ROUNDS(100_000, COUNT, "attempts at one question, for the same reason"),
  EXACT_LINE_FIRST(2_000, NODES, "for a reply that may keep the length, at first"),
  EXACT_LINE_GROWTH(16, GROWTH, "for the same next"),
  EXACT_LINE_PASSES(4, COUNT, "so many times all replies are asked"),
  FUTILE_PLY_FIRST(20_000, NODES, "for the notes on one ply, at first"),
  FUTILE_PLY_NEXT(300_000, NODES, "for each ply that is open then"),
  FUTILE_ALL(3_000_000, NODES, "for all plies together"),
  FUTILE_LAST(8_000_000, NODES, "for those that are open then together, within the budget");

  private final double value;
  private final Unit unit;
  private final String why;

  MateEffort(double value, Unit unit, String why) {
    this.value = value;
    this.unit = unit;
    this.why = why;
  }

  @Override
  public double value() {
    return value;
  }

  @Override
  public Unit unit() {
    return unit;
  }

  @Override
  public String why() {
    return why;
  }
}
