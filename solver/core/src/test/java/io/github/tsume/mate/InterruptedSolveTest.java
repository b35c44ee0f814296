package io.github.tsume.mate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.verdict.SearchPhase;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who interrupts a search has the best line found, not only that of the first proof. */
@Tag("slow")
class InterruptedSolveTest {
  /** The first proof of each of these problems is not the shortest. */
  private static final List<String> PROBLEMS =
      List.of(
          "2p1g+P3/1P1p1pp2/l1P1g1S+r1/P1B1P1+p2/1p3l3/1kN6/9/2+B6/1r7 b GS2N2Pg2sn2l5p 1",
          "5l2S/9/1+B3pPRp/6+s1L/5G1R1/6LGG/4+p4/5Ssp1/5+B+p1k b G3Nnl12p 1",
          "7n1/5+B+P1r/7k1/7+p1/6P2/7N1/7N1/8B/9 b N2Pr4g4s4l13p 1",
          "l8/1n7/np3B3/SR1+P5/k1N6/9/1Ps6/1N7/5+B3 b r4g2s3l15p 1");

  private static final Map<Integer, List<SearchPhase>> UNDISTURBED = new HashMap<>();

  @ParameterizedTest
  @CsvSource({
    "0, LENGTH", "1, LENGTH", "2, LENGTH", "3, LENGTH",
    "0, AUDIT", "1, AUDIT", "2, AUDIT", "3, AUDIT",
    "0, LINE", "1, LINE", "2, LINE", "3, LINE"
  })
  void is_told_no_more_than_before_and_a_line_that_mates(int problem, SearchPhase interruptedIn) {
    Position position = Sfen.filledPosition(PROBLEMS.get(problem), StandardShogi.RULES);
    List<SearchPhase> undisturbed =
        UNDISTURBED.computeIfAbsent(problem, InterruptedSolveTest::undisturbed);
    int last = Collections.frequency(undisturbed, interruptedIn);
    SearchBudget budget = SearchBudget.nodes(1_000_000);
    List<Integer> told = new ArrayList<>();
    List<SearchPhase> phases = new ArrayList<>();

    Solution solution =
        solve(
            position,
            budget,
            progress -> {
              told.add(progress.length());
              phases.add(progress.phase());
              if (Collections.frequency(phases, interruptedIn) == last) {
                budget.interrupt();
              }
            });

    assertThat(phases).contains(interruptedIn);
    assertThat(told)
        .as("lengths are told as what a mate takes at most")
        .isSortedAccordingTo(Comparator.reverseOrder());
    MateAnswer.Mate mate = (MateAnswer.Mate) solution.answer();
    assertThat(mate.length().plies()).isLessThanOrEqualTo(told.get(told.size() - 1));
    if (interruptedIn == SearchPhase.LENGTH) {
      // Nobody has shown yet that there is none shorter.
      assertThat(mate.length().isExact()).isFalse();
    }
    assertThat(solution.mainline()).hasSizeLessThanOrEqualTo(mate.length().plies());
    assertThat(solution.mainline().size()).as("not the first proof").isLessThan(told.get(0));
    solution.mainline().forEach(position::play);
    assertThat(position.inCheck()).isTrue();
    assertThat(LegalMoves.generate(position, new int[Position.MAX_MOVES], 0)).isZero();
  }

  /** What is told of a problem when nobody interrupts. */
  private static List<SearchPhase> undisturbed(int problem) {
    Position position = Sfen.filledPosition(PROBLEMS.get(problem), StandardShogi.RULES);
    List<SearchPhase> phases = new ArrayList<>();
    solve(position, SearchBudget.nodes(1_000_000), progress -> phases.add(progress.phase()));
    return phases;
  }

  private static Solution solve(Position position, SearchBudget budget, SolveListener listener) {
    return new MateSolver(16 << 20).solve(position, SolveOptions.DEFAULT, budget, listener);
  }
}
