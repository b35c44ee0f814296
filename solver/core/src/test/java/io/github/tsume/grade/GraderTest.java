package io.github.tsume.grade;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.CanonicalSfen;
import io.github.tsume.board.Move;
import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.grade.Grade.Why;
import io.github.tsume.judgement.Defect;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.SmallMates;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.notation.answer.AnswerText;
import io.github.tsume.notation.common.ReadError;
import io.github.tsume.rules.Minishogi;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.soundness.SoundnessChecker;
import io.github.tsume.soundness.SoundnessReport;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Grades of answers to problems that can be seen through. */
class GraderTest {
  private static final long NODES = 500_000;

  /** Minishogi, mate in 3 by 2b3a+ 4a5a 5c4b; but 2c4c and 5c3a mate in 3 as well. */
  private static final String COOKED = "1k3/3B1/+B2R1/5/5 b - 1";

  /**
   * Minishogi, mate in 7: two rooks drive the king along the edge. Instead of the third check the
   * rook may go back with check, and do the same again.
   */
  private static final String WAITING = "3k1/1R3/5/5/5 b R2b2g2s2p 1";

  private static Position position(String sfen) {
    return sfen.equals(COOKED) || sfen.equals(WAITING)
        ? Sfen.position(sfen, Minishogi.RULES)
        : Sfen.filledPosition(sfen, StandardShogi.RULES);
  }

  private static Graded grade(String sfen, String text) {
    return grade(sfen, text, CheckOptions.DEFAULT, NODES);
  }

  private static Graded grade(String sfen, String text, CheckOptions options, long nodes) {
    Position position = position(sfen);
    MateSolver solver = new MateSolver(4 << 20);
    SoundnessReport report =
        new SoundnessChecker(solver)
            .check(position, options, SearchBudget.nodes(nodes), SolveListener.NONE);
    AnswerText answer = AnswerText.read(List.of(new AnswerText.Part(text, 1, 1)), position.rules());
    Graded graded =
        new Grader(solver, position, report, options).grade(answer, SearchBudget.nodes(nodes));
    assertThat(CanonicalSfen.of(position.toSetup()))
        .isEqualTo(CanonicalSfen.of(position(sfen).toSetup()));
    return graded;
  }

  @Test
  void the_solution_is_right_in_either_form() {
    assertThat(grade(SmallMates.SACRIFICE, "4b3a+ 2b3a S*2b 3a2b 4d4b").grade())
        .isEqualTo(Grade.RIGHT);
    assertThat(grade(SmallMates.SACRIFICE, "31角成 22銀 42龍").grade()).isEqualTo(Grade.RIGHT);
    Graded both = grade(SmallMates.HEAD_GOLD, "52金まで");
    assertThat(both.grade()).isEqualTo(Grade.RIGHT);
    assertThat(both.kind()).isNull();
  }

  @Test
  void a_reply_as_good_as_the_solutions_is_an_equal_line() {
    Graded first = grade(SmallMates.STEP_BACK, "53金 51玉 52金");
    Graded second = grade(SmallMates.STEP_BACK, "53金 41玉 42金");
    assertThat(List.of(first.grade(), second.grade()))
        .containsExactlyInAnyOrder(Grade.RIGHT, Grade.EQUAL);
    assertThat(grade(SmallMates.STEP_BACK, "53金 42金").grade().isRight()).isTrue();
  }

  @Test
  void a_cook_is_right_and_named_with_its_ply() {
    Graded cook = grade(COOKED, "5c3a 4a5a 2c5c");
    assertThat(cook.grade()).as("%s", cook).isEqualTo(Grade.COOK);
    assertThat(cook.ply()).isEqualTo(1);
    assertThat(cook.kind()).isEqualTo(DefectClass.COOK);
    assertThat(cook.known()).isTrue();
    assertThat(cook.isNewCook()).isFalse();
  }

  /**
   * Minishogi, mate in 7: after the silver's check at 2c the king may go to 2e or to 1e; after 1e a
   * rook at 1a mates as well as one at 3e.
   */
  @Test
  void a_cook_off_another_line_of_best_play_is_known_by_the_reply_that_leads_there() {
    Position position = Sfen.position("5/5/2+S2/4k/5 b RS2p 1", Minishogi.RULES);
    MateSolver solver = new MateSolver(4 << 20);
    SoundnessReport report =
        new SoundnessChecker(solver)
            .check(position, CheckOptions.DEFAULT, SearchBudget.nodes(NODES), SolveListener.NONE);
    Defect elsewhere =
        report.defects().stream()
            .filter(defect -> defect.kind() == DefectClass.EQUAL_VARIATION_COOK)
            .findFirst()
            .orElseThrow();
    List<Integer> line = new ArrayList<>(report.solution().mainline());
    line = new ArrayList<>(line.subList(0, elsewhere.ply() - 1));
    line.add(elsewhere.move());
    String before =
        String.join(" ", line.stream().map(move -> Move.toUsi(move, Minishogi.RULES)).toList());
    AnswerText answer =
        AnswerText.read(List.of(new AnswerText.Part(before + " R*1a 1e2e", 1, 1)), Minishogi.RULES);
    Graded graded =
        new Grader(solver, position, report, CheckOptions.DEFAULT)
            .grade(answer, SearchBudget.nodes(NODES));
    assertThat(graded.soFar()).as("%s", graded).isEqualTo(Grade.COOK);
    assertThat(graded.known()).isTrue();
  }

