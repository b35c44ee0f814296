package io.github.tsume.app.usi;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever comes, the engine goes on or ends, and answers each {@code go} once. */
@Timeout(900)
class HostileInputTest {
  private static final String MATE = "sfen 4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1";

  private static void assertAlive(Session session) {
    session.send("setoption name USI_Hash value 1", "setoption name MultiPV value 1");
    session.send("position " + MATE, "go mate");
    session.until("checkmate G*5b");
  }

  @Test
  void passes_over_lines_of_any_length() {
    byte[] line = new byte[3 << 20];
    Arrays.fill(line, (byte) 'x');
    try (Session session = new Session()) {
      session.sendBytes(line).send("");
      byte[] command = "position startpos moves ".getBytes(StandardCharsets.US_ASCII);
      System.arraycopy(command, 0, line, 0, command.length);
      session.sendBytes(line).send("", "go mate");
      session.until("checkmate nomate"); // the position before any command
      assertAlive(session);
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void passes_over_binary_noise(long seed) {
    Random random = new Random(seed);
    try (Session session = new Session()) {
      for (int i = 0; i < 50; i++) {
        byte[] noise = new byte[random.nextInt(5000)];
        random.nextBytes(noise);
        session.sendBytes(noise);
      }
      session.send("");
      assertAlive(session);
    }
  }

  @Test
  void reads_lines_in_pieces() {
    try (Session session = new Session()) {
      for (byte b : "\n\r\n \t usi \t\r\n".getBytes(StandardCharsets.US_ASCII)) {
        session.sendBytes(new byte[] {b});
      }
      session.until("usiok");
      assertAlive(session);
    }
  }

  @Test
  void reads_what_follows_a_byte_order_mark() {
    try (Session session = new Session()) {
      session.send("\u00ef\u00bb\u00bfusi");
      session.until("usiok");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "setoption",
        "setoption name",
        "setoption name USI_Hash",
        "setoption name USI_Hash value",
        "setoption name USI_Hash value x",
        "setoption name USI_Hash value -1",
        "setoption value 3 name MultiPV",
        "setoption name Nobody_Knows_It value 1",
        "setoption name FutileRule value 17",
        "position",
        "position sfen",
        "position moves",
        "position sfen 9/9 b -",
        "position sfen ///////// b -",
        "position sfen +++++++++/9/9/9/9/9/9/9/9 b - 1",
        "position sfen 99999999999999999999/9/9/9/9/9/9/9/9 b - 1",
        "position sfen kkkkkkkkk/9/9/9/9/9/9/9/KKKKKKKKK b 99P99p 1",
        "position sfen 4k4/9/9/9/9/9/9/9/4K4 b 99999999999999999999P 99999999999999999999",
        "position startpos moves",
        "position startpos moves 0a0a",
        "position startpos moves P*5e+",
        "go",
        "go mate -5",
        "go mate x",
        "go mate 0",
        "go mate nodes 0",
        "go mate nodes",
        "go mate 99999999999999999999999",
        "go btime -1 wtime x byoyomi",
        "go movetime 99999999999999999999999",
        "ponderhit",
        "ponderhit btime",
        "gameover",
        "gameover maybe",
        "stop",
        "usinewgame",
        "debug on",
        "register later",
        "\u0000\u0001\u0002",
        "checkmate nomate",
        "quitting",
      })
  void survives(String line) {
    try (Session session = new Session()) {
      session.send("setoption name USI_Hash value 1", line, "stop");
      assertAlive(session);
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void obeys_commands_in_any_order(long seed) {
    List<String> commands =
        List.of(
            "usi",
            "isready",
            "usinewgame",
            "position startpos",
            "position " + MATE,
            "position sfen 7k1/9/9/9/9/9/9/9/9 b B2G2SL2P2rb2g2s4n3l16p 1",
            "position rubbish",
            "go mate infinite",
            "go mate 10",
            "go infinite",
            "go ponder",
            "go byoyomi 10",
            "go nodes 1000",
            "ponderhit",
            "stop",
            "gameover win",
            "setoption name MultiPV value 3",
            "setoption name USI_Hash value 2");
    Random random = new Random(seed);
    try (Session session = new Session()) {
      session.send("setoption name USI_Hash value 1");
      int gos = 0;
      for (int i = 0; i < 200; i++) {
        String command = commands.get(random.nextInt(commands.size()));
        gos += command.startsWith("go ") ? 1 : 0;
        session.send(command);
      }
      // The last word: the answers to all that came before have then been given.
      session.send("stop", "position startpos", "go mate nodes 0");
      int answers = 0;
      while (answers <= gos) {
        String line = session.next();
        answers += line.startsWith("checkmate ") || line.startsWith("bestmove ") ? 1 : 0;
      }
      session.quit();
      assertThat(session.rest())
          .as("seed %d", seed)
          .noneMatch(line -> line.startsWith("checkmate ") || line.startsWith("bestmove "));
    }
  }

  @Test
  void ends_with_its_input() {
    Session session = new Session();
    session.send("isready", "position " + MATE, "go mate infinite");
    session.endInput();
    assertThat(session.rest()).endsWith("checkmate G*5b");
  }

  @Test
  void ends_with_its_input_in_the_middle_of_a_line() {
    Session session = new Session();
    session.sendBytes("usi\nisready\nquie".getBytes(StandardCharsets.US_ASCII));
    session.endInput();
    assertThat(session.rest()).endsWith("readyok");
  }

  @Test
  void answers_when_its_input_ends_in_the_middle_of_a_search() {
    Session session = new Session();
    session.send("position sfen 7k1/9/9/9/9/9/9/9/9 b B2G2SL2P2rb2g2s4n3l16p 1", "go mate");
    session.endInput();
    assertThat(session.rest()).endsWith("checkmate timeout");
  }

  @Test
  void notices_that_nobody_reads() throws InterruptedException {
    try (Session session = new Session()) {
      session.send("usi");
      session.until("usiok");
      session.closeOutput();
      session.send("usi");
      session.awaitGone();
    }
  }

  private static final String TERMINAL = "a\u001b[31mb\u001b]0;c\u0007d\r\u009b7m";

  @Test
  void an_engine_answers_hostile_lines_in_plain_ascii() {
    try (Session engine = new Session()) {
      engine.send("usi", TERMINAL, "setoption name " + TERMINAL + " value " + TERMINAL);
      engine.send("setoption name USI_Hash value " + TERMINAL, "position " + TERMINAL);
      engine.send("position sfen " + TERMINAL + " b - 1 moves " + TERMINAL, "go mate " + TERMINAL);
      engine.send("position startpos moves " + TERMINAL, "isready");
      assertThat(engine.until("readyok")).allMatch(line -> line.matches("[\\x20-\\x7e]*"));
      engine.quit();
    }
  }
}
