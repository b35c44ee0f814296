package io.github.tsume.compose;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Sfen;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.SmallMates;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.Profile;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What is told of edits, against workers of whom chance decides who is done first. */
class InOrderTest {
  private static final int AHEAD = 6;

  /** Workers of whom several are under way; chance chooses which of them tells its outcome next. */
  private record Racing(Random random, SearchBudget budget) implements Workers {
    private record Running<E, R>(E entry, R result) {}

    @Override
    public <E, R> void each(
        Iterator<E> all, Function<MateSolver, Work<E, R>> work, BiConsumer<E, R> told) {
      InOrder<E, R> order = new InOrder<>(all, told);
      Work<E, R> here = work.apply(new MateSolver(1 << 20));
      List<Running<InOrder.Place<E>, R>> running = new ArrayList<>();
      while (true) {
        while (running.size() < AHEAD && order.hasNext()) {
          InOrder.Place<E> entry = order.next();
          running.add(
              new Running<>(entry, here.on(entry.entry(), budget.apart(budget.nodesLeft()))));
        }
        if (running.isEmpty()) {
          return;
        }
        Running<InOrder.Place<E>, R> done = running.remove(random.nextInt(running.size()));
        order.accept(done.entry, done.result);
      }
    }
  }

  private static RepairReport repaired(int most, List<Repair> told, Workers workers) {
    String nobody = "4k4/9/9/9/9/9/9/9/9 b G 1";
    List<Integer> line = SmallMates.moves(Sfen.position(nobody, StandardShogi.RULES), "G*5b");
    CheckOptions options =
        new CheckOptions(
            SolveOptions.DEFAULT, Profile.MAGAZINE, false, 0, OptionalInt.empty(), line);
    Repairer.Listener listener =
        new Repairer.Listener() {
          @Override
          public void found(Repair repair) {
            told.add(repair);
          }
        };
    return new Repairer(
            new MateSolver(1 << 20),
            Aim.MATE,
            options,
            SearchBudget.unlimited(),
            new Repairer.Wanted(most, false),
            workers,
            listener)
        .repair(Sfen.position(nobody, StandardShogi.RULES).toSetup());
  }

  @Test
  void outcomes_are_told_in_the_order_of_what_came_whoever_was_faster() {
    List<Integer> entries = IntStream.range(0, 100).boxed().toList();
    for (int seed = 1; seed <= 20; seed++) {
      List<Integer> told = new ArrayList<>();
      new Racing(new Random(seed), SearchBudget.unlimited())
          .<Integer, Integer>each(
              entries.iterator(),
              solver -> (entry, budget) -> entry * entry,
              (entry, square) -> {
                assertThat(square).isEqualTo(entry * entry);
                told.add(entry);
              });
      assertThat(told).as("seed " + seed).isEqualTo(entries);
    }
  }

  @Test
  void outcomes_behind_one_that_never_comes_are_told_when_the_work_is_over() {
    List<Integer> told = new ArrayList<>();
    InOrder<Integer, Integer> order =
        new InOrder<>(List.of(0, 1, 2).iterator(), (entry, outcome) -> told.add(entry));
    order.next();
    InOrder.Place<Integer> second = order.next();
    order.accept(order.next(), 2);
    order.accept(second, 1);
    assertThat(told).isEmpty();
    order.tellRest();
    assertThat(told).containsExactly(1, 2);
  }

  @Test
  void repairs_are_the_same_whoever_was_faster() {
    List<Repair> alone = new ArrayList<>();
    SearchBudget unlimited = SearchBudget.unlimited();
    RepairReport expected = repaired(2, alone, Workers.alone(new MateSolver(1 << 20), unlimited));
    assertThat(alone).hasSize(2);
    for (int seed = 1; seed <= 3; seed++) {
      List<Repair> told = new ArrayList<>();
      RepairReport report = repaired(2, told, new Racing(new Random(seed), unlimited));
      assertThat(edits(told)).as("seed " + seed).isEqualTo(edits(alone));
      assertThat(report.edits()).isEqualTo(expected.edits());
      assertThat(report.keeping()).isEqualTo(expected.keeping());
      assertThat(report.checked()).isEqualTo(expected.checked());
      assertThat(report.open()).isEqualTo(expected.open());
    }
  }

  private static List<List<Edit>> edits(List<Repair> repairs) {
    return repairs.stream().map(Repair::edits).toList();
  }
}
