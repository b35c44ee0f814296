package io.github.tsume.dfpn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.base.Throwables;
import com.google.common.util.concurrent.Uninterruptibles;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Several questions at a time have the answers that the slow twin of the toy graphs gives. */
@Timeout(900)
class SideBySideTest {
  private static final int NEVER = Integer.MAX_VALUE;

  private static final int THREADS = 4;

  private static final Helpers HELPERS = new Helpers(THREADS - 1, 0, Thread::new);

  /** The smallest table is cleaned while all of them use it. */
  @ParameterizedTest
  @ValueSource(ints = {1 << 16, 1 << 20})
  void each_root_and_hand_agrees(int tableBytes) {
    int wins = 0;
    int losses = 0;
    for (long seed = 1; seed <= 40; seed++) {
      ToyGame game = DfPnTest.random(new SplittableRandom(seed * 31), 400, true);
      int[][] expected = game.winLengths();
      TranspositionTable table = new TranspositionTable(tableBytes);
      List<DfPn> searches = searches(game, table);
      AtomicReferenceArray<Answer> answers = new AtomicReferenceArray<>(THREADS);
      SearchBudget budget = SearchBudget.nodes(2_000_000);
      new SideBySide(searches.get(0), searches.subList(1, THREADS))
          .run(
              budget,
              (thread, part) ->
                  answers.set(thread, searches.get(thread).solve(Lengths.UNBOUNDED, part)));
      for (int thread = 0; thread < THREADS; thread++) {
        boolean win = expected[2 * thread][thread % 3] != NEVER;
        assertThat(answers.get(thread).kind())
            .as("seed %d thread %d", seed, thread)
            .isEqualTo(win ? Answer.Kind.PROVEN : Answer.Kind.DISPROVEN);
        wins += win ? 1 : 0;
        losses += win ? 0 : 1;
      }
      assertThat(budget.nodes()).isPositive();
    }
    assertThat(wins).isGreaterThan(20);
    assertThat(losses).isGreaterThan(20);
  }

  /** A search for each thread, each from a root and with a hand of its own. */
  private static List<DfPn> searches(ToyGame game, TranspositionTable table) {
    DfPn main = new DfPn(game.from(0, 0), table, HELPERS);
    List<DfPn> searches = new ArrayList<>(List.of(main));
    for (int thread = 1; thread < THREADS; thread++) {
      searches.add(main.twin(game.from(2 * thread, thread % 3)));
    }
    return searches;
  }

  @Test
  void nodes_of_all_threads_count_and_an_interrupt_ends_all() {
    ToyGame game = DfPnTest.tangled(new SplittableRandom(4), 20_000);
    DfPn main = new DfPn(game, new TranspositionTable(1 << 22), HELPERS);
    DfPn other = main.twin(game.copy());
    SearchBudget budget = SearchBudget.unlimited();
    CountDownLatch begun = new CountDownLatch(2);
    new SideBySide(main, List.of(other))
        .run(
            budget,
            (thread, part) -> {
              DfPn search = thread == 0 ? main : other;
              search.solve(Lengths.UNBOUNDED, part.slice(10));
              begun.countDown();
              if (thread == 0) {
                Uninterruptibles.awaitUninterruptibly(begun);
                budget.interrupt();
              } else {
                search.solve(Lengths.UNBOUNDED, part);
              }
            });
    assertThat(other.nodes()).isPositive();
    assertThat(main.nodes()).isGreaterThan(other.nodes());
    assertThat(budget.limit()).isEqualTo(SearchBudget.Limit.INTERRUPTED);
  }

  @Test
  void the_failure_of_a_helper_is_told_and_so_is_one_s_own() {
    ToyGame game = DfPnTest.tangled(new SplittableRandom(4), 400_000);
    DfPn main = new DfPn(game, new TranspositionTable(1 << 22), HELPERS);
    DfPn other = main.twin(game.copy());
    SideBySide both = new SideBySide(main, List.of(other));
    for (int failing = 0; failing < 2; failing++) {
      int bad = failing;
      assertThatThrownBy(
              () ->
                  both.run(
                      SearchBudget.unlimited(),
                      (thread, part) -> {
                        if (thread == bad) {
                          throw new IllegalArgumentException("as told");
                        }
                        (thread == 0 ? main : other).solve(Lengths.UNBOUNDED, part);
                      }))
          .satisfies(e -> assertThat(Throwables.getRootCause(e)).hasMessage("as told"));
    }
  }
}
