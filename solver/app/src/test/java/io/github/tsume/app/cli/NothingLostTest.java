package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.batch.Interruption;
import io.github.tsume.app.diff.ResultFile;
import io.github.tsume.results.json.Result;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** No run removes a settled result that it did not write itself, whatever else is asked now. */
@Tag("slow")
class NothingLostTest {
  private static final int PROBLEMS = 8;

  @TempDir private Path directory;
  private Path input = Path.of("");
  private Path output = Path.of("");
  private Path kept = Path.of("");

  @BeforeEach
  void problems() throws IOException {
    input = directory.resolve("many.sfen");
    output = directory.resolve("out");
    kept = output.resolve("earlier-1");
    Files.write(input, CheckBatchTest.problems(PROBLEMS));
  }

  private String[] words(Path from, String... more) {
    List<String> words = new ArrayList<>(List.of("check", "" + from, "-o", "" + output));
    words.addAll(List.of("--hash=16m", "--no-timing", "--jobs=1"));
    words.addAll(Arrays.asList(more));
    return words.toArray(String[]::new);
  }

  private Run.Outcome check(String... more) {
    return Run.tsume(words(input, more));
  }

  private static Map<String, Result> results(Path folder) throws IOException {
    ResultFile file = ResultFile.read(folder);
    assertThat(file.faults()).isEmpty();
    return file.results();
  }

  private static Result result(Path folder, String id) throws IOException {
    return Objects.requireNonNull(results(folder).get(id), id);
  }

