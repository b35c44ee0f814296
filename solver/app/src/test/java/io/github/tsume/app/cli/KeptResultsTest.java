package io.github.tsume.app.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.batch.Interruption;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.json.ResultReader;
import io.github.tsume.verdict.Reason;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** No result that was computed is lost, whatever becomes of the run, its folder and its files. */
@Tag("slow")
class KeptResultsTest {
  private static final int PROBLEMS = 12;

  @TempDir private Path directory;
  private Path input = Path.of("");
  private Path output = Path.of("");
  private Path log = Path.of("");

  @BeforeEach
  void problems() throws IOException {
    input = directory.resolve("many.sfen");
    output = directory.resolve("out");
    log = output.resolve("results.jsonl");
    Files.write(input, CheckBatchTest.problems(PROBLEMS));
  }

  private String[] words(String... more) {
    List<String> words = new ArrayList<>(List.of("check", "" + input, "-o", "" + output));
    words.addAll(List.of("--hash=16m", "--no-timing", "--jobs=1"));
    words.addAll(Arrays.asList(more));
    return words.toArray(String[]::new);
  }

  private Run.Outcome check(String... more) {
    return Run.tsume(words(more));
  }

  private List<String> sorted() throws IOException {
    return Files.readAllLines(log).stream().sorted().toList();
  }

  private static List<String> names(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  /** That results, table and KIF files are about the same problems. */
  private void assertAgree(int count) throws IOException {
    List<String> ids =
        Files.readAllLines(log).stream().map(line -> ResultReader.read(line).id()).toList();
    assertThat(ids).hasSize(count).doesNotHaveDuplicates();
    assertThat(Files.readAllLines(output.resolve("summary.csv")).stream().skip(1))
        .extracting(row -> row.substring(0, row.indexOf(',')))
        .containsExactlyInAnyOrderElementsOf(ids);
    assertThat(names(output.resolve("kif")))
        .containsExactlyInAnyOrderElementsOf(ids.stream().map(id -> id + ".kif").toList());
  }

  @Test
  void a_second_run_keeps_the_first_and_says_where() throws IOException {
    check();
    byte[] first = Files.readAllBytes(log);
    Files.write(input, CheckBatchTest.problems(3));
    Path kept = output.resolve("earlier-1");
    assertThat(check().err()).contains("earlier run are kept in " + kept, "--resume");
    assertThat(kept.resolve("results.jsonl")).hasBinaryContent(first);
    assertThat(names(kept)).contains("kif", "report.html", "summary.csv");
    assertThat(names(kept.resolve("kif"))).hasSize(PROBLEMS);
    assertAgree(3);
    check();
    assertThat(output.resolve("earlier-2")).isDirectory();
    assertThat(kept.resolve("results.jsonl")).hasBinaryContent(first);
  }

  @Test
  void a_second_run_with_smaller_limits_says_that_the_first_knew_more() throws IOException {
    check();
    String said = "The earlier run settled " + PROBLEMS + " problems that are open now";
    assertThat(check("--nodes=1").err()).contains(said);
    assertThat(check().err()).doesNotContain("settled");
  }

  @Test
  void what_was_settled_is_not_replaced_by_unknown_when_it_is_searched_on() throws IOException {
    // Cooked, but not all is known of it; so a larger table makes it searched again.
    Files.writeString(input, Samples.COOKED_17 + "\tcooked\n");
    Run.tsume("check", "" + input, "-o", "" + output, "--hash=16m", "--nodes=200000");
    assertThat(ResultReader.read(Files.readString(log)).word()).isEqualTo("cooked");
    String[] less = {"check", "" + input, "-o", "" + output, "--hash=32m", "--nodes=10"};
    String[] words = Arrays.copyOf(less, less.length + 1);
    words[less.length] = "--resume";
    Run.tsume(words);
    Result result = ResultReader.read(Files.readString(log));
    assertThat(result.word()).isEqualTo("cooked");
    assertThat(result.reason()).isEqualTo(Reason.NODES);
  }

  @ParameterizedTest
  @ValueSource(strings = {"changed byte", "blank line", "mark", "two lines", "no end of line"})
  void only_the_lines_that_are_damaged_are_searched_again(String damage) throws IOException {
    check();
    List<String> expected = sorted();
    List<String> lines = new ArrayList<>(Files.readAllLines(log));
    int damaged = 0;
    switch (damage) {
      case "changed byte" -> {
        lines.replaceAll(
            line -> line.replaceFirst("(\"id\":\"p3\".*\"complete\":)true", "$1false"));
        damaged = 1;
      }
      case "blank line" -> lines.add(1, "");
      case "mark" -> lines.set(0, '\ufeff' + lines.get(0));
      case "two lines" -> {
        lines.set(3, lines.get(3).substring(20));
        lines.set(7, "nonsense");
        damaged = 2;
      }
      default -> {}
    }
    String text = String.join("\n", lines) + (damage.startsWith("no end") ? "" : "\n");
    Files.writeString(log, text);
    Run.Outcome outcome = check("--resume");
    assertThat(sorted()).isEqualTo(expected);
    Path kept = output.resolve("earlier-1");
    if (damaged > 0) {
      assertThat(outcome.err())
          .contains(damaged + (damaged == 1 ? " line left out" : " lines left out"), "" + kept);
      assertThat(kept.resolve("results.jsonl")).content().isEqualTo(text);
    } else {
      assertThat(outcome.err()).isEmpty();
      assertThat(kept).doesNotExist();
    }
    assertAgree(PROBLEMS);
  }

  @Test
  void no_byte_can_be_changed_without_being_noticed() throws IOException {
    check();
    List<String> expected = sorted();
    byte[] whole = Files.readAllBytes(log);
    Random random = new Random(23);
    for (int i = 0; i < 6; i++) {
      byte[] bytes = whole.clone();
      int at = random.nextInt(bytes.length);
      bytes[at] = (byte) (bytes[at] ^ (1 << random.nextInt(8)));
      Files.write(log, bytes);
      check("--resume");
      assertThat(sorted()).as("byte %d", at).isEqualTo(expected);
    }
  }

  @Test
  void after_an_interrupt_it_is_said_how_to_go_on_and_all_files_agree() throws IOException {
    List<String> expected = new ArrayList<>();
    check();
    expected.addAll(sorted());
    Run.Outcome outcome = interruptedAfter(5, words());
    assertThat(outcome.exitCode()).isEqualTo(130);
    int done = Files.readAllLines(log).size();
    assertThat(done).isBetween(5, PROBLEMS - 1);
    assertThat(outcome.err())
        .contains(
            "Interrupted: checked " + done + " of " + PROBLEMS + " problems; go on with: tsume",
            "check " + input + " -o " + output,
            "--resume");
    assertAgree(done);

    // An interrupted run that goes on with another keeps what that one had.
    outcome = interruptedAfter(done + 2, words("--resume"));
    assertThat(outcome.err()).contains(" of " + PROBLEMS + " problems").doesNotContain("moved");
    int more = Files.readAllLines(log).size();
    assertThat(more).isBetween(done + 1, PROBLEMS - 1);
    assertAgree(more);
    interruptedAfter(1, words("--resume"));
    assertAgree(Files.readAllLines(log).size());
    check("--resume");
    assertThat(sorted()).isEqualTo(expected);
    assertAgree(PROBLEMS);
  }

  /** Interrupts a run when it has printed so many rows. */
  private static Run.Outcome interruptedAfter(int rows, String... words) {
    Interruption interruption = new Interruption();
    OutputStream out =
        new OutputStream() {
          private int lines;

          @Override
          public void write(int b) {
            lines += b == '\n' ? 1 : 0;
            if (lines == rows) {
              interruption.interrupt();
            }
          }
        };
    return new Run().with(interruption).to(out).run(words);
  }

  @Test
  void a_folder_that_is_removed_while_the_run_goes_on_is_written_again() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    OutputStream removing =
        new OutputStream() {
          private int lines;

          @Override
          public void write(int b) throws IOException {
            out.write(b);
            lines += b == '\n' ? 1 : 0;
            if (b == '\n' && lines == 5) {
              remove(output);
            }
          }
        };
    Run.Outcome outcome = new Run().to(removing).run(words());
    assertThat(outcome.err()).contains("was removed or replaced while the run went on");
    assertThat(outcome.exitCode()).isEqualTo(1); // some are cooked
    assertAgree(PROBLEMS);
    assertThat(output.resolve("report.html")).isNotEmptyFile();
    assertThat(out.toString(UTF_8)).contains(PROBLEMS + " problems");
  }

