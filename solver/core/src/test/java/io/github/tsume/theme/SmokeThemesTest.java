package io.github.tsume.theme;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.rules.Minishogi;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.StandardShogi;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Smoke mates. The first of 1755 (将棋図巧 99) is real; of those with both kings and of those without
 * rook and bishop no published one was at hand, so these are made, as their names say.
 */
class SmokeThemesTest {
  private static final String FIRST =
      "k1+P4n1/2L+P2sL1/r4+P+P1P/+BpP+Pl1+Rg1/NP1S+PP+p1g/2L+p1g+P1+P/Ps1G1+P1N1/1sN1P4/B8 b - 1";

  private static final String LINE =
      "7a8a 9a8a 7b7a+ 8a9a 7a8a 9a8a 6b7b 8a9a 7b8b 9a8b 7d7c+ 8b9a 7c8b 9a8b 6d7c"
          + " 8b9a 7c8b 9a8b 7f7b+ 8b9a 7b8b 9a8b 9d9c 8b9c R*7c 9c9d 7c8c+ 9d8e 8c8d 8e8d"
          + " 3d5d 8d9e L*9f 8g9f+ 9g9f 9e9f S*8g 9f9g 5d9d 9g8g 9d8e 8g7h 8e8h 7h6g S*6h"
          + " 6g5h 6h5g 5h4g 3f4f 4g5g G*5f 6f5f 5e5f 5g6g 6e7f 6g7f 5f6f 7f6f 8h7g 6f6e"
          + " 4f5e 6e5e 7g6f 5e4e 4c4d 4e4d 6f5f P*5e 5f5e 4d3c 5e5c 3c3d 5c4d 3d2c 4d2d"
          + " 2c2d 1f1e 2d3d G*4d 3d2c P*2d 2c1c G*2c 3b2c 2d2c+ 1c2c 2g3e 2c1b P*1c 1b1c"
          + " P*1d 1c1b S*1c 2a1c 1d1c+ 1b1c 3e2c+ 1c2c 4d3c 2c1b P*1c 1b1c N*2e 1c1b 3c2c"
          + " 1b2c 9i3c+ 2c1b 2e1c+ 1b1c 1e2d 1c1b 2d2c 1b1a 2b2a+ 1a2a 3c2b";

  private static Features features(Ruleset rules, String sfen, String line) {
    Position start = Sfen.position(sfen, rules);
    Position position = start.copy();
    List<Integer> moves = new ArrayList<>();
    for (String usi : line.split(" ")) {
      int move = LegalMoves.resolve(position, usi);
      assertThat(move).as(usi).isNotZero();
      moves.add(move);
      position.play(move);
    }
    return Features.of(start, moves);
  }

  @Test
  void of_39_pieces_three_are_left() {
    Features first = features(StandardShogi.RULES, FIRST, LINE);
    assertThat(first.finalPieces()).isEqualTo(3);
    assertThat(first.themes())
        .contains(Theme.SMOKE, Theme.NO_HAND)
        .doesNotContain(Theme.TWO_KINGS_SMOKE, Theme.MINOR_SMOKE, Theme.TWO_KINGS);
    String begin = LINE.substring(0, LINE.indexOf(" 7c8b 9a8b"));
    assertThat(features(StandardShogi.RULES, FIRST, begin).themes())
        .as("most of the pieces are there still")
        .doesNotContain(Theme.SMOKE);
  }

  @Test
  void made_of_it_by_the_attackers_king_in_a_corner_it_is_one_of_two_kings() {
    String made = FIRST.replace("/B8 b", "/B7K b");
    assertThat(features(StandardShogi.RULES, made, LINE).themes())
        .contains(Theme.SMOKE, Theme.TWO_KINGS_SMOKE, Theme.TWO_KINGS)
        .doesNotContain(Theme.MINOR_SMOKE);
  }

  /** Sound, in minishogi, whose golds, silvers and pawns are six. */
  @Test
  void one_without_rook_and_bishop_is_made_on_a_small_board() {
    String line = "5a4a 4b4a S*3b 4a5b 5d4c 5b5a 3b4a+ 5a4a 2b3b 4a5a 4c4b";
    String made = "Gs3/Pk1+S1/5/+P2G1/5 b - 1";
    assertThat(features(Minishogi.RULES, made, line).themes())
        .contains(Theme.MINOR_SMOKE, Theme.NO_ROOK_OR_BISHOP)
        .doesNotContain(Theme.SMOKE);
    // With a pawn fewer it has not all of them; before the last four plies more than four are left.
    assertThat(features(Minishogi.RULES, made.replace("+P2G1", "3G1"), "5a4a 4b4a").themes())
        .doesNotContain(Theme.MINOR_SMOKE);
    assertThat(features(Minishogi.RULES, made, "5a4a 4b4a S*3b").themes())
        .doesNotContain(Theme.MINOR_SMOKE);
  }
}
