package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.results.json.DefectEntry;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.json.ResultReader;
import io.github.tsume.verdict.Reason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@code check --resume} takes over from an earlier run, and what it checks anew. */
@Tag("slow")
class ResumeTest {
  private static final Path ZUKO = Path.of("../../problems/zuko");
  private static final Path SAMPLE = Path.of("../../reports/sample/results.jsonl");

  private static final String TEXT = "\"mainlineText\":\"";
  private static final String MARK = "as it was: ";

  @TempDir private Path directory;

  private Path output() {
    return directory.resolve("out");
  }

  private Path log() {
    return output().resolve("results.jsonl");
  }

  private Run.Outcome check(Path input, String... more) {
    List<String> args = new ArrayList<>(List.of("check", input.toString()));
    args.add("--output=" + output());
    args.addAll(Arrays.asList(more));
    if (args.stream().noneMatch(arg -> arg.startsWith("--hash"))) {
      args.add("--hash=16m");
    }
    return Run.tsume(args.toArray(String[]::new));
  }

  private List<Result> results() throws IOException {
    return Files.readAllLines(log()).stream().map(ResultReader::read).toList();
  }

  private Result result() throws IOException {
    List<Result> results = results();
    assertThat(results).hasSize(1);
    return results.get(0);
  }

  /** Marks the results that there are, so that those that are taken over can be told. */
  private void mark() throws IOException {
    Files.writeString(log(), unsummed().replace(TEXT, TEXT + MARK));
  }

  /** The log without sums, so that its lines may be edited. */
  private String unsummed() throws IOException {
    return Files.readString(log()).transform(Forger::unsummed);
  }

  private boolean isTakenOver() throws IOException {
    return isTakenOver(result());
  }

  private static boolean isTakenOver(Result result) {
    return result.answer().mainlineText().startsWith(MARK);
  }

  private Path input(String name, String text) throws IOException {
    return Files.writeString(directory.resolve(name), text);
  }

  @Test
  void a_row_put_in_before_others_is_checked_and_no_other_twice() throws IOException {
    Path input = input("p.sfen", Samples.MATE_3 + "\n" + Samples.MATE_5 + "\n");
    check(input);
    input("p.sfen", Samples.NO_MATE + "\n" + Samples.MATE_3 + "\n" + Samples.MATE_5 + "\n");
    Run.Outcome outcome = check(input, "--resume");
    assertThat(outcome.lines().subList(0, 3))
        .extracting(row -> row.split(" +")[0] + " " + row.split(" +")[1])
        .containsExactly("p-1 unsolvable", "p-2 sound", "p-3 sound");
    assertThat(results())
        .extracting(result -> result.id() + " " + result.answer().length().plies())
        .containsExactlyInAnyOrder("p-1 0", "p-2 3", "p-3 5");
    String csv = Files.readString(output().resolve("summary.csv"));
    assertThat(csv.lines().skip(1).map(row -> row.substring(0, row.indexOf(','))))
        .containsExactly("p-1", "p-2", "p-3");
  }

  @Test
  void a_file_that_was_corrected_under_its_name_is_checked() throws IOException {
    Path input = input("a.sfen", "4k4/9/9 b - 1\n");
    assertThat(check(input).exitCode()).isEqualTo(4);
    input("a.sfen", Samples.MATE_3 + "\n");
    assertThat(check(input, "--resume").exitCode()).isEqualTo(0);
    assertThat(result().word()).isEqualTo("sound");
    input("a.sfen", "4k4/9/9 b - 1\n");
    assertThat(check(input, "--resume").exitCode()).isEqualTo(4);
    assertThat(result().word()).isEqualTo("invalid");
  }

  @Test
  void what_cannot_be_read_as_before_is_not_written_again() throws IOException {
    Path input = input("a.sfen", "4k4/9/9 b - 1\nnonsense\n");
    check(input);
    check(input, directory.resolve("none.sfen").toString());
    String before = Files.readString(log());
    check(input, directory.resolve("none.sfen").toString(), "--resume");
    assertThat(log()).hasContent(before);
  }

