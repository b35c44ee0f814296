package io.github.tsume.mate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.budget.SearchBudget;
import io.github.tsume.game.FutileRule;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class CandidateLineTest {
  private static String found(String sfen, int plies) {
    return Inquiries.at(
        sfen,
        inquiry -> {
          assertThat(inquiry.within(plies).isProven()).isTrue();
          List<Integer> line = new CandidateLine(inquiry, 1_000).find(plies);
          assertThat(inquiry.game().depth()).isZero();
          return SmallMates.usi(Objects.requireNonNull(line));
        });
  }

  @Test
  void the_line_of_a_proof_is_the_one_that_lasts_longest() {
    assertThat(found(SmallMates.HEAD_GOLD, 1)).isEqualTo("G*5b");
    assertThat(found(SmallMates.SACRIFICE, 5)).isEqualTo("4b3a+ 2b3a S*2b 3a2b 4d4b");
    assertThat(found(SmallMates.STEP_BACK, 3)).startsWith("G*5c 5b");
  }

  @Test
  void what_is_futile_does_not_make_it_longer() {
    assertThat(found(SmallMates.LANCE, 1)).isEqualTo("1e2d");
  }

  @Test
  void where_the_table_knows_nothing_there_is_none() {
    int part =
        Inquiries.at(
            SmallMates.SACRIFICE,
            "",
            FutileRule.STANDARD,
            SearchBudget.nodes(0),
            inquiry -> {
              assertThat(new CandidateLine(inquiry, 1_000).find(5)).isNull();
              return new CandidateLine(inquiry, 1_000).findPart(5).length;
            });
    assertThat(part).isZero();
  }
}
