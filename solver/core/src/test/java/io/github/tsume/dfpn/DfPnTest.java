package io.github.tsume.dfpn;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.ToyGame.Edge;
import io.github.tsume.dfpn.table.TranspositionTable;
import io.github.tsume.verdict.Reason;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
class DfPnTest {
  static final int TOTAL = 6;

  /** Cyclic, merging graphs with a hand; small enough to be solved by rounds over all nodes. */
  static ToyGame random(SplittableRandom random, int size, boolean withHand) {
    List<List<Edge>> graph = new ArrayList<>();
    boolean[] attacker = new boolean[size];
    for (int n = 0; n < size; n++) {
      attacker[n] = n % 2 == 0;
    }
    for (int n = 0; n < size; n++) {
      List<Edge> edges = new ArrayList<>();
      int count = random.nextInt(4);
      for (int i = 0; i < count; i++) {
        int to = random.nextInt(size / 2) * 2 + (attacker[n] ? 1 : 0);
        edges.add(new Edge(to, withHand && attacker[n] ? random.nextInt(-1, 2) : 0));
      }
      graph.add(edges);
    }
    return new ToyGame(graph, attacker, 0, withHand ? random.nextInt(3) : 0, withHand ? TOTAL : 0);
  }

  private static int never() {
    return Integer.MAX_VALUE;
  }

  @ParameterizedTest
  @ValueSource(ints = {6, 10, 20, 40, 80})
  void agrees_with_retrograde_analysis_on_cyclic_graphs(int size) {
    int proven = 0;
    int disproven = 0;
    for (long seed = 1; seed <= 300; seed++) {
      SplittableRandom random = new SplittableRandom(seed * 1000 + size);
      ToyGame game = random(random, size, false);
      int expected = game.winLengths()[0][0];
      DfPn search = new DfPn(game, new TranspositionTable(1 << 18));
      Answer answer = search.solve(Lengths.UNBOUNDED, SearchBudget.nodes(2_000_000));
      assertThat(answer.kind())
          .as("seed %d size %d", seed, size)
          .isEqualTo(expected == never() ? Answer.Kind.DISPROVEN : Answer.Kind.PROVEN);
      if (answer.isProven()) {
        assertThat(answer.length()).as("seed %d", seed).isGreaterThanOrEqualTo(expected);
        proven++;
      } else {
        assertThat(answer.absolute()).isTrue();
        disproven++;
      }
      // One table for all bounds, as the length search uses it.
      for (int bound = 1; bound <= Math.min(size, 15); bound += 2) {
        Answer bounded = search.solve(bound, SearchBudget.nodes(2_000_000));
        assertThat(bounded.kind())
            .as("seed %d size %d bound %d", seed, size, bound)
            .isEqualTo(expected <= bound ? Answer.Kind.PROVEN : Answer.Kind.DISPROVEN);
      }
    }
    assertThat(proven).isGreaterThan(50);
    assertThat(disproven).isGreaterThan(50);
  }

