package io.github.tsume.mate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Hand;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.game.FutileRule;
import io.github.tsume.verdict.PlyCount;
import io.github.tsume.verdict.Reason;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MateSolverTest {
  private static final String NO_MATE = "4k4/9/9/9/9/9/9/9/9 b G 1";

  private final MateSolver solver = new MateSolver(4 << 20);

  private Solution solve(String sfen, SolveOptions options) {
    Position position = SmallMates.position(sfen);
    long before = position.boardKey();
    Solution solution = solver.solve(position, options, SearchBudget.unlimited());
    assertThat(position.boardKey()).isEqualTo(before);
    return solution;
  }

  @ParameterizedTest
  @CsvSource({
    SmallMates.HEAD_GOLD + ", 1, G*5b",
    SmallMates.LANCE + ", 1, 1e2d",
    SmallMates.SACRIFICE + ", 5, 4b3a+ 2b3a S*2b 3a2b 4d4b"
  })
  void a_mate_is_told_with_its_length_and_its_line(String sfen, int length, String line) {
    Solution solution = solve(sfen, SolveOptions.DEFAULT);
    assertThat(solution.answer()).isEqualTo(new MateAnswer.Mate(PlyCount.exactly(length)));
    assertThat(SmallMates.usi(solution.mainline())).isEqualTo(line);
    assertThat(solution.leftover()).isEqualTo(Hand.EMPTY);
    assertThat(solution.rawLength()).as("not asked for").isEmpty();
  }

  @Test
  void the_raw_length_is_told_if_it_is_asked_for() {
    assertThat(solve(SmallMates.LANCE, SolveOptions.DEFAULT.withRawLength(true)).rawLength())
        .hasValue(7);
    assertThat(solve(SmallMates.LANCE, SolveOptions.DEFAULT.withFutile(FutileRule.NONE)).length())
        .isEqualTo(7);
  }

  @Test
  void no_mate_is_not_the_same_as_none_found() {
    assertThat(solve(NO_MATE, SolveOptions.DEFAULT).answer()).isEqualTo(new MateAnswer.NoMate());
    Solution unknown =
        new MateSolver(1 << 20)
            .solve(SmallMates.position(NO_MATE), SolveOptions.DEFAULT, SearchBudget.nodes(0));
    assertThat(unknown.answer()).isEqualTo(new MateAnswer.Unknown(Reason.NODES));
    assertThat(unknown.mainline()).isEmpty();
  }

  @Test
  void without_the_exact_length_the_line_shows_the_bound() {
    Solution bound = solve(SmallMates.SACRIFICE, SolveOptions.DEFAULT.withExactLength(false));
    assertThat(bound.isExact()).isFalse();
    assertThat(bound.mainline()).hasSize(bound.length());
    assertThat(bound.length()).isGreaterThanOrEqualTo(5);
  }

  @Test
  void futile_interpositions_along_the_line_are_explained_if_that_is_asked_for() {
    Solution plain = solve(SmallMates.LANCE, SolveOptions.DEFAULT);
    assertThat(plain.notes()).isEmpty();
    Solution explained = solve(SmallMates.LANCE, SolveOptions.DEFAULT.withExplain(true));
    assertThat(explained.notes()).isNotEmpty().allMatch(note -> note.ply() == 2);
  }

  @Test
  void once_it_was_cleared_it_has_to_search_again() {
    long first = solve(SmallMates.SACRIFICE, SolveOptions.DEFAULT).nodes();
    long again = solve(SmallMates.SACRIFICE, SolveOptions.DEFAULT).nodes();
    assertThat(again).as("it knows the answers").isLessThan(first);
    solver.clear();
    assertThat(solve(SmallMates.SACRIFICE, SolveOptions.DEFAULT).nodes()).isEqualTo(first);
  }
}
