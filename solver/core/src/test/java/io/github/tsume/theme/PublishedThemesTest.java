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

/** Published problems that are known for a theme have it: their positions and lines are facts. */
class PublishedThemesTest {
  /** 山田修司「天にかかる橋」 (Kindai Shōgi, November 1964), called 七種合. */
  private static final Problem SEVEN =
      new Problem(
          "s4l2+P/l3pPp2/P2s4k/1pP1BpL2/2+p2N1pp/9/8N/+pG4R2/1N7 b G 1",
          "1a1b 1c1b G*2c 1b1a 2c2b 1a2b 3d3c+ 2b1c 3c2c 1c1d 3h3d 1d2c 3d3b+ 2c1c P*1d"
              + " 1c1d 3b3d R*2d 5d3b+ 1d1c 1g2e 1c1b P*1c 1b1a 3b3c B*2b 3c2b 2d2b 3d3a G*2a"
              + " 3a2a 1a2a B*4c S*3b G*1b 2a3a 1b2b 3a4b 4c3b+ 4b5a R*8a N*6a 3b4a 5a6b S*7c"
              + " 6a7c 4a5a 6b7b 7d7c+ 7b8a L*8c L*8b 8c8b+ 9a8b 7c8b 8a8b S*7c 8b9c L*9e P*9d"
              + " 9e9d 9c9d 7c8d+ 9d9e P*9f 9e8f 8h7g 8f9f N*8h 9h8h P*9g 9f9e 8d7d 9e8e 5a8d");

  /** eureka and 石川英樹 (Tsume Paradise, November 2018), called 飛角煙: the longest of its kind. */
  private static final Problem ROOKS_AND_BISHOPS =
      new Problem(
          "9/9/3R5/5k3/2B6/3r1B3/9/9/9 b - 1",
          "7e6f 4d4e 6c4c+ 4e5f 4c5d 5f4f R*4e 4f3g 5d5g 3g2f 6f4d P*3e 4d3e 2f1e 3e5c+"
              + " P*3e 4e3e N*2e 3e2e 1e2e 5g2g 2e3d 2g3f 3d2c P*2d 2c1c N*2e 1c1d P*1e 1d1e"
              + " 5c2f 1e1d 2e1c+ 1d2d 1c1d 2d1d 3f2e 1d1c 2f3e 1c1b 3e3d 1b1a 3d3c 1a1b 3c2b");

  /** By nobody knows whom (大道棋双玉問題; Tsume Paradise, July 1955). */
  private static final Problem TWO_KINGS =
      new Problem(
          "2pl5/nk1S5/2RK5/2P6/pp7/9/9/9/9 b S 1",
          "S*9c 8b9a 7c7a+ B*8a 7a8a 9a8a 9c8b+ 8a8b 7d7c+ 8b9c P*9d 9c9d B*7b 9d8d 7c7d"
              + " 8d9c 7b8c+");

  /** By nobody knows whom (大道棋香歩問題; Shōgi Geppō, January 1943), whose point is a 中合 on 8c. */
  private static final Problem HANGING =
      new Problem(
          "2kn5/9/2Gp5/9/2N6/9/pS7/9/9 b LP 1",
          "7e6c 7a8a L*8d S*8c 8d8c 8a9b 8c8b+ 9b9c 8b8c 9c9d P*9e 9d9e P*9f 9e9d S*9e"
              + " 9d8e 9e8f 8e9d 9f9e");

  /** 荻野真甫, Shōgi Kōmoku (象戯綱目) V 21 (1707), called 実戦型小駒図式. */
  private static final Problem MINORS =
      new Problem(
          "lnsk5/9/1ppp+P4/p8/1P7/2N6/9/9/9 b 2G2SN 1",
          "S*6b 7a6b G*5b 6a7a 5b6b 7a8b N*7d 7c7d S*7a 8b9b G*8b 9b9c 8b8c 9c8c 8e8d"
              + " 8c9c S*8b 9c9b P*9c 8a9c 8d8c+ 9b8c 8b7c+ 8c7c 5c6c 7c8c P*8d 8c9b 7a8b+ 9b8b"
              + " 6b7b 8b9b 8d8c+ 9b8c 6c7c 8c9b 7b8b");

  /** A position and a line. */
  private record Problem(String sfen, String line) {
    Set<Theme> themes() {
      Position start = Sfen.filledPosition(sfen, StandardShogi.RULES);
      Position position = start.copy();
      List<Integer> moves = new ArrayList<>();
      for (String usi : line.split(" ")) {
        int move = LegalMoves.resolve(position, usi);
        assertThat(move).as(usi).isNotZero();
        moves.add(move);
        position.play(move);
      }
      return Features.of(start, moves).themes();
    }
  }

  @Test
  void all_seven_types_are_dropped_between() {
    assertThat(SEVEN.themes()).contains(Theme.ALL_INTERPOSITIONS);
    assertThat(ROOKS_AND_BISHOPS.themes()).doesNotContain(Theme.ALL_INTERPOSITIONS);
  }

  @Test
  void rooks_and_bishops_alone() {
    assertThat(ROOKS_AND_BISHOPS.themes())
        .contains(Theme.ROOKS_AND_BISHOPS, Theme.TWO_TYPES, Theme.NO_HAND)
        .doesNotContain(Theme.SMOKE, Theme.ONE_TYPE);
  }

  @Test
  void two_kings() {
    assertThat(TWO_KINGS.themes()).contains(Theme.TWO_KINGS).doesNotContain(Theme.BARE_KING);
  }

  @Test
  void a_silver_hangs_between() {
    assertThat(HANGING.themes()).contains(Theme.HANGING_INTERPOSITION);
    assertThat(MINORS.themes()).doesNotContain(Theme.HANGING_INTERPOSITION);
  }

  @Test
  void neither_rook_nor_bishop() {
    assertThat(MINORS.themes())
        .contains(Theme.NO_ROOK_OR_BISHOP)
        .doesNotContain(Theme.MINOR_SMOKE, Theme.NO_GOLD_OR_SILVER);
  }
}
