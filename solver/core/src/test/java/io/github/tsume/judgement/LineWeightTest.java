package io.github.tsume.judgement;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Hand;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.PlyCount;
import io.github.tsume.verdict.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

class LineWeightTest {
  private static Defect defect(DefectClass kind, Severity severity) {
    return new Defect(kind, severity, 1, 7, PlyCount.exactly(1), List.of(7), Hand.EMPTY);
  }

  private static LineWeight of(Defect... defects) {
    return LineWeight.of(List.of(defects), 5);
  }

  private static final Defect COOK = defect(DefectClass.COOK, Severity.FATAL);
  private static final Defect ORDER = defect(DefectClass.MOVE_ORDER, Severity.FATAL);
  private static final Defect FLAW = defect(DefectClass.DETOUR, Severity.FLAW);
  private static final Defect TOLERATED = defect(DefectClass.MIRROR_DUAL, Severity.TOLERATED);

  @Test
  void each_severity_is_counted() {
    assertThat(of(FLAW, ORDER, TOLERATED, FLAW, ORDER, ORDER))
        .isEqualTo(new LineWeight(LineWeight.Grade.INCOMPLETE, 3, 2, 1));
    assertThat(of()).isEqualTo(new LineWeight(LineWeight.Grade.CLEAN, 0, 0, 0));
  }

  @Test
  void of_cooked_lines_none_is_milder() {
    assertThat(of(COOK, ORDER, FLAW)).isEqualByComparingTo(of(COOK));
    assertThat(of(COOK)).isGreaterThan(of(ORDER, ORDER, ORDER, FLAW));
  }

  @Test
  void one_that_weighs_more_is_worse_than_many_that_weigh_less() {
    assertThat(of(ORDER)).isGreaterThan(of(FLAW, FLAW, FLAW));
    assertThat(of(FLAW)).isGreaterThan(of(TOLERATED, TOLERATED));
    assertThat(of(TOLERATED)).isGreaterThan(of());
  }

  @Test
  void another_solution_that_is_no_more_than_a_flaw_cooks_nothing() {
    assertThat(of(defect(DefectClass.LATE_COOK, Severity.FLAW)).grade())
        .isEqualTo(LineWeight.Grade.CLEAN);
    assertThat(of(defect(DefectClass.LATE_COOK, Severity.FATAL)).grade())
        .isEqualTo(LineWeight.Grade.COOKED);
  }

  @Test
  void another_last_move_is_another_solution_where_it_is_the_only_move() {
    Defect last = defect(DefectClass.FINAL_MOVE_DUAL, Severity.FATAL);
    assertThat(LineWeight.isCook(last, 1)).isTrue();
    assertThat(LineWeight.isCook(last, 3)).isFalse();
  }
}
