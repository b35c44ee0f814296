package io.github.tsume.soundness;

import static io.github.tsume.soundness.HalfwayChecks.NO_REST;
import static io.github.tsume.soundness.HalfwayChecks.SHORTER;
import static io.github.tsume.soundness.HalfwayChecks.asked;
import static io.github.tsume.soundness.HalfwayChecks.authored;
import static io.github.tsume.soundness.HalfwayChecks.cookedLine;
import static io.github.tsume.soundness.HalfwayChecks.late;
import static io.github.tsume.soundness.HalfwayChecks.state;
import static io.github.tsume.soundness.HalfwayChecks.task;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.github.tsume.board.Move;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.judgement.Defect;
import io.github.tsume.judgement.Judgement.OpenMove;
import io.github.tsume.judgement.Standards;
import io.github.tsume.mate.Note;
import io.github.tsume.mate.SmallMates;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Profile;
import io.github.tsume.verdict.Remark;
import io.github.tsume.verdict.Severity;
import io.github.tsume.verdict.Verdict;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a check says halfway, of the attacker's side, the defender's and the whole. */
class CheckReportHalfwayTest {
  private static List<Note> notes(SoundnessReport report, Remark kind) {
    return report.solution().notes().stream().filter(note -> note.kind() == kind).toList();
  }

  private static List<String> longer(SoundnessReport report) {
    return report.defects().stream()
        .filter(defect -> defect.kind().isDefenders())
        .map(defect -> defect.kind() + " " + defect.ply())
        .toList();
  }

  // What is said of the attacker's side.

  @Test
  void a_cook_at_the_first_move_may_turn_out_a_late_one_while_the_length_is_open() {
    CheckOptions late = late(CheckOptions.DEFAULT, 1);
    CheckTask task = task(SmallChecks.COOKED, late);
    CheckState state = asked(task);
    state.setSolution(state.solution().within(3));
    SoundnessReport report = CheckReport.of(task, state);
    assertThat(report.verdict()).isEqualTo(Verdict.UNKNOWN);
    assertThat(report.provisional()).extracting(Defect::kind).contains(DefectClass.COOK);
    assertThat(report.defects()).extracting(Defect::kind).doesNotContain(DefectClass.COOK);
    CheckTask none = task(SmallChecks.COOKED, CheckOptions.DEFAULT);
    CheckState same = asked(none);
    same.setSolution(same.solution().within(3));
    assertThat(CheckReport.of(none, same).verdict()).isEqualTo(Verdict.COOKED);
  }

  @Test
  void along_an_authors_line_nothing_is_doubted() {
    CheckOptions line = authored(SmallChecks.COOKED, SmallChecks.COOKED_LINE, Profile.MAGAZINE);
    CheckOptions late =
        new CheckOptions(
            line.solve(),
            false,
            Standards.of(Profile.MAGAZINE, 1)
                .withStated(
                    line.standards().statedLength(),
                    line.authoredLine(),
                    line.standards().lineEnd()));
    CheckTask task = task(SmallChecks.COOKED, late);
    CheckState state = asked(task);
    state.setSolution(state.solution().within(3));
    assertThat(CheckReport.of(task, state).verdict()).isEqualTo(Verdict.COOKED);
  }

  @Test
  void another_placement_may_be_none_while_the_line_is_open() {
    CheckOptions strict = CheckOptions.DEFAULT.withProfile(Profile.STRICT);
    CheckTask task = task(SmallChecks.DIAGONAL, strict);
    CheckState open = asked(task);
    open.setTiesOpen(true);
    assertThat(open.tiesOpen()).isTrue();
    SoundnessReport report = CheckReport.of(task, open);
    assertThat(report.verdict()).isEqualTo(Verdict.UNKNOWN);
    assertThat(report.provisional()).extracting(Defect::ply).contains(1);
    assertThat(report.open())
        .extracting(OpenMove::ply, OpenMove::move)
        .contains(tuple(5, Move.NONE));
  }

