package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.results.json.CheckOutcome;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.json.ResultReader;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.Severity;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The problems that the README begins with, checked as it says. What is right follows from the
 * rules and is reasoned in {@code problems/first/README.md}.
 */
class FirstProblemsTest {
  private static final Path PROBLEMS = Path.of("../../problems/first");

  /** Verdict, length, and the defects that are not tolerated. */
  private static final Map<String, String> RIGHT =
      Map.ofEntries(
          Map.entry("sound", "sound 3"),
          Map.entry("first-move-cook", "cooked 3 cook@1"),
          Map.entry("later-cook", "cooked 5 cook@3"),
          Map.entry("move-order", "incomplete 7 move-order@1"),
          Map.entry("promotion-dual", "sound 7 promotion-dual@1"),
          Map.entry("leftover", "incomplete 3 leftover@0"),
          Map.entry("long-variation", "incomplete 7 long-variation@4"),
          Map.entry("no-mate", "unsolvable"),
          Map.entry("futile", "sound 1"),
          Map.entry("two-kings", "sound 9"),
          Map.entry("two-pawns", "invalid"),
          Map.entry("line-fails", "incomplete 3 line-fails@1"),
          Map.entry("minishogi", "sound 5"));

  @TempDir private Path directory;

  @Test
  void each_problem_is_judged_as_its_readme_says() throws IOException {
    String[] check = {"check", PROBLEMS.toString(), "-o", directory.toString()};
    assertThat(Run.tsume(check).exitCode()).isEqualTo(4);
    Map<String, String> found = new TreeMap<>();
    for (String line : Files.readAllLines(directory.resolve("results.jsonl"))) {
      Result result = ResultReader.read(line);
      found.put(result.origin().id(), told(result));
    }
    assertThat(found).containsExactlyInAnyOrderEntriesOf(RIGHT);
  }

  @Test
  void what_is_for_practice_is_sound_in_the_plies_that_it_states() throws IOException {
    String practice = Path.of("../../problems/practice").toString();
    Run.tsume("check", practice, "--report=none", "-o", directory.toString());
    List<Result> results =
        Files.readAllLines(directory.resolve("results.jsonl")).stream()
            .map(ResultReader::read)
            .toList();
    assertThat(results).hasSize(300);
    assertThat(results)
        .allMatch(result -> told(result).equals("sound " + result.statedLength().orElse(0)));
  }

  @Test
  void the_readme_tells_of_every_problem() throws IOException {
    String readme = Files.readString(PROBLEMS.resolve("README.md"));
    RIGHT.forEach(
        (id, right) ->
            assertThat(readme).contains("| " + id + " | `" + right.replaceFirst(" .*", "") + "`"));
  }

  private static String told(Result result) {
    List<String> words = new ArrayList<>(List.of(result.word()));
    if (result.answer().outcome() == Outcome.MATE) {
      assertThat(result.answer().length().isExact()).isTrue();
      words.add(String.valueOf(result.answer().length().plies()));
    }
    CheckOutcome check = result.check();
    if (check != null) {
      assertThat(check.open()).isEmpty();
      check.defects().stream()
          .filter(defect -> defect.severity() != Severity.TOLERATED)
          .forEach(defect -> words.add(defect.code() + "@" + defect.ply()));
    }
    return String.join(" ", words);
  }
}
