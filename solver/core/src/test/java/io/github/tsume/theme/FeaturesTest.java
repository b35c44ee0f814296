package io.github.tsume.theme;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.Goal;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Themes and counts, on positions small enough to see them. */
class FeaturesTest {
  private static Features of(String sfen, String... usi) {
    return of(Aim.MATE, sfen, usi);
  }

  private static Features of(Aim aim, String sfen, String... usi) {
    Position start = Sfen.position(sfen, StandardShogi.RULES);
    Position position = start.copy();
    List<Integer> line = new ArrayList<>();
    for (String move : usi) {
      int found = LegalMoves.resolve(position, move);
      assertThat(found).as(move).isNotZero();
      line.add(found);
      position.play(found);
    }
    return Features.of(start, aim, line);
  }

  @Test
  void of_the_position_alone() {
    assertThat(of("4k4/9/9/9/9/9/9/9/9 b 2G 1").themes()).contains(Theme.BARE_KING);
    assertThat(of("4k4/9/9/9/9/9/9/9/4K4 b - 1").themes())
        .contains(Theme.BARE_KING, Theme.TWO_KINGS, Theme.NO_HAND);
  }

  @Test
  void moves_are_counted_by_kind_and_side() {
    Features features = of("9/4k4/9/4P4/9/9/9/9/9 b 2G 1", "G*5c", "5b4a", "G*4b");
    int gold = StandardShogi.RULES.kindOf('G');
    assertThat(features.drops(0, gold)).isEqualTo(2);
    assertThat(features.moves(1, 0)).isEqualTo(1);
    assertThat(features.pieces()).isEqualTo(2);
    assertThat(features.finalPieces()).isEqualTo(4);
    assertThat(features.captures()).isZero();
    assertThat(features.themes()).contains(Theme.NO_CAPTURE).doesNotContain(Theme.BARE_KING);
  }

  @Test
  void the_king_in_the_middle() {
    Features features = of("9/9/9/9/4k4/9/4P4/9/9 b G 1", "G*5f");
    assertThat(features.themes()).contains(Theme.CENTRE_MATE);
  }

  @Test
  void where_both_help_the_king_that_is_mated_counts_and_who_begins_is_told() {
    Aim begun = Goal.HELPMATE.aim().begun(true);
    Features first = of(begun, "8k/9/8G/9/9/9/9/9/K8 w Gs 1", "S*5e", "G*1b");
    assertThat(first.themes())
        .contains(Theme.CORNER_MATE)
        .doesNotContain(Theme.HANGING_INTERPOSITION, Theme.RETURNING_KING, Theme.NO_HAND);
    assertThat(first.drops(1, StandardShogi.RULES.kindOf('S'))).isEqualTo(1);
    assertThat(first.hand()).isEqualTo(1);
    String self = "9/9/9/9/7l1/9/8k/9/7SK b G 1";
    Features last = of(Goal.HELPSELFMATE.aim(), self, "2i2h", "2e2h+");
    assertThat(last.themes()).contains(Theme.CORNER_MATE).doesNotContain(Theme.LONE_MATE);
    assertThat(of(self, "2i2h", "2e2h+").themes()).doesNotContain(Theme.CORNER_MATE);
  }

  @Test
  void interpositions() {
    // The rook checks from far; a gold dropped between, unguarded and not next to the king.
    Features hanging = of("k8/9/9/9/9/9/9/9/8R b g 1", "1i1a", "G*5a");
    assertThat(hanging.themes()).contains(Theme.HANGING_INTERPOSITION);
    Features near = of("k8/9/9/9/9/9/9/9/8R b g 1", "1i1a", "G*8a");
    assertThat(near.themes()).doesNotContain(Theme.HANGING_INTERPOSITION);
    Features moved = of("k8/4g4/9/9/9/9/9/9/8R b - 1", "1i1a", "5b5a");
    assertThat(moved.themes()).contains(Theme.MOVED_INTERPOSITION);
  }

  @Test
  void non_promotion_of_what_promotion_only_strengthens() {
    Features pawn = of("4k4/9/4P4/9/9/9/9/9/9 b - 1", "5c5b");
    assertThat(pawn.themes()).contains(Theme.NON_PROMOTION);
    Features silver = of("4k4/9/4S4/9/9/9/9/9/9 b - 1", "5c5b");
    assertThat(silver.themes()).doesNotContain(Theme.NON_PROMOTION);
    assertThat(silver.nonPromotions(0, StandardShogi.RULES.kindOf('S'))).isEqualTo(1);
    Features rook = of("4k4/9/3R5/9/9/9/9/9/9 b - 1", "6c5c");
    assertThat(rook.themes()).contains(Theme.NON_PROMOTION);
  }

  @Test
  void a_pawn_that_must_not_mate() {
    Features features = of("7lk/9/8S/9/9/9/9/7L1/8K b P 1", "1c1b");
    assertThat(features.themes()).contains(Theme.DROP_MATE);
  }
}