  @Test
  void another_stated_length_or_line_is_compared_with() throws IOException {
    Path input = input("a.sfen", Samples.MATE_3 + "\ta\t3\n");
    check(input);
    mark();
    check(input, "--resume");
    assertThat(isTakenOver()).isTrue();
    input("a.sfen", Samples.MATE_3 + "\ta\t5\n");
    check(input, "--resume");
    assertThat(isTakenOver()).isFalse();
    assertThat(result().agrees()).isFalse();

    input("a.sfen", Samples.MATE_3 + " moves G*4b\ta\n");
    check(input, "--resume");
    assertThat(Objects.requireNonNull(result().check()).defects())
        .extracting(DefectEntry::code)
        .contains("line-fails");
    mark();
    check(input, "--resume");
    assertThat(isTakenOver()).isTrue();
    input("a.sfen", Samples.MATE_3 + " moves G*5c 5b4a G*4b\ta\n");
    check(input, "--resume");
    assertThat(result().word()).isEqualTo("sound");
  }

  @Test
  void a_line_that_says_now_that_it_is_mate_or_another_illegal_move_is_judged_anew()
      throws IOException {
    Path input = kif("   1 ５三金打\n   2 中断\n");
    check(input);
    assertThat(defects()).contains("line-stops");
    mark();
    check(input, "--resume");
    assertThat(isTakenOver()).isTrue();
    kif("   1 ５三金打\n   2 詰み\n");
    check(input, "--resume");
    assertThat(defects()).contains("line-fails").doesNotContain("line-stops");
    mark();
    check(input, "--resume");
    assertThat(isTakenOver()).isTrue();
    kif("   1 ５三金打\n   2 投了\nまで1手で先手の勝ち\n");
    check(input, "--resume");
    assertThat(defects()).contains("line-stops").doesNotContain("line-fails");
    kif("   1 ５三銀打\n   2 詰み\n");
    check(input, "--resume");
    assertThat(defects()).contains("line-fails");
    mark();
    kif("   1 ５三飛打\n   2 詰み\n");
    check(input, "--resume");
    assertThat(isTakenOver()).isFalse();
  }

  @Test
  void results_of_versions_that_did_not_tell_how_a_line_ends_are_taken_over_or_judged_anew_alike()
      throws IOException {
    Path input = kif("   1 ５三金打\n   2 中断\n");
    check(input);
    age();
    check(input, "--resume");
    assertThat(isTakenOver()).isTrue();
    kif("   1 ５三金打\n   2 詰み\n");
    check(input, "--resume");
    assertThat(defects()).contains("line-fails").doesNotContain("line-stops");
    age();
    check(input, "--resume");
    assertThat(isTakenOver()).isTrue();
    kif("   1 ５三銀打\n   2 詰み\n");
    check(input, "--resume");
    age();
    check(input, "--resume");
    assertThat(isTakenOver()).isTrue();
    kif("   1 ５三飛打\n   2 詰み\n");
    check(input, "--resume");
    assertThat(isTakenOver()).isFalse();
  }

  /** Takes out of the log what older versions did not write, and marks it. */
  private void age() throws IOException {
    String told = "\"authoredEnd\":";
    assertThat(unsummed()).contains(told);
    Files.writeString(
        log(),
        unsummed()
            .replaceAll("\"authoredEnd\":\\{[^}]*\\},", "")
            .replaceAll("\"unfinished\":\\[[^]]*\\],", ""));
    assertThat(unsummed()).doesNotContain(told);
    mark();
  }

  private List<String> defects() throws IOException {
    return Objects.requireNonNull(result().check()).defects().stream()
        .map(DefectEntry::code)
        .toList();
  }

  /** The problem of two golds with moves. */
  private Path kif(String moves) throws IOException {
    String empty = "| ・ ・ ・ ・ ・ ・ ・ ・ ・|";
    return input(
        "a.kif",
        "  ９ ８ ７ ６ ５ ４ ３ ２ １\n+---------------------------+\n"
            + (empty + "一\n| ・ ・ ・ ・v玉 ・ ・ ・ ・|二\n" + empty + "三\n")
            + ("| ・ ・ ・ ・ 歩 ・ ・ ・ ・|四\n" + empty + "五\n" + empty + "六\n")
            + (empty + "七\n" + empty + "八\n" + empty + "九\n")
            + "+---------------------------+\n先手の持駒：金二\n"
            + "手数----指手---------消費時間--\n"
            + moves);
  }

