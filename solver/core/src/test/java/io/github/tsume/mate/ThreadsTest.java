package io.github.tsume.mate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.Helpers;
import java.io.IOException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a problem's answer is does not depend on how many threads look for it. */
class ThreadsTest {
  private static final long NODES = 200_000;
  private static final long STACK_BYTES = 256 << 20;

  /** Helpers that come after a few nodes already. */
  private static Helpers helpers(int threads, AtomicInteger calls) {
    return new Helpers(
        threads - 1,
        100,
        work -> {
          calls.incrementAndGet();
          return new Thread(null, work, "helper", STACK_BYTES);
        });
  }

  private static Solution solve(MateSolver solver, PublishedMatesTest.Row row) {
    SolveOptions options = SolveOptions.DEFAULT.withExplain(true).withRawLength(true);
    return solver.solve(row.position(), options, SearchBudget.nodes(NODES));
  }

  @ParameterizedTest
  @ValueSource(ints = {2})
  void published_problems_have_the_answers_of_one_thread(int threads) throws IOException {
    AtomicInteger calls = new AtomicInteger();
    int settled = 0;
    for (PublishedMatesTest.Row row : PublishedMatesTest.small()) {
      // A table of its own for each problem; the small one is cleaned while several use it.
      Solution alone = solve(new MateSolver(16 << 20), row);
      Solution together = solve(new MateSolver(1 << 20, helpers(threads, calls)), row);
      if (alone.isExact() || alone.answer() instanceof MateAnswer.NoMate) {
        assertThat(together.answer()).as(row.sfen()).isEqualTo(alone.answer());
        assertThat(together.mainline()).as(row.sfen()).isEqualTo(alone.mainline());
        assertThat(together.leftover()).as(row.sfen()).isEqualTo(alone.leftover());
        assertThat(together.rawLength()).as(row.sfen()).isEqualTo(alone.rawLength());
        assertThat(together.notes()).as(row.sfen()).isEqualTo(alone.notes());
        settled++;
      }
    }
    assertThat(settled).isGreaterThan(20);
    assertThat(calls.get()).as("helpers called, once for a problem").isGreaterThan(15);
  }
}