  /** Minishogi, mate in 3: two rooks and a promoted pawn, with several last moves. */
  @Test
  void what_was_passed_over_may_be_a_cook_unless_there_is_one_already() {
    CheckOptions strict = CheckOptions.DEFAULT.withProfile(Profile.STRICT);
    CheckTask task = task("5/2k2/5/1R+PR1/5 b - 1", strict);
    CheckState state = asked(task);
    state.equalLines().decide(SmallChecks.UNLIMITED);
    List<OpenMove> passed = state.cooks().passedOver();
    assertThat(passed).as("one of a node is enough").isNotEmpty();
    SoundnessReport report = CheckReport.of(task, state);
    assertThat(report.verdict()).isEqualTo(Verdict.INCOMPLETE);
    assertThat(report.open())
        .extracting(OpenMove::move)
        .containsAll(passed.stream().map(OpenMove::move).toList());
  }

  @Test
  void what_another_line_may_do_away_with_does_not_count_while_the_others_are_open() {
    CheckTask task = task(EqualLinesTest.ONE_LINE_COOKED, CheckOptions.DEFAULT);
    CheckState state = cookedLine(task);
    SoundnessReport report = CheckReport.of(task, state);
    assertThat(report.verdict()).isEqualTo(Verdict.UNKNOWN);
    assertThat(report.provisional())
        .isNotEmpty()
        .allMatch(defect -> defect.severity() == Severity.FATAL)
        .anyMatch(defect -> defect.kind() == DefectClass.COOK && defect.ply() == 3);
    assertThat(report.defects()).noneMatch(defect -> defect.severity() == Severity.FATAL);
    assertThat(report.open()).anyMatch(open -> open.ply() == 2 && open.move() == Move.NONE);
    assertThat(notes(report, Remark.EQUAL_LINES_OPEN)).isEmpty();
  }

  @Test
  void where_the_lines_are_too_many_a_cook_of_one_of_them_does_not_count() {
    CheckTask task =
        task(
            EqualLinesTest.ONE_LINE_COOKED,
            CheckOptions.DEFAULT,
            SmallChecks.UNLIMITED,
            Efforts.DEFAULT.with(EffortTable.EQUAL_LINES, 1));
    CheckState state = cookedLine(task);
    state.equalLines().decide(SmallChecks.UNLIMITED);
    assertThat(state.areLinesDecided()).as("the first of them is the cooked one").isFalse();
    SoundnessReport report = CheckReport.of(task, state);
    assertThat(report.verdict()).isEqualTo(Verdict.UNKNOWN);
    assertThat(report.provisional()).anyMatch(defect -> defect.kind() == DefectClass.COOK);
  }

  @Test
  void a_cook_at_the_first_move_counts_whatever_other_lines_there_are() {
    CheckTask task = task(SmallChecks.COOKED_TWICE, CheckOptions.DEFAULT);
    CheckState state = asked(task);
    SoundnessReport report = CheckReport.of(task, state);
    assertThat(report.verdict()).isEqualTo(Verdict.COOKED);
    assertThat(report.provisional()).isEmpty();
  }

  @Test
  void that_the_lines_were_not_ranked_is_remarked_on_until_they_are() {
    CheckTask task = task(SmallChecks.TWO_BISHOPS, CheckOptions.DEFAULT);
    CheckState state = asked(task);
    state.equalLines().decide(SmallChecks.UNLIMITED);
    assertThat(notes(CheckReport.of(task, state), Remark.EQUAL_LINES_OPEN)).hasSize(1);
    state.equalLines().rank(SmallChecks.UNLIMITED);
    SoundnessReport ranked = CheckReport.of(task, state);
    assertThat(notes(ranked, Remark.EQUAL_LINES_OPEN)).isEmpty();
    assertThat(ranked.verdict()).isEqualTo(Verdict.SOUND);
    assertThat(ranked.open()).isEmpty();
  }

