package io.github.tsume.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class AttackTablesTest {
  @Test
  void quails_mirror_each_other_and_turn_with_the_side() {
    Ruleset rules = ToriShogi.RULES;
    // Left quail: up the file, down to the right, one step down to the left.
    assertThat(attacked(rules, 'L', Color.BLACK, "4d"))
        .containsExactlyInAnyOrder("4c", "4b", "4a", "3e", "2f", "1g", "5e");
    assertThat(attacked(rules, 'R', Color.BLACK, "4d"))
        .containsExactlyInAnyOrder("4c", "4b", "4a", "5e", "6f", "7g", "3e");
    assertThat(attacked(rules, 'L', Color.WHITE, "4d"))
        .containsExactlyInAnyOrder("4e", "4f", "4g", "5c", "6b", "7a", "3c");
  }

  @Test
  void the_eagle_slides_two_squares_backwards() {
    Ruleset rules = ToriShogi.RULES;
    int eagle = rules.kindOf('F') | Piece.PROMOTED;
    List<String> names = attacked(rules, eagle, "4d");
    assertThat(names)
        .containsExactlyInAnyOrder(
            "3c", "2b", "1a", "5c", "6b", "7a", "4e", "4f", "4g", "4c", "3d", "5d", "3e", "2f",
            "5e", "6f");
    int from = rules.squareNamed("4d");
    int to = rules.squareNamed("2f");
    AttackTables tables = rules.tables();
    assertThat(tables.attacks(eagle, from, to, 0, 0)).isTrue();
    assertThat(tables.attacks(eagle, from, to, 1L << rules.squareNamed("3e"), 0)).isFalse();
  }

  @Test
  void dead_ends_follow_from_the_movements() {
    Ruleset rules = StandardShogi.RULES;
    assertThat(deadEnds(rules, 'P', Color.BLACK)).hasSize(9).contains("1a", "9a");
    assertThat(deadEnds(rules, 'L', Color.WHITE)).hasSize(9).contains("1i", "9i");
    assertThat(deadEnds(rules, 'N', Color.BLACK)).hasSize(18).contains("1a", "9b");
    assertThat(deadEnds(rules, 'S', Color.BLACK)).isEmpty();
    assertThat(deadEnds(ToriShogi.RULES, 'P', Color.BLACK)).isEmpty();
    assertThat(deadEnds(ToriShogi.RULES, 'S', Color.WHITE)).hasSize(7);
  }

  @Test
  void a_set_of_rules_with_an_impossible_jump_is_refused() {
    Ruleset.Builder builder =
        new Ruleset.Builder("odd", 5, 5)
            .types(
                PieceType.plain('K', "king", "玉", 2, StandardShogi.KING),
                PieceType.plain('P', "camel", "駱", 2, Movement.jump(1, -3)))
            .promotion(1, false)
            .pawn('P', 1);
    assertThatIllegalArgumentException().isThrownBy(builder::build).withMessageContaining("jump");
  }

  private static List<String> attacked(Ruleset rules, char letter, Color color, String from) {
    return attacked(rules, Piece.of(rules.kindOf(letter), color), from);
  }

  private static List<String> attacked(Ruleset rules, int piece, String from) {
    List<String> names = new ArrayList<>();
    for (int to = 0; to < rules.squares(); to++) {
      if (rules.tables().attacks(piece, rules.squareNamed(from), to, 0, 0)) {
        names.add(rules.squareName(to));
      }
    }
    return names;
  }

  private static List<String> deadEnds(Ruleset rules, char letter, Color color) {
    int piece = Piece.of(rules.kindOf(letter), color);
    List<String> names = new ArrayList<>();
    for (int square = 0; square < rules.squares(); square++) {
      if ((rules.tables().mobile(piece, square >> 6) >>> square & 1) == 0) {
        names.add(rules.squareName(square));
      }
    }
    return names;
  }
}
