package io.github.tsume.app.usi;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.usi.RootSolver.Finding;
import io.github.tsume.app.usi.Search.OtherMates;
import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.game.FutileRule;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.PlyCount;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RootSolverTest {
  private static RootSolver solver(FutileRule rule) {
    return new RootSolver(
        new MateSolver(4 << 20),
        Aim.MATE,
        SolveOptions.DEFAULT.withFutile(rule),
        SearchBudget.unlimited(),
        SolveListener.NONE);
  }

  private static Root root(String position) throws Root.UnusableException {
    return Root.parse("position " + position, UsiOptions.DEFAULT);
  }

  /** The same where the side to move, if it is in check, is to be mated. */
  private static Root defended(String position) throws Root.UnusableException {
    UsiOptions options =
        Objects.requireNonNull(UsiOptions.DEFAULT.with("RootIsAndNodeIfChecked", "true"));
    return Root.parse("position " + position, options);
  }

  /** After each move of the solution the defender's answer is the rest of it. */
  @ParameterizedTest
  @CsvSource({
    "9/8k/9/8P/9/9/9/9/9 b 2G2r2b2g4s4n4l17p 1, 3",
    "9/6Spk/9/5R1+B1/9/9/9/9/9 b Nrb4g3s3n4l17p 1, 5",
    "7gk/9/6P1+P/9/9/9/9/9/9 b GSP2r2b2g3s4n4l15p 1, 15",
  })
  void agrees_all_along_the_solution(String sfen, int length) throws Root.UnusableException {
    RootSolver solver = solver(FutileRule.STANDARD);
    Root root = root("sfen " + sfen);
    Position position = root.position();
    Finding solution = solver.solve(root, false);
    assertThat(solution.length()).isEqualTo(PlyCount.exactly(length));
    assertThat(solution.line()).hasSize(length);
    for (int ply = 0; ply < length - 1; ply++) {
      position.play(solution.line().get(ply));
      Finding rest = solver.solve(new Root(position, ply % 2 == 0, Aim.MATE, List.of()), false);
      assertThat(rest.length())
          .as("after ply %d", ply + 1)
          .isEqualTo(PlyCount.exactly(length - ply - 1));
      assertThat(rest.line()).hasSize(rest.length().plies());
    }
  }

  /**
   * Interpositions for which the bounded form of the rule has a reason, as the mate after their
   * capture is no longer than the bound, and the rule has none, as it is longer than the other
   * replies.
   */
  @ParameterizedTest
  @CsvSource({
    "7sk/9/8G/9/9/9/9/9/9 b BS2rb3g2s4n4l18p 1, B*3c, 4",
    "l1k2B+N2/3s1+P3/6+Rp1/p3pp3/2+Bp5/PKP1PS3/5P2L/1P3G2p/LN+ps5 b RGSN3P2gnl2p 131, R*7d, 8",
    "l6nl/3+R1pk2/3p3gp/p1p3p2/1p1nsN3/2P3P1P/PP1P1S3/1SG2GK2/LN6L b BGPrbs4p 1, B*5d, 6",
  })
  void is_exactly_as_long_as_the_rule_says(String sfen, String check, int length)
      throws Root.UnusableException {
    Root before = root("sfen " + sfen);
    Root root = defended("sfen " + sfen + " moves " + check);
    Finding finding = solver(FutileRule.STANDARD).solve(root, false);
    assertThat(finding.length()).isEqualTo(PlyCount.exactly(length));
    assertThat(finding.length().isExact()).isTrue();
    assertThat(finding.line()).hasSize(length);
    List<Finding> others = new ArrayList<>();
    solver(FutileRule.STANDARD).others(before.position(), 0, others::add);
    assertThat(others)
        .filteredOn(
            other ->
                Move.toUsi(RootSolver.firstMove(other), before.position().rules()).equals(check))
        .singleElement()
        .satisfies(other -> assertThat(other.length()).isEqualTo(PlyCount.exactly(length + 1)))
        .satisfies(other -> assertThat(other.length().isExact()).isTrue());
  }

  @Test
  void says_that_a_bound_is_one_if_the_value_is_not_found() throws Root.UnusableException {
    String sfen = "sfen 7sk/9/8G/9/9/9/9/9/9 b BS2rb3g2s4n4l18p 1 moves B*3c";
    for (int nodes = 1; nodes < 3_000; nodes += 50) {
      RootSolver limited =
          new RootSolver(
              new MateSolver(4 << 20),
              Aim.MATE,
              SolveOptions.DEFAULT,
              SearchBudget.nodes(nodes),
              SolveListener.NONE);
      Finding finding = limited.solve(root(sfen), false);
      if (finding.isReached()) {
        assertThat(finding.length().plies()).isGreaterThanOrEqualTo(4);
        assertThat(finding.length().isExact() && finding.length().plies() != 4).isFalse();
      }
    }
  }

  @Test
  void counts_futile_interpositions_only_if_told() throws Root.UnusableException {
    Root root = root("sfen 9/9/6P2/9/4B4/9/6R2/7k+p/9 b Grb3g4s4n4l16p 1 moves G*3i");
    assertThat(solver(FutileRule.STANDARD).solve(root, false).length())
        .isEqualTo(PlyCount.exactly(2));
    assertThat(solver(FutileRule.NONE).solve(root, false).length()).isEqualTo(PlyCount.exactly(8));
  }

  @Test
  void shows_futile_interpositions_if_there_is_nothing_else() throws Root.UnusableException {
    String sfen = "sfen 7l1/7pk/9/9/8+P/9/9/9/8L b 2r2b4g4s2n2l16p 1";
    RootSolver solver = solver(FutileRule.STANDARD);
    assertThat(solver.solve(root(sfen), false).length()).isEqualTo(PlyCount.exactly(1));
    assertThat(solver.solve(root(sfen + " moves 1e2d"), false).line()).isNotEmpty();
  }

  @Test
  void finds_the_move_that_escapes() throws Root.UnusableException {
    Root root = root("sfen 4k4/9/9/9/9/9/9/9/4R4 w r2b4g4s4n4l18p 1");
    Finding finding = solver(FutileRule.STANDARD).solve(root, false);
    assertThat(finding.isRefuted()).isTrue();
    assertThat(finding.line()).hasSize(1);
  }

  @Test
  void finds_other_first_moves_that_mate() throws Root.UnusableException {
    Root root = root("sfen 4k4/9/4P4/9/9/9/9/9/9 b 2GS2r2b2g3s4n4l17p 1");
    RootSolver solver = solver(FutileRule.STANDARD);
    Finding solution = solver.solve(root, false);
    OtherMates others = new OtherMates(9);
    List<Finding> settled = new ArrayList<>();
    solver.others(
        root.position(),
        RootSolver.firstMove(solution),
        finding -> {
          others.add(finding);
          settled.add(finding);
        });
    assertThat(settled).allMatch(f -> f.isReached() || f.isRefuted());
    assertThat(settled).anyMatch(Finding::isReached);
    assertThat(Objects.requireNonNull(others.get(2)).length().plies() % 2).isEqualTo(1);
    assertThat(others.summary()).endsWith("open=0");
  }
}
