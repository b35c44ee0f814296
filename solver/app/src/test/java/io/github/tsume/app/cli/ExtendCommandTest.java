package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.batch.log.Tally;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code tsume extend}. */
@Tag("slow")
class ExtendCommandTest {
  /** Sound, in five plies: the bishop's sacrifice on 3a, a silver on 2b, the dragon. */
  private static final String PROBLEM = "7nl/5B1k1/6Ppp/5+R3/9/9/9/9/9 b S 1";

  /** Sound, in three plies: a gold on 5c, and another before the king. */
  private static final String SHORT = "9/4k4/9/4P4/9/9/9/9/9 b 2G 1";

  @TempDir Path directory;

  private static Run.Outcome extend(String... arguments) {
    String[] all = new String[arguments.length + 4];
    String[] begin = {"extend", "--no-timing", "--hash=32m", "--jobs=1"};
    System.arraycopy(begin, 0, all, 0, begin.length);
    System.arraycopy(arguments, 0, all, begin.length, arguments.length);
    return Run.tsume(all);
  }

  private static List<JsonNode> json(Run.Outcome outcome) {
    JsonMapper mapper = JsonMapper.builder().build();
    return outcome.lines().stream().map(mapper::readTree).toList();
  }

  private static List<JsonNode> found(Run.Outcome outcome) {
    return json(outcome).stream().filter(line -> line.has("extended")).toList();
  }

  @Test
  void what_is_told_is_sound_two_plies_longer_and_has_the_old_line_as_its_end() {
    List<JsonNode> found = found(extend("--json", "--most=5", PROBLEM));
    assertThat(found).hasSize(5);
    for (JsonNode each : found) {
      assertThat(each.get("length").asInt()).isEqualTo(7);
      String line = each.get("mainline").toString();
      assertThat(line).endsWith("\"4b3a+\",\"2b3a\",\"S*2b\",\"3a2b\",\"4d4b\"]");
      String[] check = {"check", "--hash=16m", "--json", each.get("extended").asString()};
      JsonNode checked = json(Run.tsume(with(check, "-o", directory.toString()))).get(0);
      assertThat(checked.get("verdict").asString()).isEqualTo("sound");
      assertThat(checked.get("length").asInt()).isEqualTo(7);
    }
  }

  private static String[] with(String[] some, String... more) {
    return Stream.concat(Stream.of(some), Stream.of(more)).toArray(String[]::new);
  }

  @Test
  void the_most_promising_come_first_and_the_end_ranks_all() {
    List<JsonNode> lines = json(extend("--json", "--most=8", "--rank=-attackers", PROBLEM));
    JsonNode summary = lines.get(lines.size() - 1);
    double last = Double.MAX_VALUE;
    for (JsonNode number : summary.get("ranked")) {
      double rank = lines.get(number.asInt() - 1).get("rank").asDouble();
      assertThat(rank).isLessThanOrEqualTo(last);
      last = rank;
    }
    assertThat(summary.get("verdict").asString()).isEqualTo("sound");
    assertThat(summary.get("complete").asBoolean()).isFalse();
  }

  @Test
  void four_plies_are_two_steps_of_which_each_is_told() {
    List<JsonNode> found =
        found(extend("--json", "--plies=4", "--beam=2", "--most=1", "--region=6a-1e", SHORT));
    assertThat(found).anyMatch(each -> each.get("added").asInt() == 2);
    assertThat(found).filteredOn(each -> each.get("added").asInt() == 4).hasSize(1);
    assertThat(found).last().matches(each -> each.get("length").asInt() == 7);
  }

  @Test
  void if_the_best_have_no_predecessors_the_next_best_are_extended() {
    // The end of the first 煙詰. The one problem of the first step that has the most attackers
    // cannot be extended in the corner; another can.
    String end = "8k/7L1/6+B+P1/9/9/9/9/9/9 b - 1";
    String[] narrow = {"--json", "--plies=4", "--beam=1", "--most=1", "--rank=attackers"};
    List<JsonNode> found = found(extend(with(narrow, "--region=3a-1d", end)));
    assertThat(found).filteredOn(each -> each.get("added").asInt() == 4).hasSize(1);
  }

