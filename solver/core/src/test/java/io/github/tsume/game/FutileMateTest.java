package io.github.tsume.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Move;
import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.mate.SmallMates;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.twins.SlowRules;
import org.junit.jupiter.api.Test;

class FutileMateTest {
  /** A rook of the defender can move between, to 1c; he has nothing to drop. */
  private static final String ROOK_BETWEEN = "7l1/7pk/r8/9/8+P/8L/9/9/9 b - 1";

  private static boolean isMate(Position position, FutileRule rule) {
    FutileMate futile = new FutileMate(position, 1 - position.side());
    futile.setRule(rule);
    int[] replies = SlowRules.legalMoves(position).stream().mapToInt(move -> move).toArray();
    long before = position.boardKey();
    int hand = position.hand(0);
    boolean mate = futile.isMate(replies, 0, replies.length);
    assertThat(position.boardKey()).isEqualTo(before);
    assertThat(position.hand(0)).isEqualTo(hand);
    return mate;
  }

  @Test
  void what_is_dropped_between_and_taken_with_mate_is_futile() {
    Position position = SmallMates.after(SmallMates.LANCE, "1e2d");
    assertThat(isMate(position, FutileRule.STANDARD)).isTrue();
    assertThat(isMate(position, FutileRule.DROPS_ONLY)).isTrue();
    assertThat(isMate(position, FutileRule.NONE)).isFalse();
  }

  @Test
  void what_is_moved_between_is_futile_unless_only_drops_may_be() {
    Position position = Sfen.position(ROOK_BETWEEN, StandardShogi.RULES);
    position.play(SmallMates.move(position, "1e2d"));
    assertThat(SlowRules.legalMoves(position)).containsExactly(SmallMates.move(position, "9c1c"));
    assertThat(isMate(position, FutileRule.STANDARD)).isTrue();
    assertThat(isMate(position, FutileRule.DROPS_ONLY)).isFalse();
  }

  /** From 2e the pawn does not guard 1c. */
  @Test
  void what_is_taken_without_mate_counts() {
    Position position = SmallMates.after(SmallMates.LANCE, "1e2e");
    assertThat(isMate(position, FutileRule.STANDARD)).isFalse();
  }

  @Test
  void behind_a_square_stands_the_piece_whose_line_it_blocks() {
    Position position = SmallMates.after(SmallMates.LANCE, "1e2d");
    FutileMate futile = new FutileMate(position, 0);
    int lance = Move.from(SmallMates.move(SmallMates.after(SmallMates.LANCE, "1e2d P*1d"), "1f1d"));
    for (String drop : new String[] {"P*1c", "P*1d", "P*1e"}) {
      int square = Move.to(SmallMates.move(position, drop));
      assertThat(futile.checkerBehind(square)).as(drop).isEqualTo(lance);
    }
    int aside = Move.to(SmallMates.move(SmallMates.position(SmallMates.LANCE), "1e2d"));
    assertThat(futile.checkerBehind(aside)).isEqualTo(-1);
  }
}
