package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.verdict.Goal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every command knows every goal, or refuses it in one sentence. */
class EveryStipulationTest {
  private static final String POSITION = "9/4k4/9/4P4/9/9/9/9/4K4 b 2G 1";
  private static final String ONE_KING = "9/4k4/9/4P4/9/9/9/9/9 b 2G 1";
  private static final String BEGUN = "7k1/9/7G1/9/9/9/9/9/9 w G 1\tx\t2\t受先協力詰";
  private static final Set<String> KNOWING =
      Set.of("solve", "check", "prune", "repair", "extend", "compose", "vary");
  private static final Set<String> TELLING = Set.of("help", "completion", "man");

  @TempDir private Path directory;

  private Run.Outcome run(String command, String problem, String... options) throws IOException {
    Path file = Files.writeString(directory.resolve("p.sfen"), problem + "\n");
    String line = String.join(" ", command, String.join(" ", options));
    return Run.tsume(CommandLines.of(line, directory, "" + file));
  }

  private static Stream<Arguments> known() {
    return KNOWING.stream()
        .sorted()
        .flatMap(command -> Stream.of(Goal.values()).map(goal -> Arguments.of(command, goal)));
  }

  private static List<String> others() {
    return Commands.meant().keySet().stream()
        .filter(command -> !KNOWING.contains(command) && !TELLING.contains(command))
        .filter(command -> !command.equals("grade")) // which misses its arguments first
        .toList();
  }

  @ParameterizedTest
  @MethodSource("known")
  void commands_with_a_goal_know_each(String command, Goal goal) throws IOException {
    List<String> options = new ArrayList<>(List.of("--goal=" + goal.code(), "--nodes=500"));
    if (command.equals("vary")) {
      options.add("--hand=-,G");
    }
    Run.Outcome outcome = run(command, POSITION, options.toArray(String[]::new));
    if (Set.of("extend", "compose").contains(command) && goal.isBounded()) {
      assertThat(outcome.exitCode()).isEqualTo(2);
      assertThat(outcome.err())
          .startsWith("tsume: problems of --goal " + goal.code() + " cannot be made backwards: ");
      return;
    }
    assertThat(outcome.exitCode()).as(outcome.toString()).isIn(0, 1, 3);
    assertThat(outcome.err()).doesNotContain("tsume:");
  }

