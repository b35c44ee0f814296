package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.certificate.Verification;
import io.github.tsume.results.json.CheckOutcome;
import io.github.tsume.results.json.DefectEntry;
import io.github.tsume.results.json.KeyEntry;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.json.ResultReader;
import io.github.tsume.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code tsume solve} and {@code tsume check --goal brinkmate}. */
@Tag("slow")
class BrinkmateCommandTest {
  /**
   * The pawn promotes and shuts the king in; whatever he drops or wherever he goes, he is mated.
   */
  private static final String BRINKMATE = "6k2/9/3+R5/6P2/9/9/9/9/9 b S 1";

  private static final String MATE = "9/4k4/9/4P4/9/9/9/9/9 b 2G 1";

  /** A gold anywhere in front of the king threatens mate by the other. */
  private static final String TWO_KEYS = "8k/9/9/9/9/9/9/9/9 b 2G 1";

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

  private static String link(String sfen, String more) {
    return "https://example.com/#sfen=" + sfen.replace("+", "%2B").replace(' ', '+') + more;
  }

  @Test
  void a_link_that_states_the_goal_is_looked_at_for_that() {
    String stated = link(BRINKMATE, "&length=1&goal=brinkmate&within=1");
    assertThat(Run.tsume("solve", "--no-timing", stated).lines().get(0))
        .isEqualTo("brinkmate in 1");
    assertThat(Run.tsume("solve", "--no-timing", "--json", stated).out())
        .isEqualTo(solve("--json", stated).out());
    assertThat(Run.tsume("check", "--no-timing", "--json", stated).out())
        .isEqualTo(check("--json", stated).out())
        .contains("\"goal\":\"brinkmate\"", "\"agrees\":true")
        .doesNotContain("other-goal");
  }

  @Test
  void what_the_command_line_asks_for_goes_before_what_a_link_states_and_that_is_told() {
    String stated = link(MATE, "&goal=brinkmate&within=1");
    for (String option : List.of("--goal=mate", "--variations=1")) {
      Run.Outcome outcome = Run.tsume("check", "--no-timing", "--json", option, stated);
      assertThat(outcome.out())
          .as(option)
          .contains("\"class\":\"other-goal\"", "asks for a brinkmate within 1 ply")
          .doesNotContain("\"goal\"");
    }
    Run.Outcome pruned = Run.tsume("prune", "--no-timing", "--goal=mate", stated);
    assertThat(pruned.out()).startsWith("sound: mate in 3");
    assertThat(pruned.err()).contains("the source asks for a brinkmate within 1 ply");
    Run.Outcome asStated = Run.tsume("prune", "--no-timing", stated);
    assertThat(asStated.out()).startsWith("cooked");
    assertThat(asStated.err()).doesNotContain("the source asks");
    assertThat(Run.tsume("prune", "--no-timing", MATE).err()).doesNotContain("the source asks");
  }

