package io.github.tsume.dfpn;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.base.Throwables;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.Errand.Errands;
import io.github.tsume.dfpn.table.TranspositionTable;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Several questions at a time have the answers that the slow twin of the toy graphs gives. */
@Timeout(900)
class CrewTest {
  private static final int NEVER = Integer.MAX_VALUE;
  private static final int THREADS = 4;
  private static final Helpers HELPERS = new Helpers(THREADS - 1, 0, Thread::new);

  /** A question of one root and hand, for whoever is free. */
  private static final class Root extends Errand {
    private final DfPn like;
    private final ToyGame game;
    private final SearchBudget budget;
    volatile @Nullable Answer answer;

    Root(DfPn like, ToyGame game, SearchBudget budget) {
      this.like = like;
      this.game = game;
      this.budget = budget;
    }

    @Override
    public void run(int thread) {
      SearchBudget part = budget.helper();
      answer = like.twin(game, thread).solve(Lengths.UNBOUNDED, part);
      part.report();
    }
  }

  /** Errands in the order in which they were given. */
  private static final class Queue implements Errands {
    private final Deque<Errand> left = new ArrayDeque<>();

    Queue(List<? extends Errand> errands) {
      left.addAll(errands);
    }

    @Override
    public synchronized @Nullable Errand next(int thread) {
      return left.poll();
    }
  }

  private static void waitFor(Crew crew, List<Root> roots, SearchBudget budget) {
    for (Root root : roots) {
      while (root.answer == null) {
        crew.help(crew.changes(), budget::isSpent);
      }
    }
  }

  /** The smallest table is cleaned while all of them use it. */
  @ParameterizedTest
  @ValueSource(ints = {1 << 16, 1 << 20})
  void each_root_and_hand_agrees(int tableBytes) {
    int wins = 0;
    int losses = 0;
    for (long seed = 1; seed <= 40; seed++) {
      ToyGame game = DfPnTest.random(new SplittableRandom(seed * 31), 400, true);
      int[][] expected = game.winLengths();
      DfPn main = new DfPn(game, new TranspositionTable(tableBytes), HELPERS);
      SearchBudget budget = SearchBudget.nodes(2_000_000);
      List<Root> roots = new ArrayList<>();
      for (int i = 0; i < 8; i++) {
        roots.add(new Root(main, game.from(2 * i, i % 3), budget));
      }
      Crew crew = requireNonNull(main.crew());
      crew.during(
          () -> {
            crew.setErrands(new Queue(roots));
            waitFor(crew, roots, budget);
            return null;
          });
      for (int i = 0; i < 8; i++) {
        boolean win = expected[2 * i][i % 3] != NEVER;
        assertThat(requireNonNull(roots.get(i).answer).kind())
            .as("seed %d root %d", seed, i)
            .isEqualTo(win ? Answer.Kind.PROVEN : Answer.Kind.DISPROVEN);
        wins += win ? 1 : 0;
        losses += win ? 0 : 1;
      }
      assertThat(budget.isSpent()).isFalse();
      assertThat(budget.nodes()).isPositive();
    }
    assertThat(wins).isGreaterThan(20);
    assertThat(losses).isGreaterThan(20);
  }

