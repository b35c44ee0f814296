package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which inputs are read, and which leave a folder behind. */
class InputFoldersTest {
  @TempDir private Path directory;

  private Run.Outcome check(Path input, Path output, String... more) {
    String[] words = {"check", "" + input, "-o", "" + output, "--hash=16m", "--no-timing"};
    String[] all = java.util.Arrays.copyOf(words, words.length + more.length);
    System.arraycopy(more, 0, all, words.length, more.length);
    return Run.tsume(all);
  }

  @Test
  void a_folder_with_its_own_reports_is_checked_as_often_as_one_likes() throws IOException {
    Files.writeString(directory.resolve("a.sfen"), Samples.MATE_3 + "\n" + Samples.NO_MATE + "\n");
    Path output = directory.resolve("reports/x");
    for (int i = 0; i < 3; i++) {
      Run.Outcome outcome = check(directory, output, "--quiet");
      assertThat(outcome.out().lines()).as("run %d", i).hasSize(2);
      assertThat(outcome.exitCode()).isEqualTo(1);
    }
    assertThat(Run.tsume("solve", "--hash=16m", "--json", "" + directory).lines()).hasSize(2);
    assertThat(Run.tsume("solve", "--hash=16m", "--json", directory + "/**").lines()).hasSize(2);
    assertThat(Run.tsume("solve", "--hash=16m", "--json", "" + output).lines())
        .as("unless it is named")
        .hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"no-such-file", "[draft", "{draft", "a[b/c.kif", "x{y,z"})
  void what_is_not_there_is_a_name_and_leaves_no_folder(String name) {
    Path output = directory.resolve("out");
    Run.Outcome outcome = check(directory.resolve(name), output);
    assertThat(outcome.err()).contains(name).contains("no-such-file");
    assertThat(outcome.exitCode()).isEqualTo(4);
    assertThat(output).doesNotExist();
  }

  @Test
  void a_file_that_is_called_like_half_a_pattern_is_read() throws IOException {
    Path input = Files.writeString(directory.resolve("[draft.sfen"), Samples.MATE_3);
    assertThat(Run.tsume("solve", "" + input).exitCode()).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\n \n", "# nothing but a remark\n"})
  void inputs_without_problems_leave_no_folder_and_no_harm(String text) throws IOException {
    Path input = directory.resolve("a.sfen");
    Path output = directory.resolve("out");
    Files.writeString(input, text);
    assertThat(check(input, output).exitCode()).isEqualTo(4);
    assertThat(output).doesNotExist();
    Files.writeString(input, Samples.MATE_3);
    check(input, output);
    byte[] before = Files.readAllBytes(output.resolve("results.jsonl"));
    Files.writeString(input, text);
    assertThat(check(input, output).exitCode()).isEqualTo(4);
    assertThat(check(input, output, "--resume").exitCode()).isEqualTo(4);
    assertThat(output.resolve("results.jsonl")).hasBinaryContent(before);
  }

  @ParameterizedTest
  @CsvSource({
    "solve,''",
    "solve,' '",
    "check,''",
    "show,''",
    "convert -tcsa,''",
    "perft 1,''",
    "verify,''",
    "watch,''",
    "check 4k4 -o,''",
    "check 4k4,--output=",
    "diff x,''"
  })
  void an_empty_argument_is_not_the_current_folder(String command, String empty) {
    String[] words = (command + " x").split(" ", -1);
    words[words.length - 1] = empty;
    Run.Outcome outcome = Run.tsume(words);
    assertThat(outcome.err())
        .isEqualTo("tsume: an argument is empty; the current folder is \".\"\n");
    assertThat(outcome.exitCode()).isEqualTo(2);
  }

  @Test
  void one_problem_says_where_its_report_is_too() throws IOException {
    Path input = Files.writeString(directory.resolve("a.sfen"), Samples.MATE_3);
    Path output = directory.resolve("out");
    assertThat(check(input, output).out())
        .endsWith("Results are in " + output + "\nReport: " + output.resolve("report.html") + "\n");
    assertThat(check(input, output, "--quiet").out()).doesNotContain("Results are in");
    assertThat(Run.tsume("check", "--hash=16m", Samples.MATE_3).out())
        .doesNotContain("Results are in");
  }

  @Test
  void what_is_no_result_is_told_in_one_sentence() throws IOException {
    Path none = directory.resolve("none.txt");
    Files.writeString(none, "{\"a\":\nb}\nc\n");
    String text = "tsume: " + none + " holds no result of \"tsume check --json\" or the like\n";
    for (String command : new String[] {"verify", "diff"}) {
      String[] words =
          command.equals("diff")
              ? new String[] {command, "" + none, "" + none}
              : new String[] {command, "" + none};
      Run.Outcome outcome = Run.tsume(words);
      assertThat(outcome.err()).isEqualTo(text);
      assertThat(outcome.exitCode()).isEqualTo(4);
    }
    Files.write(none, new byte[] {(byte) 0x89, 'P', 'N', 'G'});
    assertThat(Run.tsume("verify", "" + none).err()).isEqualTo(text);
    Files.writeString(none, "");
    assertThat(Run.tsume("verify", "" + none).err()).contains("holds no result");
    assertThat(Run.tsume("verify", directory + "/x").err())
        .isEqualTo("tsume: cannot read " + directory + "/x: there is no such file\n");

    String line = Run.tsume("check", "--json", "--hash=16m", Samples.MATE_3).out();
    Files.writeString(none, line + "{\"a\n" + line);
    Run.Outcome outcome = Run.tsume("diff", "" + none, "" + none);
    assertThat(outcome.err().lines())
        .as("of a file that is compared with itself once")
        .containsExactly(none + ":2: this line is no result [no-result]");
    Files.writeString(none, line + "x\n".repeat(30));
    assertThat(Run.tsume("verify", "" + none).err().lines()).hasSize(11);
  }
}
