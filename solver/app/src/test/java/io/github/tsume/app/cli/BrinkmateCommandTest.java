package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.batch.log.Tally;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
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
    assertThat(outcome.lines().get(2)).startsWith("    threat: ");
    assertThat(outcome.lines().get(3)).startsWith("    mainline: ");
    assertThat(outcome.out()).contains("    defence: ").contains("    all others (").contains("→");
    assertThat(solve("--lang=ja", BRINKMATE).out()).startsWith("1手必至\n  ▲３三歩成\n");
  }

  @Test
  void a_person_can_read_the_answer_and_no_defence_is_lost() {
    List<String> lines = solve("--notation=usi", BRINKMATE).lines();
    assertThat(lines).hasSizeLessThan(24);
    String line =
        lines.stream().filter(each -> each.contains("all others")).findFirst().orElseThrow();
    int others = Integer.parseInt(line.replaceAll(".*\\((\\d+)\\).*", "$1"));
    long shown = lines.stream().filter(each -> each.matches("    (mainline|defence): .*")).count();
    long grouped =
        lines.stream()
            .filter(each -> each.contains("→") && !each.contains("all others"))
            .mapToLong(each -> each.strip().split(" → ")[0].split(" ").length)
            .sum();
    JsonNode json = JsonMapper.builder().build().readTree(solve("--json", BRINKMATE).out());
    assertThat(others + shown + grouped).isEqualTo(json.get("keys").get(0).get("defences").size());
  }

  /** After the key three defences are met by another key; one of them holds out longer. */
  private static final String LONGER = "9/8k/5S+P2/5L3/9/9/9/9/9 b P 1";

  @Test
  void of_a_longer_one_the_mainline_is_the_defence_that_holds_out_longest() {
    JsonNode key = JsonMapper.builder().build().readTree(longer("--json").out());
    key = key.get("keys").get(0);
    String longest = "";
    int most = 0;
    int nextKeys = 0;
    for (JsonNode defence : key.get("defences")) {
      JsonNode next = defence.get("next");
      nextKeys += next == null ? 0 : 1;
      int length = next == null ? defence.get("mate").size() : 0;
      if (next != null) {
        for (JsonNode reply : next.get("defences")) {
          length = Math.max(length, 2 + reply.get("mate").size());
        }
      }
      longest = length > most ? defence.get("move").asString() : longest;
      most = Math.max(most, length);
    }
    assertThat(nextKeys).isGreaterThan(2);
    List<String> lines = longer("--notation=usi").lines();
    assertThat(lines.get(0)).isEqualTo("brinkmate in 3");
    assertThat(lines.get(2)).startsWith("    threat: ").endsWith(" (3)");
    assertThat(lines.get(3)).isEqualTo("    mainline: " + longest);
    // The next key stands under it, with a threat and a mainline of its own.
    assertThat(lines.get(4)).matches("      \\S+");
    assertThat(lines.get(5)).startsWith("        threat: ");
    assertThat(lines.get(6)).startsWith("        mainline: ");
    assertThat(lines.get(7)).startsWith("    all others (2) → ").endsWith(", a key again");
    List<String> japanese = longer("--lang=ja").lines();
    assertThat(japanese.get(2)).startsWith("    狙い：").endsWith("（3手）");
    assertThat(japanese.get(3)).startsWith("    作意：");
  }

  private static Run.Outcome longer(String option) {
    return Run.tsume(
        "solve",
        "--goal=hisshi",
        "--within=3",
        "--no-timing",
        "--hash=16m",
        "--defender-hand=as-is",
        option,
        LONGER);
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

  private static Run.Outcome check(String... arguments) {
    List<String> all =
        new ArrayList<>(
            List.of("check", "--goal=hisshi", "--within=1", "--no-timing", "--hash=16m"));
    all.addAll(List.of(arguments));
    return Run.tsume(all.toArray(new String[0]));
  }

  @Test
  void a_composition_with_one_key_is_sound() {
    Run.Outcome outcome = check("--lang=en", BRINKMATE);
    assertThat(outcome.out()).startsWith("sound: brinkmate in 1\n");
    assertThat(outcome.exitCode()).isEqualTo(Tally.OK);
    assertThat(check("--lang=ja", BRINKMATE).out()).startsWith("完全：1手必至\n");
  }

  @Test
  void what_is_no_composition_says_why() {
    assertThat(check("--lang=en", MATE).out())
        .startsWith("cooked (mate by checks alone): mate: checks alone do it\n");
    assertThat(check("--lang=en", MATE).exitCode()).isEqualTo(Tally.DEFECT);
    assertThat(check("--lang=en", NONE).out()).startsWith("unsolvable: no brinkmate within 1\n");
    assertThat(check("--lang=en", "--nodes=20", BRINKMATE).out())
        .startsWith("unknown (node limit reached)");
  }

  @Test
  void the_author_s_move_and_length_are_compared(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("two.sfen");
    Files.writeString(
        file, BRINKMATE + " moves 3d3c+\tright\t1\n" + BRINKMATE + " moves S*4c\tother move\t3\n");
    Run.Outcome outcome =
        check("--lang=en", "--json", "-o", folder.resolve("out").toString(), file.toString());
    assertThat(outcome.exitCode()).isEqualTo(Tally.DEFECT);
    assertThat(outcome.lines().get(0)).contains("\"verdict\":\"sound\",\"flaws\":[]");
    assertThat(outcome.lines().get(1))
        .contains("\"verdict\":\"incomplete\"")
        .contains("\"flaws\":[\"author-key-fails\",\"stated-length\"]");
    assertThat(folder.resolve("out/brinkmates.jsonl")).hasContent(outcome.out());
  }

  @Test
  void results_of_an_earlier_run_stay(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("one.sfen");
    Files.writeString(file, MATE + "\n");
    String out = folder.resolve("out").toString();
    String first = check("--json", "-o", out, file.toString()).out();
    Files.writeString(file, NONE + "\n");
    check("-o", out, file.toString());
    assertThat(folder.resolve("out/earlier-1-brinkmates.jsonl")).hasContent(first);
    assertThat(folder.resolve("out/brinkmates.jsonl")).content().contains("unsolvable");
  }

  @Test
  void options_for_mates_are_refused() {
    for (String option : List.of("--resume", "--all-cooks", "--tree", "--certificate")) {
      assertThat(check(option, BRINKMATE).exitCode()).as(option).isEqualTo(Tally.USAGE);
    }
    assertThat(Run.tsume("check", "--within=1", MATE).exitCode()).isEqualTo(Tally.USAGE);
  }
}
