package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.file.FileNames;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Names and titles that mean something to terminals, spreadsheets and shells. */
class HostileNamesTest {
  /** Turns the direction of writing, so that {@code gpj.exe} is read as {@code exe.jpg}. */
  private static final String TURN = "\u202e";

  @TempDir private Path directory;

  private void check(String... labels) throws IOException {
    StringBuilder text = new StringBuilder();
    List<String> problems = CheckBatchTest.problems(labels.length);
    for (int i = 0; i < labels.length; i++) {
      String row = problems.get(i);
      text.append(row, 0, row.indexOf('\t') + 1).append(labels[i]).append('\n');
    }
    Files.writeString(directory.resolve("a.sfen"), text);
    Run.Outcome outcome =
        Run.tsume(
            "check",
            directory.resolve("a.sfen").toString(),
            "--hash=16m",
            "-o",
            directory.resolve("out").toString());
    assertThat(outcome.out()).doesNotContain(TURN);
  }

  private List<String> kifs() throws IOException {
    try (Stream<Path> files = Files.list(directory.resolve("out/kif"))) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void nothing_turns_the_direction_of_writing() throws IOException {
    check("gpj" + TURN + "exe", "a\u2066b\u200fc");
    assertThat(kifs()).hasSize(2).noneMatch(name -> name.matches(".*[\\p{Cf}].*"));
    assertThat(Files.readString(directory.resolve("out/summary.csv"))).doesNotContain(TURN);
    assertThat(FileNames.safe("gpj" + TURN + "exe")).isEqualTo("gpj_exe");
  }

  @Test
  void no_file_is_taken_for_an_option_or_a_formula() throws IOException {
    check("-rf", "=1+1", "--help");
    assertThat(kifs()).hasSize(3).allMatch(name -> name.startsWith("_"));
  }

  @Test
  void no_cell_is_a_formula_wherever_columns_end() throws IOException {
    check(";=1+1", "a;@b", "=2", "＝2", "a;＠b", "＋1", "－1", "a=b;c-d");
    assertThat(Files.readAllLines(directory.resolve("out/summary.csv")).stream().skip(1))
        .extracting(row -> row.substring(0, row.indexOf(',')))
        .containsExactly(";'=1+1", "a;'@b", "'=2", "'＝2", "a;'＠b", "'＋1", "'－1", "a=b;c-d");
  }
}
