package io.github.tsume.mate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.game.FutileRule;
import io.github.tsume.game.TsumeGame;
import io.github.tsume.mate.ClaimAudit.AuditBudget;
import io.github.tsume.verify.Replies;
import org.junit.jupiter.api.Test;

class ClaimReasonsTest {
  /** The bound of the node after a check, with all of its interpositions taken for claimed. */
  private static int bound(String sfen, String check, int most, int others, int longestClaim) {
    return Inquiries.at(
        Inquiries.position(sfen),
        inquiry -> {
          TsumeGame game = inquiry.game();
          game.play(SmallMates.move(inquiry.position(), check));
          Replies replies = new Replies();
          int end = game.generate(replies.withRoom(), 0);
          replies.setTop(end);
          for (int i = 0; i < end; i++) {
            game.play(replies.get(i));
            if (FutileRule.isInterposition(replies.get(i))) {
              game.known().putWithin(game.state(), longestClaim - 1, true);
            }
            game.undo(replies.get(i));
          }
          AuditBudget budget = new AuditBudget(game, inquiry.budget(), replies);
          ClaimReasons reasons =
              new ClaimReasons(inquiry, new ClaimAudit(inquiry), budget, replies);
          return reasons.bound(0, end, most, others, longestClaim);
        });
  }

  /** The king's step lasts two plies, as long as what follows the captures. */
  @Test
  void claims_stand_where_another_reply_lasts_as_long() {
    assertThat(bound(Inquiries.FUTILE, "5e5a+", 2, 2, 2)).isEqualTo(2);
  }

  @Test
  void a_claim_falls_where_the_interposition_counts_and_does_not_mate_in_time() {
    assertThat(bound(Inquiries.COUNTS, "R*1d", 4, 4, 4)).isEqualTo(ClaimAudit.LONGER);
  }

  @Test
  void an_interposition_that_mates_in_time_may_count() {
    assertThat(bound(Inquiries.COUNTS, "R*1d", 6, 4, 6)).isEqualTo(6);
  }
}
