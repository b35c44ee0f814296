package io.github.tsume.mate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.budget.SearchBudget;
import io.github.tsume.game.FutileRule;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class OptimalMovesTest {
  /** The checks that mate in so many plies, in the order in which they are visited. */
  private static String attacks(String sfen, int plies) {
    return Inquiries.at(
        sfen,
        inquiry -> {
          List<Integer> moves = new ArrayList<>();
          new OptimalMoves(inquiry).attacks(plies, move -> !moves.add(move));
          return SmallMates.usi(moves);
        });
  }

  private static String defences(String sfen, String line, int plies) {
    return Inquiries.at(
        sfen,
        line,
        inquiry -> {
          List<Integer> moves = new ArrayList<>();
          new OptimalMoves(inquiry).defences(plies, move -> !moves.add(move));
          return SmallMates.usi(moves);
        });
  }

  @Test
  void the_checks_that_mate_are_visited_in_the_order_of_ties() {
    assertThat(attacks(SmallMates.HEAD_GOLD, 1)).isEqualTo("G*5b");
    assertThat(attacks(SmallMates.TWO_GOLDS, 1)).isEqualTo("G*1b G*2b");
    assertThat(attacks(SmallMates.STEP_BACK, 3)).isEqualTo("G*5c");
    assertThat(attacks(SmallMates.STEP_BACK, 1)).isEmpty();
  }

  /** To 1b the king is mated at once; 3a, where he takes the horse, lasts two plies more. */
  @Test
  void a_reply_keeps_just_the_length_that_it_lasts() {
    assertThat(defences(SmallMates.SACRIFICE, "4b3a+", 4)).isEqualTo("2b3a");
    assertThat(defences(SmallMates.SACRIFICE, "4b3a+", 2)).isEqualTo("2b1b");
    assertThat(defences(SmallMates.SACRIFICE, "4b3a+", 6)).isEmpty();
  }

  @Test
  void futile_interpositions_keep_nothing() {
    assertThat(defences(SmallMates.LANCE, "1e2d", 2)).isEmpty();
    String raw =
        Inquiries.at(
            SmallMates.LANCE,
            "1e2d",
            FutileRule.NONE,
            SearchBudget.unlimited(),
            inquiry -> {
              List<Integer> moves = new ArrayList<>();
              new OptimalMoves(inquiry).defences(6, move -> !moves.add(move));
              return SmallMates.usi(moves);
            });
    assertThat(raw).as("those farthest away last longest").contains("P*1e").doesNotContain("P*1c");
  }

  @Test
  void the_visitor_ends_the_walk() {
    int stopped =
        Inquiries.at(
            SmallMates.TWO_GOLDS, inquiry -> new OptimalMoves(inquiry).attacks(1, move -> true));
    assertThat(SmallMates.usi(List.of(stopped))).isEqualTo("G*1b");
    boolean some =
        Inquiries.at(
            SmallMates.TWO_GOLDS,
            inquiry ->
                new OptimalMoves(inquiry)
                    .stopsAtSomeAttack(1, move -> SmallMates.usi(List.of(move)).equals("G*2b")));
    assertThat(some).isTrue();
  }
}
