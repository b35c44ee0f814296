package io.github.tsume.app.batch;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.batch.Batch.SpareThreads;
import io.github.tsume.board.DefenderHand;
import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.sfen.SfenLineReader;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.soundness.SoundnessChecker;
import io.github.tsume.soundness.SoundnessReport;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Threads without a problem of their own help with those that are left, and only then. */
class SpareThreadsTest {
  private static final String LONG = "9/9/9/5nSp1/7+rp/7k1/5N3/4+B+b2l/4+p1rN1 b 2GN2g3s3l15p 1";
  private static final long NODES = 150_000;

  private static SoundnessReport check(MateSolver solver) {
    return check(solver, SolveListener.NONE);
  }

  private static SoundnessReport check(MateSolver solver, SolveListener listener) {
    ReadResult.Entry entry = SfenLineReader.parseOne(LONG, "", ReadOptions.DEFAULT);
    Setup setup = ((ReadResult.Read) entry).problem().setup();
    Position position = Position.of(setup.fillDefenderHand(DefenderHand.AUTO).setup());
    solver.clear();
    return new SoundnessChecker(solver)
        .check(position, CheckOptions.DEFAULT, SearchBudget.nodes(NODES), listener);
  }

  @Test
  void as_long_as_none_is_idle_a_check_is_that_of_one_thread() {
    SpareThreads spare = new SpareThreads(3);
    SoundnessReport one = check(new MateSolver(16 << 20));
    SoundnessReport waiting = check(new MateSolver(16 << 20, spare.helpers(() -> true)));
    assertThat(waiting.nodes())
        .isEqualTo(one.nodes())
        .isGreaterThan(Efforts.DEFAULT.nodes(EffortTable.HELP_AFTER));
    assertThat(waiting.defects()).isEqualTo(one.defects());
  }

  @Test
  void idle_ones_come_where_they_are_wanted_and_are_free_again_afterwards() {
    SpareThreads spare = new SpareThreads(3);
    spare.add();
    spare.add();
    AtomicBoolean wanted = new AtomicBoolean();
    AtomicInteger asked = new AtomicInteger();
    AtomicInteger fewest = new AtomicInteger(2);
    MateSolver solver =
        new MateSolver(
            16 << 20,
            spare.helpers(
                () -> {
                  asked.incrementAndGet();
                  return wanted.get();
                }));
    SoundnessReport one = check(new MateSolver(16 << 20));
    assertThat(check(solver).nodes()).as("none comes at the first attempt").isEqualTo(one.nodes());
    assertThat(asked.get()).isPositive();
    wanted.set(true);
    check(solver, progress -> fewest.accumulateAndGet(spare.free(), Math::min));
    assertThat(fewest.get()).as("both have come").isZero();
    assertThat(spare.free()).isEqualTo(2);
  }

  @Test
  void a_thread_of_a_pool_says_when_nothing_is_left_for_it() {
    AtomicInteger idle = new AtomicInteger();
    List<Integer> numbers = IntStream.range(0, 20).boxed().toList();
    AtomicInteger done = new AtomicInteger();
    new WorkPool<Integer, Integer>(
            numbers.iterator(),
            (entry, result) -> done.incrementAndGet(),
            new Interruption(),
            100,
            done::get)
        .run(
            3,
            number ->
                new WorkPool.Worker<>() {
                  @Override
                  public Integer attempt(Integer entry) {
                    return entry;
                  }

                  @Override
                  public Integer finish(Integer entry) {
                    return entry;
                  }
                },
            idle::incrementAndGet);
    assertThat(done.get()).isEqualTo(20);
    assertThat(idle.get()).isEqualTo(3);
  }
}
