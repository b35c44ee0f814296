package io.github.tsume.judgement;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.judgement.Judgement.Conclusion;
import io.github.tsume.judgement.Standards.LineEnd;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.PlyCount;
import io.github.tsume.verdict.Profile;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** One answer to whether a length is the stated one, for solutions and for checks. */
class AgreementTest {
  private static Conclusion mate(int length, boolean exact) {
    return new Conclusion(Outcome.MATE, PlyCount.upTo(length, exact), List.of(), 0);
  }

  private static Conclusion without(Outcome outcome) {
    return new Conclusion(outcome, PlyCount.UNKNOWN, List.of(), 0);
  }

  private static Optional<Boolean> agrees(Conclusion solution, int stated) {
    OptionalInt length = OptionalInt.of(stated);
    Optional<Boolean> ofCheck =
        Agreement.without(
            solution, new Standards(Profile.MAGAZINE, 0, length, List.of(), LineEnd.NOTHING));
    assertThat(Agreement.of(solution, length)).isEqualTo(ofCheck);
    return ofCheck;
  }

  @Test
  void a_mate_contradicts_no_mate_whether_it_is_exact_or_not() {
    assertThat(agrees(mate(5, false), 0)).contains(false);
    assertThat(agrees(mate(5, true), 0)).contains(false);
    assertThat(agrees(without(Outcome.NO_MATE), 0)).contains(true);
    assertThat(agrees(without(Outcome.NO_MATE), 5)).contains(false);
  }

  @Test
  void an_upper_bound_contradicts_a_greater_length_and_leaves_others_open() {
    assertThat(agrees(mate(5, false), 7)).contains(false);
    assertThat(agrees(mate(5, false), 5)).isEmpty();
    assertThat(agrees(mate(7, false), 5)).isEmpty();
    assertThat(agrees(mate(5, true), 5)).contains(true);
    assertThat(agrees(mate(5, true), 3)).contains(false);
  }

  @Test
  void what_is_not_known_agrees_with_nothing() {
    assertThat(agrees(without(Outcome.UNKNOWN), 0)).isEmpty();
    assertThat(agrees(without(Outcome.UNKNOWN), 5)).isEmpty();
  }

  @Test
  void no_mate_contradicts_a_line_that_is_all_that_is_stated() {
    assertThat(withLine(without(Outcome.NO_MATE), OptionalInt.empty())).contains(false);
    assertThat(withLine(without(Outcome.NO_MATE), OptionalInt.of(0))).contains(true);
    assertThat(withLine(without(Outcome.UNKNOWN), OptionalInt.empty())).isEmpty();
  }

  private static Optional<Boolean> withLine(Conclusion solution, OptionalInt stated) {
    return Agreement.without(
        solution, new Standards(Profile.MAGAZINE, 0, stated, List.of(7), LineEnd.NOTHING));
  }

  /** What a check says of a mate, by the line that it judged. */
  private static Optional<Boolean> judged(
      Conclusion solution, int judged, boolean authored, boolean givesLine, OptionalInt stated) {
    List<Integer> moves = Collections.nCopies(judged, 7);
    Standards standards =
        new Standards(Profile.MAGAZINE, 0, stated, givesLine ? moves : List.of(), LineEnd.NOTHING);
    return new Agreement(standards, new JudgedLine(moves, authored, false), List.of())
        .with(solution);
  }

  @Test
  void without_an_authors_line_the_line_that_was_judged_has_the_length() {
    assertThat(judged(mate(3, true), 5, false, false, OptionalInt.of(5))).contains(true);
    assertThat(judged(mate(3, true), 5, false, false, OptionalInt.of(3))).contains(false);
    assertThat(judged(mate(3, true), 5, false, false, OptionalInt.empty())).isEmpty();
    assertThat(judged(mate(5, true), 5, false, false, OptionalInt.of(5))).contains(true);
    assertThat(judged(mate(5, true), 5, false, false, OptionalInt.empty())).isEmpty();
    assertThat(judged(mate(3, false), 5, false, false, OptionalInt.of(5))).contains(false);
    assertThat(judged(mate(7, false), 5, false, false, OptionalInt.of(5))).isEmpty();
  }

  @Test
  void an_authors_line_agrees_if_it_is_exact_and_as_long_as_stated() {
    assertThat(judged(mate(5, true), 5, true, true, OptionalInt.empty())).contains(true);
    assertThat(judged(mate(5, true), 5, true, true, OptionalInt.of(5))).contains(true);
    assertThat(judged(mate(5, true), 5, true, true, OptionalInt.of(7))).contains(false);
  }

  @Test
  void with_the_length_open_an_authors_line_contradicts_no_mate_alone() {
    assertThat(judged(mate(5, false), 5, true, true, OptionalInt.of(0))).contains(false);
    assertThat(judged(mate(5, false), 5, true, true, OptionalInt.of(5))).isEmpty();
    assertThat(judged(mate(5, false), 5, true, true, OptionalInt.empty())).isEmpty();
    assertThat(judged(mate(5, true), 5, false, true, OptionalInt.of(0))).contains(false);
    assertThat(judged(mate(5, true), 5, false, true, OptionalInt.of(5))).isEmpty();
  }
}
