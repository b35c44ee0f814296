package io.github.tsume.board;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.StandardShogi;
import org.junit.jupiter.api.Test;

class MoveTest {
  private static final Ruleset RULES = StandardShogi.RULES;

  @Test
  void keeps_all_that_was_put_in() {
    int move = Move.of(80, 79, 1, 15, true);
    assertThat(Move.from(move)).isEqualTo(80);
    assertThat(Move.to(move)).isEqualTo(79);
    assertThat(Move.kind(move)).isEqualTo(1);
    assertThat(Move.kindAfter(move)).isEqualTo(9);
    assertThat(Move.captured(move)).isEqualTo(15);
    assertThat(Move.isCapture(move)).isTrue();
    assertThat(Move.promotes(move)).isTrue();
    assertThat(Move.isDrop(move)).isFalse();
    assertThat(move >>> Move.BITS).isZero();
    assertThat(Move.promoting(Move.of(80, 79, 1, 15, false))).isEqualTo(move);
  }

  @Test
  void a_drop_has_no_capture() {
    int move = Move.drop(7, 40);
    assertThat(Move.isDrop(move)).isTrue();
    assertThat(Move.isCapture(move)).isFalse();
    assertThat(Move.kind(move)).isEqualTo(7);
    assertThat(Move.kindAfter(move)).isEqualTo(7);
    assertThat(Move.to(move)).isEqualTo(40);
  }

  @Test
  void is_written_as_usi() {
    int from = RULES.squareNamed("8h");
    int to = RULES.squareNamed("2b");
    assertThat(Move.toUsi(Move.of(from, to, 2, 2, true), RULES)).isEqualTo("8h2b+");
    assertThat(Move.toUsi(Move.of(from, to, 2, 2, false), RULES)).isEqualTo("8h2b");
    assertThat(Move.toUsi(Move.drop(7, to), RULES)).isEqualTo("P*2b");
    assertThat(Move.toUsi(Move.NONE, RULES)).isEqualTo("none");
  }
}
