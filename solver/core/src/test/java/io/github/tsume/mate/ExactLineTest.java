package io.github.tsume.mate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.game.FutileRule;
import io.github.tsume.game.MateAtOnce;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class ExactLineTest {
  private static List<Integer> find(String sfen, int plies) {
    return Objects.requireNonNull(
        Inquiries.at(sfen, inquiry -> new ExactLine(inquiry).find(plies)));
  }

  @Test
  void the_defender_takes_the_reply_that_lasts() {
    assertThat(SmallMates.usi(find(SmallMates.SACRIFICE, 5)))
        .isEqualTo("4b3a+ 2b3a S*2b 3a2b 4d4b");
  }

  @Test
  void it_is_a_line_to_mate_of_the_whole_length() {
    List<Integer> line = find(SmallMates.STEP_BACK, 3);
    Position end = SmallMates.position(SmallMates.STEP_BACK);
    line.forEach(end::play);
    assertThat(line).hasSize(3);
    assertThat(MateAtOnce.isMated(end, FutileRule.NONE)).isTrue();
    assertThat(SmallMates.usi(find(SmallMates.LANCE, 1))).isEqualTo("1e2d");
  }

  @Test
  void where_no_line_is_so_long_or_nothing_may_be_asked_there_is_none() {
    List<Integer> tooShort =
        Inquiries.at(SmallMates.SACRIFICE, inquiry -> new ExactLine(inquiry).find(3));
    assertThat(tooShort).isNull();
    List<Integer> unasked =
        Inquiries.at(
            SmallMates.SACRIFICE,
            "",
            FutileRule.STANDARD,
            SearchBudget.nodes(0),
            inquiry -> {
              List<Integer> line = new ExactLine(inquiry).find(5);
              assertThat(inquiry.game().depth()).isZero();
              return line;
            });
    assertThat(unasked).isNull();
  }
}
