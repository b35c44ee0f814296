package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.batch.Interruption;
import io.github.tsume.app.bench.Bench;
import io.github.tsume.app.bench.Bench.BenchRow;
import io.github.tsume.app.bench.Bench.BenchTotal;
import io.github.tsume.app.bench.BenchSize;
import io.github.tsume.app.bench.BenchSize.BenchProblem;
import io.github.tsume.app.bench.CheckHash;
import io.github.tsume.app.bench.CoresBench;
import io.github.tsume.app.bench.TurnsBench;
import io.github.tsume.app.cli.print.BenchPrinter;
import io.github.tsume.board.Hand;
import io.github.tsume.budget.Efforts;
import io.github.tsume.judgement.Defect;
import io.github.tsume.mate.MateAnswer;
import io.github.tsume.mate.Solution;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.soundness.Phase;
import io.github.tsume.soundness.SoundnessReport;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.PlyCount;
import io.github.tsume.verdict.Severity;
import io.github.tsume.verdict.Verdict;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** {@code tsume bench}: the same work, whenever it is done. */
@Tag("slow")
class BenchCommandTest {
  private static final long HASH = 16 << 20;

  /** The small set with the usual effort, once for all tests: what mates. */
  private static final class First {
    static final List<BenchRow> ROWS = small(BenchSize.Task.FIRST_PROOF, false);
  }

  /** The small set with the usual effort, once for all tests: in how many plies. */
  private static final class Exact {
    static final List<BenchRow> ROWS = small(BenchSize.Task.LENGTH, true);
  }

  private static List<BenchRow> small(BenchSize.Task task, boolean exact) {
    return rows(new Bench(HASH, 1, exact, new Interruption()), BenchSize.S.problems(task));
  }

  private static List<BenchRow> rows(Bench bench, List<BenchProblem> problems) {
    List<BenchRow> rows = new ArrayList<>();
    bench.run(problems, rows::add);
    return rows;
  }

  private static List<Long> nodes(List<BenchRow> rows) {
    return rows.stream().map(BenchRow::nodes).toList();
  }

  @Test
  void two_runs_take_the_same_nodes_and_do_not_depend_on_what_was_before() {
    List<BenchProblem> problems = BenchSize.S.problems(BenchSize.Task.FIRST_PROOF);
    List<Long> first = nodes(First.ROWS);
    Bench bench = new Bench(HASH, 1, false, new Interruption());
    List<BenchProblem> backwards = new ArrayList<>(problems);
    Collections.reverse(backwards);
    List<BenchRow> reversed = rows(bench, backwards);
    Collections.reverse(reversed);
    assertThat(nodes(reversed)).isEqualTo(first);
    assertThat(nodes(rows(bench, problems))).isEqualTo(first);
  }

  @Test
  void the_small_set_is_solved_and_no_answer_contradicts_the_authors() {
    List<BenchProblem> problems = BenchSize.S.problems(BenchSize.Task.FIRST_PROOF);
    List<BenchRow> rows = First.ROWS;
    for (int i = 0; i < rows.size(); i++) {
      BenchRow row = rows.get(i);
      OptionalInt stated = problems.get(i).statedLength();
      assertThat(row.nodes()).as(row.name()).isPositive();
      if (row.solved() && stated.isPresent()) {
        boolean mate = row.outcome() == Outcome.MATE;
        assertThat(mate).as(row.name()).isEqualTo(stated.getAsInt() > 0);
      }
    }
    assertThat(rows).filteredOn(BenchRow::solved).hasSizeGreaterThan(rows.size() * 3 / 4);
  }

  /** Shorter than the author's it may be: some of the problems are cooked. */
  @Test
  void exact_lengths_are_at_most_and_mostly_those_of_the_authors() {
    List<BenchProblem> problems = BenchSize.S.problems(BenchSize.Task.LENGTH);
    List<BenchRow> rows = Exact.ROWS;
    int exact = 0;
    int equal = 0;
    for (int i = 0; i < rows.size(); i++) {
      BenchRow row = rows.get(i);
      OptionalInt stated = problems.get(i).statedLength();
      if (row.outcome() == Outcome.MATE && row.solved() && stated.isPresent()) {
        assertThat(row.length()).as(row.name()).isLessThanOrEqualTo(stated.getAsInt());
        exact++;
        equal += row.length() == stated.getAsInt() ? 1 : 0;
      }
    }
    assertThat(equal).isGreaterThan(exact / 2).isGreaterThan(5);
  }

