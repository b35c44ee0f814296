package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.batch.log.Tally;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the class cache is trained with. */
class TrainingTest {
  @TempDir private Path directory;

  @ParameterizedTest
  @ValueSource(strings = {"tsume", "tsume.bat"})
  void both_launchers_train_with_it(String launcher) throws IOException {
    assertThat(Files.readString(Path.of("../..", launcher), StandardCharsets.UTF_8))
        .contains(Training.class.getName());
  }

  @Test
  void every_command_does_its_work() throws IOException {
    for (String[] command : Training.commands(directory)) {
      Run.Outcome outcome = Run.tsume(command);
      assertThat(outcome.exitCode())
          .as(outcome.err())
          .isIn(Tally.OK, Tally.DEFECT, Tally.INCONCLUSIVE);
    }
    List<String> problems = Files.readAllLines(directory.resolve("problems.sfen"));
    assertThat(problems).hasSize(4).allMatch(row -> row.contains(" moves "));
    assertThat(Files.readAllLines(directory.resolve("reports/results.jsonl")))
        .hasSameSizeAs(problems);
    assertThat(directory.resolve("reports/report.html")).isNotEmptyFile();
  }
}
