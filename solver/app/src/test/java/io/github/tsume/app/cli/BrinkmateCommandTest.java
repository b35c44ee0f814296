package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.batch.Tally;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code tsume solve --goal hisshi}. */
class BrinkmateCommandTest {
  /**
   * The pawn promotes and shuts the king in; whatever he drops or wherever he goes, he is mated.
   */
  private static final String BRINKMATE = "6k2/9/3+R5/6P2/9/9/9/9/9 b S 1";

  private static final String MATE = "9/4k4/9/4P4/9/9/9/9/9 b 2G 1";
  private static final String NONE = "7k1/9/9/9/9/9/9/9/9 b P 1";

  private static Run.Outcome solve(String... arguments) {
    String[] all = new String[arguments.length + 5];
    String[] begin = {"solve", "--goal=hisshi", "--within=1", "--no-timing", "--hash=16m"};
    System.arraycopy(begin, 0, all, 0, begin.length);
    System.arraycopy(arguments, 0, all, begin.length, arguments.length);
    return Run.tsume(all);
  }

  @Test
  void a_brinkmate_is_told_with_an_answer_to_every_defence() {
    Run.Outcome outcome = solve("--notation=usi", BRINKMATE);
    assertThat(outcome.exitCode()).isEqualTo(Tally.OK);
    assertThat(outcome.lines().get(0)).isEqualTo("brinkmate in 1");
    assertThat(outcome.lines().get(1)).isEqualTo("  3d3c+");
    assertThat(outcome.out()).contains("3a2a").contains("→");
    assertThat(solve("--lang=ja", BRINKMATE).out()).startsWith("1手必至\n  ▲３三歩成\n");
  }

  @Test
  void json_has_every_legal_defence_once() {
    JsonNode line = JsonMapper.builder().build().readTree(solve("--json", BRINKMATE).out());
    assertThat(line.get("goal").asString()).isEqualTo("hisshi");
    assertThat(line.get("result").asString()).isEqualTo("brinkmate");
    assertThat(line.get("plies").asInt()).isEqualTo(1);
    JsonNode key = line.get("keys").get(0);
    assertThat(key.get("move").asString()).isEqualTo("3d3c+");
    assertThat(key.get("defences").size()).isGreaterThan(100);
    key.get("defences").forEach(each -> assertThat(each.get("mate").size()).isPositive());
  }

  @Test
  void a_mate_needs_no_brinkmate() {
    Run.Outcome outcome = solve(MATE);
    assertThat(outcome.out()).startsWith("mate: ");
    assertThat(outcome.exitCode()).isEqualTo(Tally.OK);
  }

  @Test
  void that_there_is_none_is_said_only_if_it_is_proved() {
    assertThat(solve(NONE).out()).startsWith("no brinkmate within 1");
    assertThat(solve(NONE).exitCode()).isEqualTo(Tally.DEFECT);
    Run.Outcome limited = solve("--nodes=20", BRINKMATE);
    assertThat(limited.out()).startsWith("unknown (node limit reached)");
    assertThat(limited.exitCode()).isEqualTo(Tally.INCONCLUSIVE);
  }

  @Test
  void options_of_the_other_goal_are_refused() {
    assertThat(solve("--tree", BRINKMATE).exitCode()).isEqualTo(Tally.USAGE);
    assertThat(Run.tsume("solve", "--all-keys", MATE).exitCode()).isEqualTo(Tally.USAGE);
  }

  @Test
  void a_bad_input_does_not_stop_the_others() {
    Run.Outcome outcome = solve("no such thing", MATE);
    assertThat(outcome.out()).contains("mate: ");
    assertThat(outcome.exitCode()).isEqualTo(Tally.UNREADABLE);
  }
}
