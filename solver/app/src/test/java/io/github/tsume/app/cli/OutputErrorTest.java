package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An output that cannot be written: one line with its path and the reason, exit 2. */
class OutputErrorTest {
  /** A device on which there is never any room. */
  private static final Path FULL = Path.of("/dev/full");

  @TempDir private Path directory;
  private Path taken = Path.of("");

  @BeforeEach
  void take() throws IOException {
    taken = Files.writeString(directory.resolve("taken"), "mine");
  }

  private static void assertCannotWrite(Path place, String reason, String... command) {
    assertSays("tsume: cannot write " + place + ": " + reason, command);
  }

  private static void assertSays(String text, String... command) {
    Run.Outcome outcome = Run.tsume(command);
    assertThat(outcome.err()).isEqualTo(text + "\n");
    assertThat(outcome.exitCode()).isEqualTo(2);
  }

  @Test
  void where_there_is_no_directory() {
    String reason = "there is no such folder";
    Path place = directory.resolve("none/x.csa");
    assertCannotWrite(place, reason, "convert", "-t", "csa", Samples.MATE_3, "-o", "" + place);
    Path picture = directory.resolve("none/x.svg");
    assertCannotWrite(picture, reason, "show", "--svg", Samples.MATE_3, "-o", "" + picture);
    assertSays(
        "tsume: " + picture + "に書き込めません：フォルダがありません",
        "show",
        "--lang=ja",
        "--svg",
        Samples.MATE_3,
        "-o",
        "" + picture);
    assertThat(directory.toFile().list()).containsExactly("taken");
  }

  @Test
  void where_a_file_is_in_the_way() {
    String reason = "there is another file of that name";
    assertCannotWrite(taken, reason, "check", Samples.MATE_3, "-o", "" + taken);
    assertCannotWrite(taken, reason, "convert", "-t", "csa", Samples.MATE_3, "-o", taken + "/");
    assertCannotWrite(taken, reason, "show", Samples.MATE_3, "-o", taken + "/");
    assertThat(taken).hasContent("mine");
  }

  @Test
  void where_a_directory_is_in_the_way() throws IOException {
    for (String name : List.of("results.jsonl", "summary.csv")) {
      Path reports = directory.resolve("reports-" + name);
      Path place = Files.createDirectories(reports.resolve(name));
      Run.Outcome outcome = Run.tsume("check", Samples.MATE_3, "-o", "" + reports);
      assertThat(outcome.err()).startsWith("tsume: cannot write " + place + ": ");
      assertThat(outcome.exitCode()).isEqualTo(2);
    }
  }

  @Test
  void where_the_certificates_cannot_go() throws IOException {
    Path place = Files.createFile(directory.resolve("certificates"));
    assertCannotWrite(
        place,
        "there is another file of that name",
        "check",
        "--certificate",
        "--hash=16m",
        Samples.MATE_3,
        "-o",
        "" + directory);
  }

  @Test
  void where_no_file_can_be() {
    String name = "no\0name";
    for (String command : List.of("show", "convert")) {
      String[] words = {command, Samples.MATE_3, "-o", name, "--quiet", "-tcsa"};
      Run.Outcome outcome =
          Run.tsume(command.equals("show") ? java.util.Arrays.copyOf(words, 4) : words);
      assertThat(outcome.err()).startsWith("tsume: cannot write no\ufffdname: ");
      assertThat(outcome.exitCode()).isEqualTo(2);
    }
  }

  @Test
  void where_there_is_no_room() throws IOException {
    assumeTrue(Files.isWritable(FULL));
    String reason = "No space left on device";
    assertCannotWrite(FULL, reason, "convert", "-t", "csa", Samples.MATE_3, "-o", "" + FULL);
    for (String name : List.of("results.jsonl", "summary.csv")) {
      Path reports = Files.createDirectories(directory.resolve("reports-" + name));
      Path place = Files.createSymbolicLink(reports.resolve(name), FULL);
      assertCannotWrite(place, reason, "check", Samples.MATE_3, "-o", "" + reports);
    }
  }
}
