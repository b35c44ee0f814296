package io.github.tsume.mate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.game.FutileRule;
import io.github.tsume.twins.SlowComposer;
import java.util.EnumMap;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class ClaimAuditTest {
  private static Known<Boolean> isWithin(String sfen, String line, int plies) {
    return Inquiries.at(
        sfen, line, inquiry -> new ClaimAudit(inquiry).isWithin(plies, Long.MAX_VALUE));
  }

  @Test
  void a_length_is_settled_for_either_side() {
    assertThat(isWithin(SmallMates.SACRIFICE, "", 3)).isEqualTo(Known.of(false));
    assertThat(isWithin(SmallMates.SACRIFICE, "", 5)).isEqualTo(Known.of(true));
    assertThat(isWithin(SmallMates.SACRIFICE, "4b3a+", 2)).isEqualTo(Known.of(false));
    assertThat(isWithin(SmallMates.SACRIFICE, "4b3a+", 4)).isEqualTo(Known.of(true));
    assertThat(isWithin(SmallMates.LANCE, "1e2d", 0)).isEqualTo(Known.of(true));
  }

  /**
   * After R*1d the silver may go between, to 1c. The bounded form leaves that out, because after
   * its capture without gain there is a mate too; by the exact rule that one takes too long.
   */
  @Test
  void a_claim_that_the_rule_does_not_allow_does_not_stand() {
    Position position = Inquiries.position(Inquiries.COUNTS);
    SlowComposer slow =
        new SlowComposer(
            position, FutileRule.STANDARD, 10_000_000, new EnumMap<>(SlowComposer.Event.class));
    assertThat(slow.value(5)).isNull();
    assertThat(Objects.requireNonNull(slow.value(7)).length()).isEqualTo(7);
    Inquiries.at(
        position,
        inquiry -> {
          assertThat(inquiry.within(5).isProven()).as("the bounded form").isTrue();
          assertThat(inquiry.isExactlyWithin(5)).isFalse();
          assertThat(inquiry.isExactlyWithin(7)).isTrue();
          return true;
        });
  }

  @Test
  void what_was_found_out_is_known_without_a_search() {
    long more =
        Inquiries.at(
            SmallMates.SACRIFICE,
            inquiry -> {
              ClaimAudit audit = new ClaimAudit(inquiry);
              audit.isWithin(3, Long.MAX_VALUE);
              audit.isWithin(5, Long.MAX_VALUE);
              assertThat(inquiry.game().known().isLonger(inquiry.game().state(), 3)).isTrue();
              assertThat(inquiry.knownAtMost()).isEqualTo(5);
              long before = inquiry.search().nodes();
              assertThat(audit.isWithin(1, Long.MAX_VALUE).get()).isFalse();
              assertThat(audit.isWithin(9, Long.MAX_VALUE).get()).isTrue();
              return inquiry.search().nodes() - before;
            });
    assertThat(more).isZero();
  }

  @Test
  void one_question_may_be_too_hard_for_its_part_of_the_nodes() {
    Known<Boolean> open =
        Inquiries.at(SmallMates.SACRIFICE, inquiry -> inquiry.isExactlyWithin(5, 0));
    assertThat(open.isOpen()).isTrue();
    assertThatExceptionOfType(OpenQuestionException.class)
        .as("all of them")
        .isThrownBy(
            () ->
                Inquiries.at(
                    SmallMates.SACRIFICE,
                    "",
                    FutileRule.STANDARD,
                    SearchBudget.nodes(0),
                    inquiry -> new ClaimAudit(inquiry).isWithin(5, Long.MAX_VALUE)));
  }
}
