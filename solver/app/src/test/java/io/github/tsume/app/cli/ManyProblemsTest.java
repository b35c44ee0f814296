package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.notation.Notation;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.json.ResultReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** What {@code solve} and {@code check} write for those who have very many problems. */
@Tag("slow")
class ManyProblemsTest {
  private static final String HASH = "--hash=16m";

  @TempDir private Path directory;

  @Test
  void solve_writes_results_and_totals_and_goes_on() throws IOException {
    Path input = input(3);
    Path output = directory.resolve("out");
    Run.Outcome run = solve(input, output, "--totals", "--lang", "en");
    assertThat(run.out()).contains("Problems: 3, of which 0 repeat an earlier position");
    assertThat(output.toFile().list()).containsExactlyInAnyOrder("results.jsonl", "totals.json");
    List<String> lines = Files.readAllLines(output.resolve("results.jsonl"));
    assertThat(lines).hasSize(3);

    Files.writeString(output.resolve("results.jsonl"), lines.get(0) + "\n" + lines.get(1));
    solve(input, output, "--resume");
    assertThat(words(output)).hasSize(3);
    JsonNode totals = totals(output);
    assertThat(totals.path("problems").asInt()).isEqualTo(3);
    long mates = words(output).stream().filter("mate"::equals).count();
    assertThat(totals.path("verdicts").path("mate").asLong(0)).isEqualTo(mates);
  }

  @Test
  void the_totals_of_a_check_are_counted_from_its_results() throws IOException {
    Path input = input(12);
    Path output = directory.resolve("out");
    Run.tsume("check", input.toString(), "-o", output.toString(), HASH, "--report", "none");
    JsonNode totals = totals(output);
    List<Result> results = results(output);
    long nodes =
        results.stream().mapToLong(result -> Objects.requireNonNull(result.effort()).nodes()).sum();
    assertThat(totals.path("nodes").asLong()).isEqualTo(nodes);
    long sum = totals.path("verdicts").values().stream().mapToLong(JsonNode::asLong).sum();
    assertThat(sum).isEqualTo(12);
  }

  @Test
  void records_stand_on_shelves_or_in_one_file() throws IOException {
    Path input = directory.resolve("p.sfen");
    List<String> lines =
        Stream.iterate(0, i -> i + 1).limit(1001).map(i -> Samples.MATE_3 + "\tp" + i).toList();
    Files.write(input, lines);
    Path output = directory.resolve("out");
    solve(input, output, "--report", "kif-folders,kif-file");
    assertThat(output.resolve("kif/0001").toFile().list()).hasSize(1000);
    assertThat(output.resolve("kif/0002").toFile().list()).containsExactly("p1000.kif");
    byte[] records = Files.readAllBytes(output.resolve("records.kif"));
    assertThat(Notation.read(records, "records.kif", ReadOptions.DEFAULT).problems()).hasSize(1001);

    Files.write(input, lines.subList(0, 2));
    solve(input, output, "--report", "kif-folders", "--resume");
    assertThat(output.resolve("kif/0001").toFile().list())
        .containsExactlyInAnyOrder("p0.kif", "p1.kif");
    assertThat(output.resolve("kif/0002").toFile().list()).isEmpty();
  }

  @Test
  void resuming_needs_a_directory() throws IOException {
    assertThat(Run.tsume("solve", input(1).toString(), "--resume").exitCode()).isEqualTo(2);
  }

  private Path input(int count) throws IOException {
    Path input = directory.resolve("some.sfen");
    Files.write(input, CheckBatchTest.problems(count));
    return input;
  }

  private static Run.Outcome solve(Path input, Path output, String... more) {
    String[] words = {"solve", input.toString(), "-o", output.toString(), HASH};
    return Run.tsume(Stream.concat(Stream.of(words), Stream.of(more)).toArray(String[]::new));
  }

  private static JsonNode totals(Path output) throws IOException {
    return new ObjectMapper().readTree(Files.readString(output.resolve("totals.json")));
  }

  private static List<String> words(Path output) throws IOException {
    return results(output).stream().map(Result::word).toList();
  }

  private static List<Result> results(Path output) throws IOException {
    return Files.readAllLines(output.resolve("results.jsonl")).stream()
        .map(ResultReader::read)
        .toList();
  }
}
