package io.github.tsume.mate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.game.FutileRule;
import io.github.tsume.game.MateAtOnce;
import java.util.List;
import org.junit.jupiter.api.Test;

class MainlineFinderTest {
  private static String line(String sfen, int plies) {
    return Inquiries.at(
        sfen, inquiry -> SmallMates.usi(new MainlineFinder(inquiry).find(plies).get()));
  }

  @Test
  void where_there_is_but_one_line_it_is_that() {
    assertThat(line(SmallMates.HEAD_GOLD, 1)).isEqualTo("G*5b");
    assertThat(line(SmallMates.SACRIFICE, 5)).isEqualTo("4b3a+ 2b3a S*2b 3a2b 4d4b");
    assertThat(line(SmallMates.LANCE, 1)).as("nothing that is futile").isEqualTo("1e2d");
  }

  @Test
  void of_several_lines_it_is_one_that_ends_in_mate() {
    Position start = SmallMates.position(SmallMates.STEP_BACK);
    Position end = start.copy();
    List<Integer> moves = SmallMates.moves(start, line(SmallMates.STEP_BACK, 3));
    moves.forEach(end::play);
    assertThat(moves).hasSize(3);
    assertThat(MateAtOnce.isMated(end, FutileRule.NONE)).isTrue();
  }

  /** Moves of pieces come before drops where nothing else tells them apart. */
  @Test
  void at_the_last_move_the_attacker_rather_empties_his_hand() {
    assertThat(line(LeftoverFinderTest.EITHER, 1)).isEqualTo("R*3a");
  }

  @Test
  void the_defender_may_be_to_move() {
    Known<List<Integer>> line =
        Inquiries.at(SmallMates.SACRIFICE, "4b3a+", inquiry -> MainlineFinder.from(inquiry, 4));
    assertThat(SmallMates.usi(line.get())).isEqualTo("2b3a S*2b 3a2b 4d4b");
    Known<List<Integer>> mated =
        Inquiries.at(SmallMates.HEAD_GOLD, "G*5b", inquiry -> MainlineFinder.from(inquiry, 0));
    assertThat(mated).isEqualTo(Known.of(List.of()));
  }

  @Test
  void equal_replies_are_all_found() {
    List<Integer> replies =
        Inquiries.at(
            SmallMates.STEP_BACK,
            "G*5c",
            inquiry -> new MainlineFinder(inquiry).defences(2, Leftover.NONE));
    assertThat(SmallMates.usi(replies).split(" "))
        .containsExactlyInAnyOrder("5b4a", "5b5a", "5b6a");
  }

  @Test
  void without_nodes_it_stays_open() {
    Known<List<Integer>> line =
        Inquiries.at(
            SmallMates.SACRIFICE,
            "",
            FutileRule.STANDARD,
            SearchBudget.nodes(3),
            inquiry -> new MainlineFinder(inquiry).find(5));
    assertThat(line.isOpen()).isTrue();
  }
}
