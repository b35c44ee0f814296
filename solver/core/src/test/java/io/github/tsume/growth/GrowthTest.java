package io.github.tsume.growth;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What four times as much takes, counted in steps: about four times, and never sixteen. */
@Tag("slow")
class GrowthTest {
  private static final int SMALL = Boolean.getBoolean("tsume.full") ? 100 : 30;
  private static final int LARGE = 4 * SMALL;
  private static final double MOST = 5;

  /** Below that, what is done once counts for more than what grows. */
  private static final long FEW = 25_000;

  @SuppressWarnings("unchecked")
  private static Map<String, IntFunction<Runnable>> cases() throws ReflectiveOperationException {
    ClassLoader loader = new CountingLoader(GrowthTest.class.getClassLoader());
    Class<?> workload = loader.loadClass("io.github.tsume.growth.Workload");
    return new TreeMap<>(
        (Map<String, IntFunction<Runnable>>) workload.getMethod("cases").invoke(null));
  }

  private static long steps(IntFunction<Runnable> work, int size) {
    Runnable prepared = work.apply(size);
    long before = Steps.count();
    prepared.run();
    return Steps.count() - before;
  }

  @Test
  void four_times_as_much_takes_no_more_than_five_times_the_steps()
      throws ReflectiveOperationException {
    List<String> slow = new ArrayList<>();
    cases()
        .forEach(
            (name, work) -> {
              steps(work, 1); // what is made once
              long few = steps(work, SMALL);
              long many = steps(work, LARGE);
              // Where something else begins at some size, the steps jump there once.
              if (many > FEW && many > MOST * few && steps(work, 4 * LARGE) > MOST * many) {
                slow.add(name + ": " + few + " steps, then " + many);
              }
            });
    assertThat(slow).isEmpty();
  }
}
