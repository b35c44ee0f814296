package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.verdict.Goal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The goals that links state, and what is said of them. */
class LinkedGoalTest {
  private static final String MATE = "9/4k4/9/4P4/9/9/9/9/9 b 2G 1";
  private static final String BRINKMATE = "6k2/9/3+R5/6P2/9/9/9/9/9 b S 1";

  @TempDir Path folder;

  private static String link(String sfen, String more) {
    return "https://example.com/#sfen=" + sfen.replace("+", "%2B").replace(' ', '+') + more;
  }

  @Test
  void a_goal_that_is_not_known_is_told_with_what_was_expected() throws IOException {
    Path file = Files.writeString(folder.resolve("a.txt"), "\n" + link(MATE, "&goal=frob") + "\n");
    for (String command : List.of("check", "solve")) {
      String out = folder.resolve(command).toString();
      Run.Outcome outcome = Run.tsume(command, "--hash=16m", "-o", out, file.toString());
      assertThat(outcome.out() + outcome.err())
          .contains("line 2: \"goal=frob\" is not known", "expected mate|brinkmate");
    }
  }

  @Test
  void plies_of_the_command_line_go_with_the_goal_of_a_link() {
    String stated = link(BRINKMATE, "&goal=brinkmate&within=3");
    Run.Outcome outcome = Run.tsume("check", "--within=1", "--json", "--hash=16m", stated);
    assertThat(outcome.out()).contains("\"goal\":\"brinkmate\"", "\"within\":1");
    assertThat(Run.tsume("solve", "--within=1", "--hash=16m", stated).out())
        .startsWith("brinkmate in 1");
  }

  @Test
  void plies_without_any_goal_are_refused() {
    for (String command : List.of("check", "solve", "prune", "repair")) {
      for (String input : List.of(MATE, link(MATE, "&goal=mate"))) {
        Run.Outcome outcome = Run.tsume(command, "--within=1", input);
        assertThat(outcome.exitCode()).as(command).isEqualTo(Tally.USAGE);
        assertThat(outcome.err()).contains("--within");
      }
    }
    String stated = link(BRINKMATE, "&goal=brinkmate");
    assertThat(Run.tsume("check", "--within=1", "--late=1", stated).exitCode())
        .isEqualTo(Tally.USAGE);
  }

  @Test
  void an_even_number_of_plies_is_refused_wherever_the_attacker_makes_the_last_move() {
    for (String command : List.of("check", "solve", "prune", "repair")) {
      Run.Outcome outcome = Run.tsume(command, "--goal=brinkmate", "--within=2", BRINKMATE);
      assertThat(outcome.exitCode()).as(command).isEqualTo(Tally.USAGE);
      assertThat(outcome.err()).contains("--within is an odd number");
    }
    Run.Outcome vary = Run.tsume("vary", "--hand=1", "--length=2", MATE);
    assertThat(vary.exitCode()).isEqualTo(Tally.USAGE);
    assertThat(vary.err()).contains("--length is an odd number");
  }

  @Test
  void every_command_knows_every_goal_or_says_that_it_knows_none() {
    Map<String, String> required =
        Map.of(
            "convert", "--to=kif x",
            "index", "--output=x x",
            "man", "--output=x",
            "completion", "bash",
            "perft", "1 x");
    for (String command : Commands.meant("help").keySet()) {
      boolean chooses = UsageErrors.GOAL_CHOOSERS.contains(command);
      for (Goal goal : Goal.values()) {
        List<String> words = new ArrayList<>(List.of(command));
        words.addAll(Splitter.on(' ').splitToList(required.getOrDefault(command, "x x")));
        words.addAll(List.of("--goal=" + goal.code(), "--frob"));
        Run.Outcome outcome = Run.tsume(words.toArray(new String[0]));
        assertThat(outcome.exitCode()).as(command).isEqualTo(Tally.USAGE);
        assertThat(outcome.err())
            .as(command)
            .contains(chooses ? "--frob" : '"' + command + "\" has no choice of goals");
      }
    }
  }

  @Test
  void a_brinkmate_that_is_looked_for_is_no_other_goal() {
    String stated = link(BRINKMATE, "&goal=brinkmate&within=1");
    for (String command : List.of("prune", "repair")) {
      assertThat(Run.tsume(command, "--goal=mate", "--nodes=1", "--hash=16m", stated).err())
          .contains("was not looked for");
      for (String goal : List.of("--goal=brinkmate", "--quiet")) {
        assertThat(Run.tsume(command, goal, "--nodes=1", "--hash=16m", stated).err())
            .doesNotContain("was not looked for");
      }
    }
  }

  @Test
  void a_mate_and_a_brinkmate_of_one_position_are_no_duplicates() throws IOException {
    String brinkmate = link(BRINKMATE, "&goal=brinkmate&within=1");
    String text = link(BRINKMATE, "") + '\n' + brinkmate + '\n' + brinkmate + '\n';
    Path file = Files.writeString(folder.resolve("a.txt"), text);
    List<String> rows =
        Run.tsume("solve", "--json", "--nodes=20k", "--hash=16m", file.toString()).lines();
    assertThat(rows).hasSize(3);
    assertThat(rows.get(1)).doesNotContain("\"duplicate\"");
    assertThat(rows.get(2)).contains("\"duplicate\"", "same position as a-2");
  }
}