  @ParameterizedTest
  @MethodSource("others")
  void every_other_command_refuses_a_goal_in_one_sentence(String command) throws IOException {
    List<String> needed =
        switch (command) {
          case "convert" -> List.of("--to=kif");
          case "index" -> List.of("-o=" + directory.resolve("index"));
          case "perft" -> List.of("1");
          default -> List.of(directory.resolve("other").toString());
        };
    Stream<String> options = Stream.concat(Stream.of("--goal=helpmate"), needed.stream());
    Run.Outcome outcome = run(command, POSITION, options.toArray(String[]::new));
    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.err().lines())
        .containsExactly(
            "tsume: \""
                + command
                + "\" has no choice of goals: --goal and --within go with solve, check, prune,"
                + " repair, extend, compose, vary",
            "Try \"tsume " + command + " --help\".");
  }

  @ParameterizedTest
  @ValueSource(strings = {"extend", "compose", "repair --two"})
  void what_was_not_looked_for_is_told_in_one_sentence(String command) throws IOException {
    String asked = ONE_KING + "\tone\t3\tx\t目標：brinkmate 3";
    assertThat(run(command, asked, "--nodes=200").err())
        .contains(
            "note: the source asks for a brinkmate within 3 plies; that was not looked for\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "solve",
        "check --report=none",
        "prune",
        "repair",
        "extend --plies=2",
        "compose",
        "vary --hand=G,S"
      })
  void what_a_source_states_is_looked_for_if_nobody_says_a_goal(String command) throws IOException {
    for (Goal goal : List.of(Goal.HELPMATE, Goal.BRINKMATE, Goal.HELPSELFMATE)) {
      boolean backwards = command.startsWith("extend") || command.startsWith("compose");
      if (goal.isBounded() && backwards) {
        continue;
      }
      String[] limits = {"--nodes=3000", "--hash=16m", "--jobs=1", "--json", "--no-timing"};
      List<String> said = new ArrayList<>(List.of(limits));
      said.add("--goal=" + goal.code());
      String row = POSITION + "\tone\t\tx";
      Run.Outcome chosen = run(command, row, said.toArray(String[]::new));
      Run.Outcome stated = run(command, row + "\t目標：" + goal.code(), limits);
      assertThat(stated.err()).doesNotContain("was not looked for");
      assertThat(stated.exitCode()).as(stated.toString()).isEqualTo(chosen.exitCode());
      assertThat(stated.out()).isEqualTo(chosen.out());
    }
  }

  @Test
  void problems_of_two_goals_share_a_log_and_nothing_else() throws IOException {
    String row = "7k1/9/7G1/9/9/9/9/9/9 b G 1\t";
    String both = row + "a\n" + row + "b\t\tx\t目標：helpmate";
    String log = "--log=" + directory.resolve("settled.log");
    String[] limits = {"--nodes=20000", "--plies=2", "--hash=16m", "--jobs=1", "--json"};
    List<String> first = new ArrayList<>(List.of(limits));
    first.add("--no-timing");
    Run.Outcome apart = run("extend", both, first.toArray(String[]::new));
    first.add(log);
    Run.Outcome logged = run("extend", both, first.toArray(String[]::new));
    assertThat(logged.out()).isEqualTo(apart.out()).contains("\"id\":\"a\",", "\"id\":\"b\",");
    assertThat(Files.readString(directory.resolve("settled.log"))).contains(" helpmate.\n");
  }

  @Test
  void answers_to_a_brinkmate_are_not_graded() throws IOException {
    Path answers = Files.writeString(directory.resolve("answers.txt"), "one: G*5c 5b4a G*4b\n");
    Path problem = directory.resolve("p.sfen");
    Files.writeString(problem, ONE_KING + "\tone\t3\tx\t目標：brinkmate 3\n");
    Run.Outcome outcome = Run.tsume("grade", problem.toString(), answers.toString());
    assertThat(outcome.exitCode()).isEqualTo(3);
    assertThat(outcome.err())
        .contains("asks for a brinkmate within 3 plies; that was not looked for\n");
    assertThat(outcome.out()).contains("0 of 1").doesNotContain("wrong", "right");
  }

  @ParameterizedTest
  @ValueSource(strings = {"solve", "check", "prune", "repair", "vary --hand=G"})
  void where_both_sides_help_no_rule_of_futile_interpositions_is_taken(String command)
      throws IOException {
    Run.Outcome outcome = run(command, ONE_KING, "--goal=helpmate", "--futile=none");
    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.err()).startsWith("tsume: --futile does not go with --goal helpmate: ");
    assertThat(run(command, POSITION, "--goal=brinkmate", "--futile=none", "--nodes=9").exitCode())
        .isNotEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"solve", "check --report=none", "prune", "repair"})
  void a_position_that_the_goal_does_not_allow_is_refused_in_one_sentence(String command)
      throws IOException {
    Run.Outcome outcome = run(command, ONE_KING, "--goal=helpselfmate");
    assertThat(outcome.exitCode()).isEqualTo(4);
    assertThat(outcome.err())
        .contains("p.sfen:1:1: the attacker, who is to be mated, has no king [no-attacker-king]")
        .doesNotContain("internal error");
  }

  @ParameterizedTest
  @ValueSource(strings = {"prune", "repair"})
  void who_begins_is_the_same_to_whoever_edits(String command) throws IOException {
    Run.Outcome outcome = run(command, BEGUN, "--goal=helpmate", "--nodes=3000");
    assertThat(outcome.exitCode()).as(outcome.toString()).isIn(0, 1, 3);
    assertThat(outcome.out()).doesNotContain("unsolvable", "unknown");
  }
}
