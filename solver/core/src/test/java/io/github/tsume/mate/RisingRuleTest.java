package io.github.tsume.mate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.position.Position;
import io.github.tsume.twins.SlowRules;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** At the check of {@link Inquiries#FUTILE}, whose one reply that counts lasts two plies. */
class RisingRuleTest {
  private static <T> T atCheck(Function<Inquiry, T> work) {
    return Inquiries.at(
        Inquiries.position(Inquiries.FUTILE),
        inquiry -> {
          inquiry.play(SmallMates.move(inquiry.position(), "5e5a+"));
          long before = inquiry.position().boardKey();
          T found = work.apply(inquiry);
          assertThat(inquiry.position().boardKey()).isEqualTo(before);
          return found;
        });
  }

  private static boolean isCapturedWithin(String drop, int plies) {
    return atCheck(
        inquiry ->
            new RisingRule(inquiry)
                .isCapturedWithin(SmallMates.move(inquiry.position(), drop), plies));
  }

  @Test
  void a_capture_next_to_the_king_mates_at_once_and_one_farther_away_in_two() {
    assertThat(isCapturedWithin("G*2a", 0)).isTrue();
    assertThat(isCapturedWithin("G*3a", 0)).isFalse();
    assertThat(isCapturedWithin("G*3a", 2)).isTrue();
    assertThat(isCapturedWithin("S*4a", 2)).isTrue();
  }

  @Test
  void what_is_taken_as_soon_as_the_king_is_mated_elsewhere_is_outlasted() {
    boolean outlasted =
        atCheck(
            inquiry ->
                new RisingRule(inquiry)
                    .isOutlasted(SmallMates.move(inquiry.position(), "G*3a"), 2));
    assertThat(outlasted).isTrue();
  }

  @Test
  void a_capture_that_mates_later_only_is_told_apart() {
    for (int plies : new int[] {0, 2}) {
      boolean later =
          atCheck(
              inquiry ->
                  new RisingRule(inquiry)
                      .isCapturedOnlyAfter(SmallMates.move(inquiry.position(), "G*3a"), plies));
      assertThat(later).isEqualTo(plies == 0);
    }
  }

  @Test
  void futile_interpositions_do_not_add_to_the_length() {
    assertThat(SlowRules.legalMoves(after())).hasSizeGreaterThan(5);
    int length = atCheck(inquiry -> new RisingRule(inquiry).lengthBelow(6));
    assertThat(length).isEqualTo(2);
  }

  /** In {@link Inquiries#COUNTS} the silver's interposition lasts longest, and counts. */
  @Test
  void one_whose_gain_is_needed_counts() {
    int length =
        Inquiries.at(
            Inquiries.position(Inquiries.COUNTS),
            inquiry -> {
              inquiry.play(SmallMates.move(inquiry.position(), "R*1d"));
              assertThat(inquiry.isExactlyWithin(4)).isFalse();
              return new RisingRule(inquiry).lengthBelow(8);
            });
    assertThat(length).isEqualTo(6);
  }

  private static Position after() {
    Position position = Inquiries.position(Inquiries.FUTILE);
    position.play(SmallMates.move(position, "5e5a+"));
    return position;
  }
}
