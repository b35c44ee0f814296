package io.github.tsume.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.CanonicalSfen;
import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.Helpers;
import io.github.tsume.dfpn.VirtualThreads;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.twins.RecordedProblems;
import io.github.tsume.verdict.Profile;
import io.github.tsume.verdict.Verdict;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The slow twin of several threads is one: whatever the order in which they come, a problem has the
 * same verdict, length and list. They take turns here, each order with a seed of its own, so that
 * one that goes wrong comes again.
 *
 * <p>{@code -Dtsume.full} asks about every recorded problem instead of every fifth.
 */
@Tag("slow")
class TurnsTwinTest {
  private static final long NODES = 60_000;
  private static final int STEP = Boolean.getBoolean("tsume.full") ? 1 : 5;

  /**
   * Small problems have small questions: so that these come again and again, slices are smaller.
   */
  private static final Efforts SMALL_SLICES =
      Efforts.DEFAULT
          .with(EffortTable.COOK_FIRST, 2)
          .with(EffortTable.COOK_SECOND, 6)
          .with(EffortTable.COOK_GROWTH, 2);

  /** What is said of a check, whatever its course was. */
  private record Said(Verdict verdict, int length, boolean exact, List<String> defects) {
    static Said of(SoundnessReport report) {
      List<String> defects = new ArrayList<>();
      report
          .defects()
          .forEach(
              each ->
                  defects.add(
                      each.kind()
                          + " "
                          + each.severity()
                          + " "
                          + each.ply()
                          + " "
                          + each.move()
                          + " "
                          + each.length().plies()));
      return new Said(
          report.verdict(), report.solution().length(), report.solution().isExact(), defects);
    }
  }

  private static boolean isComplete(SoundnessReport report) {
    return report.open().isEmpty()
        && report.verdict() != Verdict.UNKNOWN
        && (report.solution().isExact() || !report.solution().isMate())
        && !report.standing().isCutShort();
  }

  private static SoundnessReport check(
      Setup setup, boolean allCooks, Helpers helpers, SearchBudget budget) {
    CheckOptions options =
        new CheckOptions(
            SolveOptions.DEFAULT, Profile.MAGAZINE, allCooks, 0, OptionalInt.empty(), List.of());
    return new SoundnessChecker(new MateSolver(4 << 20, helpers, SMALL_SLICES))
        .check(Position.of(setup), options, budget, SolveListener.NONE);
  }

  /** Helpers that come after a few nodes already. */
  private static Helpers helpers(int threads, VirtualThreads turns) {
    return new Helpers(threads - 1, 50, work -> new Thread(null, work, "helper", 64 << 20), turns);
  }

  @ParameterizedTest
  @CsvSource({"2, 1", "3, 2", "4, 3", "8, 4", "16, 5"})
  void in_any_order_of_turns_a_problem_is_what_one_thread_says(
      int threads, long seed, TestReporter reporter) throws IOException {
    List<Setup> setups = new ArrayList<>();
    for (String rules : List.of("shogi", "minishogi", "tori")) {
      setups.addAll(RecordedProblems.of(rules, STEP));
    }
    int complete = 0;
    int fewer = 0;
    int more = 0;
    long idle = 0;
    for (int i = 0; i < setups.size(); i++) {
      Setup setup = setups.get(i);
      boolean allCooks = i % 2 == 0;
      String name = CanonicalSfen.of(setup) + " threads " + threads + " seed " + (seed * 1000 + i);
      SoundnessReport one = check(setup, allCooks, Helpers.NONE, SearchBudget.nodes(NODES));
      VirtualThreads turns = VirtualThreads.mixed(threads, 40, seed * 1000 + i);
      SearchBudget budget = SearchBudget.nodes(NODES);
      SoundnessReport all = check(setup, allCooks, helpers(threads, turns), budget);
      idle += turns.idle();
      assertThat(turns.visited()).as("nodes counted by %s", name).isEqualTo(budget.nodes());
      if (one.verdict() != Verdict.UNKNOWN && isComplete(all)) {
        assertThat(all.verdict()).as(name).isEqualTo(one.verdict());
      }
      if (all.verdict() != Verdict.UNKNOWN && isComplete(one)) {
        assertThat(all.verdict()).as(name).isEqualTo(one.verdict());
      }
      if (isComplete(one) && isComplete(all)) {
        assertThat(Said.of(all)).as(name).isEqualTo(Said.of(one));
        complete++;
      }
      fewer += isComplete(one) && !isComplete(all) ? 1 : 0;
      more += isComplete(all) && !isComplete(one) ? 1 : 0;
    }
    reporter.publishEntry(
        threads + " threads",
        String.format(
            "%d problems, %d complete, %d with one only, %d with all only",
            setups.size(), complete, fewer, more));
    assertThat(complete).isGreaterThan(setups.size() / 3);
    assertThat(idle).as("otherwise there were no turns").isPositive();
  }

  @Test
  void the_same_order_of_turns_is_the_same_search() throws IOException {
    for (Setup setup : RecordedProblems.of("shogi", 40)) {
      long[] nodes = new long[2];
      for (int run = 0; run < 2; run++) {
        VirtualThreads turns = VirtualThreads.mixed(4, 40, 7);
        SearchBudget budget = SearchBudget.nodes(NODES);
        check(setup, false, helpers(4, turns), budget);
        nodes[run] = turns.visited();
      }
      assertThat(nodes[1]).as(CanonicalSfen.of(setup)).isEqualTo(nodes[0]);
    }
  }
}
