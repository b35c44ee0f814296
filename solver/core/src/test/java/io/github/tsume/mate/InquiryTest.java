package io.github.tsume.mate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.Helpers;
import io.github.tsume.game.FutileRule;
import io.github.tsume.twins.SlowMate;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class InquiryTest {
  private static final SearchBudget UNLIMITED = SearchBudget.unlimited();

  @ParameterizedTest
  @CsvSource({"STANDARD, 1", "DROPS_ONLY, 1", "NONE, 7"})
  void the_lance_mates_at_once_unless_all_interpositions_count(FutileRule rule, int length) {
    for (int plies = 1; plies <= 9; plies += 2) {
      int bound = plies;
      boolean within =
          Inquiries.at(
              SmallMates.LANCE, "", rule, UNLIMITED, inquiry -> inquiry.isExactlyWithin(bound));
      assertThat(within).as("%s", plies).isEqualTo(plies >= length);
    }
  }

  @Test
  void brute_force_agrees_where_all_interpositions_count() {
    for (String sfen : new String[] {SmallMates.LANCE, SmallMates.STEP_BACK}) {
      int slow = new SlowMate(SmallMates.position(sfen), 1_000_000).length(7);
      OptionalInt length =
          Inquiries.at(sfen, "", FutileRule.NONE, UNLIMITED, inquiry -> inquiry.lengthUpTo(9));
      assertThat(length).hasValue(slow);
    }
  }

  /** Short lengths are looked for from below, long ones from above. */
  @Test
  void a_length_is_the_same_from_above_and_from_below() {
    Efforts above = Efforts.DEFAULT.with(EffortTable.ASCEND_UP_TO, 0);
    Session session =
        new Session(
            SmallMates.position(SmallMates.SACRIFICE),
            new MateSolver(1 << 20, Helpers.NONE, above),
            FutileRule.STANDARD);
    for (int most = 4; most <= 11; most++) {
      int bound = most;
      OptionalInt length = most < 5 ? OptionalInt.empty() : OptionalInt.of(5);
      OptionalInt fromBelow =
          Inquiries.at(SmallMates.SACRIFICE, inquiry -> inquiry.lengthUpTo(bound));
      OptionalInt fromAbove =
          session.during(session.question(99, UNLIMITED), inquiry -> inquiry.lengthUpTo(bound));
      assertThat(fromBelow).isEqualTo(length);
      assertThat(fromAbove).isEqualTo(length);
    }
  }

  @Test
  void the_raw_game_can_be_asked_in_between() {
    boolean raw =
        Inquiries.at(
            SmallMates.LANCE,
            inquiry -> {
              assertThat(inquiry.rawWithin(5, Long.MAX_VALUE).isProven()).isFalse();
              assertThat(inquiry.rawWithin(7, Long.MAX_VALUE).isProven()).isTrue();
              assertThat(inquiry.game().futileRule()).isEqualTo(FutileRule.STANDARD);
              assertThat(inquiry.rawLength(5)).as("the table has none so short").isEqualTo(-1);
              return inquiry.rawLength(7) == 7;
            });
    assertThat(raw).isTrue();
  }

  @Test
  void a_move_that_was_played_offers_no_claim() {
    Inquiries.at(
        SmallMates.LANCE,
        "1e2d",
        inquiry -> {
          int drop = SmallMates.move(inquiry.position(), "P*1e");
          int[] moves = new int[640];
          inquiry.game().play(drop);
          assertThat(inquiry.game().hasClaims(moves, 0, inquiry.game().generate(moves, 0)))
              .isTrue();
          inquiry.game().undo(drop);
          inquiry.play(drop);
          assertThat(inquiry.game().hasClaims(moves, 0, inquiry.game().generate(moves, 0)))
              .isFalse();
          inquiry.undo(drop);
          return true;
        });
  }

  @Test
  void without_nodes_nothing_is_found_out() {
    assertThatExceptionOfType(OpenQuestionException.class)
        .isThrownBy(
            () ->
                Inquiries.at(
                    SmallMates.SACRIFICE,
                    "",
                    FutileRule.STANDARD,
                    SearchBudget.nodes(0),
                    inquiry -> inquiry.isExactlyWithin(5)));
  }
}