  @Test
  void from_mates_on_a_board_problems_are_made_of_just_so_many_plies() throws IOException {
    Path log = directory.resolve("settled.txt");
    String[] words = {
      "--json", "--from-mates", "--plies=3", "--keep-attackers=2", "--region=2a-1c", "--most=2"
    };
    String board = "8k/9/9/9/9/9/9/9/9 b - 1";
    List<JsonNode> found = found(extend(with(words, "--log", log.toString(), board)));
    assertThat(found).filteredOn(each -> each.get("length").asInt() == 3).hasSize(2);
    for (JsonNode each : found) {
      assertThat(each.get("added")).isEqualTo(each.get("length"));
      assertThat(each.get("extended").asString()).matches("([^/]*/){3}9/9/9/9/9/9 .*");
      assertThat(each.get("metrics").get("attackers").asInt()).isLessThanOrEqualTo(2);
    }
    List<String> again =
        found(extend(with(words, "--log", log.toString(), "--resume", board))).stream()
            .map(each -> each.get("extended").asString())
            .toList();
    assertThat(again)
        .containsExactlyElementsOf(
            found.stream().map(each -> each.get("extended").asString()).toList());
    assertThat(extend("--from-mates", "--plies=2", board).exitCode()).isEqualTo(Tally.USAGE);
  }

  @Test
  void wishes_are_kept() {
    List<JsonNode> found =
        found(
            extend(
                "--json",
                "--most=6",
                "--no-hand",
                "--keep-attackers=4",
                "--region=4a-1d",
                PROBLEM));
    assertThat(found).isNotEmpty();
    for (JsonNode each : found) {
      assertThat(each.get("metrics").get("hand").asInt()).isZero();
      assertThat(each.get("metrics").get("attackers").asInt()).isLessThanOrEqualTo(4);
      assertThat(each.get("extended").asString()).matches("([^/]*/){4}9/9/9/9/9 .*");
    }
    List<JsonNode> shaped =
        found(extend("--json", "--most=3", "--shape=?7nl/?9/?9/?9/?9/?9/?9/?9/?9 ?", PROBLEM));
    assertThat(shaped).isNotEmpty();
    for (JsonNode each : shaped) {
      assertThat(each.get("extended").asString()).startsWith("7nl/");
    }
    assertThat(found(extend("--json", "--most=2", "--where=captures=0", PROBLEM)))
        .isNotEmpty()
        .allMatch(each -> each.get("metrics").get("captures").asInt() == 0);
  }

  @Test
  void a_second_run_finds_the_same_and_does_not_ask_what_the_log_settles() throws IOException {
    Path log = directory.resolve("settled.txt");
    TreeSet<String> all = new TreeSet<>();
    found(extend("--json", "--log", log.toString(), PROBLEM))
        .forEach(each -> all.add(each.get("extended").asString()));
    long settled = Files.readAllLines(log).size();
    // A run that was killed while it wrote a line.
    List<String> half = Files.readAllLines(log).subList(0, (int) settled / 2);
    Files.writeString(log, String.join("\n", half) + "\n7nl/5B1k1/6Ppp b S mov");
    TreeSet<String> again = new TreeSet<>();
    Run.Outcome outcome = extend("--json", "--log", log.toString(), "--resume", PROBLEM);
    found(outcome).forEach(each -> again.add(each.get("extended").asString()));
    assertThat(again).isEqualTo(all).hasSizeGreaterThan(20);
    long lines = Files.readAllLines(log).stream().filter(line -> line.endsWith(".")).count();
    assertThat(lines).isEqualTo(settled - 1);
  }

