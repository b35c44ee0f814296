package io.github.tsume.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.mate.BestPlay;
import io.github.tsume.mate.Session;
import io.github.tsume.mate.SmallMates;
import io.github.tsume.soundness.EqualLines.UnavoidableCooks;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class UnavoidableCooksTest {
  private record Asked(UnavoidableCooks cooks, UnavoidableCooks.Reach found, BestPlay.Node node) {}

  /** Asks about another check at the first node of the first line of best play. */
  private static Asked ask(String sfen, int length, String check, SearchBudget budget) {
    return ask(sfen, length, 0, check, budget);
  }

  private static Asked ask(String sfen, int length, int node, String check, SearchBudget budget) {
    Session session = SmallChecks.session(sfen);
    BestPlayGraph graph = new BestPlayGraph(session, length);
    assertThat(graph.find(SmallChecks.UNLIMITED)).isTrue();
    List<Integer> line = new ArrayList<>();
    List<BestPlay.Node> nodes = new ArrayList<>();
    graph.forEachLine(
        (moves, at) -> {
          line.addAll(moves);
          nodes.addAll(at);
          return false;
        });
    UnavoidableCooks cooks = new UnavoidableCooks(session, graph);
    long before = session.position().boardKey();
    Position at = SmallChecks.position(sfen);
    line.subList(0, 2 * node).forEach(at::play);
    UnavoidableCooks.Reach found =
        cooks.reach(line, node, nodes.get(node), SmallMates.move(at, check), budget);
    assertThat(session.position().boardKey()).isEqualTo(before);
    assertThat(session.isForbidden()).isFalse();
    return new Asked(cooks, found, nodes.get(node));
  }

  @Test
  void a_check_that_mates_without_best_play_is_on_every_line() {
    int check = SmallChecks.move(SmallChecks.COOKED, "", "2c4c");
    Asked asked = ask(SmallChecks.COOKED, 3, "2c4c", SmallChecks.UNLIMITED);
    assertThat(asked.found).isEqualTo(UnavoidableCooks.Reach.EVERY_LINE);
    assertThat(asked.cooks.known(asked.node, check)).isEqualTo(UnavoidableCooks.Reach.EVERY_LINE);
    int other = SmallChecks.move(SmallChecks.COOKED, "", "5c3a");
    assertThat(asked.cooks.known(asked.node, other))
        .as("not asked about")
        .isEqualTo(UnavoidableCooks.Reach.OPEN);
  }

  @Test
  void a_check_that_fails_closes_no_line() {
    Asked asked = ask(SmallMates.STEP_BACK, 3, "G*4b", SmallChecks.UNLIMITED);
    assertThat(asked.found).isEqualTo(UnavoidableCooks.Reach.LINE_BY_LINE);
  }

  /** With another reply it may be but a dual of the line's own move. */
  @Test
  void the_same_piece_dropped_elsewhere_is_not_said_to_be_one() {
    Asked asked = ask(SmallChecks.DIAGONAL, 5, "B*4d", SmallChecks.UNLIMITED);
    assertThat(asked.found).isEqualTo(UnavoidableCooks.Reach.LINE_BY_LINE);
  }

  /** The bishop steps back with check, and then the same begins anew. */
  @Test
  void a_check_that_mates_by_way_of_best_play_alone_closes_no_line() {
    Asked asked = ask("5/k4/2B2/5/5 b B2S 1", 7, 1, "3d2c", SmallChecks.UNLIMITED);
    assertThat(asked.found).isEqualTo(UnavoidableCooks.Reach.LINE_BY_LINE);
  }

  @Test
  void without_nodes_it_is_open_and_can_be_asked_again() {
    Asked asked = ask(SmallChecks.COOKED, 3, "5c3a", SearchBudget.nodes(0));
    assertThat(asked.found).isEqualTo(UnavoidableCooks.Reach.OPEN);
    int check = SmallChecks.move(SmallChecks.COOKED, "", "5c3a");
    assertThat(asked.cooks.known(asked.node, check)).isEqualTo(UnavoidableCooks.Reach.OPEN);
  }
}
