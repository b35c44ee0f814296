package io.github.tsume.dfpn;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LengthsTest {
  @Test
  void what_has_no_bound_has_none_after_a_move_either() {
    assertThat(Lengths.after(Lengths.UNBOUNDED, 1)).isEqualTo(Lengths.UNBOUNDED);
    assertThat(Lengths.before(Lengths.UNBOUNDED, 1)).isEqualTo(Lengths.UNBOUNDED);
  }

  @Test
  void a_move_takes_its_plies_from_a_bound_and_adds_them_to_a_length() {
    assertThat(Lengths.after(7, 1)).isEqualTo(6);
    assertThat(Lengths.after(7, 0)).as("a futile interposition takes none").isEqualTo(7);
    assertThat(Lengths.before(6, 1)).isEqualTo(7);
    assertThat(Lengths.before(0, -1)).as("no length is negative").isZero();
  }
}
