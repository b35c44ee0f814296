package io.github.tsume.mate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.twins.SlowRules;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReplyValuesTest {
  private static List<ValuedReply> replies(String sfen, String line, int most) {
    return Inquiries.at(sfen, line, inquiry -> new ReplyValues(inquiry, most).all());
  }

  private static String told(ValuedReply reply) {
    String length = reply.isLonger() ? "longer" : "" + reply.length();
    return SmallMates.usi(List.of(reply.move())) + " " + length + " " + reply.leftover().isSome();
  }

  @Test
  void each_reply_has_its_length_and_what_is_left_over() {
    assertThat(replies(SmallMates.SACRIFICE, "4b3a+", 4))
        .allMatch(ValuedReply::counts)
        .extracting(ReplyValuesTest::told)
        .containsExactlyInAnyOrder("2b3a 4 false", "2b1b 2 true");
    assertThat(replies(SmallMates.STEP_BACK, "G*5c", 2))
        .extracting(ReplyValuesTest::told)
        .containsExactlyInAnyOrder("5b4a 2 false", "5b5a 2 false", "5b6a 2 false");
  }

  @Test
  void beyond_what_is_looked_for_it_is_longer() {
    assertThat(replies(SmallMates.SACRIFICE, "4b3a+", 2))
        .extracting(ReplyValuesTest::told)
        .containsExactlyInAnyOrder("2b3a longer false", "2b1b 2 true");
  }

  @Test
  void where_the_defender_is_mated_no_reply_counts() {
    List<ValuedReply> replies = replies(SmallMates.LANCE, "1e2d", 4);
    assertThat(replies)
        .hasSameSizeAs(SlowRules.legalMoves(SmallMates.after(SmallMates.LANCE, "1e2d")))
        .noneMatch(ValuedReply::counts);
  }

  @Test
  void drops_of_one_square_share_what_they_are_worth() {
    ValuedReply pawn = interposed("P*1c", 2);
    ValuedReply gold = interposed("G*1c", 9);
    ValuedReply other = interposed("P*1d", 2);
    assertThat(pawn.sharedByDrops()).isEqualTo(gold.sharedByDrops());
    assertThat(pawn.sharedByDrops()).isNotEqualTo(other.sharedByDrops());
  }

  /** A drop after the lance's check: four plies, nothing left over. */
  private static ValuedReply interposed(String drop, int others) {
    int move = SmallMates.moves(SmallMates.position(SmallMates.LANCE), "1e2d " + drop).get(1);
    return new ValuedReply(move, 4, true, Leftover.NONE, others);
  }
}