  @ParameterizedTest
  @ValueSource(strings = {"--profile=strict", "--futile=none", "--all-cooks", "--certificate"})
  void results_made_with_other_options_are_kept_before_the_first_new_one(String option)
      throws IOException {
    check("--shard-size=3");
    Map<String, Result> before = results(output);
    List<Integer> keptThen = new ArrayList<>();
    Interruption interruption = new Interruption();
    OutputStream stopping =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            if (keptThen.isEmpty()) {
              keptThen.add(results(kept).size());
              interruption.interrupt();
            }
          }
        };
    new Run().with(interruption).to(stopping).run(words(input, option, "--resume"));
    assertThat(keptThen).containsExactly(PROBLEMS);
    assertThat(results(kept)).isEqualTo(before);
    assertThat(results(output)).hasSizeLessThan(PROBLEMS);

    Run.Outcome outcome = check(option, "--resume");
    assertThat(outcome.err()).as("those of the same options count").isEmpty();
    assertThat(results(output)).hasSize(PROBLEMS);
    assertThat(results(kept)).isEqualTo(before);
    assertThat(output.resolve("earlier-2")).doesNotExist();
  }

  @Test
  void what_is_kept_is_read_by_diff_and_find_and_gone_on_with() throws IOException {
    check();
    String said = "(--profile, --futile and the like): " + PROBLEMS + " results";
    assertThat(check("--profile=strict", "--resume").err()).contains(said, "" + kept);
    assertThat(Run.tsume("diff", "" + kept, "" + output).out())
        .contains("0 removed, " + PROBLEMS + " unchanged");
    assertThat(Run.tsume("find", "" + kept, "--where", "length >= 1").lines()).isNotEmpty();
    String[] on = words(input, "--resume");
    on[3] = kept.toString();
    assertThat(Run.tsume(on).err()).isEmpty();
    assertThat(kept.resolve("earlier-1")).doesNotExist();
  }

  @Test
  void a_line_that_was_changed_is_no_result_for_any_command() throws IOException {
    check();
    Path copy = directory.resolve("changed.jsonl");
    String text = Files.readString(output.resolve("results.jsonl"));
    Files.writeString(copy, text.replaceFirst("\"length\":\\d", "\"length\":7"));
    for (String command : List.of("diff", "verify")) {
      String[] words = {command, "" + copy, "" + output};
      Run.Outcome outcome = Run.tsume(Arrays.copyOf(words, command.equals("diff") ? 3 : 2));
      assertThat(outcome.exitCode()).isEqualTo(4);
      assertThat(outcome.err()).contains(copy + ":1: ", "[changed]");
    }
    Run.Outcome found = Run.tsume("find", "" + copy, "--where", "length = 7");
    assertThat(found.out()).isEmpty();
    assertThat(found.err()).contains(copy + ":1: ", "[changed]");
  }

  @Test
  void a_renamed_input_checks_again_and_keeps_what_there_was() throws IOException {
    String plain = Files.readString(input).replaceAll("\t[^\n]*", "");
    Files.writeString(input, plain);
    check();
    Map<String, Result> before = results(output);
    Path renamed = Files.move(input, directory.resolve("other.sfen"));
    Run.Outcome outcome = Run.tsume(words(renamed, "--resume"));
    assertThat(outcome.err()).contains(PROBLEMS + " earlier results not counted any more");
    assertThat(results(output)).hasSize(PROBLEMS).doesNotContainKeys("many-1");
    assertThat(results(kept)).isEqualTo(before);
  }

  @Test
  void the_result_of_a_problem_that_changed_is_kept_before_it_is_checked() throws IOException {
    Files.writeString(input, Samples.MATE_3 + "\ta\n" + Samples.MATE_5 + "\tb\n");
    check();
    Files.writeString(input, Samples.NO_MATE + "\ta\n" + Samples.MATE_5 + "\tb\n");
    assertThat(check("--resume").err()).contains("1 earlier result not counted", "" + kept);
    assertThat(results(kept)).containsOnlyKeys("a");
    assertThat(result(kept, "a").word()).isEqualTo("sound");
    assertThat(results(output)).containsOnlyKeys("a", "b");
    assertThat(result(output, "a").word()).isNotEqualTo("sound");
  }

  @Test
  void a_settled_result_that_comes_out_otherwise_is_kept() throws IOException {
    Files.writeString(input, Samples.COOKED_17 + "\tc\n");
    String[] first = {"check", "" + input, "-o", "" + output, "--hash=16m", "--nodes=200000"};
    Run.tsume(first);
    Path log = output.resolve("results.jsonl");
    // As if another version had found another length, which nobody can say is wrong.
    String text = Files.readString(log).transform(Forger::unsummed);
    Files.writeString(log, text.replaceFirst("\"length\":\\d+", "\"length\":99"));
    Map<String, Result> before = results(output);
    String[] more = {
      "check", "" + input, "-o", "" + output, "--hash=16m", "--nodes=210000", "--resume"
    };
    Run.tsume(more);
    assertThat(results(kept)).isEqualTo(before);
    assertThat(result(output, "c").answer().length().plies()).isNotEqualTo(99);
  }

  @Test
  void certificates_go_with_the_results_that_name_them() throws IOException {
    Files.writeString(input, Samples.MATE_3 + "\ta\n" + Samples.MATE_5 + "\tb\n");
    check("--certificate");
    check("--certificate", "--resume", "--profile=strict");
    for (Path folder : List.of(kept, output)) {
      for (Result result : results(folder).values()) {
        String name = Objects.requireNonNull(result.extras().certificate());
        assertThat(folder.resolve(name)).isRegularFile();
      }
      Run.Outcome verified = Run.tsume("verify", folder.toString());
      assertThat(verified.exitCode()).as(verified.out() + verified.err()).isZero();
    }
    assertThat(kept.resolve("kif").resolve("a.kif")).isRegularFile();
  }

  @Test
  void a_search_that_finds_less_does_not_write_over_the_certificate_that_stands()
      throws IOException {
    Files.writeString(input, Samples.COOKED_17 + "\tc\n");
    String[] command = {"check", "" + input, "-o", "" + output, "--certificate", "--quiet"};
    List<String> words = new ArrayList<>(List.of(command));
    words.addAll(List.of("--hash=16m", "--nodes=200000"));
    Run.tsume(words.toArray(String[]::new));
    Path file = output.resolve(Objects.requireNonNull(result(output, "c").extras().certificate()));
    String before = Files.readString(file);
    List<String> less = new ArrayList<>(List.of(command));
    less.addAll(List.of("--hash=32m", "--nodes=2000", "--resume"));
    Run.tsume(less.toArray(String[]::new));
    Result now = result(output, "c");
    assertThat(now.word()).isEqualTo("cooked");
    assertThat(output.resolve(Objects.requireNonNull(now.extras().certificate())))
        .hasContent(before);
    Run.Outcome verified = Run.tsume("verify", output.toString());
    // Little was searched the second time, but what stands is still shown.
    assertThat(verified.exitCode()).as(verified.out() + verified.err()).isZero();
  }

  @Test
  void what_a_killed_run_left_half_written_goes_with_the_next_run() throws IOException {
    check();
    for (String name : List.of(".tsume-a.tmp", "kif/.tsume-b.tmp")) {
      Files.writeString(output.resolve(name), "half");
    }
    check("--resume");
    assertThat(output.resolve(".tsume-a.tmp")).doesNotExist();
    assertThat(output.resolve("kif/.tsume-b.tmp")).doesNotExist();
  }
}
