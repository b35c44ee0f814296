package io.github.tsume.app.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(900)
class WorkPoolTest {
  private final List<Integer> done = new ArrayList<>();

  private WorkPool<Integer, Integer> pool(Iterator<Integer> source, int stopAfter) {
    Interruption interruption = new Interruption();
    return new WorkPool<>(
        source,
        (entry, result) -> {
          done.add(entry);
          if (done.size() >= stopAfter) {
            interruption.interrupt();
          }
        },
        interruption,
        Long.MAX_VALUE,
        done::size);
  }

  private static Iterator<Integer> numbers(int count) {
    return IntStream.range(0, count).iterator();
  }

  /** Puts every third entry off. */
  private static WorkPool.Worker<Integer, Integer> worker() {
    return new WorkPool.Worker<>() {
      @Override
      public @Nullable Integer attempt(Integer entry) {
        return entry % 3 == 0 ? null : entry;
      }

      @Override
      public Integer finish(Integer entry) {
        return entry;
      }
    };
  }

  @Test
  void does_everything_once() {
    pool(numbers(10_000), Integer.MAX_VALUE).run(4, number -> worker());
    assertThat(done).hasSize(10_000).doesNotHaveDuplicates();
  }

  @Test
  void hard_entries_wait_until_the_others_are_done() {
    pool(numbers(9), Integer.MAX_VALUE).run(1, number -> worker());
    assertThat(done).containsExactly(1, 2, 4, 5, 7, 8, 0, 3, 6);
  }

  @Test
  void stops_when_told_to() {
    pool(IntStream.iterate(0, i -> i + 1).iterator(), 100).run(3, number -> worker());
    assertThat(done).hasSizeBetween(100, 103);
  }

  @Test
  void is_never_too_far_ahead_of_the_oldest() {
    AtomicInteger begun = new AtomicInteger();
    AtomicInteger farthest = new AtomicInteger();
    Iterator<Integer> source = numbers(2000);
    new WorkPool<Integer, Integer>(
            source, (entry, result) -> done.add(entry), new Interruption(), 10, done::size)
        .run(
            4,
            number ->
                new WorkPool.Worker<>() {
                  @Override
                  public Integer attempt(Integer entry) {
                    farthest.accumulateAndGet(begun.incrementAndGet() - done.size(), Math::max);
                    return entry;
                  }

                  @Override
                  public Integer finish(Integer entry) {
                    return entry;
                  }
                });
    assertThat(done).hasSize(2000);
    assertThat(farthest.get()).isLessThanOrEqualTo(14);
  }

  @Test
  void a_failure_reaches_the_caller() {
    WorkPool<Integer, Integer> pool = pool(numbers(100), Integer.MAX_VALUE);
    assertThatThrownBy(
            () ->
                pool.run(
                    2,
                    number -> {
                      throw new IllegalStateException("broken");
                    }))
        .hasMessage("broken");
  }
}
