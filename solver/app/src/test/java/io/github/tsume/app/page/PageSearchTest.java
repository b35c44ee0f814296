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
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.node.ObjectNode;

/** What the page finds is what the command line finds. */
class PageSearchTest {
  private static final Path PROBLEMS = Path.of("../../problems/first");
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
    List<String> heard = new ArrayList<>();
    String problem = "4k4/9/4P4/9/9/9/9/9/9 b G 1";
    String answers = "Ann\tG*5b\nBob\tG*4b\nCid\t52金\n";
    new PageSearch(problem + '\u001e' + answers, "mode=grade&hash=1", heard::add).run();
    JsonNode told = MAPPER.readTree(heard.get(heard.size() - 1)).get("answers");
    List<String> grades = new ArrayList<>();
    told.forEach(
        answer ->
            grades.add(answer.get("solver").asString() + " " + answer.get("grade").asString()));
    assertThat(grades).containsExactly("Ann right", "Bob wrong", "Cid right");
    assertThat(told.get(1).at("/reason/en").asString()).isNotEmpty();
    assertThat(told.get(1).at("/word/ja").asString()).isNotEmpty();
  }
}
