package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.page.PageCalls;
import io.github.tsume.app.page.PageSearch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What a problem asks for, and its length, hands and title, out by every way and back. */
class WrittenGoalTest {
  /** A position with a piece that is needless or one that is cooked, and what is asked for. */
  private static final Map<String, String> PROBLEMS =
      Map.of(
          "", "1p7/k8/g8/9/L8/1R7/9/9/9 b r2b3g4s4n3l17p 1",
          "brinkmate 1", "8k/5S2p/6P2/9/9/9/9/9/P8 b GNg 1",
          "brinkmate 3", "6k2/9/3+R5/6P2/9/9/9/9/9 b S2b 1",
          "helpmate", "8R/9/7k1/9/9/9/9/9/L8 b 2Sr2b4g2s4n3l18p 1",
          "helpmate defender-first 3-solutions", "7k1/9/7G1/9/9/9/9/9/9 w G2r2b2g4s4n4l18p 1",
          "helpselfmate 2-solutions", "9/4k4/9/4P4/9/9/9/9/4K4 b 2G2r2b2g4s4n4l17p 1");

  @TempDir Path folder;

  private static Stream<String> goals() {
    return PROBLEMS.keySet().stream().sorted();
  }

  private static String row(String goal) {
    int length =
        switch (goal) {
          case "" -> 7;
          case "brinkmate 1" -> 1;
          case "helpmate defender-first 3-solutions" -> 2;
          case "helpselfmate 2-solutions" -> 4;
          default -> 3;
        };
    return PROBLEMS.get(goal) + "\tx\t" + length + "\t名" + (goal.isEmpty() ? "" : "\t目標：" + goal);
  }

  private Path given(String goal) throws IOException {
    return Files.writeString(folder.resolve("in.sfen"), row(goal) + "\n");
  }

  /** Position with both hands, length, title and goal, as a row. */
  private static String back(String place) {
    Run.Outcome outcome = Run.tsume("convert", "--to=sfen", "--defender-hand=as-is", place);
    List<String> fields =
        Splitter.on('\t').splitToList(outcome.out().lines().reduce("", (before, line) -> line));
    assertThat(fields).as("%s", outcome).hasSizeGreaterThan(3);
    String goal =
        fields.stream().filter(field -> field.startsWith("目標：")).collect(Collectors.joining());
    return fields.get(0) + ' ' + fields.get(2) + ' ' + fields.get(3) + ' ' + goal;
  }

  @ParameterizedTest
  @MethodSource("goals")
  void what_is_asked_for_comes_back_from_every_format(String goal) throws IOException {
    String given = given(goal).toString();
    String expected = back(given);
    assertThat(expected).contains(" 名 ").endsWith(goal);
    for (String format : List.of("kif", "ki2", "csa", "jkf", "sfen")) {
      Path file = folder.resolve("out." + format);
      Run.tsume("convert", "--to=" + format, "--defender-hand=as-is", "-o", "" + file, given);
      assertThat(back(file.toString())).as(format).isEqualTo(expected);
    }
    Run.Outcome usi = Run.tsume("convert", "--to=usi", "--defender-hand=as-is", given);
    assertThat(usi.err()).contains("metadata (", "手数", "作品名");
    if (!goal.isEmpty()) {
      assertThat(usi.err()).contains("目標");
    }
  }

  @ParameterizedTest
  @MethodSource("goals")
  void what_a_check_writes_is_looked_at_for_the_same(String goal) throws IOException {
    Path out = folder.resolve("out");
    String given = given(goal).toString();
    Run.tsume("check", "--hash=16m", "--nodes=300", "--report=kif,csv", "-o", "" + out, given);
    assertThat(back(out.resolve("kif").toString())).as("kif").isEqualTo(back(given));
    assertThat(back(out.resolve("summary.csv").toString())).as("csv").isEqualTo(back(given));
  }

