package io.github.tsume.mate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LeftoverFinderTest {
  /** A rook at 3a mates, or the gold at 2b, which leaves the rook in hand. */
  static final String EITHER = "7k1/6R2/8G/9/9/9/9/9/9 b R 1";

  private static Leftover atAttack(String sfen, int plies) {
    return Inquiries.at(sfen, inquiry -> new LeftoverFinder(inquiry).atAttack(plies));
  }

  private static Leftover atDefence(String sfen, String line, int plies) {
    return Inquiries.at(sfen, line, inquiry -> new LeftoverFinder(inquiry).atDefence(plies));
  }

  @Test
  void what_the_only_mate_drops_is_not_left_over() {
    assertThat(atAttack(SmallMates.HEAD_GOLD, 1)).isEqualTo(Leftover.NONE);
    assertThat(atAttack(SmallMates.STEP_BACK, 3)).isEqualTo(Leftover.NONE);
  }

  @Test
  void more_pieces_than_moves_are_always_left_over() {
    assertThat(atAttack(SmallMates.HEAD_GOLD.replace("b G", "b GP"), 1)).isEqualTo(Leftover.ALWAYS);
    assertThat(atAttack(SmallMates.STEP_BACK.replace("b 2G", "b 2GP"), 3))
        .isEqualTo(Leftover.ALWAYS);
  }

  @Test
  void at_the_last_move_the_attacker_may_choose() {
    assertThat(atAttack(EITHER, 1)).isEqualTo(Leftover.BY_CHOICE);
  }

  /** After 1b the dragon mates with the silver in hand; after 3a the silver is needed. */
  @Test
  void it_depends_on_the_reply() {
    assertThat(atDefence(SmallMates.SACRIFICE, "4b3a+", 4)).isEqualTo(Leftover.NONE);
    assertThat(atAttack(SmallMates.SACRIFICE, 5)).isEqualTo(Leftover.NONE);
    Leftover afterShort =
        Inquiries.at(
            SmallMates.SACRIFICE, "4b3a+ 2b1b", inquiry -> new LeftoverFinder(inquiry).atAttack(1));
    assertThat(afterShort.isSome()).isTrue();
  }

  @Test
  void a_hand_that_is_empty_at_the_mate_leaves_nothing() {
    assertThat(atDefence(SmallMates.HEAD_GOLD, "G*5b", 0)).isEqualTo(Leftover.NONE);
  }
}
