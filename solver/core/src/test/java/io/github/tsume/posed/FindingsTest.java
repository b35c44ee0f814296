package io.github.tsume.posed;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Hand;
import io.github.tsume.judgement.Defect;
import io.github.tsume.judgement.Judgement.OpenMove;
import io.github.tsume.mate.MateAnswer;
import io.github.tsume.mate.Solution;
import io.github.tsume.soundness.SoundnessReport;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.PlyCount;
import io.github.tsume.verdict.Severity;
import io.github.tsume.verdict.Standing;
import io.github.tsume.verdict.Unfinished;
import io.github.tsume.verdict.Verdict;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** What everybody is told of a report. Moves are numbers here that nobody plays. */
class FindingsTest {
  private static final List<Integer> MAINLINE = List.of(11, 12, 13);
  private static final List<Integer> AUTHORS = List.of(21, 22, 23);

  private static Solution mate(boolean exact) {
    return new Solution(
        new MateAnswer.Mate(PlyCount.upTo(3, exact)),
        MAINLINE,
        Hand.EMPTY,
        OptionalInt.empty(),
        List.of(),
        5);
  }

  private static Defect defect(DefectClass kind, int ply) {
    return new Defect(kind, Severity.FATAL, ply, 30, PlyCount.exactly(3), List.of(30), Hand.EMPTY);
  }

  @Test
  void rows_depart_from_the_line_along_which_their_plies_are_counted() {
    SoundnessReport report =
        new SoundnessReport(
            mate(false),
            Verdict.UNKNOWN,
            List.of(defect(DefectClass.LINE_FAILS, 2), defect(DefectClass.COOK, 3)),
            List.of(defect(DefectClass.COOK, 1)),
            List.of(new OpenMove(3, 31), new OpenMove(9, 0)),
            Optional.of(false),
            70,
            Map.of());
    Findings found = Findings.of(report, AUTHORS);
    assertThat(found.rows())
        .extracting(Findings.Row::before)
        .containsExactly(List.of(21), List.of(11, 12), List.of());
    assertThat(found.rows())
        .extracting(Findings.Row::provisional)
        .containsExactly(false, false, true);
    assertThat(found.open())
        .extracting(Findings.OpenRow::before)
        .containsExactly(List.of(11, 12), MAINLINE);
    assertThat(found.standing())
        .isEqualTo(Standing.open(Unfinished.VERDICT, Unfinished.LENGTH, Unfinished.MOVES));
  }

  @Test
  void a_solution_alone_is_compared_with_the_stated_length() {
    assertThat(Findings.of(mate(true), OptionalInt.of(5)).agrees()).contains(false);
    assertThat(Findings.of(mate(true), OptionalInt.of(3)).agrees()).contains(true);
    assertThat(Findings.of(mate(true), OptionalInt.empty()).agrees()).isEmpty();
    assertThat(Findings.of(mate(true), OptionalInt.empty()).verdict()).isEmpty();
  }
}