  @ParameterizedTest
  @MethodSource("goals")
  void rows_of_results_are_read_for_the_same(String goal) throws IOException {
    String given = given(goal).toString();
    for (String tool : List.of("solve", "check")) {
      Run.Outcome rows = Run.tsume(tool, "--json", "--hash=16m", "--nodes=300", given);
      Path file = Files.writeString(folder.resolve(tool + ".jsonl"), rows.out());
      assertThat(back(file.toString())).as(tool).isEqualTo(back(given));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"prune", "repair"})
  void rows_of_edits_are_read_for_the_same(String tool) throws IOException {
    String given = given("brinkmate 3").toString();
    Run.Outcome rows =
        Run.tsume(tool, "--json", "--hash=16m", "--nodes=300", "--goal=brinkmate", given);
    Path file = Files.writeString(folder.resolve("rows.jsonl"), rows.out());
    assertThat(back(file.toString())).isEqualTo(back(given).replace(" 3 名", " - 名"));
  }

  @ParameterizedTest
  @CsvSource({
    "prune, mate, '1p7/k8/g8/9/L8/1R7/9/9/9 b - 1', ''",
    "prune, brinkmate 1, '8k/5S2p/6P2/9/9/9/9/9/P8 b GNg 1', ''",
    "repair, mate, '4k4/9/9/9/9/9/9/9/9 b G 1', G*5b",
    "repair, brinkmate 1, '8k/5S2p/6P2/9/9/9/9/9/9 b 2GN 1', 3c3b+",
  })
  void what_edits_make_is_written_with_what_it_asks_for(
      String tool, String goal, String sfen, String moves) throws IOException {
    boolean mate = goal.equals("mate");
    String length = mate && tool.equals("prune") ? "7" : "1";
    String usi = "sfen " + sfen + (moves.isEmpty() ? "" : " moves " + moves);
    String kif = Run.tsume("convert", "--to=kif", usi).out();
    String head = "作品名：名\n手数：" + length + "手\n" + (mate ? "" : "目標：" + goal + "\n");
    Path given = Files.writeString(folder.resolve("in.kif"), head + kif);
    List<String> asked = mate ? List.of() : List.of("--goal=brinkmate", "--within=1");
    for (String format : List.of("sfen", "kif", "jkf")) {
      String out = folder.resolve("out-" + format).toString();
      Stream<String> words =
          Stream.of(tool, "--hash=16m", "--nodes=1m", "--to=" + format, "-o", out, "" + given);
      Stream<String> most = tool.equals("repair") ? Stream.of("--most=1") : Stream.of();
      Run.tsume(
          Stream.of(words, most, asked.stream()).flatMap(each -> each).toArray(String[]::new));
      assertThat(back(out)).as(format).endsWith(" " + length + " 名 " + (mate ? "" : "目標：" + goal));
    }
  }

  @ParameterizedTest
  @MethodSource("goals")
  void links_of_the_page_are_read_for_the_same(String goal) throws IOException {
    List<String> words = Splitter.on(' ').splitToList(goal);
    String asked =
        goal.startsWith("brinkmate")
            ? "&goal=" + words.get(0) + "&within=" + words.get(1)
            : "&goal=" + goal.replace(' ', '+');
    String row = Objects.requireNonNull(PROBLEMS.get(goal)).replace("+", "%2B").replace(' ', '+');
    String link = "https://example.com/#sfen=" + row + asked + "&title=名&hand=as-is&length=3";
    assertThat(back(link)).isEqualTo(back(given(goal).toString()).replaceFirst(" \\d 名", " 3 名"));
  }

