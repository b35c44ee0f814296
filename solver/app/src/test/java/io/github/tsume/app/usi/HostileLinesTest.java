package io.github.tsume.app.usi;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Lines that hold what a terminal would obey. */
class HostileLinesTest {
  private static final String EVIL = "a\u001b[31mb\u001b]0;c\u0007d\r\u009b7m";

  @Test
  void an_engine_answers_hostile_lines_in_plain_ascii() {
    try (Session engine = new Session()) {
      engine.send("usi", EVIL, "setoption name " + EVIL + " value " + EVIL);
      engine.send("setoption name USI_Hash value " + EVIL, "position " + EVIL);
      engine.send("position sfen " + EVIL + " b - 1 moves " + EVIL, "go mate " + EVIL);
      engine.send("position startpos moves " + EVIL, "isready");
      assertThat(engine.until("readyok")).allMatch(line -> line.matches("[\\x20-\\x7e]*"));
      engine.quit();
    }
  }
}
