package io.github.tsume.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.game.FutileRule;
import io.github.tsume.game.MateAtOnce;
import io.github.tsume.mate.BestPlay;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Session;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.rules.Minishogi;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The lines of best play of two dragons against a bare king, who has much choice. */
class BestPlayGraphTest {
  private static final Position START = Sfen.position("2k2/5/5/+R3+R/5 b - 1", Minishogi.RULES);
  private static final SearchBudget UNLIMITED = SearchBudget.unlimited();

  private final MateSolver solver = new MateSolver(4 << 20);
  private final Session session = new Session(START, solver, FutileRule.STANDARD);
  private int length;
  private BestPlayGraph graph;

  @BeforeEach
  void solve() {
    length = solver.solve(START.copy(), SolveOptions.DEFAULT, UNLIMITED).length();
    graph = new BestPlayGraph(session, length);
    assertThat(graph.find(UNLIMITED)).isTrue();
  }

  private List<List<Integer>> lines() {
    List<List<Integer>> lines = new ArrayList<>();
    graph.forEachLine((moves, nodes) -> lines.add(List.copyOf(moves)));
    return lines;
  }

  @Test
  void every_line_is_legal_ends_in_mate_and_takes_the_whole_length() {
    List<List<Integer>> lines = lines();
    assertThat(lines).isNotEmpty().doesNotHaveDuplicates();
    for (List<Integer> line : lines) {
      assertThat(line).hasSize(length);
      Position position = START.copy();
      for (int move : line) {
        assertThat(LegalMoves.isLegal(position, move)).isTrue();
        position.play(move);
      }
      assertThat(MateAtOnce.isMated(position, FutileRule.STANDARD)).isTrue();
    }
    assertThat(graph.isOneLine()).isEqualTo(lines.size() == 1);
    assertThat(graph.hasAtMost(lines.size())).isTrue();
    assertThat(graph.hasAtMost(lines.size() - 1)).isFalse();
  }

  @Test
  void no_line_goes_through_a_closed_position() {
    List<BestPlay.Node> last = new ArrayList<>();
    graph.forEachLine((moves, nodes) -> last.addAll(nodes.subList(0, nodes.size())));
    BestPlay.Node closed = last.get(last.size() - 1);
    graph.close(closed);
    graph.forEachLine(
        (moves, nodes) -> {
          assertThat(nodes).doesNotContain(closed);
          return true;
        });
    graph.close(last.get(0));
    assertThat(lines()).as("the first position is on all of them").isEmpty();
    graph.openAll();
    assertThat(lines()).isNotEmpty();
  }

  @Test
  void without_nodes_the_graph_is_not_known() {
    BestPlayGraph other =
        new BestPlayGraph(new Session(START, new MateSolver(4 << 20), FutileRule.STANDARD), length);
    assertThat(other.find(SearchBudget.nodes(0))).isFalse();
    assertThat(other.isTooLarge()).as("that is no matter of size").isFalse();
    assertThat(other.find(UNLIMITED)).as("asked again").isTrue();
  }
}
