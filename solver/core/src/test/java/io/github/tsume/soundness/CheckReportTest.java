package io.github.tsume.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.budget.SearchBudget;
import io.github.tsume.judgement.Defect;
import io.github.tsume.mate.Note;
import io.github.tsume.mate.SmallMates;
import io.github.tsume.mate.Solution;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Remark;
import io.github.tsume.verdict.Verdict;
import org.junit.jupiter.api.Test;

class CheckReportTest {
  private static CheckState state(CheckTask task) {
    return new CheckState(
        task, task.solver().solve(task.position(), SolveOptions.DEFAULT, SmallChecks.UNLIMITED));
  }

  private static CheckTask task(String sfen, SearchBudget budget) {
    return SmallChecks.task(sfen, CheckOptions.DEFAULT, budget);
  }

  @Test
  void what_was_not_asked_is_open_and_the_verdict_unknown() {
    CheckTask task = task(SmallMates.STEP_BACK, SmallChecks.UNLIMITED);
    SoundnessReport report = CheckReport.of(task, state(task));
    assertThat(report.verdict()).isEqualTo(Verdict.UNKNOWN);
    assertThat(report.open()).isNotEmpty();
    assertThat(report.defects()).noneMatch(defect -> defect.kind().isAttackers());
  }

  @Test
  void what_was_found_is_judged() {
    CheckTask sound = task(SmallMates.STEP_BACK, SmallChecks.UNLIMITED);
    CheckState complete = state(sound);
    new CheckRounds(sound, complete).run();
    assertThat(CheckReport.of(sound, complete).verdict()).isEqualTo(Verdict.SOUND);
    CheckTask cooked = task(SmallChecks.COOKED, SmallChecks.UNLIMITED);
    CheckState found = state(cooked);
    new CheckRounds(cooked, found).run();
    SoundnessReport report = CheckReport.of(cooked, found);
    assertThat(report.verdict()).isEqualTo(Verdict.COOKED);
    assertThat(report.defects()).extracting(Defect::ply).isSorted();
  }

  @Test
  void equal_variations_are_added_to_what_the_rounds_found() {
    CheckTask task = task(SmallChecks.TWO_BISHOPS, SmallChecks.UNLIMITED);
    CheckState state = state(task);
    new CheckRounds(task, state).run();
    assertThat(state.cooks().defects())
        .extracting(Defect::kind)
        .doesNotContain(DefectClass.EQUAL_VARIATION);
    assertThat(CheckReport.of(task, state).defects())
        .filteredOn(defect -> defect.kind() == DefectClass.EQUAL_VARIATION)
        .extracting(Defect::ply)
        .containsExactly(2);
  }

  @Test
  void a_line_that_is_not_known_to_be_the_first_is_remarked_on() {
    CheckTask task = task(SmallMates.STEP_BACK, SmallChecks.UNLIMITED);
    CheckState state = state(task);
    assertThat(CheckReport.solution(task, state).isLineOpen()).isFalse();
    state.setLineOpen(true);
    Solution open = CheckReport.solution(task, state);
    assertThat(open.isLineOpen()).isTrue();
    assertThat(open.nodes()).isEqualTo(state.nodes());
    assertThat(open.length()).isEqualTo(3);
  }

  @Test
  void cut_short_remarks_tell_that_a_list_may_go_on() {
    CheckTask task = task(SmallChecks.COOKED, SmallChecks.UNLIMITED);
    CheckState state = state(task);
    state.cooks().run(SmallChecks.UNLIMITED);
    state.equalLines().decide(SmallChecks.UNLIMITED);
    SoundnessReport report = CheckReport.of(task, state);
    assertThat(report.verdict()).isEqualTo(Verdict.COOKED);
    assertThat(report.solution().notes()).extracting(Note::kind).contains(Remark.MORE_DEFECTS_OPEN);
    assertThat(report.open()).isEmpty();
  }
}
