package io.github.tsume.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.board.position.Positions;
import io.github.tsume.mate.SmallMates;
import io.github.tsume.rules.StandardShogi;
import org.junit.jupiter.api.Test;

/** A rook gives check along the first rank; a rook of the defender stands at 5d, a bishop at 7c. */
class FutileRuleTest {
  private final Position position =
      Positions.ofDefenderToMove(Sfen.parse("R7k/9/2b6/4r4/9/9/9/9/9 w p 1", StandardShogi.RULES));

  private int move(String usi) {
    return SmallMates.move(position, usi);
  }

  @Test
  void what_neither_moves_the_king_nor_captures_is_an_interposition() {
    assertThat(FutileRule.isInterposition(move("P*5a"))).isTrue();
    assertThat(FutileRule.isInterposition(move("5d5a"))).isTrue();
    assertThat(FutileRule.isInterposition(move("7c9a"))).as("takes the rook").isFalse();
    assertThat(FutileRule.isInterposition(move("1a1b"))).as("the king").isFalse();
  }

  @Test
  void the_rules_differ_in_which_of_them_may_be_futile() {
    assertThat(FutileRule.STANDARD.mayApplyTo(move("P*5a"))).isTrue();
    assertThat(FutileRule.STANDARD.mayApplyTo(move("5d5a"))).isTrue();
    assertThat(FutileRule.DROPS_ONLY.mayApplyTo(move("P*5a"))).isTrue();
    assertThat(FutileRule.DROPS_ONLY.mayApplyTo(move("5d5a"))).isFalse();
    assertThat(FutileRule.NONE.mayApplyTo(move("P*5a"))).isFalse();
    assertThat(FutileRule.STANDARD.mayApplyTo(move("1a1b"))).isFalse();
    assertThat(FutileRule.STANDARD.mayApplyTo(move("7c9a"))).isFalse();
  }
}
