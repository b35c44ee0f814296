package io.github.tsume.spark;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.batch.Interruption;
import io.github.tsume.app.cli.PieceCommand;
import io.github.tsume.app.input.InputPiece;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Commands that tell rows, as jobs with a local master. */
class RowsJobTest {
  private static final Path PRACTICE = Path.of("../../problems/practice/practice.sfen");

  private static SparkSession spark;

  @TempDir Path folder;

  private final ByteArrayOutputStream said = new ByteArrayOutputStream();

  @BeforeAll
  static void open() {
    spark =
        SparkSession.builder()
            .master("local[2]")
            .config("spark.ui.enabled", false)
            .config("spark.driver.bindAddress", "127.0.0.1")
            .config("spark.driver.host", "127.0.0.1")
            .getOrCreate();
  }

  @AfterAll
  static void close() {
    spark.stop();
  }

  private RowsJob.Finished job(String... arguments) {
    PrintStream out = new PrintStream(said, true, UTF_8);
    return RowsJob.run(spark, out, out, arguments);
  }

  private static List<String> lines(Path folder) throws IOException {
    List<String> lines = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(each -> each.toString().endsWith(".txt")).toList()) {
        lines.addAll(Files.readAllLines(file));
      }
    }
    return lines;
  }

  /** What the command itself tells, all inputs one after another. */
  private static List<String> rows(String command, String nodes, Path input) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xss16m",
                "-cp",
                System.getProperty("java.class.path"),
                "io.github.tsume.app.cli.TsumeCommand",
                command,
                "--json",
                "--quiet",
                "--no-timing",
                "--jobs=1",
                "--nodes=" + nodes,
                "--hash=16m",
                "--lang=en",
                input.toString())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    process.getInputStream().transferTo(out);
    return out.toString(UTF_8).lines().toList();
  }

  @Test
  void rows_are_those_of_the_command_and_a_restart_does_nothing_again() throws IOException {
    List<String> some =
        Files.readAllLines(PRACTICE).stream()
            .filter(line -> line.matches(".*(33|58|83|08)\\t[35]"))
            .toList();
    Path input = Files.write(folder.resolve("some.sfen"), some.subList(0, 6));
    Path wrong =
        Files.writeString(
            folder.resolve("wrong.sfen"), "9/9/9/9/9/9/9/9/9 b G 1\n4k4/9/9/9/9/9/9/9/9 b P 1\n");
    Path output = folder.resolve("out");
    String[] command = {
      "extend",
      "--nodes",
      "20k",
      "--hash=16m",
      "--lang",
      "en",
      input.toString(),
      wrong.toString(),
      "-o",
      output.toString()
    };

    RowsJob.Finished finished = job(command);

    assertThat(finished).isEqualTo(new RowsJob.Finished(4, 8));
    List<String> expected = new ArrayList<>(rows("extend", "20k", input));
    expected.addAll(rows("extend", "20k", wrong));
    assertThat(lines(output.resolve("rows"))).containsExactlyInAnyOrderElementsOf(expected);
    assertThat(expected).hasSizeGreaterThan(15);
    assertThat(lines(output.resolve("messages"))).anyMatch(line -> line.contains("wrong.sfen:1"));
    assertThat(said.toString(UTF_8)).contains("8 inputs, " + expected.size() + " rows");

    assertThat(job(command)).isEqualTo(new RowsJob.Finished(4, 0));
    assertThat(lines(output.resolve("rows"))).hasSameSizeAs(expected);

    command[2] = "30k";
    assertThat(job(command).exitCode()).isEqualTo(2);
    assertThat(said.toString(UTF_8)).contains("another question");
  }

  @Test
  void games_are_mined_as_by_the_command() throws IOException {
    String mated = "sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G2r2b3g4s4n4l17p 1 moves ";
    Path games = folder.resolve("games.usi");
    Files.writeString(games, mated + "G*5b\n" + mated + "G*4b 5a6a\n");
    Path output = folder.resolve("out");
    job("mine", "--nodes=2k", "--hash=16m", "--lang=en", games.toString(), "-o", output.toString());
    List<String> expected = rows("mine", "2k", games);
    // Of a game alone nobody knows that another had the same problem.
    assertThat(lines(output.resolve("rows")).stream().map(RowsJobTest::ofOne))
        .containsExactlyInAnyOrderElementsOf(expected.stream().map(RowsJobTest::ofOne).toList());
    assertThat(expected).hasSizeGreaterThan(3);
  }

  private static String ofOne(String row) {
    return row.replaceAll("\"new\":(true|false)", "\"new\":true");
  }

  @Test
  void what_tells_no_rows_or_is_the_jobs_own_is_refused() {
    assertThat(job("show", "x", "-o", "y").exitCode()).isEqualTo(2);
    assertThat(job("check", "x", "-o", "y").exitCode()).isEqualTo(2);
    assertThat(job("extend", "x").exitCode()).isEqualTo(2);
    assertThat(job("extend", "--log=z", "x", "-o", "y").exitCode()).isEqualTo(2);
    assertThat(job("extend", "--plise=4", "x", "-o", "y").exitCode()).isEqualTo(2);
    assertThat(said.toString(UTF_8))
        .contains("prune|repair|extend|compose|place|vary|mine", "--output", "--log", "--plise");
  }

  @Test
  void a_command_that_ends_from_elsewhere_has_no_rows() {
    Interruption ended = new Interruption();
    ended.giveUp();
    PieceCommand command =
        new PieceCommand(List.of("extend", "--json", "--lang=en"), List.of("x"), "y");
    InputPiece piece =
        new InputPiece("x", true, 0, 1, "8k/9/8P/9/9/9/9/9/9 b G 1\n".getBytes(UTF_8));
    org.assertj.core.api.Assertions.assertThatThrownBy(() -> command.rows(piece, ended))
        .isInstanceOf(IllegalStateException.class);
  }
}
