package io.github.tsume.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Hand;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class VetoesTest {
  private static final long NODE = 0x123456789ABCDEFL;
  private static final int GOLD = Hand.one(3);

  private final Vetoes vetoes = new Vetoes();

  @BeforeEach
  void compose() {
    vetoes.setComposing(true);
  }

  @Test
  void a_veto_is_for_one_node_with_one_hand() {
    vetoes.add(NODE ^ vetoes.salt(GOLD), GOLD, 5);
    assertThat(vetoes.boundOf(NODE ^ vetoes.salt(GOLD), GOLD)).isEqualTo(5);
    assertThat(vetoes.boundOf(NODE ^ vetoes.salt(Hand.EMPTY), Hand.EMPTY)).isEqualTo(-1);
    assertThat(vetoes.boundOf(NODE + 1 ^ vetoes.salt(GOLD), GOLD)).isEqualTo(-1);
  }

  @Test
  void the_raw_game_knows_none() {
    vetoes.add(NODE, GOLD, 5);
    assertThat(vetoes.inForce()).isTrue();
    vetoes.setComposing(false);
    assertThat(vetoes.inForce()).isFalse();
    assertThat(vetoes.boundOf(NODE, GOLD)).isEqualTo(-1);
    assertThat(vetoes.salt(GOLD)).isZero();
  }

  @Test
  void from_the_first_veto_on_hands_are_told_apart() {
    assertThat(vetoes.salt(GOLD)).isZero();
    vetoes.add(NODE, GOLD, 5);
    assertThat(vetoes.salt(GOLD)).isNotZero().isNotEqualTo(vetoes.salt(Hand.EMPTY));
  }

  @Test
  void a_node_keeps_its_identity_when_the_first_veto_comes() {
    long before = vetoes.state(NODE ^ vetoes.salt(GOLD), GOLD);
    vetoes.add(NODE + 1, Hand.EMPTY, 3);
    assertThat(vetoes.state(NODE ^ vetoes.salt(GOLD), GOLD)).isEqualTo(before);
  }

  @Test
  void another_game_takes_them_over() {
    vetoes.add(NODE, GOLD, 5);
    Vetoes others = new Vetoes();
    others.setComposing(true);
    others.addAll(vetoes);
    assertThat(others.boundOf(NODE ^ others.salt(GOLD), GOLD)).isEqualTo(5);
  }
}
