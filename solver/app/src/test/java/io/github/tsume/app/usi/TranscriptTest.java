package io.github.tsume.app.usi;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Conversations as the graphical interfaces have them, with the answers that they get.
 *
 * <p>In the files "&gt;" is what the interface says and "&lt;" what the engine must answer, line by
 * line; "#" stands for a number that differs from run to run, "…" for any end of a line. Reports of
 * a running search may come between and are passed over.
 */
@Timeout(900)
class TranscriptTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "shogihome-register",
        "shogihome-mate",
        "shogihome-research",
        "shogihome-game",
        "shogidokoro-register",
        "shogidokoro-mate",
        "shogidokoro-game",
        "shogigui-mate",
        "shogigui-analysis",
        "both-colours-and-kings",
      })
  void answers_as_recorded(String name) throws IOException {
    try (Session session = new Session()) {
      boolean quit = false;
      for (String line : transcript(name)) {
        if (line.startsWith("> ")) {
          quit = line.equals("> quit");
          if (quit) {
            session.quit();
          } else {
            session.send(line.substring(2));
          }
        } else if (line.startsWith("< ")) {
          assertAnswer(line.substring(2), nextAnswer(session), name);
        }
      }
      assertThat(quit).as("the transcript ends with quit").isTrue();
      assertThat(session.rest()).as("nothing more is said").isEmpty();
    }
  }

  private static void assertAnswer(String expected, String answer, String name) {
    if (expected.endsWith("…")) {
      String beginning = expected.substring(0, expected.length() - 1);
      assertThat(answer).as(name).startsWith(beginning);
    } else {
      assertThat(answer).as(name).isEqualTo(expected);
    }
  }

  private static String nextAnswer(Session session) {
    String line;
    do {
      line = session.next();
    } while (isReport(line));
    return line.replaceAll("\\b(time|nodes|nps|hashfull) \\d+", "$1 #");
  }

  private static boolean isReport(String line) {
    return line.startsWith("info ") && !line.contains(" pv ") && !line.startsWith("info string ");
  }

  private static List<String> transcript(String name) throws IOException {
    try (InputStream in = TranscriptTest.class.getResourceAsStream(name + ".txt")) {
      byte[] bytes = Objects.requireNonNull(in, name).readAllBytes();
      return new String(bytes, StandardCharsets.UTF_8).lines().toList();
    }
  }
}
