package io.github.tsume.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.position.Position;
import io.github.tsume.mate.SmallMates;
import io.github.tsume.twins.SlowRules;
import java.util.List;
import org.junit.jupiter.api.Test;

class MateInOneTest {
  private static MateInOne mates(Position position, boolean composing) {
    FutileMate futile = new FutileMate(position, position.side());
    MateInOne mates = new MateInOne(position, position.side(), futile);
    mates.setComposing(composing);
    return mates;
  }

  private static int[] array(List<Integer> moves) {
    return moves.stream().mapToInt(move -> move).toArray();
  }

  @Test
  void the_one_check_that_mates_is_found_among_all() {
    Position position = SmallMates.position(SmallMates.HEAD_GOLD);
    MateInOne mates = mates(position, false);
    int[] checks = array(SlowRules.checks(position));
    assertThat(mates.any()).isTrue();
    assertThat(mates.among(checks, 0, checks.length)).isEqualTo(SmallMates.move(position, "G*5b"));
    int[] beside = {SmallMates.move(position, "G*4b"), SmallMates.move(position, "G*6b")};
    assertThat(mates.among(beside, 0, 2)).isZero();
  }

  @Test
  void without_a_mate_each_check_is_told_the_replies_that_it_leaves() {
    Position position = SmallMates.position(SmallMates.STEP_BACK);
    MateInOne mates = mates(position, false);
    assertThat(mates.any()).isFalse();
    int[] checks = array(SlowRules.checks(position));
    int[] mobility = new int[checks.length];
    assertThat(mates.among(checks, 0, checks.length, mobility)).isZero();
    for (int i = 0; i < checks.length; i++) {
      position.play(checks[i]);
      assertThat(mobility[i]).isEqualTo(SlowRules.legalMoves(position).size());
      position.undo(checks[i]);
    }
  }

  @Test
  void interpositions_that_are_futile_at_once_prevent_no_composers_mate() {
    Position position = SmallMates.position(SmallMates.LANCE);
    int[] check = {SmallMates.move(position, "1e2d")};
    assertThat(mates(position, false).any()).isFalse();
    assertThat(mates(position, false).among(check, 0, 1, new int[1])).isZero();
    assertThat(mates(position, true).any()).isTrue();
    assertThat(mates(position, true).among(check, 0, 1, new int[1])).isEqualTo(check[0]);
  }

  @Test
  void the_defender_is_mated_only_where_he_has_nothing_that_counts() {
    assertThat(mates(SmallMates.after(SmallMates.HEAD_GOLD, "G*5b"), false).isMate()).isTrue();
    assertThat(mates(SmallMates.after(SmallMates.HEAD_GOLD, "G*4b"), true).isMate()).isFalse();
    assertThat(mates(SmallMates.after(SmallMates.LANCE, "1e2d"), false).isMate()).isFalse();
  }
}
