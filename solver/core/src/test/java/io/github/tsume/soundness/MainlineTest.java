package io.github.tsume.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What the moves are plays no part. */
class MainlineTest {
  private final Mainline mainline = new Mainline(List.of(10, 20, 30, 40, 50));

  @Test
  void every_other_move_is_the_attackers() {
    assertThat(mainline.length()).isEqualTo(5);
    assertThat(mainline.nodes()).isEqualTo(3);
    assertThat(mainline.attack(0)).isEqualTo(10);
    assertThat(mainline.attack(1)).isEqualTo(30);
    assertThat(mainline.attack(2)).isEqualTo(50);
    assertThat(mainline.move(3)).isEqualTo(40);
  }

  @Test
  void what_is_left_at_a_node_and_its_ply_are_the_whole() {
    for (int node = 0; node < mainline.nodes(); node++) {
      assertThat(Mainline.ply(node) - 1 + mainline.remaining(node)).isEqualTo(5);
    }
    assertThat(Mainline.ply(0)).isEqualTo(1);
    assertThat(mainline.remaining(2)).as("only the last move").isEqualTo(1);
  }

  @Test
  void another_check_ends_the_line_where_it_leaves_it() {
    assertThat(mainline.with(new OtherCheck(0, 7))).containsExactly(7);
    assertThat(mainline.with(new OtherCheck(2, 7))).containsExactly(10, 20, 30, 40, 7);
  }
}
