package io.github.tsume.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.mate.Session;
import io.github.tsume.mate.SmallMates;
import org.junit.jupiter.api.Test;

class MainlineWalkTest {
  private static final String LINE = "4b3a+ 2b3a S*2b 3a2b 4d4b";

  private final Session session = SmallChecks.session(SmallMates.SACRIFICE);
  private final MainlineWalk walk =
      new MainlineWalk(session, SmallChecks.mainline(SmallMates.SACRIFICE, LINE));

  private static long key(String line) {
    return SmallMates.after(SmallMates.SACRIFICE, line).boardKey();
  }

  @Test
  void it_goes_to_a_node_and_back() {
    long start = session.position().boardKey();
    walk.goTo(2);
    assertThat(session.position().boardKey()).isEqualTo(key("4b3a+ 2b3a S*2b 3a2b"));
    walk.leave(2);
    assertThat(session.position().boardKey()).isEqualTo(start);
    walk.goTo(0);
    assertThat(session.position().boardKey()).isEqualTo(start);
  }

  /** Whether each of the nodes is forbidden while the first ones are, asked from one of them. */
  private boolean[] forbidden(int count, int node) {
    walk.goTo(node);
    long here = session.position().boardKey();
    boolean[] forbidden = new boolean[3];
    walk.without(
        count,
        node,
        () -> {
          assertThat(session.position().boardKey()).isEqualTo(here);
          walk.leave(node);
          for (int i = 0; i < 3; i++) {
            walk.goTo(i);
            forbidden[i] = session.isForbidden();
            walk.leave(i);
          }
          walk.goTo(node);
          return true;
        });
    assertThat(session.isForbidden()).as("afterwards").isFalse();
    walk.leave(node);
    return forbidden;
  }

  @Test
  void only_the_first_nodes_are_forbidden_wherever_it_is_asked_from() {
    for (int node = 0; node < 3; node++) {
      assertThat(forbidden(0, node)).containsExactly(false, false, false);
      assertThat(forbidden(1, node)).containsExactly(true, false, false);
      assertThat(forbidden(2, node)).containsExactly(true, true, false);
      assertThat(forbidden(3, node)).containsExactly(true, true, true);
    }
  }
}