  @Test
  void of_equal_positions_each_is_looked_at_for_what_it_states(@TempDir Path folder)
      throws IOException {
    Path file = folder.resolve("links.txt");
    String stated = link(BRINKMATE, "&goal=brinkmate&within=1");
    Files.writeString(file, link(BRINKMATE, "") + '\n' + stated + '\n' + stated + '\n');
    Object[] command = {"check --no-timing --json --resume -o", folder.resolve("out"), file};
    List<String> lines = Run.tsume(command).lines();
    assertThat(lines).hasSize(3);
    assertThat(lines.get(0)).doesNotContain("\"goal\"");
    assertThat(lines.get(1)).contains("\"goal\":\"brinkmate\"");
    assertThat(lines.get(2)).contains("\"goal\":\"brinkmate\"", "duplicate");
    Path results = folder.resolve("out/results.jsonl");
    String first = Files.readString(results);
    assertThat(Run.tsume(command).lines()).isEqualTo(lines);
    assertThat(Files.readString(results)).isEqualTo(first);
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
        "solve --goal=hisshi --within=3 --no-timing --hash=16m --defender-hand=as-is",
        option,
        LONGER);
  }

  @Test
  void json_has_every_legal_defence_once() {
    JsonNode line = JsonMapper.builder().build().readTree(solve("--json", BRINKMATE).out());
    assertThat(line.get("schema").asString()).isEqualTo("tsume/1");
    assertThat(line.get("goal").asString()).isEqualTo("brinkmate");
    assertThat(line.get("result").asString()).isEqualTo("brinkmate");
    assertThat(line.get("length").asInt()).isEqualTo(1);
    assertThat(line.get("mainline").toString()).isEqualTo("[\"3d3c+\"]");
    JsonNode key = line.get("keys").get(0);
    assertThat(key.get("move").asString()).isEqualTo("3d3c+");
    assertThat(key.get("defences").size()).isGreaterThan(100);
    key.get("defences").forEach(each -> assertThat(each.get("mate").size()).isPositive());
  }

  @Test
  void a_mate_needs_no_brinkmate() {
    Run.Outcome outcome = solve(MATE);
    assertThat(outcome.out()).startsWith("mate in 3\n");
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
    assertThat(outcome.out()).contains("mate in 3");
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
        .startsWith("cooked: mate in 3\n")
        .contains("fatal     mate by checks ");
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
    assertThat(outcome.lines().get(0))
        .contains("\"verdict\":\"sound\",\"defects\":[],\"complete\":true")
        .contains("\"agrees\":true");
    assertThat(outcome.lines().get(1))
        .contains("\"verdict\":\"incomplete\"")
        .contains(
            "{\"class\":\"author-key-fails\",\"severity\":\"fatal\",\"ply\":1,\"move\":\"S*4c\"")
        .contains("{\"class\":\"stated-length\"")
        .contains("\"agrees\":false");
  }

  @Test
  void other_keys_are_defects_and_open_ones_are_named(@TempDir Path folder) {
    String out = folder.resolve("out").toString();
    check("--defender-hand=as-is", "-o", out, TWO_KEYS);
    Result result = result(folder);
    assertThat(result.is(Verdict.COOKED)).isTrue();
    CheckOutcome check = Objects.requireNonNull(result.check());
    assertThat(check.defects()).isNotEmpty();
    List<String> keys = result.answer().keys().stream().map(KeyEntry::move).toList();
    assertThat(check.defects())
        .extracting(DefectEntry::move)
        .isEqualTo(keys.subList(1, keys.size()));
    assertThat(check.defects()).extracting(DefectEntry::code).containsOnly("other-key");
    assertThat(result.answer().mainline().get(0)).isEqualTo(keys.get(0));
    // The author's key, whichever it is, is the mainline.
    String last = keys.get(keys.size() - 1);
    check("--defender-hand=as-is", "-o", out, TWO_KEYS + " moves " + last);
    assertThat(result(folder).answer().mainline()).containsExactly(last);
  }

  private static Result result(Path folder) {
    try {
      List<String> lines = Files.readAllLines(folder.resolve("out/results.jsonl"));
      return ResultReader.read(lines.get(0));
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  /** What is written and printed of many is what is written and printed of many mates. */
  @Test
  void a_batch_writes_rows_a_table_a_report_and_records(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("three.sfen");
    Files.writeString(file, BRINKMATE + "\tfirst\n" + MATE + "\tsecond\n" + NONE + "\tthird\n");
    Path out = folder.resolve("out");
    Run.Outcome outcome =
        check("--lang=en", "--jobs=2", "-o", out.toString(), "--report=html,kif,csv", "" + file);
    assertThat(outcome.lines())
        .anyMatch(line -> line.matches("first +sound +1"))
        .anyMatch(line -> line.matches("second +cooked +3 +mate by checks"))
        .anyMatch(line -> line.matches("third +unsolvable"));
    List<String> table = Files.readAllLines(out.resolve("summary.csv"));
    assertThat(table.get(1)).startsWith("first,").contains(",sound,brinkmate,1,true,");
    assertThat(table.get(2)).contains(",cooked,mate,3,true,").contains(",mate-by-checks,");
    assertThat(table.get(3)).contains(",unsolvable,no-brinkmate,,,");
    String kif = Files.readString(out.resolve("kif/first.kif"));
    assertThat(kif).contains("３三歩成(34)").contains("変化：2手").doesNotContain("変化：1手");
    assertThat(Files.readString(out.resolve("report.html")))
        .contains("\"goal\":\"brinkmate\",\"within\":1,\"result\":\"brinkmate\"");
  }

  @Test
  void resume_takes_over_what_was_asked_the_same_and_puts_aside_the_rest(@TempDir Path folder)
      throws IOException {
    Path file = folder.resolve("two.sfen");
    Files.writeString(file, BRINKMATE + "\tfirst\n" + MATE + "\tsecond\n");
    String out = folder.resolve("out").toString();
    check("-o", out, "" + file);
    Path results = folder.resolve("out/results.jsonl");
    String before = Files.readString(results);
    Run.Outcome again = check("--resume", "-o", out, "" + file);
    assertThat(again.exitCode()).isEqualTo(Tally.DEFECT);
    assertThat(Files.readString(results)).isEqualTo(before);
    Run.Outcome mates =
        Run.tsume("check", "--lang=en", "--hash=16m", "--resume", "-o", out, "" + file);
    assertThat(mates.err()).contains("2 ").contains("earlier-1");
    assertThat(Files.readString(results)).doesNotContain("brinkmate");
    assertThat(Files.readString(folder.resolve("out/earlier-1/results.jsonl")))
        .contains("\"goal\":\"brinkmate\"");
  }

  @Test
  void what_was_solved_within_fewer_plies_does_not_answer_for_more(@TempDir Path folder) {
    String out = folder.resolve("out").toString();
    Run.tsume("solve", "--goal=hisshi", "--within=1", "--hash=16m", "-o", out, NONE);
    assertThat(result(folder).answer().aim().within()).isEqualTo(1);
    Run.tsume("solve", "--goal=hisshi", "--within=3", "--hash=16m", "--resume", "-o", out, NONE);
    assertThat(result(folder).answer().aim().within()).isEqualTo(3);
  }

  /** A second problem that is the mirror image of the first is told mirrored, keys and all. */
  @Test
  void a_mirrored_problem_has_mirrored_keys(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("two.sfen");
    Files.writeString(file, BRINKMATE + "\n2k6/9/5+R3/2P6/9/9/9/9/9 b S 1\n");
    String out = folder.resolve("out").toString();
    assertThat(check("-o", out, "" + file).exitCode()).isEqualTo(Tally.OK);
    List<String> lines = Files.readAllLines(folder.resolve("out/results.jsonl"));
    Result second = ResultReader.read(lines.get(1));
    assertThat(second.answer().mainline()).containsExactly("7d7c+");
    assertThat(second.answer().keys().get(0).move()).isEqualTo("7d7c+");
    Verification.checkResult(second);
  }

  @Test
  void options_for_mates_are_refused() {
    for (String option : List.of("--all-cooks", "--tree", "--needless", "--late=1")) {
      assertThat(check(option, BRINKMATE).exitCode()).as(option).isEqualTo(Tally.USAGE);
    }
    assertThat(Run.tsume("check", "--within=1", MATE).exitCode()).isEqualTo(Tally.USAGE);
  }

  @Test
  void both_names_of_the_goal_can_be_typed() {
    for (String name : List.of("brinkmate", "hisshi", "HISSHI")) {
      assertThat(Run.tsume("solve", "--goal=" + name, "--within=1", "--hash=16m", MATE).out())
          .startsWith("mate in 3");
    }
    Run.Outcome other = Run.tsume("solve", "--goal=stalemate", MATE);
    assertThat(other.exitCode()).isEqualTo(Tally.USAGE);
    assertThat(other.err()).contains("mate|brinkmate");
  }

  private static Run.Outcome threat(String... arguments) {
    List<String> all = new ArrayList<>(List.of("solve", "--threat", "--hash=16m", "--lang=en"));
    all.addAll(List.of(arguments));
    return Run.tsume(all.toArray(new String[0]));
  }

  @Test
  void after_the_key_the_defender_is_in_brinkmate_and_holds_the_rest() {
    Run.Outcome outcome = threat("--notation=usi", BRINKMATE + " moves 3d3c+");
    assertThat(outcome.lines().get(0)).isEqualTo("brinkmate: whatever is played, checks mate");
    assertThat(outcome.lines().get(1)).startsWith("  threat: ");
    assertThat(outcome.lines()).hasSize(2);
    assertThat(outcome.exitCode()).isEqualTo(Tally.OK);
  }

  @Test
  void a_threat_is_told_with_all_that_parries_it_and_no_threat_as_none() {
    Run.Outcome parried =
        threat("--notation=usi", "--defender-hand=as-is", "8k/9/7P1/9/9/9/9/9/9 b 2Gb 1");
    assertThat(parried.lines().get(0)).isEqualTo("mate is threatened, and can be parried");
    assertThat(parried.lines().get(1)).startsWith("  threat: ");
    assertThat(parried.lines().get(2)).matches("  parried by \\d+ moves: .*");
    assertThat(parried.exitCode()).isEqualTo(Tally.DEFECT);
    Run.Outcome nothing = threat("--defender-hand=as-is", "4k4/9/9/9/9/9/9/9/9 b P 1");
    assertThat(nothing.out()).isEqualTo("no mate is threatened\n");
    assertThat(threat("--ply=2", BRINKMATE + " moves 3d3c+ 3a2a").exitCode())
        .isEqualTo(Tally.UNREADABLE);
    assertThat(threat("--ply=1", BRINKMATE + " moves 3d3c+ 3a2a").out()).startsWith("brinkmate");
    Run.Outcome limited = threat("--nodes=3", BRINKMATE + " moves 3d3c+");
    assertThat(limited.exitCode()).isEqualTo(Tally.INCONCLUSIVE);
    assertThat(threat("--raw", BRINKMATE).exitCode()).isEqualTo(Tally.USAGE);
  }
}
