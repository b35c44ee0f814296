package io.github.tsume.app.usi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A search can be ended at any moment, and then has ended. */
@Timeout(900)
class StopAndQuitTest {
  /** Not to be solved while a test waits. */
  private static final String HARD = "position sfen 7k1/9/9/9/9/9/9/9/9 b B2G2SL2P2rb2g2s4n3l16p 1";

  private static final String MATE = "position sfen 9/8k/9/8P/9/9/9/9/9 b 2G2r2b2g4s4n4l17p 1";

  private static Session session() {
    return new Session().send("setoption name USI_Hash value 1");
  }

  @Test
  void stops_before_the_search_has_begun() {
    try (Session session = session()) {
      session.send(HARD, "isready", "go mate infinite", "stop");
      assertThat(session.until("checkmate")).endsWith("checkmate timeout");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"go mate infinite", "go infinite", "go ponder", "go"})
  void stops_while_it_reports(String go) {
    try (Session session = session()) {
      session.send("setoption name PvInterval value 1", HARD, go);
      session.until("info time");
      session.send("stop");
      session.until(go.contains("mate") ? "checkmate timeout" : "bestmove resign");
      session.sync();
      session.quit();
      assertThat(session.rest()).as("after the answer").isEmpty();
    }
  }

  @Test
  void answers_once_however_often_it_is_stopped() {
    try (Session session = session()) {
      session.send("stop", HARD, "go mate infinite", "stop", "stop", "gameover lose", "stop");
      session.until("checkmate timeout");
      session.send("stop").sync();
      session.quit();
      assertThat(session.rest()).isEmpty();
    }
  }

  @Test
  void a_second_go_ends_the_first() {
    try (Session session = session()) {
      session.send(HARD, "go mate infinite", MATE, "go mate infinite");
      List<String> answers = new ArrayList<>(session.until("checkmate"));
      answers.addAll(session.until("checkmate"));
      answers.removeIf(line -> !line.startsWith("checkmate"));
      assertThat(answers).containsExactly("checkmate timeout", "checkmate G*1c 1b1a G*1b");
    }
  }

  @Test
  void is_ready_while_it_searches() {
    try (Session session = session()) {
      session.send("setoption name PvInterval value 0", HARD, "go mate infinite").sync();
      session.send("stop");
      session.until("checkmate timeout");
    }
  }

  @Test
  void holds_the_answer_of_an_infinite_search() {
    try (Session session = session()) {
      session.send(MATE, "go infinite");
      assertThat(session.until("info depth 3").toString()).contains("pv G*1c 1b1a G*1b");
      session.sync();
      session.send("ponderhit").sync(); // nothing is pondered on
      assertThat(session.rest()).isEmpty();
      session.send("stop");
      session.until("bestmove G*1c");
    }
  }

  @Test
  void a_limit_is_no_proof() {
    try (Session session = session()) {
      session.send(HARD);
      for (String go :
          List.of("go mate 20", "go mate nodes 100", "go mate 20 nodes 999999999999999999")) {
        session.send(go);
        assertThat(session.until("checkmate")).endsWith("checkmate timeout");
      }
      session.send("setoption name NodesLimit value 100", "go mate infinite");
      assertThat(session.until("checkmate")).endsWith("checkmate timeout");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"usi", "isready", "usinewgame", "go mate infinite", "go infinite", "go ponder"})
  void quits_at_any_moment(String last) {
    Session session = session().send(HARD, last);
    session.quit();
    assertThreadsEnd();
    assertThat(session.rest())
        .noneMatch(line -> line.startsWith("checkmate") || line.startsWith("bestmove"));
  }

  @Test
  void searches_a_thousand_times_without_a_leak() {
    try (Session session = session()) {
      int threads = 0;
      for (int i = 0; i < 1000; i++) {
        session.send(i % 7 == 0 ? "usinewgame" : "isready");
        session.send(i % 2 == 0 ? MATE : "position startpos");
        session.send(i % 3 == 0 ? "go mate infinite" : i % 3 == 1 ? "go mate 10000" : "go nodes 9");
        session.until(i % 3 == 2 ? "bestmove" : "checkmate");
        if (i == 10) {
          threads = Thread.activeCount();
        }
      }
      assertThat(Thread.activeCount()).isLessThanOrEqualTo(threads);
    }
    assertThreadsEnd();
  }

  /** Waits until no thread of an engine is left. */
  private static void assertThreadsEnd() {
    for (Thread thread : Thread.getAllStackTraces().keySet()) {
      if (thread.getName().equals("usi-search") || thread.getName().equals("usi-timer")) {
        try {
          thread.join(60_000);
        } catch (InterruptedException e) {
          throw new AssertionError(e);
        }
        assertThat(thread.isAlive()).as(thread.getName()).isFalse();
      }
    }
  }
}
