package io.github.tsume.app.extend;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.util.concurrent.Uninterruptibles;
import io.github.tsume.app.batch.Interruption;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.compose.Extender.Answer;
import io.github.tsume.compose.Extender.Fate;
import io.github.tsume.compose.WhyNot;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What a sweep tells, against threads of which chance decides who is faster. */
class SweepTest {
  private static final int FIRST = 10;
  private static final int SECOND = 100;

  /** Candidates take as many nodes as chance once said; with too few they stay open. */
  private static final class Chance extends Sweep<Random, Integer> {
    private final int[] costs;
    private final int most;
    private final List<String> told = new ArrayList<>();
    private int waiting;

    Chance(int[] costs, int jobs, int most, Allowance allowance) {
      super(new Threads<>(jobs, Random::new, new Interruption(), null), allowance);
      this.costs = costs;
      this.most = most;
    }

    @Override
    Answer ask(Random asker, Integer candidate, SearchBudget budget) {
      Uninterruptibles.sleepUninterruptibly(Duration.ofNanos(asker.nextInt(200_000)));
      return budget.spend(costs[candidate]) ? Answer.OPEN : Answer.REFUTED;
    }

    @Override
    WhyNot why(WhyNot.Finder finder, Integer candidate, SearchBudget budget) {
      throw new UnsupportedOperationException("nobody asks");
    }

    @Override
    boolean isEnough() {
      return told.size() >= most;
    }

    @Override
    void putOff() {
      waiting++;
    }

    @Override
    void accept(Integer candidate, Answer answer) {
      told.add(candidate + (answer.outcome() == Fate.OPEN ? "?" : ""));
    }
  }

  private static String swept(int[] costs, int jobs, int most, long nodes) {
    Allowance allowance = Allowance.of(nodes, 0);
    Chance chance = new Chance(costs, jobs, most, allowance);
    Iterator<Integer> all = IntStream.range(0, costs.length).iterator();
    List<Integer> rest = new ArrayList<>(chance.run(all, FIRST, SECOND));
    all.forEachRemaining(rest::add);
    return chance.told + " " + chance.waiting + " " + rest + " " + allowance.isOutOfNodes();
  }

  @Test
  void answers_and_what_is_left_are_the_same_whoever_was_faster() {
    Random random = new Random(1);
    for (int round = 0; round < 60; round++) {
      int[] costs = random.ints(40, 1, round % 2 == 0 ? 30 : 130).toArray();
      int most = random.nextInt(60);
      long nodes = round % 3 == 0 ? random.nextInt(1, 500) : 0;
      String alone = swept(costs, 1, most, nodes);
      for (int jobs : List.of(2, 4)) {
        assertThat(swept(costs, jobs, most, nodes)).as("round " + round).isEqualTo(alone);
      }
    }
  }

  @Test
  void what_is_open_has_a_second_turn_behind_all_others() {
    assertThat(swept(new int[] {20, 5, 200, 5}, 2, 9, 0)).isEqualTo("[1, 3, 0, 2?] 2 [] false");
  }

  @Test
  void what_is_open_when_enough_is_told_or_spent_keeps_its_first_answer() {
    assertThat(swept(new int[] {20, 5, 20, 5, 5}, 4, 2, 0)).isEqualTo("[1, 3, 0?, 2?] 2 [4] false");
    assertThat(swept(new int[] {11, 5, 5}, 4, 9, 12)).isEqualTo("[1, 0?] 1 [2] true");
  }
}
