package io.github.tsume.mate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.board.position.Positions;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.game.FutileRule;
import io.github.tsume.rules.StandardShogi;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class WithoutGainTest {
  private static final SearchBudget UNLIMITED = SearchBudget.unlimited();

  private static WithoutGain of(Position before, String interposition) {
    return new WithoutGain(
        before,
        SmallMates.move(before, interposition),
        new MateSolver(1 << 20),
        FutileRule.STANDARD);
  }

  private static WithoutGain lance(String interposition) {
    return of(SmallMates.after(SmallMates.LANCE, "1e2d"), interposition);
  }

  @Test
  void captures_by_the_checking_piece_are_told_from_others() {
    assertThat(SmallMates.usi(lance("P*1e").captures(true))).isEqualTo("1f1e");
    assertThat(lance("P*1e").captures(false)).isEmpty();
    assertThat(SmallMates.usi(lance("P*1c").captures(true)).split(" "))
        .containsExactlyInAnyOrder("1f1c", "1f1c+");
    assertThat(SmallMates.usi(lance("P*1c").captures(false))).isEqualTo("2d1c");
  }

  @Test
  void a_capture_next_to_the_king_mates_at_once() {
    WithoutGain near = lance("P*1c");
    WithoutGain.Comparison mate =
        Objects.requireNonNull(near.shortest(near.captures(true), 0, UNLIMITED));
    assertThat(mate.plies()).isZero();
    assertThat(mate.line()).containsExactly(mate.move());
  }

  /** With every interposition counted, two more follow the capture at 1e: 1d, then 1c. */
  @Test
  void the_mate_after_a_capture_is_counted_by_the_rule() {
    Position before = SmallMates.after(SmallMates.LANCE, "1e2d");
    int drop = SmallMates.move(before, "P*1e");
    WithoutGain raw = new WithoutGain(before, drop, new MateSolver(1 << 20), FutileRule.NONE);
    List<Integer> captures = raw.captures(true);
    assertThat(raw.shortest(captures, 2, UNLIMITED)).isNull();
    WithoutGain.Comparison mate = Objects.requireNonNull(raw.shortest(captures, 6, UNLIMITED));
    assertThat(mate.plies()).isEqualTo(4);
    assertThat(mate.line()).hasSize(5);
    assertThat(Objects.requireNonNull(lance("P*1e").shortest(captures, 6, UNLIMITED)).plies())
        .isZero();
  }

  /** The bishop takes at 1c, out of the way of the rook. */
  @Test
  void a_capture_may_uncover_the_line_of_a_third_piece() {
    Position before =
        Positions.ofDefenderToMove(Sfen.parse("9/R6Bk/9/9/9/8L/9/9/9 w p 1", StandardShogi.RULES));
    WithoutGain gain = of(before, "P*1c");
    assertThat(gain.uncoversLine(gain.captures(false).get(0))).isTrue();
    assertThat(gain.uncoversLine(gain.captures(true).get(0))).isFalse();
  }
}
