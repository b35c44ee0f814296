package io.github.tsume.mate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.twins.SlowRules;
import java.util.List;
import org.junit.jupiter.api.Test;

class BestPlayTest {
  private static Known<BestPlay.Node> from(String sfen, int plies, int most) {
    return Inquiries.at(sfen, inquiry -> BestPlay.from(inquiry, plies, most));
  }

  @Test
  void each_equal_reply_has_the_position_that_follows_it() {
    BestPlay.Node root = from(SmallMates.STEP_BACK, 3, 100).get();
    assertThat(SmallMates.usi(List.of(root.attack()))).isEqualTo("G*5c");
    assertThat(SmallMates.usi(root.replies()).split(" "))
        .containsExactlyInAnyOrder("5b4a", "5b5a", "5b6a");
    assertThat(root.next()).hasSize(3).allMatch(node -> node.replies().isEmpty());
    for (int i = 0; i < 3; i++) {
      String reply = SmallMates.usi(List.of(root.replies().get(i)));
      String mate = SmallMates.usi(List.of(root.next().get(i).attack()));
      assertThat(
              SlowRules.legalMoves(
                  SmallMates.after(SmallMates.STEP_BACK, "G*5c " + reply + " " + mate)))
          .isEmpty();
    }
  }

  @Test
  void a_shorter_variation_is_no_best_play() {
    BestPlay.Node root = from(SmallMates.SACRIFICE, 5, 100).get();
    assertThat(SmallMates.usi(root.replies())).isEqualTo("2b3a");
    assertThat(root.next()).hasSize(1);
    assertThat(SmallMates.usi(List.of(root.next().get(0).attack()))).isEqualTo("S*2b");
  }

  @Test
  void with_more_positions_than_are_looked_at_it_is_open() {
    assertThat(from(SmallMates.STEP_BACK, 3, 4).isOpen()).as("the first and three more").isFalse();
    assertThat(from(SmallMates.STEP_BACK, 3, 3)).isEqualTo(Known.open(Known.Obstacle.TOO_MANY));
  }

  @Test
  void nodes_are_told_apart_by_where_they_are() {
    BestPlay.Node one = from(SmallMates.HEAD_GOLD, 1, 9).get();
    BestPlay.Node other = from(SmallMates.HEAD_GOLD, 1, 9).get();
    assertThat(one.attack()).isEqualTo(other.attack());
    assertThat(one).isNotEqualTo(other);
  }
}