  @ParameterizedTest
  @ValueSource(ints = {6, 10, 20, 40})
  void any_root_of_one_table_agrees(int size) {
    // Results of one root are read by searches from all the others: a disproof that was stored
    // although it depended on its path would show here.
    for (long seed = 1; seed <= 700 / size; seed++) {
      SplittableRandom random = new SplittableRandom(seed * 7919 + size);
      ToyGame first = random(random, size, false);
      int[][] expected = first.winLengths();
      TranspositionTable table = new TranspositionTable(1 << 18);
      for (int root = 0; root < size; root += 2) {
        DfPn search = new DfPn(first.from(root, 0), table);
        Answer answer = search.solve(Lengths.UNBOUNDED, SearchBudget.nodes(2_000_000));
        assertThat(answer.kind())
            .as("seed %d size %d root %d", seed, size, root)
            .isEqualTo(expected[root][0] == never() ? Answer.Kind.DISPROVEN : Answer.Kind.PROVEN);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {6, 10, 20, 40})
  void hands_and_dominance_agree(int size) {
    int wins = 0;
    for (long seed = 1; seed <= 700 / size; seed++) {
      SplittableRandom random = new SplittableRandom(seed * 104729 + size);
      ToyGame first = random(random, size, true);
      int[][] expected = first.winLengths();
      TranspositionTable table = new TranspositionTable(1 << 18);
      for (int root = 0; root < size; root += 2) {
        for (int hand = 0; hand <= 2; hand++) {
          DfPn search = new DfPn(first.from(root, hand), table);
          Answer answer = search.solve(Lengths.UNBOUNDED, SearchBudget.nodes(2_000_000));
          boolean win = expected[root][hand] != never();
          wins += win ? 1 : 0;
          assertThat(answer.kind())
              .as("seed %d size %d root %d hand %d", seed, size, root, hand)
              .isEqualTo(win ? Answer.Kind.PROVEN : Answer.Kind.DISPROVEN);
        }
      }
    }
    assertThat(wins).isGreaterThan(50);
  }

  @ParameterizedTest
  @ValueSource(ints = {6, 10, 20, 40})
  void proofs_that_are_retracted_are_gone_and_found_again(int size) {
    int retracted = 0;
    for (long seed = 1; seed <= 700 / size; seed++) {
      SplittableRandom random = new SplittableRandom(seed * 15485863 + size);
      ToyGame first = random(random, size, true);
      int[][] expected = first.winLengths();
      TranspositionTable table = new TranspositionTable(1 << 18);
      for (int root = 0; root < size; root += 2) {
        int hand = random.nextInt(3);
        boolean win = expected[root][hand] != never();
        DfPn search = new DfPn(first.from(root, hand), table);
        search.solve(Lengths.UNBOUNDED, SearchBudget.nodes(2_000_000));
        if (search.proofs().length(Lengths.UNBOUNDED) >= 0) {
          assertThat(win).as("seed %d size %d root %d", seed, size, root).isTrue();
          search.proofs().retract();
          assertThat(search.proofs().length(Lengths.UNBOUNDED)).isEqualTo(-1);
          assertThat(search.proofs().move(Lengths.UNBOUNDED)).isZero();
          retracted++;
        }
        // What rested on it has not gone with it, and what did not is still right.
        Answer again = search.solve(Lengths.UNBOUNDED, SearchBudget.nodes(2_000_000));
        assertThat(again.isProven()).as("seed %d size %d root %d", seed, size, root).isEqualTo(win);
        if (win && random.nextBoolean()) {
          search.proofs().retract();
        }
      }
    }
    assertThat(retracted).isGreaterThan(50);
  }

  @Test
  void a_small_table_that_drops_entries_still_answers_right() {
    int collections = 0;
    int answered = 0;
    for (long seed = 1; seed <= 40; seed++) {
      ToyGame game = tangled(new SplittableRandom(seed), 4000);
      int expected = game.winLengths()[0][0];
      TranspositionTable table = new TranspositionTable(1 << 16);
      DfPn search = new DfPn(game, table);
      Answer answer = search.solve(Lengths.UNBOUNDED, SearchBudget.nodes(60_000));
      if (!answer.isUnknown()) {
        assertThat(answer.isProven()).as("seed %d", seed).isEqualTo(expected != never());
        collections += table.collections();
        answered++;
      }
    }
    assertThat(answered).isGreaterThan(20);
    assertThat(collections).as("in searches that came to an answer").isGreaterThan(20);
  }

  /** A graph in which few nodes have no move, so that it takes long to see who wins. */
  static ToyGame tangled(SplittableRandom random, int size) {
    List<List<Edge>> graph = new ArrayList<>();
    boolean[] attacker = new boolean[size];
    for (int n = 0; n < size; n++) {
      attacker[n] = n % 2 == 0;
      List<Edge> edges = new ArrayList<>();
      int count = random.nextInt(10) == 0 ? 0 : random.nextInt(2, 4);
      for (int i = 0; i < count; i++) {
        edges.add(new Edge(random.nextInt(size / 2) * 2 + (attacker[n] ? 1 : 0), 0));
      }
      graph.add(edges);
    }
    return new ToyGame(graph, attacker, 0, 0, 0);
  }

  @ParameterizedTest
  @ValueSource(ints = {20, 60})
  void goes_on_where_numbers_count_no_further(int largest) {
    int answered = 0;
    for (long seed = 1; seed <= 40; seed++) {
      ToyGame game = tangled(new SplittableRandom(seed), 4000);
      int expected = game.winLengths()[0][0];
      DfPn search = new DfPn(game, new TranspositionTable(1 << 20));
      search.countUpTo(largest);
      Answer answer = search.solve(Lengths.UNBOUNDED, SearchBudget.nodes(400_000));
      if (!answer.isUnknown()) {
        assertThat(answer.isProven()).as("seed %d", seed).isEqualTo(expected != never());
        answered++;
      }
    }
    // As many as with numbers that count as far as they like; with thresholds that they cannot
    // reach it was 15, counting up to 20.
    assertThat(answered).isGreaterThan(15);
  }

  @Test
  void a_forbidden_node_makes_a_disproof_that_is_not_absolute() {
    // 0 (attacker) -> 1 (defender) -> 2 (attacker) -> 3 (defender, no move: won)
    List<List<Edge>> graph =
        List.of(
            List.of(new Edge(1, 0)), List.of(new Edge(2, 0)), List.of(new Edge(3, 0)), List.of());
    ToyGame game = new ToyGame(graph, new boolean[] {true, false, true, false}, 0, 0, TOTAL);
    TranspositionTable table = new TranspositionTable(1 << 16);
    DfPn search = new DfPn(game, table);
    search.forbid(game.from(2, 0).key(), 0);
    Answer forbidden = search.solve(Lengths.UNBOUNDED, SearchBudget.unlimited());
    assertThat(forbidden.isDisproven()).isTrue();
    assertThat(forbidden.absolute()).isFalse();
    search.allowAll();
    Answer allowed = search.solve(Lengths.UNBOUNDED, SearchBudget.unlimited());
    assertThat(allowed.isProven()).isTrue();
    assertThat(allowed.length()).isEqualTo(3);
  }

  @Test
  void a_spent_budget_is_unknown() {
    // A path on which nobody has a choice, longer than the budget.
    List<List<Edge>> graph = new ArrayList<>();
    boolean[] attacker = new boolean[10];
    for (int n = 0; n < attacker.length; n++) {
      attacker[n] = n % 2 == 0;
      graph.add(n == attacker.length - 1 ? List.of() : List.of(new Edge(n + 1, 0)));
    }
    ToyGame game = new ToyGame(graph, attacker, 0, 0, 0);
    Answer answer =
        new DfPn(game, new TranspositionTable(1 << 16))
            .solve(Lengths.UNBOUNDED, SearchBudget.nodes(3));
    assertThat(answer.isUnknown()).isTrue();
    assertThat(answer.limit()).isEqualTo(Reason.NODES);
  }
}
