package io.github.tsume.app.usi;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** One engine, three games: {@code USI_Variant}. */
@Timeout(900)
class VariantTest {

  @Test
  void positions_belong_to_the_game_that_was_chosen() throws IOException {
    try (Session session = new Session()) {
      session.send("setoption name USI_Hash value 1");
      session.send("setoption name USI_Variant value torishogi");
      session.send("position sfen 5k1/7/4F2/2+S4/7/7/7 b C 1", "go mate infinite");
      assertThat(last(session)).isEqualTo("checkmate C*2b 2a1b 3c2c");
      session.send("position startpos moves 3d3c 5d5e 4f5e 4b3c", "go mate infinite");
      assertThat(last(session)).isEqualTo("checkmate nomate");
      session.send("setoption name USI_Variant value minishogi");
      session.send("position sfen 4k/5/4P/5/K4 b G 1", "go mate infinite");
      assertThat(last(session)).isEqualTo("checkmate G*1b");
      session.send("setoption name USI_Variant value shogi");
      session.send("position sfen 4k4/9/4P4/9/9/9/9/9/9 b G 1", "go mate infinite");
      assertThat(last(session)).isEqualTo("checkmate G*5b");
      session.quit();
    }
  }

  @Test
  void the_size_of_a_board_tells_its_game_whatever_the_option_says() throws IOException {
    try (Session session = new Session()) {
      session.send("setoption name USI_Hash value 1");
      for (String variant : new String[] {"shogi", "minishogi", "torishogi"}) {
        session.send("setoption name USI_Variant value " + variant);
        session.send("position sfen 5k1/7/4F2/2+S4/7/7/7 b C 1", "go mate infinite");
        assertThat(last(session)).as(variant).isEqualTo("checkmate C*2b 2a1b 3c2c");
        session.send("position sfen 4k/5/4P/5/K4 b G 1", "go mate infinite");
        assertThat(last(session)).as(variant).isEqualTo("checkmate G*1b");
        session.send("position sfen 4k4/9/4P4/9/9/9/9/9/9 b G 1", "go mate infinite");
        assertThat(last(session)).as(variant).isEqualTo("checkmate G*5b");
      }
      session.quit();
    }
  }

  private static String last(Session session) {
    var lines = session.until("checkmate");
    return lines.get(lines.size() - 1);
  }
}