  @ParameterizedTest
  @MethodSource("goals")
  void copies_of_the_page_are_read_for_the_same(String goal) throws IOException {
    String asked = goal.startsWith("brinkmate") ? "&goal=" + goal.replace(" ", "&within=") : "";
    String text = row("") + "\n" + row(goal);
    String options = "index=1&hand=as-is&nodes=300&hash=16&to=kif" + asked;
    String expected = back(given(goal).toString());
    assertThat(copied(PageCalls.answer("write", text, options))).isEqualTo(expected);
    if (goal.startsWith("help")) {
      return; // The page looks for none of these.
    }
    List<String> heard = new ArrayList<>();
    new PageSearch(text, options, heard::add).run();
    assertThat(copied(heard.get(heard.size() - 1))).as("checked").isEqualTo(expected);
    String untitled = PROBLEMS.get(goal) + "\tx\t-\t名";
    assertThat(copied(PageCalls.answer("write", untitled, "hand=as-is&to=kif" + asked)))
        .endsWith(" 名 " + (goal.isEmpty() ? "" : "目標：" + goal));
  }

  /** What a KIF out of an answer of the page comes back as. */
  private String copied(String answer) throws IOException {
    JsonNode message = JsonMapper.builder().build().readTree(answer);
    JsonNode kif = message.has("text") ? message.get("text") : message.get("shown").get("kif");
    return back(Files.writeString(folder.resolve("copied.kif"), kif.asString()).toString());
  }

  /** A title is a title, whatever it stands in: above running text, a diagram, in a row. */
  private static Stream<Arguments> titled() {
    String rows = "| ・ ・ ・ ・ ・ ・ ・ ・ ・|";
    return Stream.of(
            "作品名：%s\n攻方：１三金 持駒：金 受方：１一玉\n",
            "作品名：%s\n後手の持駒：残り全部\n"
                + "| ・ ・ ・ ・ ・ ・ ・ ・v玉|一\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|二\n"
                + "| ・ ・ ・ ・ ・ ・ ・ ・ 金|三\n"
                + Stream.of("四", "五", "六", "七", "八", "九")
                    .map(rank -> rows + rank + "\n")
                    .collect(Collectors.joining())
                + "先手の持駒：金\n",
            "8k/9/8G/9/9/9/9/9/9 b G 1\tx\t\t%s\n")
        .map(Arguments::of);
  }

  @ParameterizedTest
  @MethodSource("titled")
  void a_title_states_the_goal_wherever_it_stands(String text) throws IOException {
    Path file = folder.resolve("titled.txt");
    Files.writeString(file, String.format(text, "協力詰 1手 2解"));
    assertThat(Run.tsume("check", "--report=none", "" + file).out())
        .contains("sound", "helpmate in 1", "2 solutions");
    for (String rule : List.of("安南協力詰 1手", "最悪詰 1手", "協力詰 1手 禁欲", "Circe helpmate 1手")) {
      Files.writeString(file, String.format(text, rule));
      Run.Outcome other = Run.tsume("check", "--report=none", "" + file);
      assertThat(other.exitCode()).as(rule).isEqualTo(Tally.UNREADABLE);
      assertThat(other.out() + other.err()).contains("another rule: \"" + rule + "\"");
    }
    assertThat(Run.tsume("solve", "--goal=helpmate", "" + file).out()).contains("helpmate in 1");
  }

  @ParameterizedTest
  @MethodSource("titled")
  void a_title_that_only_names_a_rule_states_none(String text) throws IOException {
    Path file = folder.resolve("titled.txt");
    Files.writeString(file, String.format(text, "安南"));
    assertThat(Run.tsume("solve", "" + file).out()).contains("mate in 1");
  }

  @Test
  void a_title_and_a_length_that_differ_are_told() throws IOException {
    Path file = folder.resolve("titled.sfen");
    Files.writeString(file, "8k/9/8G/9/9/9/9/9/9 b G 1\tx\t3\t協力詰 5手\n");
    assertThat(Run.tsume("solve", "" + file).out())
        .contains("the length is stated to be 3 plies, though \"協力詰 5手\" says 5");
    Files.writeString(file, "8k/9/8G/9/9/9/9/9/9 b G 1\tx\t5\t協力詰 5手\n");
    assertThat(Run.tsume("solve", "" + file).out()).doesNotContain("is stated to be");
  }
}
