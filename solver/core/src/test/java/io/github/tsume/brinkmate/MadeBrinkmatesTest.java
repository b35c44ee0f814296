package io.github.tsume.brinkmate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.judgement.Key;
import io.github.tsume.judgement.Key.Defence;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.twins.SlowRules;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is made for the sets is what it is said to be, and the same again. */
class MadeBrinkmatesTest {
  private static List<Setup> some() {
    MadeBrinkmates maker = new MadeBrinkmates(2_000, 5_000);
    List<Setup> made = new ArrayList<>();
    for (long seed = 1; made.isEmpty(); seed++) {
      made.addAll(maker.inOne(seed));
    }
    return made;
  }

  @Test
  void one_seed_makes_the_same_brinkmates_again() {
    assertThat(some()).isEqualTo(some());
  }

  /** Each is solved again by itself, and its key followed by the rules of the slow twin. */
  @Test
  void what_is_made_is_a_brinkmate_in_one_with_a_mate_for_every_defence() {
    some().forEach(MadeBrinkmatesTest::assertBrinkmateInOne);
  }

  @Test
  void what_is_like_a_brinkmate_and_kept_is_another_one() {
    Setup setup = some().get(0);
    MadeBrinkmates maker = new MadeBrinkmates(20_000, 50_000);
    List<Setup> varied = new ArrayList<>();
    for (long seed = 1; seed <= 100 && varied.size() < 2; seed++) {
      Setup made = maker.varied(setup, 1, seed);
      if (made != null) {
        varied.add(made);
      }
    }
    assertThat(varied).hasSize(2).doesNotContain(setup).doesNotHaveDuplicates();
    varied.forEach(MadeBrinkmatesTest::assertBrinkmateInOne);
  }

  private static void assertBrinkmateInOne(Setup setup) {
    Position position = Position.of(setup);
    Brinkmate found =
        new BrinkmateSolver(new MateSolver(1 << 22), SolveOptions.DEFAULT)
            .solve(position, 1, Brinkmate.Wish.ONE_KEY, SearchBudget.nodes(500_000));
    assertThat(found.plies()).isEqualTo(1);
    Key key = found.keys().get(0);
    position.play(key.move());
    assertThat(key.defences())
        .extracting(Defence::move)
        .containsExactlyInAnyOrderElementsOf(SlowRules.legalMoves(position));
    for (Defence defence : key.defences()) {
      Position end = position.copy();
      end.play(defence.move());
      defence.mate().forEach(end::play);
      assertThat(end.inCheck()).isTrue();
      assertThat(SlowRules.legalMoves(end)).isEmpty();
    }
  }
}
