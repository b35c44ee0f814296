package io.github.tsume.mate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.budget.SearchBudget;
import io.github.tsume.game.FutileRule;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LengthDescentTest {
  private final List<Long> heard = new ArrayList<>();

  private LengthDescent run(String sfen, int bound, SearchBudget budget) {
    return Inquiries.at(
        sfen,
        "",
        FutileRule.STANDARD,
        budget,
        inquiry -> {
          LengthDescent descent = new LengthDescent(inquiry, new KeptProof(), budget, heard::add);
          descent.run(bound);
          return descent;
        });
  }

  @Test
  void from_any_bound_it_comes_down_to_the_shortest_mate() {
    for (int bound : new int[] {5, 7, 15}) {
      LengthDescent descent = run(SmallMates.SACRIFICE, bound, SearchBudget.unlimited());
      assertThat(descent.length()).isEqualTo(5);
      assertThat(descent.isExact()).isTrue();
    }
    assertThat(heard).isNotEmpty();
  }

  @Test
  void a_mate_in_one_cannot_be_shortened() {
    LengthDescent descent = run(SmallMates.HEAD_GOLD, 1, SearchBudget.nodes(0));
    assertThat(descent.isExact()).isTrue();
    assertThat(run(SmallMates.LANCE, 7, SearchBudget.unlimited()).length()).isEqualTo(1);
  }

  @Test
  void without_nodes_the_bound_stays() {
    LengthDescent descent = run(SmallMates.SACRIFICE, 7, SearchBudget.nodes(0));
    assertThat(descent.length()).isEqualTo(7);
    assertThat(descent.isExact()).isFalse();
    assertThat(descent.isShrinking()).isFalse();
  }
}
