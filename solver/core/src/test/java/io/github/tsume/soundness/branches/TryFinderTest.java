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
import io.github.tsume.soundness.branches.TryFinder.Try;
import io.github.tsume.twins.SlowRefutation;
import io.github.tsume.verdict.PlyCount;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class TryFinderTest {
  private static TryFinder finder(String sfen, String line, int most, SearchBudget budget) {
    Position start = SmallMates.position(sfen);
    return new TryFinder(
        start,
        line.isEmpty() ? List.of() : SmallMates.moves(start, line),
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
      assertThat(attempt.plies()).isEqualTo(PlyCount.exactly(4));
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
    assertThat(first)
        .extracting(attempt -> attempt.plies().plies())
        .isSortedAccordingTo((a, b) -> b - a);
    assertThat(first.get(0).plies().plies()).as("a second gold").isGreaterThanOrEqualTo(4);
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

  /** Two of them with drops that are taken, one with a rook that checks for long. */
  private static final List<String> PROBLEMS =
      List.of(
          SmallMates.HEAD_GOLD,
          SmallMates.TWO_GOLDS,
          SmallMates.STEP_BACK,
          SmallMates.SACRIFICE,
          "6R2/5p3/2pppk3/4s1R2/5P3/9/9/9/9 b - 1",
          "7nl/7k1/6Ppp/9/9/9/9/9/9 b 2G 1",
          "6Snl/5+Rg1k/6pps/9/9/9/9/9/8L b - 1");

  @Test
  void each_number_is_what_trying_everything_finds_or_says_that_it_may_be_more() {
    int exact = 0;
    int atLeast = 0;
    for (String sfen : PROBLEMS) {
      for (long nodes : new long[] {100, 1_000, 10_000, 200_000}) {
        for (Try each : finder(sfen, "", 99, SearchBudget.nodes(nodes)).find()) {
          Position after = SmallMates.position(sfen);
          after.play(each.move());
          OptionalInt slow = SlowRefutation.plies(after, 1_000);
          boolean known = each.plies().isExact();
          exact += known && slow.isPresent() ? 1 : 0;
          atLeast += known ? 0 : 1;
          if (slow.isPresent()) {
            assertThat(each.plies().plies())
                .as(sfen + " " + each)
                .isLessThanOrEqualTo(slow.getAsInt())
                .isGreaterThanOrEqualTo(known ? slow.getAsInt() : 2);
          }
          assertThat(each.endless()).isFalse();
          if (known && nodes >= 10_000) {
            assertThat(each.line()).as(sfen + each).hasSize(each.plies().plies());
          }
        }
      }
    }
    assertThat(exact).isGreaterThan(50);
    assertThat(atLeast).isPositive();
  }

  /** From a game: the horse checks the king to and fro, and nothing can be put between. */
  private static final String HORSE =
      "lg3+B1nl/3s5/p1n1sSk2/7pp/9/PKPpP4/1P2gPP1P/1s1r5/LN5NL b G6Prbgp 1";

  @Test
  void checks_that_only_a_repetition_ends_are_endless() {
    TryFinder finder = finder(HORSE, "", 99, SmallChecks.UNLIMITED);
    int check = SmallMates.move(SmallMates.position(HORSE), "4a3b");
    assertThat(finder.refutation(check))
        .hasValueSatisfying(
            each -> {
              assertThat(each.endless()).isTrue();
              assertThat(each.plies().isExact()).isFalse();
            });
  }

  @Test
  void where_a_question_takes_too_long_that_is_told() {
    TryFinder finder = finder(SmallMates.SACRIFICE, "4b3a+", 99, SearchBudget.nodes(0));
    finder.find();
    assertThat(finder.openPlies()).containsExactly(1);
  }
}
