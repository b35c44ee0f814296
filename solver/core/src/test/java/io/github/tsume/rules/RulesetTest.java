package io.github.tsume.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RulesetTest {
  @Test
  void is_found_by_name() {
    assertThat(Ruleset.byName("shogi")).contains(StandardShogi.RULES);
    assertThat(Ruleset.byName("minishogi")).contains(Minishogi.RULES);
    assertThat(Ruleset.byName("tori")).contains(ToriShogi.RULES);
    assertThat(Ruleset.byName("chess")).isEmpty();
  }

  @Test
  void squares_are_named_from_the_upper_right() {
    Ruleset rules = StandardShogi.RULES;
    assertThat(rules.squareName(0)).isEqualTo("1a");
    assertThat(rules.squareName(80)).isEqualTo("9i");
    assertThat(rules.squareNamed("5e")).isEqualTo(40);
    assertThat(rules.squareNamed("0a")).isEqualTo(-1);
    assertThat(rules.squareNamed("1j")).isEqualTo(-1);
    assertThat(rules.squareNamed("")).isEqualTo(-1);
    assertThat(ToriShogi.RULES.squareName(48)).isEqualTo("7g");
    for (int square = 0; square < rules.squares(); square++) {
      assertThat(rules.squareNamed(rules.squareName(square))).isEqualTo(square);
    }
  }

  @Test
  void the_pawn_is_what_must_not_be_dropped_for_mate() {
    assertThat(StandardShogi.RULES.pawnKind()).isEqualTo(7);
    assertThat(Minishogi.RULES.pawnKind()).isEqualTo(5);
    assertThat(ToriShogi.RULES.pawnKind()).isEqualTo(6);
    assertThat(ToriShogi.RULES.pawnsPerFile()).isEqualTo(2);
  }

  @Test
  void kinds_exist_as_the_types_say() {
    Ruleset rules = StandardShogi.RULES;
    assertThat(rules.kindOf('K')).isEqualTo(Piece.KING);
    assertThat(rules.kindOf('X')).isEqualTo(-1);
    assertThat(rules.hasKind(7 | Piece.PROMOTED)).isTrue();
    assertThat(rules.hasKind(3 | Piece.PROMOTED)).isFalse();
    assertThat(Minishogi.RULES.hasKind(6)).isFalse();
  }

  @Test
  void each_side_promotes_at_the_far_end() {
    Ruleset rules = ToriShogi.RULES;
    assertThat(rules.inZone(Color.BLACK, rules.squareNamed("3b"))).isTrue();
    assertThat(rules.inZone(Color.BLACK, rules.squareNamed("3c"))).isFalse();
    assertThat(rules.inZone(Color.WHITE, rules.squareNamed("3f"))).isTrue();
    assertThat(rules.inZone(Color.WHITE, rules.squareNamed("3e"))).isFalse();
  }
}
