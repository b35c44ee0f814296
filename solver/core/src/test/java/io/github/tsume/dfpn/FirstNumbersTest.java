package io.github.tsume.dfpn;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Whatever the weights are: 0 is for what is settled, and more moves are never easier. */
class FirstNumbersTest {
  @Test
  void nothing_that_was_not_searched_is_settled() {
    assertThat(FirstNumbers.pnAfterReply()).isPositive();
    for (int moves = 0; moves < 600; moves++) {
      assertThat(FirstNumbers.pnAfterCheck(moves)).isPositive();
      assertThat(FirstNumbers.dnAfterCheck(moves)).isPositive();
      assertThat(FirstNumbers.dnAfterReply(moves)).isPositive();
    }
  }

  @Test
  void more_replies_are_harder_to_mate_and_easier_to_refute_with() {
    for (int moves = 1; moves < 600; moves++) {
      assertThat(FirstNumbers.pnAfterCheck(moves))
          .isGreaterThanOrEqualTo(FirstNumbers.pnAfterCheck(moves - 1));
      assertThat(FirstNumbers.dnAfterCheck(moves))
          .isLessThanOrEqualTo(FirstNumbers.dnAfterCheck(moves - 1));
      assertThat(FirstNumbers.dnAfterReply(moves))
          .isGreaterThan(FirstNumbers.dnAfterReply(moves - 1));
    }
  }
}