  @Test
  void what_a_limit_left_open_is_searched_again_with_a_larger_one() throws IOException {
    Path input = input("a.sfen", Samples.MATE_3 + "\ta\n");
    check(input, "--nodes=10");
    assertThat(result().reason()).isEqualTo(Reason.NODES);
    long before = Objects.requireNonNull(result().effort()).timeMs();

    check(input, "--resume", "--nodes=5");
    check(input, "--resume", "--nodes=10");
    assertThat(Objects.requireNonNull(result().effort()).limits().nodes()).isEqualTo(10);
    assertThat(Objects.requireNonNull(result().effort()).timeMs()).isEqualTo(before);

    check(input, "--resume", "--nodes=20");
    assertThat(Objects.requireNonNull(result().effort()).limits().nodes()).isEqualTo(20);
    check(input, "--resume", "--nodes=20", "--hash=32m");
    assertThat(Objects.requireNonNull(result().effort()).limits().hash()).isEqualTo("32m");
    check(input, "--resume", "--time=1h");
    assertThat(result().word()).isEqualTo("sound");
    mark();
    check(input, "--resume");
    assertThat(isTakenOver()).as("nothing is open, whatever the limits").isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--profile=strict",
        "--futile=none",
        "--all-cooks",
        "--late=1",
        "--against=none",
        "--variations=1",
        "--tree",
        "--tries=1",
        "--certificate"
      })
  void with_another_option_it_is_checked_anew_and_that_is_said(String option) throws IOException {
    String said = "Made with other options";
    Path input = input("a.sfen", Samples.MATE_3 + "\ta\n");
    check(input, option);
    mark();
    assertThat(check(input, option, "--resume").err()).doesNotContain(said);
    assertThat(isTakenOver()).isTrue();

    check(input);
    mark();
    assertThat(check(input, option, "--resume", "--quiet").err()).containsOnlyOnce(said);
    assertThat(isTakenOver()).isFalse();
    assertThat(Objects.requireNonNull(result().check()).options()).isNotNull();
  }

  @Test
  void lists_that_are_there_and_not_asked_for_do_no_harm() throws IOException {
    Path input = input("a.sfen", Samples.MATE_3 + "\ta\n");
    check(input, "--tree", "--tries=3");
    mark();
    check(input, "--variations=2", "--resume");
    assertThat(isTakenOver()).isTrue();
  }

  @Test
  void another_hand_of_the_defender_makes_another_position() throws IOException {
    Path input = input("a.sfen", "9/4k4/9/4P4/9/9/9/9/9 b 2G 1\ta\n");
    check(input);
    mark();
    check(input, "--resume", "--defender-hand=as-is");
    assertThat(isTakenOver()).isFalse();
  }

  @Test
  void a_folder_of_an_older_version_is_taken_over() throws IOException {
    Path input = input("a.sfen", Samples.MATE_3 + "\ta\n");
    check(input);
    Files.writeString(log(), unsummed().replaceFirst("\"options\":\\{[^}]*\\},", ""));
    mark();
    assertThat(check(input, "--resume", "--profile=strict").err()).isEmpty();
    assertThat(isTakenOver()).isTrue();
  }

  @Test
  void what_does_not_tell_its_limits_is_taken_over() throws IOException {
    Path input = input("a.sfen", Samples.MATE_3 + "\ta\n");
    check(input, "--nodes=10", "--no-timing");
    String before = Files.readString(log());
    check(input, "--resume");
    assertThat(log()).hasContent(before);
  }

  /** As {@code reports/README.md} promises: without a search, of which no. 1 alone needs much. */
  @Test
  void a_report_is_made_anew_from_results_without_times_and_limits() throws IOException {
    Files.createDirectories(output());
    Files.copy(SAMPLE, log());
    check(ZUKO, "--no-timing", "--lang=ja", "--resume", "--nodes=1");
    String here = "\"source\":\"../../problems/";
    boolean same =
        Files.readAllLines(SAMPLE).stream()
            .map(ResultReader::read)
            .collect(Collectors.toSet())
            .equals(
                Files.readAllLines(log()).stream()
                    .map(line -> ResultReader.read(line.replace(here, "\"source\":\"problems/")))
                    .collect(Collectors.toSet()));
    assertThat(same).as("the same results but for where the problems are").isTrue();
    assertThat(output().resolve("report.html")).exists();
  }
}
