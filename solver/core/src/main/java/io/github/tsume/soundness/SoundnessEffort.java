package io.github.tsume.soundness;

import static io.github.tsume.mate.Effort.Unit.COUNT;
import static io.github.tsume.mate.Effort.Unit.GROWTH;
import static io.github.tsume.mate.Effort.Unit.NODES;
import static io.github.tsume.mate.Effort.Unit.PART;
import static io.github.tsume.mate.Effort.Unit.PLIES;
import static io.github.tsume.mate.Effort.Unit.SHARE;

import io.github.tsume.mate.Effort;

/** How much a check may cost after the first proof: one entry each. */
public enum SoundnessEffort implements Effort {
  FIRST_ROUND(1_000_000, NODES, "the first round, or what the first proof took if that is more"),
  AUTHORED_LENGTH(100_000, NODES, "for the length where the author gives his line"),
  ROUND_GROWTH(3, GROWTH, "for the next round"),
  UNLIKELY_PART(10, PART, "of its round, for a line that can hardly prove the length"),
  TIGHTEN_SHARE(0.5, SHARE, "of what is left, to see if the author's length is enough"),
  LINES_SHARE(0.5, SHARE, "of what is left, for the lines of defects"),
  REST_SHARE(0.3, SHARE, "of what then is left, for each thing that cannot change the verdict"),
  REST_LEAST(50_000, NODES, "for the same at least; between these no more than all before"),
  REST_MOST(8_000_000, NODES, "for the same at most"),
  DECIDED_PART(3, PART, "of the nodes until the verdict, for each thing after it"),
  DECIDED_LEAST(3_000, NODES, "for the same at least"),
  DECIDED_MOST(300_000, NODES, "for the same at most"),
  REFUTED_PART(20, PART, "of all nodes, beyond the limit, to see how far open moves fail"),
  REFUTED_MOST(1_000_000, NODES, "for the same at most"),
  REFUTED_PLIES(99, PLIES, "they are asked about so far at most"),
  COOK_FIRST(250, NODES, "for one other check at first: quick cooks come before hard refutations"),
  COOK_SECOND(2_000, NODES, "for the same next"),
  COOK_GROWTH(4, GROWTH, "for the same then"),
  COOK_LINE_QUICK(10_000, NODES, "for the best play of a defect as soon as it is found"),
  DEFECT_LINE_FIRST(400_000, NODES, "for the best play of a defect at the end, at first"),
  DEFECT_LINE_MOST(40_000_000, NODES, "for the same at last"),
  DEFECT_LINE_GROWTH(10, GROWTH, "from one to the next"),
  EQUAL_COOK_LINE(4_000_000, NODES, "for the best play of a cook on another line of best play"),
  EQUAL_POSITIONS(1_000, COUNT, "with more positions of best play the lines are not examined"),
  EQUAL_LINES(64, COUNT, "so many lines are examined"),
  EQUAL_LINES_FEW(8, COUNT, "of so many lines each is asked about only until it is cooked"),
  EQUAL_RANK_FIRST(10_000, NODES, "for one line of the work that only ranks them, at first"),
  EQUAL_RANK_GROWTH(4, GROWTH, "for the same next"),
  EQUAL_PLY(400_000, NODES, "for the equal replies of one ply"),
  EQUAL_PLIES_MORE(8_000_000, NODES, "for all plies that then are open together"),
  PROOF_DOUBT(20_000, NODES, "to doubt that a detour or a mirrored move is not shorter"),
  PROOF_INTERPOSITION(100_000, NODES, "to see that an interposition on the line counts"),
  PROOF_SHARE(0.25, SHARE, "of what is left, for one question of a proof of the length"),
  LONG_VARIATION_NODES(8_000_000, NODES, "for the search for a shorter line without leftover"),
  LONG_VARIATION_SHARE(0.1, SHARE, "of what is left, for the same"),
  LONGER_FIRST(2_000, NODES, "for the replies of one ply that may last longer, at first"),
  LONGER_GROWTH(4, GROWTH, "for the same next"),
  AUTHORED_INTERPOSITION(100_000, NODES, "to see that an interposition of the author counts"),
  TRY_DEPTH(12, PLIES, "tries are followed so far"),
  TRY_NODES(300, COUNT, "positions for one try"),
  TRY_QUESTION(5_000, NODES, "to see if a reply refutes"),
  CERTIFICATE_NODES(5_000_000, NODES, "for a certificate, of what is left"),
  CERTIFICATE_LAST(2_000, NODES, "for the same where nothing is left"),
  CERTIFICATE_CLAIM(200_000, NODES, "to ask again if an other check mates");

  private final double value;
  private final Unit unit;
  private final String why;

  SoundnessEffort(double value, Unit unit, String why) {
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
