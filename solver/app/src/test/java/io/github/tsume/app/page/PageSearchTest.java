package io.github.tsume.app.page;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.cli.Run;
import io.github.tsume.verdict.Reason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.node.ObjectNode;

/** What the page finds is what the command line finds. */
class PageSearchTest {
  private static final Path PROBLEMS = Path.of("../../problems/first");
  private static final String ONE = "4k4/9/4P4/9/9/9/9/9/9 b G 1";
  private static final String BRINKMATE = "6k2/9/3+R5/6P2/9/9/9/9/9 b S 1";
  private static final ObjectMapper MAPPER = new ObjectMapper();

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"first.sfen", "line-fails.kif", "minishogi.kif"})
  void the_page_says_what_the_command_line_says(String file) throws IOException {
    String path = PROBLEMS.resolve(file).toString();
    String text = Files.readString(PROBLEMS.resolve(file));
    String reports = folder.resolve("reports").toString();
    List<String> lines =
        Run.tsume("check", path, "--json", "--no-timing", "--variations", "3", "-o", reports)
            .lines();
    for (int i = 0; i < lines.size(); i++) {
      String options = "timing=false&variations=3&name=" + file + "&index=" + i;
      assertThat(result(search(text, options))).isEqualTo(plain(lines.get(i)));
    }
    assertThat(lines).isNotEmpty();
  }

  @Test
  void a_limit_leaves_it_unknown_and_says_why() {
    JsonNode result = result(search("9/9/9/9/4k4/9/9/9/9 b 2R2B4G4S4N4L9P 1", "nodes=1"));
    assertThat(result.path("result").asString()).isEqualTo("unknown");
    assertThat(result.path("reason").asString()).isEqualTo("node limit");
  }

  @Test
  void a_search_that_died_is_unknown() {
    List<String> heard = new ArrayList<>();
    new PageSearch("4k4/9/4P4/9/9/9/9/9/9 b G 1", "", heard::add).giveUp(Reason.DEPTH);
    JsonNode result = MAPPER.readTree(heard.get(0)).get("result");
    assertThat(result.path("verdict").asString()).isEqualTo("unknown");
    assertThat(result.path("reason").asString()).isEqualTo("depth limit");
  }

  @Test
  void no_problem_is_answered_as_none() {
    assertThat(result(search("", "")).path("verdict").asString()).isEqualTo("invalid");
    assertThat(search("4k4/9/4P4/9/9/9/9/9/9 b G 1", "index=7"))
        .containsExactly("{\"type\":\"nothing\"}");
  }

  @Test
  void the_lines_shown_are_the_moves_of_the_result() {
    List<String> heard = search("4k4/9/4P4/9/9/9/9/9/9 b G 1", "");
    JsonNode message = MAPPER.readTree(heard.get(heard.size() - 1));
    JsonNode line = message.get("shown").get("lines").get(0);
    assertThat(line.get("of").asString()).isEqualTo("mainline");
    assertThat(line.get("usi")).isEqualTo(message.get("result").get("mainline"));
    assertThat(line.get("ja").get(0).asString()).isEqualTo("▲５二金");
    assertThat(line.get("en").get(0).asString()).isEqualTo("G*5b");
    assertThat(message.get("shown").get("kif").asString()).contains("５二金打");
  }

  private static List<String> search(String text, String options) {
    List<String> heard = new ArrayList<>();
    new PageSearch(text, options, heard::add).run();
    return heard;
  }

  private static JsonNode result(List<String> heard) {
    return plain(MAPPER.readTree(heard.get(heard.size() - 1)).get("result").toString());
  }

  /** A result but for the place it was read from, which a page does not know. */
  private static JsonNode plain(String json) {
    ObjectNode result = (ObjectNode) MAPPER.readTree(json);
    result.remove(List.of("source", "limits"));
    return result;
  }

  @Test
  void answers_are_graded_as_the_program_grades_them() {
    String answers = "Ann\tG*5b\nBob\tG*4b\nCid\t52金\n";
    List<String> heard = search(ONE + '\u001e' + answers, "mode=grade&hash=1");
    JsonNode told = MAPPER.readTree(heard.get(heard.size() - 2));
    assertThat(grades(told)).containsExactly("Ann right", "Bob wrong", "Cid right");
    assertThat(told.at("/answers/1/reason/en").asString()).isNotEmpty();
    assertThat(told.at("/answers/1/word/ja").asString()).isNotEmpty();
    assertThat(told.at("/found/en").asString()).isEqualTo("sound: mate in 1");
  }

  @Test
  void a_collection_is_graded_as_the_command_line_does_it() throws IOException {
    String other = "9/4k4/9/4P4/9/9/9/9/9 b 2G 1";
    Path problems = Files.writeString(folder.resolve("set.sfen"), ONE + "\n" + other + "\n");
    String sent =
        "name,number,answer\nAnn,1,G*5b\nAnn,2,G*5c 5b4a G*4b\nBob,1,G*4b\nBob,2,52金\nCid,7,52金\n";
    Path answers = Files.writeString(folder.resolve("answers.csv"), sent);
    Path book = folder.resolve("book.csv");
    Run.tsume("grade", problems.toString(), answers.toString(), "-o", book.toString());
    String options = "\u001dname=set.sfen\u001f";
    String asked = options + Files.readString(problems) + '\u001e' + sent;
    List<JsonNode> heard =
        search(asked, "mode=grade&hash=1").stream().map(MAPPER::readTree).toList();
    JsonNode ranking = heard.get(heard.size() - 1);
    assertThat(ranking.get("csv").asString())
        .isEqualTo(Files.readString(book).replace(answers + ":", ""));
    List<String> solvers = new ArrayList<>();
    ranking
        .get("solvers")
        .forEach(each -> solvers.add(each.get("rank") + " " + each.get("solver").asString()));
    assertThat(solvers).startsWith("1 Ann").hasSize(3);
    assertThat(grades(ranking)).containsExactly("Cid unreadable");
    assertThat(heard.stream().filter(each -> each.path("type").asString().equals("graded")))
        .hasSize(2);
  }

  private static List<String> grades(JsonNode told) {
    List<String> grades = new ArrayList<>();
    told.get("answers")
        .forEach(
            answer ->
                grades.add(answer.get("solver").asString() + " " + answer.get("grade").asString()));
    return grades;
  }

  @Test
  void a_brinkmate_is_looked_for_as_the_command_line_does_it() throws IOException {
    Path problem = Files.writeString(folder.resolve("one.sfen"), BRINKMATE + "\n");
    String line =
        Run.tsume(
                "check",
                problem.toString(),
                "--goal",
                "hisshi",
                "--within",
                "1",
                "--json",
                "--no-timing",
                "-o",
                folder.resolve("reports").toString())
            .lines()
            .get(0);
    List<String> heard = search(BRINKMATE, "timing=false&goal=brinkmate&within=1&name=one.sfen");
    assertThat(result(heard)).isEqualTo(plain(line));
    assertThat(result(heard).path("goal").asString()).isEqualTo("brinkmate");
    JsonNode shown = MAPPER.readTree(heard.get(heard.size() - 1)).get("shown");
    assertThat(shown.get("within").asInt()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({
    // With their numbers of shortest solutions, as published.
    "helpmate,7lk/7r1/7lP/8G/9/9/9/9/9 b Lr2b3g4s4nl17p 1,3,2",
    "helpmate,5+l1k1/8p/6+p+p1/3K5/5N3/9/9/9/5s3 b RL2b4g3s3n2l15p 1,3,2",
    "helpmate,1+n7/2L6/1k2+b4/9/2+P6/2r6/9/9/4K4 b RNgsn 1,3,2",
    "helpselfmate,9/9/9/9/7l1/9/8k/9/7SK b G2r2b3g3s4n3l18p 1,2,1",
  })
  void moves_of_a_helpmate_are_right_if_they_lie_on_a_shortest_solution(
      String goal, String sfen, int length, int count) {
    String options = "timing=false&hash=1&goal=" + goal;
    JsonNode result = result(search(sfen, options));
    assertThat(result.path("length").asInt()).isEqualTo(length);
    List<String> line = new ArrayList<>();
    result.path("mainline").forEach(move -> line.add(move.asString()));
    assertThat(solutions(sfen, options + "&mode=play", line, List.of())).isEqualTo(count);
  }

  /** How many ways there are from here of moves that are said to be right, each to a mate. */
  private static int solutions(
      String sfen, String options, List<String> line, List<String> played) {
    String asked = options + "&line=" + String.join(",", line);
    String before = "&moves=" + String.join(",", played);
    int found = 0;
    for (JsonNode move : MAPPER.readTree(last(sfen, asked + before)).get("legal")) {
      JsonNode told = MAPPER.readTree(last(sfen, asked + before + "&move=" + move.asString()));
      assertThat(told.get("kind").asString()).isIn("right", "longer", "no-check");
      assertThat(told.get("wrong").asBoolean()).isNotEqualTo(told.get("accepted").asBoolean());
      if (told.get("mated").asBoolean()) {
        found++;
      } else if (told.get("accepted").asBoolean()) {
        List<String> onward = new ArrayList<>();
        told.get("line").forEach(each -> onward.add(each.asString()));
        List<String> after = new ArrayList<>(played);
        after.add(move.asString());
        assertThat(onward).hasSameSizeAs(line).startsWith(after.toArray(String[]::new));
        found += solutions(sfen, options, onward, after);
      }
    }
    return found;
  }

  @Test
  void problems_that_end_in_one_are_sound_and_have_its_line_as_their_tail() {
    List<JsonNode> heard =
        search("7k1/5S3/6+P2/9/9/9/9/9/9 b G 1", "mode=before&hash=1&nodes=30000").stream()
            .map(MAPPER::readTree)
            .toList();
    JsonNode end = heard.get(heard.size() - 1);
    assertThat(end.get("type").asString()).isEqualTo("looked");
    List<JsonNode> found =
        heard.stream().filter(each -> each.path("type").asString().equals("before")).toList();
    assertThat(found).isNotEmpty();
    for (JsonNode each : found.subList(0, Math.min(5, found.size()))) {
      String text = each.get("text").asString();
      JsonNode result = result(search(text, "nodes=1000000"));
      assertThat(result.path("verdict").asString()).as("%s", each).isEqualTo("sound");
      assertThat(result.path("length").asInt()).isEqualTo(3);
      List<String> line = new ArrayList<>();
      result.path("mainline").forEach(move -> line.add(move.asString()));
      assertThat(text).endsWith(" moves " + String.join(" ", line));
    }
    JsonNode cooked = MAPPER.readTree(last("9/6+B1k/9/9/9/9/9/9/9 b G 1", "mode=before&hash=1"));
    assertThat(cooked.get("verdict").asString()).isEqualTo("cooked");
  }

  private static String last(String text, String options) {
    List<String> heard = search(text, options);
    return heard.get(heard.size() - 1);
  }
}
