package io.github.tsume.dfpn;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.ToyGame.Edge;
import io.github.tsume.dfpn.table.TranspositionTable;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Two copies of one tree, both of which the attacker has to win. Whether anything is right that a
 * replay proves, {@link DfPnTest} asks, where nodes that look alike have nothing in common.
 */
class ProofReplayTest {
  private static final int LEVELS = 4;

  /** A tree that the attacker wins, or not, with wrong moves that take long to refute. */
  private static final class Tree {
    private final List<List<Edge>> graph = new ArrayList<>();
    private final List<Boolean> attacker = new ArrayList<>();

    private int node(boolean attackerMoves) {
      graph.add(new ArrayList<>());
      attacker.add(attackerMoves);
      return graph.size() - 1;
    }

    private void edge(int from, int to) {
      graph.get(from).add(new Edge(to, 0));
    }

    private int attackers(SplittableRandom random, int levels, boolean won) {
      int node = node(true);
      if (levels == 0) {
        if (won) {
          edge(node, node(false));
        }
        return node;
      }
      int winner = won ? random.nextInt(3) : -1;
      for (int i = 0; i < 3; i++) {
        edge(node, defenders(random, levels - 1, i == winner));
      }
      return node;
    }

    private int defenders(SplittableRandom random, int levels, boolean won) {
      int node = node(false);
      int escape = won ? -1 : random.nextInt(2);
      for (int i = 0; i < 2; i++) {
        edge(node, attackers(random, levels, i != escape));
      }
      return node;
    }

    private ToyGame game() {
      boolean[] moves = new boolean[attacker.size()];
      IntStream.range(0, moves.length).forEach(n -> moves[n] = attacker.get(n));
      return new ToyGame(graph, moves, 0, 0, 0);
    }
  }

  /** The nodes that the second tree takes when the first one has been won. */
  private static long nodes(ToyGame game, int first, int second) {
    TranspositionTable table = new TranspositionTable(1 << 20);
    win(new DfPn(game.from(first, 0), table));
    DfPn search = new DfPn(game.from(second, 0), table);
    win(search);
    return search.nodes();
  }

  private static void win(DfPn search) {
    assertThat(search.solve(Lengths.UNBOUNDED, SearchBudget.nodes(10_000_000)).isProven()).isTrue();
    assertThat(search.proofs().length(Lengths.UNBOUNDED)).isEqualTo(2 * LEVELS + 1);
  }

  @Test
  void what_was_proved_once_is_not_searched_for_again_where_it_looks_the_same() {
    long apart = 0;
    long alike = 0;
    for (long seed = 1; seed <= 20; seed++) {
      Tree tree = new Tree();
      int first = tree.attackers(new SplittableRandom(seed), LEVELS, true);
      int second = tree.attackers(new SplittableRandom(seed), LEVELS, true);
      int size = tree.graph.size();
      int[] different = IntStream.range(0, size).toArray();
      int[] same = IntStream.range(0, size).map(n -> n % second).toArray();
      apart += nodes(tree.game().looking(different), first, second);
      alike += nodes(tree.game().looking(same), first, second);
    }
    // The proof itself has up to 61 nodes.
    assertThat(alike).isLessThan(20 * 62);
    assertThat(apart).isGreaterThan(5 * alike);
  }
}
