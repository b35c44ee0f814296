package io.github.tsume.mate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Hand;
import io.github.tsume.verdict.PlyCount;
import io.github.tsume.verdict.Reason;
import io.github.tsume.verdict.Remark;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class SolutionTest {
  private static Solution of(MateAnswer answer, Note... notes) {
    return new Solution(
        answer, List.of(1, 2, 3), Hand.one(3), OptionalInt.of(9), List.of(notes), 100);
  }

  private final Solution bound = of(new MateAnswer.Mate(PlyCount.atMost(5)));

  @Test
  void only_a_mate_has_a_length() {
    assertThat(bound.length()).isEqualTo(5);
    for (MateAnswer none : List.of(new MateAnswer.NoMate(), new MateAnswer.Unknown(Reason.NODES))) {
      assertThat(of(none).isMate()).isFalse();
      assertThat(of(none).length()).isZero();
      assertThat(of(none).isExact()).isFalse();
    }
  }

  @Test
  void a_bound_becomes_exact_or_another_bound_and_all_else_stays() {
    assertThat(bound.withExactLength()).isEqualTo(of(new MateAnswer.Mate(PlyCount.exactly(5))));
    assertThat(bound.within(3)).isEqualTo(of(new MateAnswer.Mate(PlyCount.atMost(3))));
    assertThat(bound.withExactLength().within(3).isExact()).as("a bound again").isFalse();
  }

  @Test
  void whether_the_line_may_be_another_is_a_remark() {
    Note other = Note.of(Remark.FUTILE, 2, 7, "rising-rule");
    assertThat(of(new MateAnswer.Mate(PlyCount.exactly(5)), other).isLineOpen()).isFalse();
    assertThat(bound.withNotes(List.of(other, Solution.lineOpen())).isLineOpen()).isTrue();
  }

  @Test
  void another_line_comes_with_what_is_left_at_its_end() {
    Solution other = bound.withMainline(List.of(4), Hand.EMPTY);
    assertThat(other.mainline()).containsExactly(4);
    assertThat(other.leftover()).isEqualTo(Hand.EMPTY);
    assertThat(other.withMainline(bound.mainline(), bound.leftover())).isEqualTo(bound);
    assertThat(bound.withNodes(7).withNodes(100)).isEqualTo(bound);
  }
}
