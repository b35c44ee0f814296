package io.github.tsume.compose;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Sfen;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.rules.ToriShogi;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What pieces are worth to composers. */
class PieceValueTest {
  private static final Ruleset RULES = StandardShogi.RULES;

  private final PieceValue value = new PieceValue(RULES);

  /** The piece that is drawn so in SFEN, on a board of its own. */
  private static int piece(String letter) {
    return Sfen.parse("4" + letter + "4/9/9/9/9/9/9/9/9 b - 1", RULES).piece(RULES.square(4, 0));
  }

  private List<Integer> values(String... letters) {
    return List.of(letters).stream().map(letter -> value.of(piece(letter))).toList();
  }

  @Test
  void the_order_is_pawn_lance_knight_silver_promoted_pawn_gold_bishop_rook() {
    assertThat(values("P", "L", "N", "S", "+P", "G", "B", "R"))
        .containsExactly(1, 2, 3, 4, 5, 6, 7, 8);
    assertThat(values("+L", "+N", "+S", "+B", "+R")).containsExactly(6, 6, 6, 8, 9);
    assertThat(values("K", "k", "p", "+p", "r")).containsExactly(0, 0, 1, 5, 8);
  }

  @Test
  void nobody_takes_a_promoted_silver_for_want_of_a_gold() {
    assertThat(value.below(piece("G"))).isEqualTo(pieces("P", "L", "N", "S", "+P"));
    assertThat(value.below(piece("+s"))).isEqualTo(pieces("p", "l", "n", "s", "+p"));
    assertThat(value.below(piece("+R")))
        .isEqualTo(pieces("P", "L", "N", "S", "+P", "G", "B", "R", "+B"));
    assertThat(value.below(piece("P"))).isEmpty();
    assertThat(value.below(piece("K"))).isEmpty();
  }

  private static List<Integer> pieces(String... letters) {
    return List.of(letters).stream().map(PieceValueTest::piece).toList();
  }

  @Test
  void birds_have_an_order_too() {
    PieceValue birds = new PieceValue(ToriShogi.RULES);
    int swallow = ToriShogi.RULES.pawnKind();
    assertThat(birds.of(swallow)).isEqualTo(1);
    assertThat(birds.of(1)).isGreaterThan(birds.of(2));
  }
}
