package io.github.tsume.dfpn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.table.TranspositionTable;
import io.github.tsume.verdict.Reason;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Several threads give the answers of one: they agree with the slow twin of the toy graphs. */
@Timeout(900)
@Tag("slow")
class TeamTest {
  private static final int NEVER = Integer.MAX_VALUE;

  /** Helpers that are called at once. */
  private static Helpers helpers(int threads) {
    return new Helpers(threads - 1, 0, Thread::new);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void agrees_on_cyclic_graphs_without_a_hand(int threads) {
    int proven = 0;
    int disproven = 0;
    for (long seed = 1; seed <= 200; seed++) {
      int size = new int[] {6, 20, 80, 400}[(int) (seed % 4)];
      ToyGame game = DfPnTest.random(new SplittableRandom(seed * 1000 + threads), size, false);
      int expected = game.winLengths()[0][0];
      DfPn search = new DfPn(game, new TranspositionTable(1 << 18), helpers(threads));
      Answer answer = search.solve(Lengths.UNBOUNDED, SearchBudget.nodes(2_000_000));
      assertThat(answer.kind())
          .as("seed %d", seed)
          .isEqualTo(expected == NEVER ? Answer.Kind.DISPROVEN : Answer.Kind.PROVEN);
      if (answer.isProven()) {
        assertThat(answer.length()).as("seed %d", seed).isGreaterThanOrEqualTo(expected);
        proven++;
      } else {
        assertThat(answer.absolute()).isTrue();
        disproven++;
      }
      for (int bound = 1; bound <= Math.min(size, 15); bound += 2) {
        Answer bounded = search.solve(bound, SearchBudget.nodes(2_000_000));
        assertThat(bounded.kind())
            .as("seed %d bound %d", seed, bound)
            .isEqualTo(expected <= bound ? Answer.Kind.PROVEN : Answer.Kind.DISPROVEN);
      }
    }
    assertThat(proven).isGreaterThan(30);
    assertThat(disproven).isGreaterThan(30);
  }

  /** A disproof stored although it depended on somebody's path would show at other roots. */
  @ParameterizedTest
  @ValueSource(ints = {2, 4})
  void any_root_and_hand_of_one_table_agrees(int threads) {
    int wins = 0;
    for (long seed = 1; seed <= 12; seed++) {
      int size = 40;
      ToyGame first = DfPnTest.random(new SplittableRandom(seed * 7919 + threads), size, true);
      int[][] expected = first.winLengths();
      TranspositionTable table = new TranspositionTable(1 << 18);
      for (int root = 0; root < size; root += 2) {
        for (int hand = 0; hand <= 2; hand++) {
          DfPn search = new DfPn(first.from(root, hand), table, helpers(threads));
          Answer answer = search.solve(Lengths.UNBOUNDED, SearchBudget.nodes(2_000_000));
          boolean win = expected[root][hand] != NEVER;
          wins += win ? 1 : 0;
          assertThat(answer.kind())
              .as("seed %d root %d hand %d", seed, root, hand)
              .isEqualTo(win ? Answer.Kind.PROVEN : Answer.Kind.DISPROVEN);
        }
      }
    }
    assertThat(wins).isGreaterThan(50);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  void tangled_graphs_and_a_table_that_is_cleaned_agree(int threads) {
    int answered = 0;
    int collections = 0;
    for (long seed = 1; seed <= 50; seed++) {
      ToyGame game = DfPnTest.tangled(new SplittableRandom(seed), 4000);
      int expected = game.winLengths()[0][0];
      TranspositionTable table = new TranspositionTable(1 << 16);
      DfPn search = new DfPn(game, table, helpers(threads));
      Answer answer = search.solve(Lengths.UNBOUNDED, SearchBudget.nodes(100_000));
      if (!answer.isUnknown()) {
        assertThat(answer.isProven()).as("seed %d", seed).isEqualTo(expected != NEVER);
        answered++;
        collections += table.collections();
      }
    }
    // How often the table is cleaned depends on who comes first: about once in two searches.
    assertThat(answered).isGreaterThan(10);
    assertThat(collections).as("in searches that came to an answer").isGreaterThan(5);
  }

  @Test
  void nodes_of_all_threads_count_against_the_limit() {
    int cut = 0;
    for (long seed = 1; seed <= 10; seed++) {
      ToyGame game = DfPnTest.tangled(new SplittableRandom(seed), 20_000);
      SearchBudget budget = SearchBudget.nodes(5_000);
      DfPn search = new DfPn(game, new TranspositionTable(1 << 22), helpers(4));
      Answer answer = search.solve(Lengths.UNBOUNDED, budget);
      if (answer.isUnknown()) {
        assertThat(answer.limit()).isEqualTo(Reason.NODES);
        assertThat(budget.isSpent()).isTrue();
        // Each thread tells what it has counted after every 1,024 nodes.
        assertThat(search.nodes()).isGreaterThan(4_900);
        cut++;
      }
    }
    assertThat(cut).isPositive();
  }

  @Test
  void an_interrupt_ends_all_threads() {
    AtomicInteger started = new AtomicInteger();
    AtomicInteger ended = new AtomicInteger();
    SearchBudget budget = SearchBudget.unlimited();
    Helpers helpers =
        new Helpers(
            2,
            0,
            work ->
                new Thread(
                    () -> {
                      started.incrementAndGet();
                      budget.interrupt();
                      work.run();
                      ended.incrementAndGet();
                    }));
    ToyGame game = DfPnTest.tangled(new SplittableRandom(4), 400_000);
    Answer answer =
        new DfPn(game, new TranspositionTable(1 << 22), helpers).solve(Lengths.UNBOUNDED, budget);
    assertThat(ended.get()).isEqualTo(started.get());
    if (answer.isUnknown()) {
      assertThat(answer.limit()).isEqualTo(Reason.INTERRUPTED);
    }
  }

  @Test
  void a_question_that_is_soon_answered_calls_nobody() {
    Helpers helpers =
        new Helpers(
            1,
            1000,
            work -> {
              throw new AssertionError("called");
            });
    ToyGame game =
        new ToyGame(
            List.of(List.of(new ToyGame.Edge(1, 0)), List.of()),
            new boolean[] {true, false},
            0,
            0,
            0);
    DfPn search = new DfPn(game, new TranspositionTable(1 << 16), helpers);
    assertThat(search.solve(Lengths.UNBOUNDED, SearchBudget.unlimited()).isProven()).isTrue();
  }

  @Test
  void the_failure_of_a_helper_is_told() {
    ToyGame game = DfPnTest.tangled(new SplittableRandom(4), 400_000);
    DfPn search = new DfPn(copiesFail(game), new TranspositionTable(1 << 22), helpers(2));
    assertThatThrownBy(() -> search.solve(Lengths.UNBOUNDED, SearchBudget.unlimited()))
        .isInstanceOf(IllegalStateException.class)
        .hasRootCauseMessage("as told");
  }

  /** A game whose copies, which are for other threads, fail as soon as they are asked anything. */
  private static Game copiesFail(Game game) {
    Game failing =
        (Game)
            Proxy.newProxyInstance(
                Game.class.getClassLoader(),
                new Class<?>[] {Game.class},
                (proxy, method, arguments) -> {
                  if (method.getName().equals("hands")) {
                    return game.hands();
                  }
                  throw new IllegalArgumentException("as told");
                });
    return (Game)
        Proxy.newProxyInstance(
            Game.class.getClassLoader(),
            new Class<?>[] {Game.class},
            (proxy, method, arguments) ->
                method.getName().equals("copy") ? failing : method.invoke(game, arguments));
  }
}
