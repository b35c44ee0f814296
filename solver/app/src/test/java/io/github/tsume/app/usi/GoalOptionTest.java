package io.github.tsume.app.usi;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.Goal;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** {@code go mate} answers for the goal that an option names. */
@Timeout(900)
class GoalOptionTest {
  /** The pawn promotes and shuts the king in; whatever he plays, he is mated. */
  private static final String BRINKMATE = "6k2/9/3+R5/6P2/9/9/9/9/9 b Srb4g3s4n4l17p 1";

  private static final String MATE = "9/4k4/9/4P4/9/9/9/9/9 b 2G2r2b2g4s4n4l17p 1";

  /** A gold anywhere in front of the king threatens mate by the other. */
  private static final String SEVERAL_KEYS = "8k/9/9/9/9/9/9/9/9 b 2Gp 1";

  private static final String NONE = "7k1/9/9/9/9/9/9/9/9 b P2r2b4g4s4n4l17p 1";

  private static List<String> answer(String sfen, String go, String... options) {
    try (Session session = new Session()) {
      session.send("setoption name USI_Hash value 16", "setoption name Goal value hisshi");
      session.send("setoption name Within value 1").send(options);
      session.send("position sfen " + sfen, go);
      List<String> lines = session.until(go.startsWith("go mate") ? "checkmate" : "bestmove");
      session.quit();
      return lines;
    }
  }

  private static String last(List<String> lines) {
    return lines.get(lines.size() - 1);
  }

  @Test
  void a_brinkmate_is_answered_with_its_key_and_told_from_a_mate() {
    List<String> lines = answer(BRINKMATE, "go mate infinite");
    assertThat(last(lines)).isEqualTo("checkmate 3d3c+");
    assertThat(lines).contains("info string result=brinkmate", "info string exact=true");
    assertThat(lines).noneMatch(line -> line.contains("score"));
    assertThat(last(answer(BRINKMATE, "go nodes 1000000"))).isEqualTo("bestmove 3d3c+");
  }

  @Test
  void a_mate_by_checks_is_a_mate_still() {
    List<String> lines = answer(MATE, "go mate infinite");
    assertThat(last(lines)).startsWith("checkmate G*5c ");
    assertThat(lines).noneMatch(line -> line.contains("result="));
    assertThat(lines).anyMatch(line -> line.contains(" score mate 3 "));
  }

  /** There may be one within more plies, and a limit is no proof. */
  @Test
  void that_there_is_none_within_so_many_plies_is_said_and_is_no_proof_that_there_is_none() {
    List<String> lines = answer(NONE, "go mate infinite");
    assertThat(last(lines)).isEqualTo("checkmate timeout");
    assertThat(lines).contains("info string no-brinkmate within 1");
    List<String> mates = answer(NONE, "go mate infinite", "setoption name Goal value mate");
    assertThat(last(mates)).isEqualTo("checkmate nomate");
    List<String> limited = answer(BRINKMATE, "go mate nodes 3");
    assertThat(last(limited)).isEqualTo("checkmate timeout");
    assertThat(limited).noneMatch(line -> line.contains("within"));
  }

  /** One plays through a solution: after each of its moves the rest of it is found. */
  @Test
  void helpmates_are_found_whoever_is_to_move() {
    String help = "setoption name Goal value help";
    String start = "8R/9/7k1/9/9/9/9/9/9 b 2Sr2b4g2s4n4l18p 1";
    String several = "setoption name MultiPV value 3";
    List<String> lines = answer(start, "go mate infinite", help, several);
    assertThat(last(lines)).isEqualTo("checkmate S*3d 2c3b S*3c");
    assertThat(lines).noneMatch(line -> line.contains("other first moves"));
    assertThat(last(answer(start + " moves S*3d", "go mate infinite", help)))
        .isEqualTo("checkmate 2c3b S*3c");
    assertThat(last(answer(start + " moves S*3d 2c3b", "go mate infinite", help)))
        .isEqualTo("checkmate S*3c");
    assertThat(last(answer("7k1/9/7G1/9/9/9/9/9/9 w G 1", "go mate infinite", help)))
        .matches("checkmate \\S+ \\S+");
    String both = "setoption name Goal value helpself";
    assertThat(last(answer("8R/9/7k1/9/9/9/9/9/9 b 2S 1", "go mate infinite", both)))
        .isEqualTo("checkmate notimplemented");
  }

  @Test
  void other_keys_are_listed_if_several_lines_are_wanted() {
    List<String> lines = answer(SEVERAL_KEYS, "go mate infinite", "setoption name MultiPV value 9");
    assertThat(lines).anyMatch(line -> line.contains(" multipv 1 "));
    assertThat(lines).anyMatch(line -> line.contains(" multipv 2 "));
  }

  @Test
  void the_goal_has_the_names_that_composers_know_and_its_code() {
    UsiOptions hisshi = Objects.requireNonNull(UsiOptions.DEFAULT.with("Goal", "hisshi"));
    assertThat(hisshi.aim()).isEqualTo(Goal.BRINKMATE.aim());
    assertThat(UsiOptions.DEFAULT.with("Goal", "brinkmate")).isNotNull();
    assertThat(UsiOptions.DEFAULT.with("Goal", "draw")).isNull();
    assertThat(Objects.requireNonNull(hisshi.with("Within", "5")).aim())
        .isEqualTo(new Aim(Goal.BRINKMATE, 5));
    assertThat(Objects.requireNonNull(UsiOptions.DEFAULT.with("Within", "5")).aim())
        .isEqualTo(Aim.MATE);
  }
}
