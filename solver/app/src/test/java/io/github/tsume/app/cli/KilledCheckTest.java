package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.file.OutputNames;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.json.ResultReader;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
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
@Tag("slow")
class KilledCheckTest {
  private static final int KILLS = Integer.getInteger("tsume.kills", 1);
  private static final int PROBLEMS =
      Math.min(30 * KILLS, 240); // as many as there are different ones

  @TempDir private Path directory;

  @ParameterizedTest
  @ValueSource(strings = {"--jobs=2", "--shard-size=5"})
  @Timeout(1200)
  void loses_and_repeats_nothing(String option) throws Exception {
    Path input = directory.resolve("many.sfen");
    Files.write(input, CheckBatchTest.problems(PROBLEMS));
    Path whole = directory.resolve("whole");
    Process undisturbed = check(input, whole);
    assertThat(undisturbed.waitFor(900, TimeUnit.SECONDS)).isTrue();

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
    assertThat(last.waitFor(900, TimeUnit.SECONDS)).isTrue();

    assertThat(last.exitValue()).isEqualTo(undisturbed.exitValue());
    assertThat(sortedResults(output)).hasSize(PROBLEMS).isEqualTo(sortedResults(whole));
    assertThat(output.resolve("summary.csv")).hasSameTextualContentAs(whole.resolve("summary.csv"));
  }

  @Test
  @Timeout(1200)
  void loses_no_settled_result_when_options_change_between_the_kills() throws Exception {
    Path input = directory.resolve("many.sfen");
    Files.write(input, CheckBatchTest.problems(PROBLEMS));
    Path output = directory.resolve("killed");
    List<String> options =
        List.of("--jobs=2", "--profile=strict", "--futile=none", "--shard-size=5", "--all-cooks");
    Random random = new Random(11);
    Set<Result> settled = new HashSet<>();
    for (int kill = 0; kill < KILLS; kill++) {
      Set<Result> before = everywhere(output);
      int more = 1 + random.nextInt(PROBLEMS / 2);
      Process process = check(input, output, options.get(random.nextInt(options.size())));
      while (process.isAlive() && countWhileItRuns(output) < before.size() + more) {
        Thread.sleep(5);
      }
      Thread.sleep(random.nextInt(20));
      process.destroyForcibly().waitFor();
      Set<Result> now = everywhere(output);
      assertThat(now).as("after kill %d", kill + 1).containsAll(settled);
      settled.addAll(now);
    }
    Process last = check(input, output, "--profile=strict");
    assertThat(last.waitFor(900, TimeUnit.SECONDS)).isTrue();
    assertThat(everywhere(output)).containsAll(settled);
    assertThat(settled).hasSizeGreaterThan(KILLS);
    assertThat(sortedResults(output)).hasSize(PROBLEMS);
  }

  /** How many there are, 0 if a file went just then. */
  private static int countWhileItRuns(Path output) throws IOException {
    try {
      return everywhere(output).size();
    } catch (NoSuchFileException | EOFException e) {
      return 0;
    }
  }

  /** All settled results of a folder and of what it keeps of earlier runs. */
  private static Set<Result> everywhere(Path output) throws IOException {
    Set<Result> found = new HashSet<>();
    List<Path> folders = new ArrayList<>(List.of(output));
    for (int i = 1; Files.isDirectory(output.resolve("earlier-" + i)); i++) {
      folders.add(output.resolve("earlier-" + i));
    }
    for (Path folder : folders) {
      String text = results(folder);
      // What a process that was killed was just writing is no line.
      text.substring(0, text.lastIndexOf('\n') + 1)
          .lines()
          .filter(line -> !line.isBlank())
          .map(ResultReader::read)
          .filter(result -> !result.word().equals("unknown"))
          .forEach(found::add);
    }
    return found;
  }

  /** The program as a process of its own. */
  static ProcessBuilder program(String... arguments) {
    return program(256, arguments);
  }

  /** The program with so many megabytes. */
  static ProcessBuilder program(int megabytes, String... arguments) {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx" + megabytes + "m",
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