  @Test
  void a_cook_that_the_check_does_not_list_is_new() {
    Position position = position(COOKED);
    MateSolver solver = new MateSolver(4 << 20);
    SoundnessReport report =
        new SoundnessChecker(solver)
            .check(position, CheckOptions.DEFAULT, SearchBudget.nodes(NODES), SolveListener.NONE);
    SoundnessReport silent =
        new SoundnessReport(
            report.solution(),
            Verdict.SOUND,
            List.of(),
            List.of(),
            List.of(),
            Optional.empty(),
            report.nodes(),
            report.spent());
    AnswerText answer =
        AnswerText.read(List.of(new AnswerText.Part("5c3a 4a5a 2c5c", 1, 1)), Minishogi.RULES);
    Graded graded =
        new Grader(solver, position, silent, CheckOptions.DEFAULT)
            .grade(answer, SearchBudget.nodes(NODES));
    assertThat(graded.isNewCook()).as("%s", graded).isTrue();
  }

  @Test
  void a_way_that_comes_back_is_too_long() {
    Graded detour = grade(WAITING, "R*2b 2a1a 2b1b 1a2a 1b2b 2a1a 2b1b 1a2a 4b2b 2a3a 1b1a+");
    assertThat(detour.grade()).as("%s", detour).isEqualTo(Grade.TOO_LONG);
    assertThat(detour.ply()).isEqualTo(5);
    assertThat(detour.kind()).isEqualTo(DefectClass.DETOUR);
  }

  @Test
  void a_wrong_check_is_refuted_by_a_reply() {
    Graded wrong = grade(SmallMates.STEP_BACK, "G*5c 5b5a G*4b 5a4b");
    assertThat(wrong.grade()).isEqualTo(Grade.WRONG);
    assertThat(wrong.why()).isEqualTo(Why.ESCAPE);
    assertThat(wrong.ply()).isEqualTo(3);
    assertThat(wrong.answer()).hasSize(1);
    assertThat(grade(SmallMates.STEP_BACK, "G*9a").why()).isEqualTo(Why.NO_CHECK);
  }

  @Test
  void a_forbidden_move_is_wrong_and_not_unreadable() {
    Graded illegal = grade("4k4/9/4P4/9/9/9/9/9/9 b GP 1", "5二歩打まで");
    assertThat(illegal.grade()).isEqualTo(Grade.WRONG);
    assertThat(illegal.why()).isEqualTo(Why.ILLEGAL);
    assertThat(Move.toUsi(illegal.move(), StandardShogi.RULES)).isEqualTo("P*5b");
  }

  @Test
  void an_answer_that_stops_is_incomplete_and_told_to_be_right_so_far() {
    Graded stops = grade(SmallMates.STEP_BACK, "53金");
    assertThat(stops.grade()).isEqualTo(Grade.INCOMPLETE);
    assertThat(stops.soFar()).isEqualTo(Grade.RIGHT);
    assertThat(stops.why()).isEqualTo(Why.STOPS);
    assertThat(stops.ply()).isEqualTo(2);
    assertThat(grade(SmallMates.STEP_BACK, "53金 51玉 以下詰").why()).isEqualTo(Why.REST);
    assertThat(grade(SmallMates.STEP_BACK, "53金 51玉 52金 以下詰").grade().isRight()).isTrue();
  }

  @Test
  void an_interposition_that_does_not_count_makes_it_too_long_or_changes_nothing_at_the_end() {
    assertThat(grade(SmallMates.LANCE, "1e2d").grade()).isEqualTo(Grade.RIGHT);
    Graded captured = grade(SmallMates.LANCE, "1e2d P*1e 1f1e");
    assertThat(captured.grade()).as("%s", captured).isEqualTo(Grade.RIGHT);
  }

  @Test
  void what_is_garbled_after_a_right_beginning_is_unreadable_there() {
    Graded garbled = grade(SmallMates.STEP_BACK, "53金 5？玉 52金");
    assertThat(garbled.grade()).isEqualTo(Grade.UNREADABLE);
    assertThat(Objects.requireNonNull(garbled.error()).column()).isEqualTo(5);
    assertThat(grade(SmallMates.STEP_BACK, "G*9a 5？玉").grade()).isEqualTo(Grade.WRONG);
  }

  @Test
  void an_authors_line_is_right_though_it_is_not_the_longest() {
    List<Integer> author = SmallMates.moves(position(SmallMates.STEP_BACK), "G*5c 5b4a G*4b");
    CheckOptions options = CheckOptions.DEFAULT.withLine(author);
    assertThat(grade(SmallMates.STEP_BACK, "53金 41玉 42金", options, NODES).grade())
        .isEqualTo(Grade.RIGHT);
    assertThat(grade(SmallMates.STEP_BACK, "53金 51玉 52金", options, NODES).grade())
        .isEqualTo(Grade.EQUAL);
  }

  @Test
  void without_a_mate_every_answer_fails_and_without_nodes_none_does() {
    String none = "4k4/9/9/9/9/9/9/9/9 b G 1";
    assertThat(grade(none, "52金").grade()).isEqualTo(Grade.WRONG);
    Graded open = grade(SmallMates.SACRIFICE, "4b3a+ 2b3a S*2b 3a2b 4d4b", CheckOptions.DEFAULT, 1);
    assertThat(open.grade()).isEqualTo(Grade.UNDECIDED);
    assertThat(open.why()).isEqualTo(Why.MATE_OPEN);
    assertThat(open.ply()).isEqualTo(1);
  }

  @Test
  void a_remark_after_the_mate_is_no_part_of_the_answer() {
    assertThat(grade(SmallMates.HEAD_GOLD, "52金 お見事！").grade()).isEqualTo(Grade.RIGHT);
    Graded more = grade(SmallMates.HEAD_GOLD, "52金 41玉");
    assertThat(more.grade()).isEqualTo(Grade.UNREADABLE);
    assertThat(more.error()).extracting(ReadError::code).isEqualTo("after-mate");
  }
}