  @Test
  void why_a_list_may_go_on_is_told() {
    CheckOptions lenient = CheckOptions.DEFAULT.withProfile(Profile.LENIENT);
    int told = 0;
    for (long nodes = 1; nodes < 2_000; nodes += 1 + nodes / 6) {
      CheckTask task = task(SmallChecks.DIAGONAL, lenient);
      CheckState state = state(task);
      state.cooks().run(SearchBudget.nodes(nodes));
      SoundnessReport report = CheckReport.of(task, state);
      boolean open = report.verdict() == Verdict.UNKNOWN || !report.open().isEmpty();
      String why = open ? "more-may-be-found" : "not-all-asked";
      List<Note> notes = notes(report, Remark.MORE_DEFECTS_OPEN);
      assertThat(notes).extracting(Note::why).allMatch(why::equals);
      told += notes.size();
    }
    assertThat(told).isPositive();
  }

  // What is said of the defender's side.

  @Test
  void no_reply_lasts_longer_where_no_other_check_mates_and_the_length_is_right() {
    String line = "G*5c 5b4a G*4b";
    CheckOptions options = authored(SmallMates.STEP_BACK, line, Profile.MAGAZINE);
    CheckTask task = task(SmallMates.STEP_BACK, options);
    CheckState complete = state(task);
    complete.cooks().runRest(SmallChecks.UNLIMITED);
    assertThat(complete.cooks().isComplete()).isTrue();
    assertThat(complete.cooks().defects()).allMatch(defect -> defect.ply() == 3);
    SoundnessReport report = CheckReport.of(task, complete);
    assertThat(report.verdict()).isEqualTo(Verdict.SOUND);
    assertThat(complete.longer().open()).as("not asked").isNotEmpty();
    assertThat(notes(report, Remark.LONGER_DEFENCES_OPEN)).isEmpty();
    CheckState open = state(task);
    CheckReport.of(task, open);
    assertThat(open.longer().open()).as("other checks are open").isEmpty();
    CheckState bound = state(task);
    bound.cooks().runRest(SmallChecks.UNLIMITED);
    bound.setSolution(bound.solution().within(3));
    CheckReport.of(task, bound);
    assertThat(bound.longer().open()).as("the length is open").isEmpty();
  }

  @Test
  void other_ways_before_the_end_say_nothing_of_the_defender() {
    CheckOptions options =
        authored(SmallChecks.COOKED, SmallChecks.COOKED_LINE, Profile.MAGAZINE).withAllCooks(true);
    CheckTask task = task(SmallChecks.COOKED, options);
    CheckState state = asked(task);
    state.cooks().runRest(SmallChecks.UNLIMITED);
    assertThat(state.cooks().defects()).anyMatch(defect -> defect.ply() == 1);
    CheckReport.of(task, state);
    assertThat(state.longer().open()).isEmpty();
  }

  @Test
  void that_a_reply_lasts_longer_follows_from_a_proved_length_alone() {
    SearchBudget budget = SmallChecks.UNLIMITED.slice(1_000_000);
    CheckTask task = task(SmallMates.SACRIFICE, authored(SHORTER), budget, Efforts.DEFAULT);
    CheckState exact = state(task);
    CheckState bound = state(task);
    budget.interrupt();
    assertThat(longer(CheckReport.of(task, exact))).containsExactly("LONGER_DEFENCE 2");
    exact.setTiesOpen(true);
    assertThat(longer(CheckReport.of(task, exact))).as("which is open").hasSize(1);
    assertThat(longer(CheckReport.of(task, exact)).get(0)).endsWith(" 0");
    exact.setTiesOpen(false);
    exact.setLineOpen(true);
    assertThat(longer(CheckReport.of(task, exact)).get(0)).endsWith(" 0");
    bound.setSolution(bound.solution().within(5));
    SoundnessReport report = CheckReport.of(task, bound);
    assertThat(longer(report)).isEmpty();
    assertThat(report.open()).anyMatch(open -> open.ply() == 2 && open.move() == Move.NONE);
    assertThat(notes(report, Remark.LONGER_DEFENCES_OPEN)).isEmpty();
  }

