package io.github.tsume.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Hand;
import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.judgement.Defect;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Note;
import io.github.tsume.mate.Session;
import io.github.tsume.mate.Solution;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Profile;
import io.github.tsume.verdict.Remark;
import io.github.tsume.verdict.Severity;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A long variation is found with time enough; what could not be examined is said. */
@Tag("slow")
class LongVariationTest {
  /** No. 50 of Zukō: stated 17, and a mate in 19 that leaves a piece over. */
  private static final String POSITION = "9/9/6n2/8n/6+pl1/7Sn/4+pp1k1/7N1/7s+R b R2B4g2s3l15p 1";

  /** What is found of it, once for all tests. */
  private static final Solution SOLUTION = solved();

  private static Solution solved() {
    Solution solution =
        new MateSolver(64 << 20)
            .solve(
                Sfen.position(POSITION, StandardShogi.RULES),
                SolveOptions.DEFAULT,
                SearchBudget.nodes(20_000_000),
                SolveListener.NONE);
    assertThat(solution.length()).isEqualTo(19);
    assertThat(solution.isExact()).isTrue();
    assertThat(Hand.size(solution.leftover())).isPositive();
    return solution;
  }

  private static ExaminedLine examined(Profile profile, SearchBudget budget) {
    Position position = Sfen.position(POSITION, StandardShogi.RULES);
    CheckOptions options = CheckOptions.DEFAULT.withProfile(profile);
    // A table without what the solver has learned.
    Session session =
        new Session(position, new MateSolver(64 << 20), SolveOptions.DEFAULT.futile());
    return LongVariation.choose(session, SOLUTION, options, budget);
  }

  @Test
  void with_time_enough_it_is_found_and_nothing_is_left_to_remark() {
    ExaminedLine line = examined(Profile.MAGAZINE, SearchBudget.nodes(80_000_000));
    assertThat(line.defects())
        .singleElement()
        .extracting(Defect::kind, Defect::severity)
        .containsExactly(DefectClass.LONG_VARIATION, Severity.FATAL);
    assertThat(line.moves()).hasSize(19);
    assertThat(line.notes()).isEmpty();
    assertThat(line.open()).isEmpty();
  }

  @Test
  void where_it_is_tolerated_the_shorter_line_is_meant() {
    ExaminedLine line = examined(Profile.LENIENT, SearchBudget.nodes(80_000_000));
    assertThat(line.defects())
        .singleElement()
        .extracting(Defect::kind, Defect::severity)
        .containsExactly(DefectClass.LONG_VARIATION, Severity.TOLERATED);
    assertThat(line.moves()).hasSize(17);
  }

  @Test
  void what_was_not_examined_is_a_remark_where_it_changes_no_verdict() {
    ExaminedLine line = examined(Profile.MAGAZINE, SearchBudget.nodes(10));
    assertThat(line.defects()).isEmpty();
    assertThat(line.open()).isEmpty();
    assertThat(line.notes())
        .singleElement()
        .extracting(Note::kind, Note::ply)
        .containsExactly(Remark.EQUAL_VARIATIONS_OPEN, 2);
  }

  @Test
  void what_was_not_examined_is_open_where_only_the_leftover_would_be_fatal() {
    ExaminedLine line = examined(Profile.LENIENT, SearchBudget.nodes(10));
    assertThat(line.defects()).isEmpty();
    assertThat(line.notes()).isEmpty();
    assertThat(line.open()).hasSize(1);
  }
}