  @Test
  void a_log_of_other_standards_is_not_gone_on_from() throws IOException {
    Path log = directory.resolve("settled.txt");
    extend("--most=1", "--log", log.toString(), PROBLEM);
    Run.Outcome other =
        extend("--most=1", "--log", log.toString(), "--resume", "--profile=strict", PROBLEM);
    assertThat(other.exitCode()).isEqualTo(Tally.USAGE);
    Files.writeString(log, "something else\n");
    assertThat(extend("--log", log.toString(), "--resume", PROBLEM).exitCode())
        .isEqualTo(Tally.USAGE);
    assertThat(Files.readString(log)).isEqualTo("something else\n");
  }

  @Test
  void a_log_that_is_not_gone_on_with_is_kept_beside_and_what_is_no_log_is_left_alone()
      throws IOException {
    Path log = directory.resolve("settled.txt");
    extend("--most=1", "--log", log.toString(), PROBLEM);
    String first = Files.readString(log);
    Run.Outcome again = extend("--most=1", "--log", log.toString(), PROBLEM);
    assertThat(again.exitCode()).isEqualTo(Tally.OK);
    assertThat(again.err()).contains("What was there is kept in " + log + ".earlier-1");
    assertThat(Files.readString(directory.resolve("settled.txt.earlier-1"))).isEqualTo(first);
    Path diary = Files.writeString(directory.resolve("diary.txt"), "Dear diary\n");
    Run.Outcome refused = extend("--most=1", "--log", diary.toString(), PROBLEM);
    assertThat(refused.exitCode()).isEqualTo(Tally.USAGE);
    assertThat(Files.readString(diary)).isEqualTo("Dear diary\n");
    Path bytes = Files.write(directory.resolve("bytes"), new byte[] {(byte) 0xFF, 0, 1});
    assertThat(extend("--log", bytes.toString(), PROBLEM).exitCode()).isEqualTo(Tally.USAGE);
    assertThat(Files.size(bytes)).isEqualTo(3);
  }

  @Test
  void a_collection_of_an_earlier_run_is_kept_beside() throws IOException {
    Path file = directory.resolve("more.sfen");
    extend("--most=3", "-o", file.toString(), PROBLEM);
    String first = Files.readString(file);
    Run.Outcome again = extend("--most=1", "-o", file.toString(), PROBLEM);
    assertThat(again.err()).contains("What was there is kept in ");
    assertThat(Files.readString(directory.resolve("more.sfen.earlier-1"))).isEqualTo(first);
  }

