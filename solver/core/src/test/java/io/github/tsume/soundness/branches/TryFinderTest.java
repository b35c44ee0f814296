package io.github.tsume.soundness.branches;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.game.FutileRule;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.SmallMates;
import io.github.tsume.moves.CheckMoves;
import io.github.tsume.soundness.SmallChecks;
import java.util.List;
import org.junit.jupiter.api.Test;

class TryFinderTest {
  private static TryFinder finder(String sfen, String line, int most, SearchBudget budget) {
    Position start = SmallMates.position(sfen);
    return new TryFinder(
        start,
        SmallMates.moves(start, line),
        most,
        new MateSolver(1 << 20),
        FutileRule.STANDARD,
        budget);
  }

  /**
   * Anywhere but in front of the king the gold is taken; wherever he stands then, the pawn gives
   * one more check from 5b and is taken too.
   */
  @Test
  void a_try_goes_on_as_long_as_there_are_checks() {
    TryFinder finder = finder(SmallMates.HEAD_GOLD, "G*5b", 99, SmallChecks.UNLIMITED);
    List<Try> tries =
        finder.find().stream().filter(attempt -> Move.isDrop(attempt.move())).toList();
    assertThat(tries)
        .extracting(attempt -> SmallMates.usi(List.of(attempt.move())))
        .containsExactlyInAnyOrder("G*6a", "G*6b", "G*4a", "G*4b");
    for (Try attempt : tries) {
      assertThat(attempt.ply()).isEqualTo(1);
      assertThat(attempt.plies()).isEqualTo(4);
      assertThat(attempt.more()).isFalse();
      assertThat(attempt.line()).hasSize(4).startsWith(attempt.move());
      Position end = SmallMates.position(SmallMates.HEAD_GOLD);
      attempt.line().forEach(end::play);
      assertThat(CheckMoves.generate(end, new int[Position.MAX_MOVES], 0)).isZero();
    }
    assertThat(finder.openPlies()).isEmpty();
  }

  @Test
  void those_that_go_on_for_longest_come_first_and_only_so_many_are_listed() {
    List<Try> all =
        finder(SmallMates.STEP_BACK, "G*5c 5b5a G*5b", 99, SmallChecks.UNLIMITED).find();
    List<Try> first = all.stream().filter(attempt -> attempt.ply() == 1).toList();
    assertThat(first).extracting(Try::plies).isSortedAccordingTo((a, b) -> b - a);
    assertThat(first.get(0).plies()).as("a second gold").isGreaterThanOrEqualTo(4);
    List<Try> few = finder(SmallMates.STEP_BACK, "G*5c 5b5a G*5b", 1, SmallChecks.UNLIMITED).find();
    assertThat(few).extracting(Try::ply).containsExactly(1, 3);
    assertThat(few.get(0)).isEqualTo(first.get(0));
  }

  @Test
  void what_mates_is_no_try() {
    List<Try> tries = finder(SmallMates.TWO_GOLDS, "G*1b", 99, SmallChecks.UNLIMITED).find();
    assertThat(tries)
        .isNotEmpty()
        .noneMatch(attempt -> SmallMates.usi(List.of(attempt.move())).equals("G*2b"));
  }

  @Test
  void where_a_question_takes_too_long_that_is_told() {
    TryFinder finder = finder(SmallMates.SACRIFICE, "4b3a+", 99, SearchBudget.nodes(0));
    finder.find();
    assertThat(finder.openPlies()).containsExactly(1);
  }
}
