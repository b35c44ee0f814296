package io.github.tsume.helpmate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.board.position.Positions;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.helpmate.HelpmateSolver.Help;
import io.github.tsume.helpmate.HelpmateSolver.Workers;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.verdict.Reason;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Tests what is known of helpmates that others have solved, and what a limit leaves open. */
class HelpmateSolverTest {
  private static final String DIAMOND =
      "4lk3/5nP2/S2Pp4/1SG2pL1G/2SL4S/1N1p1l1B1/B4NR2/3g1K1p1/PNP1P3P b Prg7p 1";
  private static final String THREE_PLIES = "8k/9/9/8N/4b4/9/9/9/9 b RGrb3g4s3n4l18p 1";
  private static final long MEMORY = 1 << 28;

  static Help help(String sfen, boolean self) {
    Setup setup = Sfen.parse(sfen, StandardShogi.RULES);
    Position position =
        setup.sideToMove() == Color.BLACK ? Position.of(setup) : Positions.ofDefenderToMove(setup);
    return new Help(position, 0, self ? 0 : 1);
  }

  /** What others have solved. */
  static List<String> rows() throws IOException {
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                Objects.requireNonNull(
                    HelpmateSolverTest.class.getResourceAsStream("helpmates.tsv")),
                StandardCharsets.UTF_8))) {
      return reader.lines().filter(line -> !line.startsWith("#")).toList();
    }
  }

  private static Helpmate solve(String sfen, long memory, long nodes) {
    return new HelpmateSolver(
            help(sfen, false),
            10,
            0,
            memory,
            SearchBudget.nodes(nodes),
            Workers.ONE,
            (stored, none) -> {})
        .solve();
  }

  private static String usi(List<Integer> line) {
    return line.stream()
        .map(move -> Move.toUsi(move, StandardShogi.RULES))
        .collect(Collectors.joining(" "));
  }

  @Test
  void lengths_and_numbers_of_lines_are_those_that_others_found() throws IOException {
    int rows = 0;
    for (String row : rows()) {
      String[] fields = row.split("\t", -1);
      Help help = help(fields[1], fields[2].equals("self"));
      Helpmate found =
          new HelpmateSolver(
                  help, 1, 0, MEMORY, SearchBudget.unlimited(), Workers.ONE, (stored, none) -> {})
              .solve();
      boolean none = fields[3].equals("none");
      assertThat(found.isImpossible()).as(row).isEqualTo(none);
      assertThat(found.length()).as(row).isEqualTo(none ? 0 : Integer.parseInt(fields[3]));
      if (!fields[4].isEmpty()) {
        assertThat(found.count()).as(row).isEqualTo(Long.parseLong(fields[4]));
      }
      if (!fields[5].isEmpty()) {
        assertThat(found.left() + ".." + found.mostLeft()).as(row).isEqualTo(fields[5]);
      }
      rows++;
    }
    assertThat(rows).isGreaterThan(100);
  }

  @Test
  void what_is_stored_ends_two_plies_before_the_mate() {
    Helpmate found = solve(THREE_PLIES, MEMORY, Long.MAX_VALUE);
    assertThat(found.lines().stream().map(HelpmateSolverTest::usi)).hasSize(1);
    // The start and all its checks; of the replies not all were made.
    assertThat(found.layers()).hasSize(2);
    assertThat(found.layers().get(0)).isEqualTo(1);
  }

  @Test
  void a_limit_leaves_the_question_open_and_tells_how_far_it_came() {
    Helpmate nodes = solve(DIAMOND, MEMORY, 20);
    assertThat(nodes.limit()).isEqualTo(Reason.NODES);
    assertThat(nodes.length()).isZero();
    assertThat(nodes.count()).isZero();
    assertThat(nodes.noneWithin()).isBetween(1, 54);
    assertThat(nodes.isImpossible()).isFalse();

    Helpmate memory = solve("9/9/9/9/9/9/9/6k2/9 b Rr2b4g4s4n4l18p 1", 20_000, Long.MAX_VALUE);
    assertThat(memory.limit()).isEqualTo(Reason.MEMORY);
    assertThat(memory.noneWithin()).isLessThan(5);
    assertThat(memory.isImpossible()).isFalse();
  }

  @Test
  void of_many_lines_all_are_counted_and_some_are_shown() {
    Helpmate found =
        solve("4k4/9/PPPPPPPPP/9/9/9/9/9/9 b B4L2rb4g4s4n9p 1", MEMORY, Long.MAX_VALUE);
    assertThat(found.length()).isEqualTo(7);
    assertThat(found.count()).isGreaterThan(10);
    assertThat(found.lines()).hasSize(10).doesNotHaveDuplicates();
  }

  @Test
  void a_first_move_of_the_defender_is_free_when_he_is_not_in_check() {
    Helpmate found = solve("7k1/9/7G1/9/9/9/9/9/9 w G 1", MEMORY, Long.MAX_VALUE);
    assertThat(found.length()).isEqualTo(2);
    assertThat(found.lines().stream().map(HelpmateSolverTest::usi))
        .containsExactly("2a1a G*1b", "2a1a G*2b", "2a3a G*3b");
  }
}
