package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A standard output that takes nothing: told, with exit 2, unless it is a pipe that was closed. */
@Tag("slow")
class StandardOutputTest {
  /** A device on which there is never any room. */
  private static final Path FULL = Path.of("/dev/full");

  private static final String RESULTS = "{directory}";

  @TempDir private Path directory;

  /** An output that fails from the first byte on. */
  private static OutputStream failing(String reason) {
    return new OutputStream() {
      @Override
      public void write(int b) throws IOException {
        throw new IOException(reason);
      }
    };
  }

  static Stream<String> commands() {
    return Stream.of(
        "--help",
        "--version",
        "solve --help",
        "solve " + Samples.MATE_3,
        "solve --json " + Samples.MATE_3,
        "check --hash=16m " + Samples.MATE_3,
        "convert -t csa " + Samples.MATE_3,
        "show " + Samples.MATE_3,
        "show --svg " + Samples.MATE_3,
        "perft 1 " + Samples.MATE_3,
        "diff " + RESULTS + " " + RESULTS,
        "diff --json " + RESULTS + " " + RESULTS,
        "verify " + RESULTS);
  }

  private String[] words(String command) throws IOException {
    if (command.contains(RESULTS)) {
      Run.tsume("check", "--hash=16m", Samples.MATE_3, "-o", "" + directory);
    }
    return Arrays.stream(command.split(" ", -1))
        .map(word -> word.replace(RESULTS, directory.toString()))
        .toArray(String[]::new);
  }

  @ParameterizedTest
  @MethodSource("commands")
  void no_command_ends_well_when_nothing_could_be_written(String command) throws IOException {
    Run.Outcome outcome = new Run().to(failing("No space left on device")).run(words(command));
    assertThat(outcome.err())
        .isEqualTo("tsume: cannot write the standard output: No space left on device\n");
    assertThat(outcome.exitCode()).isEqualTo(2);
  }

  @ParameterizedTest
  @MethodSource("commands")
  void a_reader_that_went_away_is_told_nothing(String command) throws IOException {
    String[] words = words(command);
    int expected = Run.tsume(words).exitCode();
    Run.Outcome outcome = new Run().to(failing("Broken pipe")).run(words);
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.exitCode()).isEqualTo(expected);
  }

  @Test
  @Timeout(900)
  void the_process_tells_it_too() throws Exception {
    assumeTrue(Files.isWritable(FULL));
    for (String command : new String[] {"perft 1 " + Samples.MATE_3, "usi"}) {
      Path err = directory.resolve("err");
      ProcessBuilder builder = KilledCheckTest.program(command.split(" ", -1));
      builder.environment().put("LC_ALL", "C");
      Process process = builder.redirectOutput(FULL.toFile()).redirectError(err.toFile()).start();
      try (OutputStream in = process.getOutputStream()) {
        in.write("usi\n".getBytes(java.nio.charset.StandardCharsets.US_ASCII));
      }
      assertThat(process.waitFor()).isEqualTo(2);
      assertThat(err).content().contains("No space left on device").hasLineCount(1);
    }
  }
}
