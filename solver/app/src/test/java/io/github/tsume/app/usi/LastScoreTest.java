package io.github.tsume.app.usi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Interfaces show the line before the answer: it is the score, and no remark comes after it. */
@Timeout(900)
class LastScoreTest {
  private static final String MATE = "9/8k/9/8P/9/9/9/9/9 b 2G2r2b2g4s4n4l17p 1";

  private static List<String> answer(String position, String go, String... options) {
    try (Session session = new Session()) {
      session.send("setoption name USI_Hash value 16").send(options);
      session.send("position sfen " + position, go);
      List<String> lines = session.until(go.startsWith("go mate") ? "checkmate" : "bestmove");
      session.quit();
      return lines;
    }
  }

  private static String beforeTheAnswer(List<String> lines) {
    return lines.get(lines.size() - 2);
  }

  @Test
  void no_remark_comes_between_the_last_score_and_the_answer() {
    for (String several : List.of("1", "8")) {
      List<String> lines =
          answer(MATE, "go mate infinite", "setoption name MultiPV value " + several);
      assertThat(lines).contains("info string exact=true");
      assertThat(beforeTheAnswer(lines)).contains(" score mate 3 pv G*1c 1b1a G*1b");
    }
  }

  @Test
  void who_is_mated_already_is_so_in_no_move() {
    List<String> lines = answer(MATE + " moves G*1c 1b1a G*1b", "go mate infinite");
    assertThat(lines).contains("info string the side to move is mated already");
    assertThat(beforeTheAnswer(lines)).startsWith("info depth 0 ").endsWith(" score mate -0");
  }

  @Test
  void some_first_moves_alone_are_not_searched_and_that_is_said() {
    List<String> lines = answer(MATE, "go mate infinite searchmoves G*1c");
    assertThat(lines).contains("info string error: searchmoves is not supported");
    assertThat(lines.get(lines.size() - 1)).isEqualTo("checkmate notimplemented");
    assertThat(answer(MATE, "go movetime 1000 searchmoves G*1c")).endsWith("bestmove resign");
  }
}
