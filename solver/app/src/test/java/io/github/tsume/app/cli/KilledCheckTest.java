package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * A check whose process is killed, as by {@code kill -9}, again and again in the middle of its work
 * and resumed each time: in the end its results equal those of an undisturbed run.
 *
 * <p>{@code -Dtsume.kills=10} sets how often.
 */
class KilledCheckTest {
  private static final int KILLS = Integer.getInteger("tsume.kills", 2);
  private static final int PROBLEMS =
      Math.min(60 * KILLS, 240); // as many as there are different ones

  @TempDir private Path directory;

  @Test
  @Timeout(300)
  void loses_and_repeats_nothing() throws Exception {
    Path input = directory.resolve("many.sfen");
    Files.write(input, CheckBatchTest.problems(PROBLEMS));
    Path whole = directory.resolve("whole");
    Process undisturbed = check(input, whole);
    assertThat(undisturbed.waitFor(200, TimeUnit.SECONDS)).isTrue();

    Path output = directory.resolve("killed");
    Random random = new Random(7);
    int before = 0;
    for (int kill = 0; kill < KILLS; kill++) {
      Process process = check(input, output);
      int after = before + 1 + random.nextInt(PROBLEMS / KILLS);
      while (lines(output) < after && process.isAlive()) {
        Thread.sleep(1);
      }
      Thread.sleep(random.nextInt(20));
      process.destroyForcibly().waitFor();
      assertThat(process.exitValue()).as("killed, not ended").isEqualTo(128 + 9);
      before = lines(output);
    }
    assertThat(before).isLessThan(PROBLEMS);
    Process last = check(input, output);
    assertThat(last.waitFor(200, TimeUnit.SECONDS)).isTrue();

    assertThat(last.exitValue()).isEqualTo(undisturbed.exitValue());
    assertThat(sortedResults(output)).hasSize(PROBLEMS).isEqualTo(sortedResults(whole));
    assertThat(output.resolve("summary.csv")).hasSameTextualContentAs(whole.resolve("summary.csv"));
  }

  /** The program as a process of its own. */
  static ProcessBuilder program(String... arguments) {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx256m",
                "-cp",
                System.getProperty("java.class.path"),
                "io.github.tsume.app.cli.TsumeCommand"));
    command.addAll(List.of(arguments));
    return new ProcessBuilder(command);
  }

  static Process check(Path input, Path output) throws IOException {
    return program(
            "check",
            input.toString(),
            "-o",
            output.toString(),
            "--hash=16m",
            "--jobs=2",
            "--no-timing",
            "--resume",
            "--quiet")
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  private static List<String> sortedResults(Path output) throws IOException {
    return Files.readAllLines(output.resolve("results.jsonl")).stream().sorted().toList();
  }

  /** How many results there are, a half one not counted. */
  private static int lines(Path output) throws IOException {
    Path log = output.resolve("results.jsonl");
    if (!Files.exists(log)) {
      return 0;
    }
    int count = 0;
    for (byte b : Files.readAllBytes(log)) {
      count += b == '\n' ? 1 : 0;
    }
    return count;
  }
}
