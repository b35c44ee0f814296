package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.file.OutputNames;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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

  @ParameterizedTest
  @ValueSource(strings = {"--jobs=2", "--shard-size=5"})
  @Timeout(300)
  void loses_and_repeats_nothing(String option) throws Exception {
    Path input = directory.resolve("many.sfen");
    Files.write(input, CheckBatchTest.problems(PROBLEMS));
    Path whole = directory.resolve("whole");
    Process undisturbed = check(input, whole);
    assertThat(undisturbed.waitFor(200, TimeUnit.SECONDS)).isTrue();

    Path output = directory.resolve("killed");
    Random random = new Random(7);
    int before = 0;
    for (int kill = 0; kill < KILLS; kill++) {
      Process process = check(input, output, option);
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
    Process last = check(input, output, option);
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

  static Process check(Path input, Path output, String... more) throws IOException {
    List<String> arguments = new ArrayList<>(List.of("check", input.toString(), "-o"));
    arguments.addAll(
        List.of(output.toString(), "--hash=16m", "--no-timing", "--resume", "--quiet"));
    arguments.addAll(List.of(more));
    return program(arguments.toArray(String[]::new))
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  private static List<String> sortedResults(Path output) throws IOException {
    return results(output).lines().sorted().toList();
  }

  /** How many results there are, a half one not counted. */
  private static int lines(Path output) throws IOException {
    return (int) results(output).chars().filter(c -> c == '\n').count();
  }

  private static String results(Path output) throws IOException {
    StringBuilder text = new StringBuilder();
    if (Files.exists(output)) {
      for (Path shard : OutputNames.shards(output)) {
        try (InputStream in = new GZIPInputStream(Files.newInputStream(shard))) {
          text.append(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        }
      }
      Path log = output.resolve(OutputNames.RESULTS);
      text.append(Files.exists(log) ? Files.readString(log) : "");
    }
    return text.toString();
  }
}
