package io.github.tsume.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Move;
import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.mate.SmallMates;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.twins.SlowRules;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TieOrderTest {
  private static Position position(String sfen) {
    return Sfen.position(sfen, StandardShogi.RULES);
  }

  private static TieOrder order(Position position) {
    return TieOrder.of(position, position.side());
  }

  /** Whether the first of two moves comes first. */
  private static boolean isFirst(String sfen, String one, String other) {
    Position position = position(sfen);
    return order(position).compare(SmallMates.move(position, one), SmallMates.move(position, other))
        < 0;
  }

  /** Seen from black with the king on the right: nothing is turned or mirrored. */
  @Test
  void moves_come_in_the_order_of_their_texts_and_with_promotion_first() {
    Position position = position("6k2/9/9/2R3B2/9/9/9/9/K8 b GSNLP 1");
    int[] sorted =
        order(position)
            .sorted(SlowRules.legalMoves(position).stream().mapToInt(move -> move).toArray());
    List<String> texts =
        IntStream.of(sorted).mapToObj(move -> Move.toUsi(move, StandardShogi.RULES)).toList();
    assertThat(texts)
        .contains("7d7a+", "7d7a", "G*5e")
        .hasSize(SlowRules.legalMoves(position).size())
        .isSortedAccordingTo(
            Comparator.<String, String>comparing(text -> text.replace("+", ""))
                .thenComparing(text -> !text.endsWith("+")));
  }

  @Test
  void with_the_king_on_the_left_files_are_counted_from_the_other_side() {
    assertThat(isFirst("6k2/9/9/9/9/9/9/9/G7G b - 1", "1i1h", "9i9h")).isTrue();
    assertThat(isFirst("2k6/9/9/9/9/9/9/9/G7G b - 1", "1i1h", "9i9h")).isFalse();
  }

  @Test
  void with_the_king_in_the_middle_the_pieces_decide_from_where() {
    boolean right = isFirst("4k4/9/6P2/9/9/9/9/9/G7G b - 1", "1i1h", "9i9h");
    boolean left = isFirst("4k4/9/2P6/9/9/9/9/9/G7G b - 1", "1i1h", "9i9h");
    assertThat(left).isNotEqualTo(right);
  }

  /** The same problem with colours turned: its 9 is the other's 1, its i the other's a. */
  @Test
  void white_sees_the_board_from_his_side() {
    assertThat(isFirst("g7g/9/9/9/9/9/9/9/2K6 w - 1", "9a9b", "1a1b")).isTrue();
    assertThat(isFirst("g7g/9/9/9/9/9/9/9/6K2 w - 1", "9a9b", "1a1b")).isFalse();
  }
}
