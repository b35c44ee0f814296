package io.github.tsume.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.judgement.Defect;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.verdict.Profile;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** A check that was broken off and goes on from its journal. */
class JournalTest {
  /** Shōgi Zukō 2, 21 plies. */
  private static final String SFEN = "9/9/3B3G1/6+p1n/7+p1/7k1/5BL1p/7G1/7+R+r b N2P2g4s2n3l13p 1";

  /** All in memory. */
  private static final class Memory implements Journal {
    private final Map<List<Integer>, Set<List<Integer>>> pages = new HashMap<>();

    @Override
    public Page page(List<Integer> line) {
      Set<List<Integer>> page = pages.computeIfAbsent(line, key -> new HashSet<>());
      return new Page() {
        @Override
        public boolean fails(int ply, int move) {
          return page.contains(List.of(ply, move));
        }

        @Override
        public void failed(int ply, int move) {
          page.add(List.of(ply, move));
        }
      };
    }

    int rows() {
      return pages.values().stream().mapToInt(Set::size).sum();
    }
  }

  private static SoundnessReport check(Journal journal, SearchBudget budget) {
    Position position = Sfen.position(SFEN, StandardShogi.RULES);
    CheckOptions options =
        new CheckOptions(
            SolveOptions.DEFAULT, Profile.MAGAZINE, true, 0, OptionalInt.empty(), List.of());
    return new SoundnessChecker(new MateSolver(16 << 20), journal)
        .check(position, options, budget, SolveListener.NONE);
  }

  @Test
  void what_failed_is_not_asked_again_and_the_report_is_the_same() {
    SoundnessReport whole = check(Journal.NONE, SearchBudget.unlimited());
    Memory journal = new Memory();
    SoundnessReport cut = check(journal, SearchBudget.nodes(whole.nodes() * 3 / 4));
    assertThat(cut.open()).as("broken off").isNotEmpty();
    int rows = journal.rows();
    assertThat(rows).isPositive();

    SoundnessReport resumed = check(journal, SearchBudget.unlimited());
    assertThat(resumed.verdict()).isEqualTo(whole.verdict());
    assertThat(resumed.solution().mainline()).isEqualTo(whole.solution().mainline());
    assertThat(resumed.open()).isEmpty();
    assertThat(resumed.defects().stream().map(JournalTest::row))
        .containsExactlyElementsOf(whole.defects().stream().map(JournalTest::row).toList());
    assertThat(journal.rows()).as("the rest was found").isGreaterThan(rows);
    assertThat(resumed.nodes()).isLessThan(whole.nodes());
  }

  private static List<Object> row(Defect defect) {
    return List.of(defect.kind(), defect.ply(), defect.move());
  }
}
