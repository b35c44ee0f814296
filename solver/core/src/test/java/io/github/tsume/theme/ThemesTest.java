package io.github.tsume.theme;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.rules.StandardShogi;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Themes of problems of 1755 (将棋図巧) that are called so, and of small positions. */
class ThemesTest {
  private static final Problem NO_18 =
      new Problem(
          "7n1/5+B+P1r/7k1/7+p1/6P2/7N1/7N1/8B/9 b N2Pr4g4s4l13p 1",
          "N*1e 2d1e P*2d 2c1c P*1d 1e1d 2d2c+ 1c2c 2g1e 2c1c 1e2c+ 1c2c 1h4e 2c1c 4e1b+"
              + " 1c1b R*2b 1b1c 2b2d+ 1d2d 4b3a 1c2c 3a2b");

  private static final Problem NO_60 =
      new Problem(
          "9/9/4B4/8l/9/6+b1+R/4+RS3/6skS/6s2 b 3P4g4n3l15p 1",
          "1h1g 2h1h P*1i 1h1i 1g2h 1i2h 5c1g 2h1h P*1i 1h1i 1g3i 1d1f S*2h 1i2i 4g3h 2i3h"
              + " 5g4h 3h2i S*3h 2i1h 2h1i 1h1i 3i2h 1i1h P*1i 1h2h 3h3g 2h1i 4h2h");

  private static final Problem NO_98 =
      new Problem(
          "8k/9/9/9/9/9/9/9/9 b R2GSr2b2g3s4n4l18p 1",
          "R*1c R*1b G*2b 1a2b S*3c 2b3a G*3b 1b3b 3c3b+ 3a3b R*3d 3b4b 3d4d 4b5b 4d5d 5b6b"
              + " 5d6d 6b7b 6d7d 7b6b 7d7c+ 6b5a 1c5c+ 5a4a 7c7a 4a3b 7a6b 3b2a 5c2c 2a1a 6b1b");

  /** A position and a line. */
  private record Problem(String sfen, String line) {
    Features features() {
      Position start = Sfen.position(sfen, StandardShogi.RULES);
      Position position = start.copy();
      List<Integer> moves = new ArrayList<>();
      for (String usi : line.isEmpty() ? new String[0] : line.split(" ")) {
        int move = LegalMoves.resolve(position, usi);
        assertThat(move).as(usi).isNotZero();
        moves.add(move);
        position.play(move);
      }
      return Features.of(start, moves);
    }

    Set<Theme> themes() {
      return features().themes();
    }
  }

  private static Set<Theme> of(String sfen) {
    return new Problem(sfen, "").themes();
  }

  @Test
  void the_naked_king_of_1755_has_no_attackers_and_few_pieces() {
    assertThat(NO_98.themes())
        .contains(Theme.BARE_KING, Theme.NO_ATTACKERS, Theme.FEW_PIECES, Theme.CORNER_MATE)
        .contains(Theme.RETURNING_KING)
        .doesNotContain(Theme.SMOKE, Theme.LONE_ATTACKER, Theme.GAME_START, Theme.SYMMETRIC);
  }

  @Test
  void number_18_has_neither_gold_nor_silver_and_its_king_comes_back() {
    assertThat(NO_18.themes())
        .contains(Theme.NO_GOLD_OR_SILVER, Theme.RETURNING_KING)
        .doesNotContain(Theme.NO_ROOK_OR_BISHOP, Theme.PAWNS_ONLY, Theme.CORNER_MATE);
  }

  @Test
  void number_60_ends_in_the_corner() {
    assertThat(NO_60.themes()).contains(Theme.CORNER_MATE).doesNotContain(Theme.RETURNING_KING);
  }