  @Test
  void where_it_does_not_matter_what_lasts_longer_is_asked_for_little() {
    CheckOptions classic = authored(SmallMates.SACRIFICE, SHORTER, Profile.CLASSIC);
    CheckTask flaw = task(SmallMates.SACRIFICE, classic, SmallChecks.UNLIMITED, NO_REST);
    CheckState state = state(flaw);
    state.setSolution(state.solution().within(5));
    SoundnessReport report = CheckReport.of(flaw, state);
    assertThat(longer(report)).isEmpty();
    assertThat(report.open()).noneMatch(open -> open.ply() == 2);
    assertThat(notes(report, Remark.LONGER_DEFENCES_OPEN))
        .extracting(Note::ply, Note::why)
        .containsExactly(tuple(2, "not-examined"));
    CheckTask fatal = task(SmallMates.SACRIFICE, authored(SHORTER), SmallChecks.UNLIMITED, NO_REST);
    CheckState asked = state(fatal);
    asked.setSolution(asked.solution().within(5));
    assertThat(longer(CheckReport.of(fatal, asked))).containsExactly("LONGER_DEFENCE 2");
  }

  @Test
  void of_a_cooked_line_what_lasts_longer_is_asked_for_little() {
    String sfen = EqualLinesTest.ONE_LINE_COOKED;
    List<Integer> line = cookedLine(task(sfen, CheckOptions.DEFAULT)).line().moves();
    CheckOptions options = CheckOptions.DEFAULT.withLine(line);
    CheckTask task = task(sfen, options, SmallChecks.UNLIMITED, NO_REST);
    CheckState state = asked(task);
    assertThat(state.isCooked()).isTrue();
    task.solver().clear();
    SoundnessReport report = CheckReport.of(task, state);
    assertThat(report.verdict()).isEqualTo(Verdict.COOKED);
    assertThat(report.open()).isEmpty();
    assertThat(notes(report, Remark.LONGER_DEFENCES_OPEN)).hasSize(1);
  }

  @Test
  void equal_variations_get_little_once_the_verdict_is_known() {
    CheckTask task =
        task(EqualLinesTest.ONE_LINE_COOKED, CheckOptions.DEFAULT, SmallChecks.UNLIMITED, NO_REST);
    CheckState state = state(task);
    task.solver().clear();
    SoundnessReport before = CheckReport.of(task, state);
    assertThat(notes(before, Remark.EQUAL_VARIATIONS_OPEN)).isEmpty();
    assertThat(longer(before)).contains("EQUAL_VARIATION 2");
    task.solver().clear();
    state.decide();
    SoundnessReport after = CheckReport.of(task, state);
    assertThat(notes(after, Remark.EQUAL_VARIATIONS_OPEN)).hasSize(1);
    assertThat(longer(after)).isEmpty();
  }

  // What is said of the whole.

  @Test
  void futile_interpositions_are_remarked_on_where_the_length_is_known_and_it_is_asked_for() {
    CheckTask task = task(SmallMates.LANCE, CheckOptions.DEFAULT);
    CheckState state = asked(task);
    assertThat(notes(CheckReport.of(task, state), Remark.FUTILE)).isNotEmpty();
    boolean explain = task.options().solve().explain();
    assertThat(CheckReport.solution(task, state).notes().isEmpty()).isEqualTo(!explain);
    state.setSolution(state.solution().within(1));
    assertThat(notes(CheckReport.of(task, state), Remark.FUTILE)).isEmpty();
  }

  @Test
  void what_all_of_it_took_is_told_by_phases() {
    CheckTask task = task(SmallMates.SACRIFICE, CheckOptions.DEFAULT);
    CheckState state = asked(task);
    SoundnessReport report = CheckReport.of(task, state);
    assertThat(report.open()).isEmpty();
    assertThat(report.nodes()).isEqualTo(state.nodes());
    assertThat(report.spent().values().stream().mapToLong(each -> each).sum())
        .isEqualTo(report.nodes());
  }

  @Test
  void how_far_open_moves_fail_is_asked_for_a_twentieth_of_all_nodes() {
    CheckTask task = task(SmallChecks.WAITING, CheckOptions.DEFAULT);
    CheckState state = state(task);
    long before = state.nodes();
    SoundnessReport report = CheckReport.of(task, state);
    assertThat(report.open()).isNotEmpty();
    long defender = report.spent().values().stream().mapToLong(each -> each).sum();
    assertThat(report.nodes() - defender).isLessThanOrEqualTo(before / 4);
  }
}
