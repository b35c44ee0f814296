package io.github.tsume.dfpn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Questions asked aside and in front at once have the answers of the slow twin. */
@Timeout(300)
class SideSearchesTest {
  private static final int NEVER = Integer.MAX_VALUE;
  private static final int SIZE = 40;

  private static Helpers helpers(int count) {
    return new Helpers(count, 0, Thread::new);
  }

  private final List<String> wrong = new CopyOnWriteArrayList<>();

  /** Asks for a win within every bound and without one. */
  private int askAll(DfPn search, int shortest, String what) {
    int asked = 0;
    for (int bound = 1; bound <= 15; bound += 2) {
      check(search, bound, shortest <= bound, what);
      asked++;
    }
    check(search, Lengths.UNBOUNDED, shortest != NEVER, what);
    return asked + 1;
  }

  private void check(DfPn search, int bound, boolean wins, String what) {
    Answer answer = search.solve(bound, SearchBudget.nodes(2_000_000));
    if (answer.isUnknown() || answer.isProven() != wins) {
      wrong.add(what + " within " + bound + ": " + answer);
    }
  }

  @Test
  void all_questions_have_the_answers_of_the_slow_twin() {
    AtomicInteger asked = new AtomicInteger();
    for (long seed = 1; seed <= 30; seed++) {
      ToyGame game = DfPnTest.random(new SplittableRandom(seed), SIZE, true).from(0, 1);
      int[][] expected = game.winLengths();
      DfPn search = new DfPn(game, new TranspositionTable(1 << 18), helpers(2));
      String graph = "seed " + seed;
      // A helper may have begun no question yet when the search in front is ready.
      CountDownLatch begun = new CountDownLatch(2);
      try (SideSearches aside = search.sideSearches()) {
        for (int helper = 0; helper < aside.count(); helper++) {
          int root = 1 + helper;
          aside.start(
              game.from(root, 1),
              other -> {
                asked.addAndGet(askAll(other, expected[root][1], graph + " aside " + root));
                begun.countDown();
              });
        }
        askAll(search, expected[0][1], graph + " in front");
        awaitQuietly(begun);
      }
      askAll(search, expected[0][1], graph + " afterwards");
    }
    assertThat(asked).hasValue(30 * 2 * 9);
    assertThat(wrong).isEmpty();
  }

  @Test
  void a_table_that_is_cleaned_meanwhile_loses_no_answer() {
    int collections = 0;
    for (long seed = 1; seed <= 20; seed++) {
      ToyGame game = DfPnTest.tangled(new SplittableRandom(seed), 4000);
      int[][] expected = game.winLengths();
      TranspositionTable table = new TranspositionTable(1 << 16);
      DfPn search = new DfPn(game, table, helpers(1));
      String graph = "seed " + seed;
      try (SideSearches aside = search.sideSearches()) {
        aside.start(
            game.from(1, 0),
            other -> {
              for (int i = 0; i < 3; i++) {
                compare(other, expected[1][0], graph + " aside");
              }
            });
        for (int i = 0; i < 3; i++) {
          compare(search, expected[0][0], graph + " in front");
        }
      }
      collections += table.collections();
    }
    assertThat(collections).isGreaterThan(3);
    assertThat(wrong).isEmpty();
  }

  /* An answer that is too dear may stay open. */
  private void compare(DfPn search, int shortest, String what) {
    Answer answer = search.solve(Lengths.UNBOUNDED, SearchBudget.nodes(50_000));
    if (!answer.isUnknown() && answer.isProven() != (shortest != NEVER)) {
      wrong.add(what + ": " + answer);
    }
  }

  @Test
  void closing_ends_what_is_searched_aside_and_counts_its_nodes() {
    ToyGame game = DfPnTest.tangled(new SplittableRandom(4), 400_000);
    DfPn search = new DfPn(game, new TranspositionTable(1 << 22), helpers(1));
    CountDownLatch begun = new CountDownLatch(1);
    SideSearches aside = search.sideSearches();
    try (aside) {
      aside.start(
          game.copy(),
          other -> {
            begun.countDown();
            while (!other.solve(Lengths.UNBOUNDED, SearchBudget.nodes(1_000_000)).isUnknown()) {
              Thread.onSpinWait();
            }
          });
      awaitQuietly(begun);
    }
    assertThat(search.nodes()).isEqualTo(aside.nodes());
  }

  @Test
  void without_helpers_nothing_is_started() {
    ToyGame game = DfPnTest.random(new SplittableRandom(1), SIZE, false);
    DfPn search = new DfPn(game, new TranspositionTable(1 << 16));
    try (SideSearches aside = search.sideSearches()) {
      assertThat(aside.count()).isZero();
      askAll(search, game.winLengths()[0][0], "alone");
    }
    assertThat(wrong).isEmpty();
  }

  @Test
  void the_failure_of_a_helper_is_told() {
    ToyGame game = DfPnTest.random(new SplittableRandom(1), SIZE, false);
    DfPn search = new DfPn(game, new TranspositionTable(1 << 16), helpers(1));
    SideSearches aside = search.sideSearches();
    aside.start(
        game.copy(),
        other -> {
          throw new IllegalArgumentException("as told");
        });
    assertThatThrownBy(aside::close)
        .isInstanceOf(IllegalStateException.class)
        .hasRootCauseMessage("as told");
  }

  private static void awaitQuietly(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