  @Test
  void what_is_told_off_ends_at_its_next_node() throws InterruptedException {
    ToyGame game = DfPnTest.tangled(new SplittableRandom(4), 400_000);
    DfPn main = new DfPn(game, new TranspositionTable(1 << 22), HELPERS);
    Crew crew = requireNonNull(main.crew());
    CountDownLatch begun = new CountDownLatch(THREADS - 1);
    CountDownLatch ended = new CountDownLatch(THREADS - 1);
    List<Errand> errands = new ArrayList<>();
    for (int i = 1; i < THREADS; i++) {
      errands.add(
          new Errand() {
            @Override
            public void run(int thread) {
              begun.countDown();
              DfPn search = main.twin(game.from(0, 0), thread);
              while (!isNeedless()) {
                search.solve(Lengths.UNBOUNDED, SearchBudget.unlimited());
              }
              ended.countDown();
            }
          });
    }
    crew.during(
        () -> {
          crew.setErrands(new Queue(errands));
          await(begun);
          crew.setNoErrands();
          await(ended);
          return null;
        });
    assertThat(ended.getCount()).isZero();
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void the_end_of_the_work_is_the_end_of_what_helpers_do() {
    List<Thread> threads = Collections.synchronizedList(new ArrayList<>());
    AtomicInteger runs = new AtomicInteger();
    Helpers helpers =
        new Helpers(
            THREADS - 1,
            0,
            work -> {
              Thread thread = new Thread(work);
              threads.add(thread);
              return thread;
            });
    ToyGame game = DfPnTest.tangled(new SplittableRandom(4), 400_000);
    DfPn main = new DfPn(game, new TranspositionTable(1 << 22), helpers);
    Crew crew = requireNonNull(main.crew());
    CountDownLatch begun = new CountDownLatch(1);
    Errand endless =
        new Errand() {
          @Override
          public void run(int thread) {
            begun.countDown();
            while (!isNeedless()) {
              runs.incrementAndGet();
              main.twin(game.from(0, 0), thread).solve(Lengths.UNBOUNDED, SearchBudget.unlimited());
            }
          }
        };
    crew.during(
        () -> {
          crew.setErrands(new Queue(List.of(endless)));
          await(begun);
          return null;
        });
    assertThat(threads).hasSize(THREADS - 1).noneMatch(Thread::isAlive);
  }

  @Test
  void the_failure_of_a_helper_is_told_and_so_is_one_s_own() {
    ToyGame game = DfPnTest.tangled(new SplittableRandom(4), 400_000);
    DfPn main = new DfPn(game, new TranspositionTable(1 << 22), HELPERS);
    Crew crew = requireNonNull(main.crew());
    Errand failing =
        new Errand() {
          @Override
          public void run(int thread) {
            throw new IllegalArgumentException("as told");
          }
        };
    // Whoever fails, the other is not left to search for ever.
    assertThatThrownBy(
            () ->
                crew.during(
                    () -> {
                      crew.setErrands(new Queue(List.of(failing)));
                      while (true) {
                        main.solve(Lengths.UNBOUNDED, SearchBudget.unlimited());
                      }
                    }))
        .isInstanceOf(IllegalStateException.class)
        .satisfies(e -> assertThat(Throwables.getRootCause(e)).hasMessage("as told"));
    assertThatThrownBy(
            () ->
                crew.during(
                    () -> {
                      throw new IllegalArgumentException("one's own");
                    }))
        .hasMessage("one's own");
    assertThat(main.solve(Lengths.UNBOUNDED, SearchBudget.nodes(10)).isUnknown())
        .as("the next work begins without it")
        .isTrue();
  }

  @Test
  void a_helper_without_memory_is_an_out_of_memory_error_here_too() {
    ToyGame game = DfPnTest.tangled(new SplittableRandom(4), 4_000);
    Crew crew = requireNonNull(new DfPn(game, new TranspositionTable(1 << 20), HELPERS).crew());
    Errand failing =
        new Errand() {
          @Override
          public void run(int thread) {
            throw new OutOfMemoryError("as told");
          }
        };
    assertThatThrownBy(
            () ->
                crew.during(
                    () -> {
                      crew.setErrands(new Queue(List.of(failing)));
                      while (true) {
                        crew.help(crew.changes(), () -> false);
                      }
                    }))
        .isInstanceOf(OutOfMemoryError.class);
  }

  @Test
  void nobody_is_called_before_there_is_something_to_do() {
    Helpers helpers =
        new Helpers(
            1,
            1000,
            work -> {
              throw new AssertionError("called");
            });
    ToyGame game = DfPnTest.random(new SplittableRandom(1), 20, true);
    DfPn main = new DfPn(game, new TranspositionTable(1 << 16), helpers);
    Crew crew = requireNonNull(main.crew());
    assertThat(
            crew.during(() -> main.solve(Lengths.UNBOUNDED, SearchBudget.unlimited())).isUnknown())
        .isFalse();
  }
}
