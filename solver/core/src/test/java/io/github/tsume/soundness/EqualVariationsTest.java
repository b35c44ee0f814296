package io.github.tsume.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.judgement.Judgement.OpenMove;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Note;
import io.github.tsume.mate.Session;
import io.github.tsume.mate.Solution;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.verdict.Profile;
import io.github.tsume.verdict.Remark;
import org.junit.jupiter.api.Test;

/** What could not be examined within the limits is said. */
class EqualVariationsTest {
  /** No. 33 of Zukō, a mate in 17. */
  private static final String POSITION = "l8/1n7/np3B3/SR1+P5/k1N6/9/1Ps6/1N7/5+B3 b r4g2s3l15p 1";

  private static EqualVariations examined(CheckOptions options, SearchBudget budget) {
    Position position = Sfen.position(POSITION, StandardShogi.RULES);
    MateSolver solver = new MateSolver(64 << 20);
    Solution solution =
        solver.solve(
            position, SolveOptions.DEFAULT, SearchBudget.nodes(20_000_000), SolveListener.NONE);
    assertThat(solution.isExact()).isTrue();
    // A table without what the solver has learned.
    Session session =
        new Session(position, new MateSolver(64 << 20), SolveOptions.DEFAULT.futile());
    EqualVariations equal =
        new EqualVariations(session, new Mainline(solution.mainline()), options, budget);
    equal.run();
    return equal;
  }

  @Test
  void with_time_enough_nothing_is_left_to_remark() {
    EqualVariations equal = examined(CheckOptions.DEFAULT, SearchBudget.nodes(20_000_000));
    assertThat(equal.note()).isEmpty();
    assertThat(equal.open()).isEmpty();
  }

  @Test
  void what_was_not_examined_is_a_remark_where_it_changes_no_verdict() {
    EqualVariations equal = examined(CheckOptions.DEFAULT, SearchBudget.nodes(1));
    assertThat(equal.open()).isEmpty();
    assertThat(equal.note())
        .get()
        .extracting(Note::kind, Note::ply)
        .containsExactly(Remark.EQUAL_VARIATIONS_OPEN, 2);
  }

  @Test
  void what_was_not_examined_is_open_where_equal_variations_are_fatal() {
    EqualVariations equal =
        examined(CheckOptions.DEFAULT.withProfile(Profile.STRICT), SearchBudget.nodes(1));
    assertThat(equal.note()).isEmpty();
    assertThat(equal.open()).first().extracting(OpenMove::ply).isEqualTo(2);
  }
}
