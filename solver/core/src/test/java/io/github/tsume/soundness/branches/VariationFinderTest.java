package io.github.tsume.soundness.branches;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Hand;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.game.FutileRule;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.SmallMates;
import io.github.tsume.soundness.SmallChecks;
import io.github.tsume.soundness.branches.VariationFinder.Variation;
import io.github.tsume.verdict.PlyCount;
import java.util.List;
import org.junit.jupiter.api.Test;

class VariationFinderTest {
  private static final String SACRIFICE_LINE = "4b3a+ 2b3a S*2b 3a2b 4d4b";

  private static VariationFinder finder(String sfen, String line, int most, SearchBudget budget) {
    Position start = SmallMates.position(sfen);
    return new VariationFinder(
        start,
        SmallMates.moves(start, line),
        most,
        new MateSolver(1 << 20),
        FutileRule.STANDARD,
        budget);
  }

  private static List<Variation> find(String sfen, String line, int most) {
    return finder(sfen, line, most, SmallChecks.UNLIMITED).find();
  }

  /** To 1b the king is mated by the dragon at once, with a silver in hand. */
  @Test
  void a_shorter_variation_is_shown_with_what_is_left_over() {
    Variation first = find(SmallMates.SACRIFICE, SACRIFICE_LINE, 99).get(0);
    assertThat(first.ply()).isEqualTo(2);
    assertThat(SmallMates.usi(List.of(first.move()))).isEqualTo("2b1b");
    assertThat(first.length()).isEqualTo(PlyCount.exactly(3));
    assertThat(first.counts()).isTrue();
    assertThat(first.equal()).isFalse();
    assertThat(first.leftover()).isEqualTo(Hand.one(4));
    assertThat(first.line()).hasSize(2);
  }

  @Test
  void replies_that_last_as_long_are_equal_and_the_lines_own_is_left_out() {
    List<Variation> variations = find(SmallMates.STEP_BACK, "G*5c 5b5a G*5b", 99);
    assertThat(variations)
        .allMatch(Variation::equal)
        .allMatch(variation -> variation.length().equals(PlyCount.exactly(3)))
        .extracting(variation -> SmallMates.usi(List.of(variation.move())))
        .containsExactlyInAnyOrder("5b4a", "5b6a");
    assertThat(find(SmallMates.STEP_BACK, "G*5c 5b5a G*5b", 1)).hasSize(1);
  }

  @Test
  void a_futile_interposition_at_the_end_does_not_count() {
    List<Variation> variations = find(SmallMates.LANCE, "1e2d", 99);
    assertThat(variations)
        .isNotEmpty()
        .noneMatch(Variation::counts)
        .allMatch(variation -> variation.ply() == 2 && !variation.length().isKnown());
  }

  @Test
  void without_nodes_the_plies_are_told() {
    VariationFinder finder =
        finder(SmallMates.SACRIFICE, SACRIFICE_LINE, 99, SearchBudget.nodes(0));
    assertThat(finder.find()).isEmpty();
    assertThat(finder.openPlies()).contains(2, 4);
  }
}
