package io.github.tsume.mate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Hand;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.verdict.PlyCount;
import io.github.tsume.verdict.Reason;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DefenceSolverTest {
  private static DefenceSolver solver(SolveOptions options, SearchBudget budget) {
    return new DefenceSolver(new MateSolver(1 << 20), options, budget, SolveListener.NONE);
  }

  private static DefenceSolver.DefenceValue solve(String sfen, String line) {
    return solver(SolveOptions.DEFAULT, SearchBudget.unlimited())
        .solve(SmallMates.after(sfen, line));
  }

  @Test
  void the_reply_that_lasts_longest_decides() {
    DefenceSolver.DefenceValue value = solve(SmallMates.SACRIFICE, "4b3a+");
    assertThat(value.answer()).isEqualTo(new MateAnswer.Mate(PlyCount.exactly(4)));
    assertThat(SmallMates.usi(value.line())).isEqualTo("2b3a S*2b 3a2b 4d4b");
    assertThat(value.leftover()).isEqualTo(Hand.EMPTY);
  }

  @Test
  void one_reply_that_escapes_is_enough() {
    DefenceSolver.DefenceValue value = solve(SmallMates.HEAD_GOLD, "G*6b");
    assertThat(value.answer()).isEqualTo(new MateAnswer.NoMate());
    assertThat(value.line()).hasSize(1);
  }

  @Test
  void without_a_reply_it_is_mate_and_the_hand_is_what_it_is() {
    DefenceSolver.DefenceValue value = solve(SmallMates.HEAD_GOLD.replace("b G", "b GP"), "G*5b");
    assertThat(value.answer()).isEqualTo(new MateAnswer.Mate(PlyCount.exactly(0)));
    assertThat(value.leftover()).isEqualTo(Hand.one(7));
  }

  @Test
  void a_mate_with_futile_interpositions_alone_has_the_longest_of_them_to_show() {
    DefenceSolver solver = solver(SolveOptions.DEFAULT, SearchBudget.unlimited());
    Position position = SmallMates.after(SmallMates.LANCE, "1e2d");
    assertThat(solver.solve(position).answer()).isEqualTo(new MateAnswer.Mate(PlyCount.exactly(0)));
    Optional<DefenceSolver.DefenceValue> shown = solver.withFutile(position);
    assertThat(shown).isPresent();
    assertThat(shown.get().answer()).isEqualTo(new MateAnswer.Mate(PlyCount.atMost(6)));
    assertThat(shown.get().line()).hasSize(6);
    assertThat(solver.withFutile(SmallMates.after(SmallMates.HEAD_GOLD, "G*5b"))).isEmpty();
  }

  @Test
  void without_nodes_it_is_unknown() {
    Position position = SmallMates.after(SmallMates.SACRIFICE, "4b3a+");
    long before = position.boardKey();
    assertThat(solver(SolveOptions.DEFAULT, SearchBudget.nodes(0)).solve(position).answer())
        .isEqualTo(new MateAnswer.Unknown(Reason.NODES));
    assertThat(position.boardKey()).isEqualTo(before);
  }

  @Test
  void an_upper_bound_is_told_as_one() {
    SolveOptions quick = SolveOptions.DEFAULT.withExactLength(false);
    MateAnswer answer =
        solver(quick, SearchBudget.unlimited())
            .solve(SmallMates.after(SmallMates.SACRIFICE, "4b3a+"))
            .answer();
    assertThat(answer)
        .isInstanceOfSatisfying(
            MateAnswer.Mate.class,
            mate -> {
              assertThat(mate.length().isExact()).isFalse();
              assertThat(mate.length().plies()).isGreaterThanOrEqualTo(4);
            });
  }
}