  @Test
  void a_collection_holds_them_with_their_lines() throws IOException {
    Path file = directory.resolve("more.sfen");
    Run.Outcome outcome = extend("--most=3", "-o", file.toString(), PROBLEM);
    assertThat(outcome.exitCode()).isEqualTo(Tally.OK);
    assertThat(Files.readAllLines(file)).hasSize(3).allMatch(line -> line.contains("\t7\t"));
    Path folder = directory.resolve("kifs");
    extend("--most=2", "-t", "kif", "-o", folder + "/", PROBLEM);
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files.toList()).hasSize(2).allMatch(ExtendCommandTest::hasLine);
    }
  }

  private static boolean hasLine(Path kif) {
    try {
      return Files.readString(kif).contains("   7 ４二龍(44)");
    } catch (IOException e) {
      return false;
    }
  }

  @Test
  void helpmates_are_extended_and_each_is_sound_by_itself() throws IOException {
    Path file = directory.resolve("helpmates.sfen");
    String[] asked = {"--goal=helpmate", "--most=4", "-o", file.toString()};
    Run.Outcome outcome = extend(with(asked, "7k1/9/7S1/9/9/9/9/9/9 b G 1"));
    assertThat(outcome.out()).contains("no. 1: helpmate in 3, rank ", "4 problems found");
    List<String> lines = Files.readAllLines(file);
    assertThat(lines).hasSize(4).allMatch(line -> line.contains("\t3\t"));
    for (String each : lines) {
      String[] check = {"check", "--json", "--report=none", "sfen:" + each.split("\t")[0]};
      JsonNode checked = json(Run.tsume(with(check, "--goal=helpmate"))).get(0);
      assertThat(checked.get("verdict").asString()).isEqualTo("sound");
      assertThat(checked.get("length").asInt()).isEqualTo(3);
    }
    assertThat(extend("--goal=helpselfmate", "--from-mates", "--plies=1", PROBLEM).err())
        .startsWith("tsume: mates of the defender (--from-mates, --anywhere) do not go with");
  }

  @Test
  void words_are_in_both_languages_and_the_best_are_told_at_the_end() {
    assertThat(extend("--most=2", PROBLEM).out())
        .contains("no. 1: mate in 7, rank ", "Best first:", "2 problems found");
    assertThat(extend("--lang=ja", "--most=2", PROBLEM).out()).contains("1番：7手詰", "評価の高い順：");
  }

  @Test
  void what_is_not_sound_is_not_extended_and_a_limit_is_no_answer() {
    Run.Outcome cooked = extend("9/6+B1k/9/9/9/9/9/9/9 b G 1");
    assertThat(cooked.exitCode()).isEqualTo(Tally.DEFECT);
    assertThat(cooked.out()).startsWith("cooked: ");
    assertThat(extend("--nodes=30", PROBLEM).exitCode()).isEqualTo(Tally.INCONCLUSIVE);
  }

  @Test
  void positions_without_a_verdict_are_named() {
    String[] limited = {"--nodes=4k", "--json", PROBLEM};
    List<String> lines = extend(limited).lines();
    JsonNode all = JsonMapper.builder().build().readTree(lines.get(lines.size() - 1));
    assertThat(all.get("openPositions").size()).isPositive().isEqualTo(all.get("open").asInt());
    JsonNode first = all.get("openPositions").get(0);
    assertThat(first.get("proved").asString()).isIn("nothing", "goal", "sound");
    limited[1] = "--lang=en";
    assertThat(extend(limited).out()).contains("Not known: " + first.get("sfen").asString());
  }

  @Test
  void problems_and_results_are_found_in_the_order_of_a_formula() throws IOException {
    Path file = directory.resolve("three.sfen");
    extend("--most=3", "-o", file.toString(), PROBLEM);
    String results = directory.resolve("r").toString();
    Run.tsume("check", "--hash=16m", "-o", results, file.toString());
    for (String sign : List.of("", "-")) {
      Run.Outcome outcome =
          Run.tsume(
              "find",
              results,
              "--json",
              "--where=verdict=sound",
              "--rank=" + sign + "sacrificeValue");
      List<Double> ranks = json(outcome).stream().map(each -> each.get("rank").asDouble()).toList();
      assertThat(ranks).hasSize(3).isSortedAccordingTo(Comparator.reverseOrder());
      assertThat(ranks.get(0)).isNotEqualTo(ranks.get(2));
    }
    List<String> rows = Files.readAllLines(Path.of(results, "summary.csv"));
    int column = List.of(rows.get(0).split(",", -1)).indexOf("sacrificeValue");
    // No field after the first ones has a comma in it.
    int fromEnd = rows.get(0).split(",", -1).length - column;
    assertThat(rows)
        .extracting(row -> row.split(",", -1))
        .extracting(fields -> fields[fields.length - fromEnd])
        .contains("15");
  }

  @Test
  void what_cannot_be_meant_is_told() {
    assertThat(extend("--plies=3", PROBLEM).exitCode()).isEqualTo(Tally.USAGE);
    assertThat(extend("--resume", PROBLEM).exitCode()).isEqualTo(Tally.USAGE);
    assertThat(extend("--rank=beauty", PROBLEM).err()).contains("column 1", "sacrifices");
    assertThat(extend("--region=z9", PROBLEM).exitCode()).isEqualTo(Tally.USAGE);
    assertThat(extend("--shape=x", PROBLEM).exitCode()).isEqualTo(Tally.USAGE);
  }
}