  @Test
  void boards_of_one_type_of_two_and_of_one_of_each() {
    assertThat(of("9/4k4/9/3P1P3/4P4/9/9/9/9 b G 1"))
        .contains(Theme.ONE_TYPE, Theme.SYMMETRIC)
        .doesNotContain(Theme.TWO_TYPES, Theme.PAWNS_ONLY);
    // Another than a rook or bishop must not be promoted.
    assertThat(of("9/4k4/9/3P1P3/4+P4/9/9/9/9 b G 1")).doesNotContain(Theme.ONE_TYPE);
    assertThat(of("9/4k4/9/3R5/4+r4/9/9/9/9 b G 1")).contains(Theme.ONE_TYPE);
    assertThat(of("9/4k4/9/3P5/4P4/9/9/9/9 b - 1"))
        .contains(Theme.ONE_TYPE, Theme.PAWNS_ONLY, Theme.NO_ROOK_OR_BISHOP)
        .doesNotContain(Theme.SYMMETRIC);
    assertThat(of("9/4k4/9/3P5/4+P4/9/9/9/9 b - 1")).contains(Theme.PAWNS_ONLY);
    assertThat(of("9/4k4/9/3PS4/9/9/9/9/9 b G 1")).contains(Theme.TWO_TYPES);
    assertThat(of("4k4/9/3rb4/9/3GSNLP1/9/9/9/9 b G 1")).contains(Theme.ONE_OF_EACH);
    assertThat(of("4k4/9/3rb4/9/3GSN3/9/9/9/9 b LP 1")).contains(Theme.ONE_OF_EACH);
    assertThat(of("4k4/9/3rb4/9/3GSN3/9/9/9/9 b LPG 1")).doesNotContain(Theme.ONE_OF_EACH);
  }

  @Test
  void rooks_and_bishops_are_all_four_or_none() {
    assertThat(of("4k4/9/9/2R1B4/4r1+b2/9/9/9/9 b G 1"))
        .contains(Theme.ROOKS_AND_BISHOPS, Theme.TWO_TYPES);
    assertThat(of("4k4/9/9/2R1B4/4r4/9/9/9/9 b G 1")).doesNotContain(Theme.ROOKS_AND_BISHOPS);
    assertThat(of("4k4/9/9/2P1S4/9/9/9/9/9 b B 1"))
        .doesNotContain(Theme.NO_ROOK_OR_BISHOP, Theme.ROOKS_AND_BISHOPS);
  }

  @Test
  void of_made_ones_all_pieces_of_a_side_stand_as_at_the_beginning_of_a_game() {
    String defender = "lnsgkgsnl/1r5b1/ppppppppp/";
    assertThat(of(defender + "9/9/4N4/9/9/9 b RBG 1")).contains(Theme.GAME_START);
    String attacker = "/9/PPPPPPPPP/1B5R1/LNSGKGSNL b rb 1";
    assertThat(of("9/9/4k4/3p5/9" + attacker)).contains(Theme.GAME_START);
    assertThat(of("9/9/4k4/3p5/9" + attacker.replace("K", "1"))).contains(Theme.GAME_START);
    assertThat(of("9/9/4k4/3p5/9" + attacker.replace("R1", "2"))).doesNotContain(Theme.GAME_START);
    assertThat(of("ln2k4/1r7/p1p6/9/9/9/9/9/9 b RG 1")).doesNotContain(Theme.GAME_START);
    // No. 97 of 1755 has the back rank as in a game, which is called 陣形図式.
    assertThat(of("lnsgkgsnl/s8/1RPp1+Rppp/LP1Np4/+PG2P1PsB/+l2N5/5G1P1/9/9 b BP6p 1"))
        .doesNotContain(Theme.GAME_START);
  }

  @Test
  void lone_pieces_at_the_beginning_and_at_the_end() {
    Problem two = new Problem("9/4k4/9/4P4/9/9/9/9/9 b 2G 1", "G*5c 5b4a G*4b");
    assertThat(two.themes()).contains(Theme.LONE_ATTACKER).doesNotContain(Theme.LONE_MATE);
    Problem one = new Problem("7nk/7p1/9/9/9/9/9/9/9 b N 1", "N*2c");
    assertThat(one.themes()).contains(Theme.LONE_MATE, Theme.CORNER_MATE, Theme.NO_ATTACKERS);
  }

  @Test
  void what_the_position_rules_out_is_not_open_without_a_line() {
    Features bare = new Problem("4k4/9/9/9/9/9/9/9/9 b 2G 1", "").features();
    assertThat(bare.isOpen(Theme.MINOR_SMOKE)).isFalse();
    assertThat(bare.isOpen(Theme.TWO_KINGS_SMOKE)).isFalse();
    assertThat(bare.isOpen(Theme.CORNER_MATE)).isTrue();
    assertThat(bare.isOpen(Theme.SYMMETRIC)).isFalse();
  }
}