  @ParameterizedTest
  @EnumSource(BenchSize.class)
  void every_set_can_be_read_and_names_its_problems(BenchSize size) {
    List<BenchProblem> problems = size.problems(BenchSize.Task.FIRST_PROOF);
    assertThat(problems).hasSizeGreaterThan(20);
    assertThat(problems.stream().map(BenchProblem::name)).doesNotHaveDuplicates();
    assertThat(problems).allMatch(problem -> problem.nodeLimit() > 0);
    if (size == BenchSize.S) {
      List<Ruleset> rules = problems.stream().map(each -> each.position().rules()).toList();
      assertThat(rules).containsAll(Ruleset.all());
    }
  }

  @Test
  void prints_a_row_for_each_problem_and_the_signature() {
    Run.Outcome text = Run.tsume("bench", "--hash", "16m");
    assertThat(text.exitCode()).as(text.err()).isZero();
    Run.Outcome json = Run.tsume("bench", "--hash", "16m", "--json", "--size", "s");
    int problems = BenchSize.S.problems(BenchSize.Task.FIRST_PROOF).size();
    assertThat(json.lines())
        .hasSize(problems + 1)
        .allMatch(line -> line.startsWith("{\"schema\":\"tsume-bench/1\""));
    String last = json.lines().get(problems);
    assertThat(last).contains("\"size\":\"s\"", "\"hash\":\"16m\"", "\"problems\":" + problems);
    String signature = last.replaceAll(".*\"signature\":(\\d+).*", "$1");
    assertThat(text.out())
        .contains("zuko-002", "minishogi-1", "tori-1")
        .endsWith("signature " + signature + " (size s, hash 16m)\n");
  }

  @Test
  @Timeout(900)
  void an_interrupt_ends_it_without_a_signature() {
    Interruption interruption = new Interruption();
    interruption.interrupt();
    Run.Outcome outcome = new Run().with(interruption).run("bench", "--size=l", "--hash=1m");
    assertThat(outcome.exitCode()).isEqualTo(130);
    assertThat(outcome.out()).doesNotContain("signature", "zuko-001");
  }

  @Test
  void more_threads_have_no_signature() {
    Run.Outcome text = Run.tsume("bench", "--hash", "16m", "--threads", "2");
    assertThat(text.exitCode()).as(text.err()).isZero();
    assertThat(text.out()).endsWith("no signature: 2 threads (size s, hash 16m)\n");
    Run.Outcome json = Run.tsume("bench", "--hash", "16m", "--threads", "2", "--json");
    assertThat(json.lines().get(json.lines().size() - 1))
        .contains("\"threads\":2")
        .doesNotContain("signature");
  }

  @Test
  void a_check_has_the_same_nodes_and_results_in_every_run_and_no_times() {
    Run.Outcome first = Run.tsume("bench", "--check", "--hash", "16m");
    assertThat(first.exitCode()).as(first.err()).isZero();
    int problems = BenchSize.S.problems(BenchSize.Task.CHECK).size();
    assertThat(first.lines()).hasSize(problems + 3).anyMatch(line -> line.contains("unsolvable"));
    assertThat(first.lines().get(problems + 2))
        .matches("signature \\d+ [0-9a-f]{16} \\(size s, .*");
    assertThat(Run.tsume("bench", "--check", "--hash", "16m").out()).isEqualTo(first.out());
  }

  @Test
  void the_hash_of_a_check_tells_reports_apart_but_not_their_nodes() {
    SoundnessReport report = report(3, Severity.FLAW, 10);
    String hash = CheckHash.of(List.of(report));
    assertThat(CheckHash.of(List.of(report(3, Severity.FLAW, 11)))).isEqualTo(hash);
    assertThat(CheckHash.of(List.of(report(5, Severity.FLAW, 10)))).isNotEqualTo(hash);
    assertThat(CheckHash.of(List.of(report(3, Severity.FATAL, 10)))).isNotEqualTo(hash);
    assertThat(CheckHash.of(List.of(report, report))).isNotEqualTo(hash);
  }

  private static SoundnessReport report(int length, Severity severity, long nodes) {
    Solution solution =
        new Solution(
            new MateAnswer.Mate(PlyCount.exactly(length)),
            List.of(1),
            0,
            OptionalInt.empty(),
            List.of(),
            nodes);
    Defect defect =
        new Defect(
            DefectClass.DETOUR, severity, 1, 2, PlyCount.exactly(5), List.of(2, 3, 4), Hand.EMPTY);
    return new SoundnessReport(
        solution,
        Verdict.SOUND,
        List.of(defect),
        List.of(),
        List.of(),
        Optional.empty(),
        nodes,
        Map.of());
  }