  private static void remove(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(java.util.Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }

  @Test
  void what_the_input_lost_does_not_stay_among_the_results_but_is_kept() throws IOException {
    check();
    Files.write(input, CheckBatchTest.problems(PROBLEMS).subList(4, PROBLEMS));
    Path kept = output.resolve("earlier-1");
    assertThat(check("--resume").err())
        .contains("4 earlier results not counted any more", "moved to " + kept);
    assertAgree(PROBLEMS - 4);
    assertThat(Files.readAllLines(kept.resolve("results.jsonl")))
        .extracting(line -> ResultReader.read(line).id())
        .containsExactlyInAnyOrder("p0", "p1", "p2", "p3");
    assertThat(names(kept.resolve("kif"))).containsExactly("p0.kif", "p1.kif", "p2.kif", "p3.kif");
    for (String line : Files.readAllLines(log)) {
      Result result = ResultReader.read(line);
      int row = Integer.parseInt(result.id().substring(1)) - 3;
      assertThat(result.origin().source()).isEqualTo(input + ":" + row);
    }
  }

  @Test
  void an_input_without_end_is_not_waited_for() {
    InputStream endless =
        new InputStream() {
          private final InputStream problems =
              new ByteArrayInputStream(
                  (String.join("\n", CheckBatchTest.problems(200)) + "\n").getBytes(UTF_8));

          @Override
          public int read() throws IOException {
            int b = problems.read();
            return b >= 0 ? b : '\n';
          }

          @Override
          public int read(byte[] bytes, int offset, int length) throws IOException {
            if (length == 0) {
              return 0;
            }
            bytes[offset] = (byte) read();
            return 1;
          }
        };
    Interruption interruption = new Interruption();
    OutputStream out =
        new OutputStream() {
          @Override
          public void write(int b) {
            interruption.interrupt();
          }
        };
    Run.Outcome outcome =
        new Run()
            .in(endless)
            .with(interruption)
            .to(out)
            .run("check", "-", "-o", "" + output, "--hash=16m");
    assertThat(outcome.exitCode()).isEqualTo(130);
    assertThat(outcome.err()).contains("checked; go on with: tsume check -");
  }
}
