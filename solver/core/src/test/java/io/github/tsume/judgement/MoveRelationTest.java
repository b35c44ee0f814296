package io.github.tsume.judgement;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Position;
import io.github.tsume.board.Sfen;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.rules.Minishogi;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.StandardShogi;
import org.junit.jupiter.api.Test;

class MoveRelationTest {
  private static MoveRelation of(String sfen, Ruleset rules, String a, String b) {
    Position position = Sfen.position(sfen, rules);
    return MoveRelation.of(
        position, LegalMoves.resolve(position, a), LegalMoves.resolve(position, b));
  }

  @Test
  void the_same_move_with_promotion_differs_in_that_alone() {
    MoveRelation relation = of("k4/2R2/5/5/5 b - 1", Minishogi.RULES, "3b3a", "3b3a+");
    assertThat(relation).isEqualTo(new MoveRelation(true, false, false));
    assertThat(relation.mayBeDual()).isTrue();
  }

  @Test
  void drops_on_one_ray_towards_the_king_differ_in_placement() {
    assertThat(of("k4/5/5/5/5 b R 1", Minishogi.RULES, "R*1a", "R*2a"))
        .isEqualTo(new MoveRelation(false, true, false));
    assertThat(of("k4/5/5/5/5 b R 1", Minishogi.RULES, "R*1a", "R*5c"))
        .as("another ray")
        .isEqualTo(new MoveRelation(false, false, false));
    assertThat(of("k4/5/5/5/5 b RG 1", Minishogi.RULES, "R*4a", "G*4a"))
        .as("another piece")
        .isEqualTo(new MoveRelation(false, false, false));
  }

  @Test
  void twins_on_the_same_square_differ_in_placement() {
    assertThat(of("k4/5/1G1G1/5/5 b - 1", Minishogi.RULES, "4c3c", "2c3c").placement()).isTrue();
  }

  @Test
  void moves_are_mirror_images_only_where_the_position_is_its_own() {
    assertThat(of("2k2/5/5/+R3+R/5 b - 1", Minishogi.RULES, "5d5a", "1d1a").mirror()).isTrue();
    assertThat(of("2k2/5/5/+R3+R/5 b - 1", Minishogi.RULES, "5d5a", "1d1b").mirror()).isFalse();
    assertThat(of("2k2/5/5/+RP2+R/5 b - 1", Minishogi.RULES, "5d5a", "1d1a").mirror())
        .as("a pawn on one side")
        .isFalse();
    assertThat(of("4k4/9/9/9/9/9/9/9/9 b GS 1", StandardShogi.RULES, "G*6b", "G*4b").mirror())
        .isTrue();
  }
}
