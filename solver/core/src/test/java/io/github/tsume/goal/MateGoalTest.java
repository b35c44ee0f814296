package io.github.tsume.goal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.goal.Goals.Wanted;
import io.github.tsume.judgement.Standards.LineEnd;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.soundness.Journal;
import io.github.tsume.soundness.SoundnessReport;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.PlyCount;
import io.github.tsume.verdict.Reason;
import io.github.tsume.verdict.Unfinished;
import io.github.tsume.verdict.Verdict;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** What the goal tells of mates; what is true of them is tested where it is found out. */
class MateGoalTest {
  /** Gold to 5b mates, held by the pawn. */
  private static final String MATE = "4k4/9/4P4/9/9/9/9/9/9 b G 1";

  private static final String NO_MATE = "4k4/9/9/9/9/9/9/9/9 b G 1";

  private static Found seek(String sfen, boolean judged, int stated, long nodes) {
    Position position = Sfen.filledPosition(sfen, StandardShogi.RULES);
    CheckOptions options =
        CheckOptions.DEFAULT.withStated(OptionalInt.of(stated), List.of(), LineEnd.NOTHING);
    return Goals.seek(
        new Wanted(position, Aim.MATE, options, judged, SolveListener.NONE, Journal.NONE),
        new MateSolver(1 << 20),
        SearchBudget.nodes(nodes));
  }

  @Test
  void a_mate_is_reached_and_compared_with_what_is_stated() {
    Found found = seek(MATE, false, 1, 10_000);
    assertThat(found.ending().outcome()).isEqualTo(Outcome.MATE);
    assertThat(found.ending().length()).isEqualTo(PlyCount.exactly(1));
    assertThat(found.ending().line()).hasSize(1);
    assertThat(found.findings().agrees()).contains(true);
    assertThat(found.findings().verdict()).isEmpty();
    assertThat(seek(MATE, false, 3, 10_000).findings().agrees()).contains(false);
    MateSolver solver = new MateSolver(1 << 20);
    assertThat(found.proofs().write(solver, SearchBudget.nodes(10_000))).isEmpty();
  }

  @Test
  void one_that_is_judged_has_a_verdict_and_can_be_certified() {
    Found found = seek(MATE, true, 1, 100_000);
    assertThat(found.findings().verdict()).isPresent();
    assertThat(found.more(SoundnessReport.class)).isPresent();
    MateSolver solver = new MateSolver(1 << 20);
    assertThat(found.proofs().write(solver, SearchBudget.nodes(100_000))).isPresent();
    assertThat(seek(NO_MATE, true, 1, 100_000).findings().verdict()).contains(Verdict.UNSOLVABLE);
  }

  @Test
  void a_limit_leaves_it_open_and_says_which() {
    Found found = seek("4k4/9/9/9/9/9/9/9/9 b RBGSN 1", true, 1, 3);
    assertThat(found.ending().outcome()).isEqualTo(Outcome.UNKNOWN);
    assertThat(found.limit()).isEqualTo(Reason.NODES);
    assertThat(found.findings().standing().leaves(Unfinished.MATE)).isTrue();
  }
}
