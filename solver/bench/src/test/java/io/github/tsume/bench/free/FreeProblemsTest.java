package io.github.tsume.bench.free;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Setup;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.compose.PruneReport;
import io.github.tsume.compose.Pruner;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.soundness.CheckOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** What is made is sound, has no needless piece, and comes again from the same seed. */
class FreeProblemsTest {
  private static final long SEED = 11;
  private static final long BOARDS = 1_500;

  @Test
  void what_is_made_is_sound_and_needs_all_its_pieces() {
    List<Proven> made = made();
    assertThat(made).isNotEmpty();
    Pruner pruner =
        new Pruner(new MateSolver(1L << 24), CheckOptions.DEFAULT, SearchBudget.unlimited());
    for (Proven problem : made) {
      PruneReport report = pruner.prune(problem.setup());
      assertThat(report.base().isSound()).as(problem.text()).isTrue();
      assertThat(report.base().line()).isEqualTo(problem.line());
      assertThat(report.single()).as(problem.text()).isEmpty();
      assertThat(report.open()).as(problem.text()).isEmpty();
    }
  }

  @Test
  void the_same_seed_makes_the_same_problems() {
    assertThat(made()).extracting(Proven::text).isEqualTo(texts(made()));
  }

  @Test
  void boards_are_legal_drawn_and_changed() {
    SplittableRandom random = new SplittableRandom(SEED);
    RandomBoards boards = new RandomBoards(random);
    Mutator mutator = new Mutator(random);
    for (int i = 0; i < 500; i++) {
      Setup setup = boards.next();
      assertThat(setup.faults()).isEmpty();
      assertThat(mutator.mutated(setup).faults()).isEmpty();
    }
  }

  private static List<String> texts(List<Proven> problems) {
    return problems.stream().map(Proven::text).toList();
  }

  private static List<Proven> made() {
    List<Proven> made = new ArrayList<>();
    new FreeProblems(SEED, made::add).tryBoards(BOARDS);
    return made;
  }
}
