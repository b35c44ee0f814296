package io.github.tsume.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.board.position.Positions;
import io.github.tsume.mate.SmallMates;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.twins.SlowRules;
import org.junit.jupiter.api.Test;

class MateAtOnceTest {
  private static boolean isMated(String sfen, String check, FutileRule rule) {
    return MateAtOnce.isMated(SmallMates.after(sfen, check), rule);
  }

  @Test
  void a_king_in_check_without_a_move_is_mated() {
    assertThat(isMated(SmallMates.HEAD_GOLD, "G*5b", FutileRule.NONE)).isTrue();
    assertThat(isMated(SmallMates.HEAD_GOLD, "G*6b", FutileRule.STANDARD)).isFalse();
  }

  @Test
  void futile_interpositions_are_no_moves_if_the_rule_says_so() {
    assertThat(isMated(SmallMates.LANCE, "1e2d", FutileRule.STANDARD)).isTrue();
    assertThat(isMated(SmallMates.LANCE, "1e2d", FutileRule.DROPS_ONLY)).isTrue();
    assertThat(isMated(SmallMates.LANCE, "1e2d", FutileRule.NONE)).isFalse();
  }

  /** Two golds guard all three squares around the king. */
  @Test
  void without_check_it_is_no_mate() {
    Position stalemate =
        Positions.ofDefenderToMove(Sfen.parse("8k/6G2/7G1/9/9/9/9/9/9 w - 1", StandardShogi.RULES));
    assertThat(SlowRules.legalMoves(stalemate)).isEmpty();
    assertThat(MateAtOnce.isMated(stalemate, FutileRule.STANDARD)).isFalse();
  }
}