  @Test
  void tells_what_the_nodes_of_a_verdict_went_into() {
    Solution solution =
        new Solution(
            new MateAnswer.Mate(PlyCount.exactly(1)),
            List.of(),
            0,
            OptionalInt.empty(),
            List.of(),
            7);
    SoundnessReport report =
        new SoundnessReport(
            solution,
            Verdict.SOUND,
            List.of(),
            List.of(),
            List.of(),
            Optional.empty(),
            5_007,
            Map.of(Phase.ATTACKER, 5_000L, Phase.PROOF, 7L, Phase.REST, 0L));
    assertThat(BenchPrinter.phases(report)).isEqualTo("proof 7 · attacker 5,000");
  }

  @Test
  void says_that_lengths_were_asked_for_and_another_effort_is_another_search() {
    Run.Outcome text = Run.tsume("bench", "--hash", "16m", "--exact", "--effort", "ascend-up-to=1");
    assertThat(text.exitCode()).as(text.err()).isZero();
    long usual = nodes(Exact.ROWS).stream().mapToLong(nodes -> nodes).sum();
    assertThat(text.out())
        .containsPattern("\nsignature \\d+ \\(size s, exact lengths, hash 16m\\)\n$")
        .doesNotContain("signature " + usual + " ");
  }

  @Test
  void refuses_a_size_that_is_none() {
    assertThat(Run.tsume("bench", "--size", "xl").err()).contains("s|m|l");
  }

  @Test
  void an_empty_run_has_no_speed() {
    assertThat(new BenchTotal(0, 0, 0, 0).nodesPerSecond()).isZero();
  }

  @Test
  void threads_that_take_turns_are_the_same_in_every_run_and_their_nodes_add_up() {
    List<BenchProblem> problems =
        BenchSize.S.problems(BenchSize.Task.CHECK).stream().limit(6).toList();
    List<TurnsBench.Row> first = new ArrayList<>();
    List<TurnsBench.Row> again = new ArrayList<>();
    TurnsBench bench = new TurnsBench(HASH, 4, Efforts.DEFAULT, new Interruption());
    TurnsBench.Total total = bench.run(problems, first::add);
    bench.run(problems, again::add);
    assertThat(again).isEqualTo(first).hasSize(6);
    assertThat(total.problems()).isEqualTo(6);
    assertThat(total.settled()).isPositive();
    assertThat(first).allMatch(row -> row.time() <= row.all() + 64);
    assertThat(first).anyMatch(row -> row.time() < row.all());
    assertThat(first).allMatch(row -> 4 * row.time() >= row.all() - 4 * 64);
    long one = first.stream().filter(TurnsBench.Row::settled).mapToLong(TurnsBench.Row::one).sum();
    assertThat(total.sum().one()).isEqualTo(one);
  }

  @Test
  void virtual_threads_have_a_row_for_each_problem_and_go_with_nothing_else() {
    assertThat(Run.tsume("bench", "--virtual-threads", "2", "--exact").exitCode()).isEqualTo(2);
    assertThat(Run.tsume("bench", "--virtual-threads", "2", "--json").err())
        .contains("--virtual-threads");
  }

  @Test
  void what_cores_give_is_told_by_the_clock_and_by_turns() {
    List<BenchProblem> problems =
        BenchSize.S.problems(BenchSize.Task.CHECK).stream()
            .filter(problem -> problem.name().matches("zuko-0[14][28]"))
            .toList();
    List<CoresBench.Row> rows = new ArrayList<>();
    new CoresBench(HASH, Efforts.DEFAULT, new Interruption()).run(problems, 3, rows::add);
    assertThat(rows).extracting(CoresBench.Row::threads).containsExactly(1, 2, 3);
    assertThat(rows).allMatch(row -> row.problems() > 0 && row.nodes() > 0 && row.byClock() > 0);
    assertThat(rows.get(0).byTurns()).isEqualTo(1);
    double turns =
        new TurnsBench(HASH, 3, Efforts.DEFAULT, new Interruption())
            .run(problems, row -> {})
            .sum()
            .faster();
    assertThat(rows.get(2).byTurns()).isEqualTo(turns);
    assertThat(Run.tsume("bench", "--cores", "--check").exitCode()).isEqualTo(2);
  }
}
