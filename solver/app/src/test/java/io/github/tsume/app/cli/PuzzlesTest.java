package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Sound problems as puzzles for sites. */
class PuzzlesTest {
  /** What the slow twin of soundness decided: rules, SFEN, author, value, verdict, rows. */
  private static final Path DECIDED =
      Path.of("../core/src/test/resources/io/github/tsume/twins/soundness.tsv.gz");

  private static final Set<String> AS_GOOD =
      Set.of("final-move-dual", "promotion-dual", "placement-dual", "mirror-dual");

  private static final Set<String> LONGER = Set.of("final-move-longer", "detour");

  @TempDir private Path directory;

  @Tag("slow")
  @Test
  void all_moves_that_are_right_are_those_of_the_slow_twin() throws IOException {
    List<String[]> sound = sound();
    StringBuilder input = new StringBuilder();
    for (int i = 0; i < sound.size(); i++) {
      String author = sound.get(i)[2].replace("=", "").strip();
      String moves = author.isEmpty() ? "" : " moves " + author;
      input.append(sound.get(i)[1]).append(moves).append('\t').append(i).append('\n');
    }
    List<JsonNode> puzzles = puzzles(input.toString());
    assertThat(puzzles).hasSize(sound.size());
    for (int i = 0; i < sound.size(); i++) {
      String[] row = sound.get(i);
      JsonNode puzzle = puzzles.get(i);
      assertThat(puzzle.get("plies").asString()).as(row[1]).isEqualTo(row[3]);
      Set<String> told = new TreeSet<>();
      for (JsonNode turn : puzzle.get("turns")) {
        assertThat(turn.get("complete").asBoolean()).as(row[1]).isTrue();
        String ply = turn.get("ply").asString();
        turn.get("accepted").forEach(right -> told.add(ply + right.get("move").asString() + "="));
        turn.path("later").forEach(later -> told.add(ply + later.asString() + ">"));
        String solution = puzzle.get("solution").get(turn.get("ply").asInt() - 1).asString();
        told.remove(ply + solution + "=");
      }
      assertThat(told).as(row[1]).isEqualTo(decided(row[5]));
    }
  }

  @Test
  void others_are_counted_and_named() throws IOException {
    String input =
        "4k4/9/4P4/9/9/9/9/9/9 b G 1\tgold\n9/6+B1k/9/9/9/9/9/9/9 b G2rb3g4s4n4l18p 1\tcook\n";
    assertThat(puzzles(input)).hasSize(1);
    assertThat(run("--lang", "en", "--goal", "helpmate").err())
        .contains("puzzles.jsonl: 0 puzzles; left out 2: gold (");
  }

  /**
   * What the twin's rows say of the attacker's other moves: whether they are as good, or longer.
   */
  private static Set<String> decided(String rows) {
    Set<String> decided = new TreeSet<>();
    for (String row : rows.split(",")) {
      String[] words = row.split(" ");
      if (AS_GOOD.contains(words[0]) || LONGER.contains(words[0])) {
        decided.add(words[1] + words[2] + (LONGER.contains(words[0]) ? ">" : "="));
      }
    }
    return decided;
  }

  private static List<String[]> sound() throws IOException {
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(Files.newInputStream(DECIDED)), StandardCharsets.UTF_8))) {
      return reader
          .lines()
          .map(line -> line.split("\t", -1))
          .filter(row -> row[4].equals("sound"))
          .toList();
    }
  }

  private List<JsonNode> puzzles(String problems) throws IOException {
    Files.writeString(directory.resolve("p.sfen"), problems);
    run();
    List<String> lines = Files.readAllLines(directory.resolve("out/puzzles.jsonl"));
    lines.forEach(
        line -> assertThat(OtherSchemasTest.faults("tsume-puzzle-1.schema.json", line)).isEmpty());
    return lines.stream().map(JsonMapper.shared()::readTree).toList();
  }

  private Run.Outcome run(String... options) {
    List<String> common =
        List.of(
            "check",
            "" + directory.resolve("p.sfen"),
            "--report",
            "puzzles",
            "--hash",
            "16m",
            "--defender-hand",
            "as-is");
    Stream<String> place = Stream.of("-o", "" + directory.resolve("out"));
    return Run.tsume(
        Stream.of(common.stream(), place, Stream.of(options)).flatMap(each -> each).toArray());
  }
}
