package io.github.tsume.judgement;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.rules.Minishogi;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.StandardShogi;
import java.util.List;
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

  @Test
  void a_move_and_a_drop_to_one_square_have_nothing_in_common() {
    MoveRelation relation = of("4k/5/2R2/5/5 b R 1", Minishogi.RULES, "3c3a", "R*3a");
    assertThat(relation).isEqualTo(new MoveRelation(false, false, false));
    assertThat(relation.mayBeDual()).isFalse();
    assertThat(of("4k/5/2R2/5/5 b R 1", Minishogi.RULES, "R*3a", "3c3a").mayBeDual()).isFalse();
  }

  /**
   * The king stands in the middle: of eight rays each is another one, and the squares off them
   * none.
   */
  @Test
  void each_ray_towards_the_king_is_one_of_its_own() {
    String sfen = "9/9/9/9/4k4/9/9/9/9 b B 1";
    String[][] rays = {
      {"5a", "5b", "5c"},
      {"5g", "5h", "5i"},
      {"1e", "2e", "3e"},
      {"7e", "8e", "9e"},
      {"1a", "2b", "3c"},
      {"9i", "8h", "7g"},
      {"1i", "2h", "3g"},
      {"9a", "8b", "7c"},
      {"4c"},
      {"6c"},
      {"4g"},
      {"6g"},
      {"4a"},
      {"6a"},
      {"1b"},
      {"9h"},
      {"7d"},
    };
    for (int a = 0; a < rays.length; a++) {
      for (int b = 0; b < rays.length; b++) {
        for (String first : rays[a]) {
          for (String second : rays[b]) {
            if (!first.equals(second)) {
              assertThat(of(sfen, StandardShogi.RULES, "B*" + first, "B*" + second).placement())
                  .as("%s %s", first, second)
                  .isEqualTo(a == b);
            }
          }
        }
      }
    }
  }

  @Test
  void a_move_along_a_ray_differs_in_placement_only_from_the_same_piece_s() {
    String two = "4k4/9/9/9/9/9/R7R/9/9 b - 1";
    assertThat(of("4k4/9/9/9/9/9/R8/9/9 b - 1", StandardShogi.RULES, "9g9a", "9g5g").placement())
        .as("other rays")
        .isFalse();
    assertThat(of("4k4/9/9/R8/9/9/9/9/9 b - 1", StandardShogi.RULES, "9d5d", "9d4d").placement())
        .as("off the rays")
        .isFalse();
    assertThat(of("k8/9/9/4R4/9/9/9/9/9 b - 1", StandardShogi.RULES, "5d9d", "5d5a").placement())
        .as("one along the file, one along the rank")
        .isFalse();
    assertThat(of("k8/9/9/4R4/9/9/9/9/9 b - 1", StandardShogi.RULES, "5d5a", "5d5a+").placement())
        .as("promotion")
        .isFalse();
    assertThat(of(two, StandardShogi.RULES, "9g5g", "1g5g").placement()).as("twins").isTrue();
    assertThat(of(two, StandardShogi.RULES, "9g6g", "1g4g").placement()).isFalse();
  }

  /** The defender to mate is whichever side is not to move. */
  @Test
  void the_king_is_the_other_side_s() {
    String sfen = "9/9/9/9/K7k/9/9/9/9 b L 1";
    assertThat(of(sfen, StandardShogi.RULES, "L*1f", "L*1g").placement()).isTrue();
    assertThat(of(sfen, StandardShogi.RULES, "L*9f", "L*9g").placement()).isFalse();
  }

  @Test
  void a_position_is_its_mirror_image_only_if_sides_kinds_and_empty_squares_are() {
    String[] others = {"S8", "8S", "G7S", "S7s", "s7S", "S7+S", "S2P4S"};
    for (String row : others) {
      assertThat(mirror("4k4/9/9/" + row + "/9/9/9/9/9 b 2G 1")).as(row).isFalse();
    }
    for (String row : new String[] {"9", "S7S", "s7s", "+S7+S", "4P4", "S3P3S"}) {
      assertThat(mirror("4k4/9/9/" + row + "/9/9/9/9/9 b 2G 1")).as(row).isTrue();
    }
    assertThat(mirror("3k5/9/9/9/9/9/9/9/9 b 2G 1")).as("king").isFalse();
  }

  private static boolean mirror(String sfen) {
    return of(sfen, StandardShogi.RULES, "G*6h", "G*4h").mirror();
  }

  /** In tori shogi the quails are each other's mirror images. */
  @Test
  void hands_have_to_be_mirror_images_too() {
    Ruleset tori = io.github.tsume.rules.ToriShogi.RULES;
    assertThat(of("3k3/7/7/7/7/7/7 b LR 1", tori, "L*5d", "R*3d").mirror()).isTrue();
    assertThat(of("3k3/7/7/7/7/7/7 b 2LR 1", tori, "L*5d", "R*3d").mirror()).isFalse();
    assertThat(of("3k3/7/7/7/7/7/7 b LRl 1", tori, "L*5d", "R*3d").mirror()).isFalse();
    assertThat(of("3k3/7/7/7/7/7/7 b LRlr 1", tori, "L*5d", "R*3d").mirror()).isTrue();
    assertThat(of("3k3/7/7/7/7/7/7 b 2L2R 1", tori, "L*5d", "L*3d").mirror()).as("kinds").isFalse();
  }

  private static MoveRelation relation(String sfen, String first, String second) {
    Position position = Sfen.position(sfen, StandardShogi.RULES);
    return MoveRelation.of(
        position, LegalMoves.resolve(position, first), LegalMoves.resolve(position, second));
  }

  @Test
  void a_move_is_no_other_way_of_itself() {
    for (String move : List.of("4c5b", "G*5b")) {
      MoveRelation same = relation("4k4/9/5G3/9/9/9/9/9/9 b G 1", move, move);
      assertThat(same.promotion()).isFalse();
      assertThat(same.mayBeDual()).as(move).isEqualTo(move.startsWith("G*"));
    }
  }

  @Test
  void drops_on_one_ray_to_the_king_are_placements_in_each_of_eight_directions() {
    for (String board : List.of("9/9/9/9/4k4/9/9/9/9 b Q 1", "9/9/9/9/4K4/9/9/9/9 w q 1")) {
      String sfen = board.replace('Q', 'R').replace('q', 'r');
      int related = 0;
      for (int file = -1; file <= 1; file++) {
        for (int rank = -1; rank <= 1; rank++) {
          if (file != 0 || rank != 0) {
            String near = "R*" + (5 + 2 * file) + (char) ('e' + 2 * rank);
            String far = "R*" + (5 + 3 * file) + (char) ('e' + 3 * rank);
            assertThat(relation(sfen, near, far).mayBeDual()).as(near + " " + far).isTrue();
            String across = "R*" + (5 - 3 * file) + (char) ('e' - 3 * rank);
            assertThat(relation(sfen, near, across).mayBeDual()).as(across).isFalse();
            related++;
          }
        }
      }
      assertThat(related).isEqualTo(8);
      assertThat(relation(sfen, "R*4c", "R*4d").mayBeDual()).as("a knight's jump").isFalse();
    }
  }

  @Test
  void moves_to_one_ray_are_placements_of_one_piece_only() {
    String golds = "4k4/9/5G3/3G5/9/9/9/9/9 b - 1";
    assertThat(relation(golds, "4c5b", "4c5c").mayBeDual()).as("one gold").isTrue();
    assertThat(relation(golds, "4c5b", "6d5c").mayBeDual()).as("another gold").isFalse();
    assertThat(relation(golds, "4c5c", "6d5c").mayBeDual()).as("to one square").isTrue();
  }

  @Test
  void moves_are_mirrored_only_where_the_whole_board_is() {
    for (String board :
        List.of("4k4/9/9/9/9/9/9/9/9", "4k4/1p5p1/9/9/9/P7P/9/9/9", "4k4/9/4P4/9/9/9/9/9/9")) {
      assertThat(relation(board + " b 2G 1", "G*6b", "G*4b").mirror()).as(board).isTrue();
    }
    for (String board :
        List.of(
            "4k4/1p7/9/9/9/9/9/9/9",
            "4k4/7p1/9/9/9/9/9/9/9",
            "4k4/1p5P1/9/9/9/9/9/9/9",
            "4k4/1p5l1/9/9/9/9/9/9/9",
            "3k5/9/9/9/9/9/9/9/9")) {
      assertThat(relation(board + " b 2G 1", "G*6b", "G*4b").mirror()).as(board).isFalse();
    }
  }
}
