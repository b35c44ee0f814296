package io.github.tsume.app.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.cli.options.OutputDirectory;
import io.github.tsume.results.json.CheckOutcome;
import io.github.tsume.results.json.DefectEntry;
import io.github.tsume.results.json.NoteEntry;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.json.ResultReader;
import io.github.tsume.verdict.Remark;
import io.github.tsume.verdict.Severity;
import io.github.tsume.verdict.Unfinished;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
public class CheckBatchTest {
  private static final String HASH = "--hash=16m";

  @TempDir private Path directory;

  /** A king, a pawn somewhere below, and a hand: all different. */
  public static List<String> problems(int count) {
    String[] hands = {"G", "GS", "2G", "GN", "GL"};
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      int file = i % 7 + 1;
      List<String> ranks = new ArrayList<>(Collections.nCopies(9, "9"));
      ranks.set(0, file + "k" + (8 - file));
      ranks.set(2 + i / 7 % 7, file + "P" + (8 - file));
      lines.add(String.join("/", ranks) + " b " + hands[i / 49] + " 1\tp" + i);
    }
    return lines;
  }

  private Run.Outcome check(Path input, Path output, String... more) {
    List<String> args =
        new ArrayList<>(List.of("check", input.toString(), "-o", output.toString(), HASH));
    args.addAll(List.of(more));
    return Run.tsume(args.toArray(new String[0]));
  }

  private static List<Result> results(Path output) throws IOException {
    return Files.readAllLines(output.resolve("results.jsonl")).stream()
        .map(ResultReader::read)
        .toList();
  }

  /**
   * What one attempt settles but for the best play of a defect is done again where more nodes may
   * be.
   */
  @Test
  void a_line_that_is_not_shown_with_the_best_play_is_a_reason_to_go_on() throws IOException {
    Path input = directory.resolve("lines.sfen");
    Files.writeString(
        input, "4g2nl/5n1k1/p1lKpp2p/g+rP2bgN1/3+B3P1/P2P1PG2/2+n1P1P1P/2+ss1s3/8L w S5Prlp 1\n");
    List<Result> results = new ArrayList<>();
    for (String nodes : List.of("200000", "2000000")) {
      Path output = directory.resolve(nodes);
      assertThat(check(input, output, "--nodes", nodes).exitCode()).isOne();
      results.addAll(results(output));
    }
    assertThat(results)
        .extracting(result -> result.standing().leaves(Unfinished.DEFECT_LINES))
        .containsExactly(true, false);
    assertThat(results).extracting(Result::reason).containsOnlyNulls();
    // With the lower limit all is one attempt; with the higher one a second finds the best play.
    assertThat(nodes(results.get(1))).isGreaterThan(nodes(results.get(0)));
  }

  @Test
  void a_problem_that_waits_for_others_takes_no_node_twice() throws IOException {
    // 将棋図巧 18
    String hard = "7n1/5+B+P1r/7k1/7+p1/6P2/7N1/7N1/8B/9 b N2Pr4g4s4l13p 1";
    Path input = directory.resolve("two.sfen");
    Files.writeString(input, hard + "\n" + problems(1).get(0) + "\n");
    Path output = directory.resolve("out");
    String nodes = "--nodes=300000";
    check(input, output, nodes, "--threads=1");
    List<Result> two = results(output);
    assertThat(two).extracting(Result::id).as("it waited").containsExactly("p0", "two-1");
    String typed = Run.tsume("check", hard, nodes, "--threads=1", HASH, "--json").out().strip();
    assertThat(nodes(two.get(1))).isEqualTo(nodes(ResultReader.read(typed)));
  }

  private static long nodes(Result result) {
    return Objects.requireNonNull(result.effort()).nodes();
  }

  /** No. 5 of Zukō: one of its equal lines is sound; what others hold is shown with best play. */
  @Test
  @EnabledIfSystemProperty(named = "tsume.full", matches = "true", disabledReason = "80 seconds")
  void what_the_first_attempt_could_not_show_with_the_best_play_goes_on() throws IOException {
    Path input = directory.resolve("005.sfen");
    Files.writeString(
        input, "n+B1sS4/1R1g5/1Ls6/2k6/2n6/3L5/R8/9/9 b B2P3gs2n2l16p 1\tzuko-005\t21\n");
    Path output = directory.resolve("out");
    assertThat(check(input, output, "--lang", "en").exitCode()).isZero();
    Result result = results(output).get(0);
    CheckOutcome check = Objects.requireNonNull(result.check());
    assertThat(check.open()).isEmpty();
    assertThat(check.defects())
        .filteredOn(defect -> defect.code().equals("equal-variation-cook"))
        .extracting(DefectEntry::ply)
        .contains(14);
    assertThat(check.defects()).noneMatch(defect -> defect.severity() == Severity.FATAL);
    assertThat(result.notes()).noneMatch(note -> note.code().equals(Remark.DEFECT_LINE));
  }

  @Test
  void the_kif_files_that_are_read_are_not_written_over() throws IOException {
    Path kif = Files.createDirectories(directory.resolve("out").resolve("kif"));
    Path input = kif.resolve("p0.sfen");
    Files.writeString(input, problems(1).get(0) + "\n");
    Run.Outcome outcome = check(kif, directory.resolve("out"), "--lang", "en");
    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.err()).contains("holds inputs");
    assertThat(directory.resolve("out").toFile().list()).containsExactly("kif");
    assertThat(check(kif, directory.resolve("elsewhere")).exitCode()).isZero();
  }

  @Test
  void fifty_broken_files_among_two_hundred_good_ones() throws IOException {
    Path input = directory.resolve("in");
    Path deep = Files.createDirectories(input.resolve("deep"));
    List<String> good = problems(200);
    for (int i = 0; i < 250; i++) {
      boolean broken = i % 5 == 0;
      String text = broken ? "4k4/9/" + i + " b - 1" : good.get(i - i / 5 - 1);
      Files.writeString(deep.resolve(String.format("f%03d.sfen", i)), text + "\n");
    }
    Files.writeString(deep.resolve("README.md"), "no problem");
    Path output = directory.resolve("out");
    Run.Outcome outcome = check(input, output, "--jobs", "2");
    assertThat(outcome.exitCode()).isEqualTo(4);
    assertThat(outcome.out()).contains("250 problems:", "invalid 50");
    List<Result> results = results(output);
    assertThat(results).hasSize(250);
    assertThat(results).filteredOn(result -> result.error() == null).hasSize(200);
    assertThat(results)
        .filteredOn(result -> result.word().equals("invalid"))
        .extracting(Result::error)
        .hasSize(50)
        .allMatch(error -> error != null && error.line() == 1);
    List<String> rows = Files.readAllLines(output.resolve("summary.csv"));
    assertThat(rows).hasSize(251);
    assertThat(rows.subList(1, 251))
        .extracting(row -> row.substring(row.indexOf("f")).substring(0, 1))
        .containsOnly("f");
    assertThat(rows.get(1)).startsWith("f000,").contains(",invalid,").contains(":1,");
    assertThat(rows.get(2)).startsWith("p0,").contains("f001.sfen:1");
  }

  @Test
  void goes_on_after_being_killed_without_losing_or_repeating_anything() throws IOException {
    Path input = directory.resolve("many.sfen");
    Files.write(input, problems(120));
    Path whole = directory.resolve("whole");
    Run.Outcome undisturbed = check(input, whole, "--no-timing");
    List<String> expected =
        Files.readAllLines(whole.resolve("results.jsonl")).stream().sorted().toList();
    assertThat(expected).hasSize(120);
    byte[] log = Files.readAllBytes(whole.resolve("results.jsonl"));
    Random random = new Random(17);
    for (int cut : IntStream.generate(() -> random.nextInt(log.length)).limit(10).toArray()) {
      Path output = Files.createDirectories(directory.resolve("cut" + cut));
      Files.write(output.resolve("results.jsonl"), Arrays.copyOf(log, cut));
      Run.Outcome resumed = check(input, output, "--no-timing", "--resume");
      assertThat(resumed.exitCode()).isEqualTo(undisturbed.exitCode());
      assertThat(Files.readAllLines(output.resolve("results.jsonl")).stream().sorted())
          .as("cut at %d", cut)
          .isEqualTo(expected);
      assertThat(output.resolve("summary.csv"))
          .hasSameTextualContentAs(whole.resolve("summary.csv"));
      assertThat(resumed.out().replace(output.toString(), ""))
          .isEqualTo(undisturbed.out().replace(whole.toString(), ""));
    }
  }

  @Test
  void a_damaged_line_is_done_again() throws IOException {
    Path input = directory.resolve("some.sfen");
    Files.write(input, problems(5));
    Path output = directory.resolve("out");
    check(input, output);
    List<String> lines = Files.readAllLines(output.resolve("results.jsonl"));
    Files.writeString(output.resolve("results.jsonl"), lines.get(0) + "\n{\"garbage\n");
    check(input, output, "--resume");
    assertThat(results(output)).extracting(Result::id).hasSize(5).doesNotHaveDuplicates();
  }

  @Test
  void notes_duplicates_and_gives_every_entry_a_name_of_its_own() throws IOException {
    Path input = directory.resolve("twice.sfen");
    Files.writeString(
        input,
        "7nl/5B1k1/6Ppp/5+R3/9/9/9/9/9 b S 1\tone\n"
            + "7nl/5B1k1/6Ppp/5+R3/9/9/9/9/9 b S 5\tone\n"
            + "ln7/1k1B5/ppP6/3+R5/9/9/9/9/9 b S 1\n");
    Path output = directory.resolve("out");
    check(input, output, "--jobs", "1");
    List<Result> results = results(output);
    assertThat(results).extracting(Result::id).containsExactly("one", "one~2", "twice-3");
    assertThat(codes(results.get(1))).contains("duplicate");
    assertThat(codes(results.get(2))).contains("mirrored-duplicate");
    assertThat(results.get(2).notes()).anyMatch(note -> note.why().contains("one"));
  }

  @Test
  void names_that_many_file_systems_take_for_one_are_made_two() throws IOException {
    Path input = directory.resolve("case.sfen");
    Files.writeString(input, Samples.MATE_3 + "\tA\n" + Samples.NO_MATE + "\ta\n");
    Path output = directory.resolve("out");
    check(input, output, "--jobs", "1");
    assertThat(results(output)).extracting(Result::id).containsExactly("A", "a~2");
    assertThat(output.resolve("kif").toFile().list()).containsExactlyInAnyOrder("A.kif", "a~2.kif");
  }

  @Test
  void reports_go_below_reports_whatever_the_input_is_called() {
    assertThat(OutputDirectory.standard(List.of("...kif"))).isEqualTo(Path.of("reports", "_.."));
    assertThat(OutputDirectory.standard(List.of("..sfen"))).isEqualTo(Path.of("reports", "_."));
    assertThat(OutputDirectory.standard(List.of("aux.kif"))).isEqualTo(Path.of("reports", "_aux"));
    assertThat(OutputDirectory.standard(List.of("a.kif"))).isEqualTo(Path.of("reports", "a"));
  }

  private static List<String> codes(Result result) {
    return result.notes().stream().map(NoteEntry::code).toList();
  }

  @Test
  void output_follows_the_input_whatever_ends_first() throws IOException {
    Path input = directory.resolve("mixed.sfen");
    Files.writeString(
        input,
        Samples.HARD + "\thard\n" + Samples.MATE_3 + "\teasy\n" + Samples.NO_MATE + "\tno\n");
    Path output = directory.resolve("out");
    Run.Outcome outcome = check(input, output, "--json", "--nodes", "210000", "--jobs", "1");
    assertThat(results(output)).extracting(Result::id).containsExactly("easy", "no", "hard");
    assertThat(outcome.lines())
        .extracting(line -> ResultReader.read(line).id())
        .containsExactly("hard", "easy", "no");
    assertThat(Files.readAllLines(output.resolve("summary.csv")))
        .extracting(line -> line.substring(0, line.indexOf(',')))
        .containsExactly("\ufeffid", "hard", "easy", "no");
  }

  @Test
  void the_table_names_the_earlier_problem_with_the_same_position() throws IOException {
    Path input = directory.resolve("twice.sfen");
    Files.writeString(
        input,
        "7k1/9/7P1/9/9/9/9/9/9 b G 1\tfirst\n7k1/9/7P1/9/9/9/9/9/9 b G 1\tsecond\n"
            + "1k7/9/1P7/9/9/9/9/9/9 b G 1\tthird\n");
    Path output = directory.resolve("out");
    check(input, output, "--no-timing");
    List<String> rows = Files.readAllLines(output.resolve("summary.csv"));
    int column = List.of(rows.get(0).split(",", -1)).indexOf("duplicates");
    assertThat(rows)
        .extracting(row -> row.split(",", -1)[column])
        .containsExactly("duplicates", "", "first", "mirrored:first");
  }

  @Test
  void the_table_opens_in_spreadsheets_and_tells_what_is_wrong_where() throws IOException {
    Path input = directory.resolve("broken.sfen");
    Files.writeString(input, Samples.MATE_3 + "\t図巧\n4k3/9/9/9/9/9/9/9/9 b - 1\tshort\n");
    Path output = directory.resolve("out");
    check(input, output, "--no-timing");
    byte[] bytes = Files.readAllBytes(output.resolve("summary.csv"));
    assertThat(bytes).startsWith(0xef, 0xbb, 0xbf);
    List<String> rows = new String(bytes, UTF_8).lines().toList();
    assertThat(rows.get(0)).endsWith(",proofNodes,checkNodes");
    assertThat(rows.get(1))
        .startsWith("図巧,")
        .containsPattern(",[^,]+ [bw] [^,]+,[^,]*,,,▲[^,]*,,-?[0-9.]+,,3(,[0-9]*)+$");
    assertThat(rows.get(2))
        .startsWith("short,")
        .contains(",rank-too-short,rank 1 has only 8 squares; expected 9 squares,2,4,,,,,,");
  }

  @Test
  void a_typed_position_leaves_no_report_behind() {
    Path reports = Path.of("reports");
    boolean before = Files.exists(reports);
    Run.tsume("check", Samples.MATE_3);
    assertThat(Files.exists(reports)).isEqualTo(before);
  }

  @Test
  void where_there_is_no_mate_that_says_it_all() {
    String position = "9/7kp/R8/6P2/9/9/9/b8/9 b rb4g4s4n4l16p 1";
    Run.Outcome run = Run.tsume("check", "--lang", "en", position);

    assertThat(run.out()).startsWith("unsolvable\n");
  }

  @Test
  void once_cooked_is_decided_what_is_left_is_remarked_on_unless_all_cooks_are_asked_for() {
    String position = Samples.COOKED_17;
    Run.Outcome decided = Run.tsume("check", "--json", "--nodes", "200000", position);
    assertThat(decided.out())
        .contains("\"verdict\":\"cooked\"", "\"exact\":true", "more-defects-open")
        .doesNotContain("\"open\"", "\"reason\"");
    Run.Outcome all = Run.tsume("check", "--json", "--all-cooks", "--nodes", "200000", position);
    assertThat(all.out())
        .contains("\"open\":[{", "\"reason\":\"node limit\"")
        .doesNotContain("more-defects-open");
  }

  @Test
  void what_is_open_tells_how_far_it_is_refuted() {
    String open = "ln7/1k7/1pp1S4/p8/9/9/9/9/9 b RBGNrb3g3s2n3l15p 1";
    assertThat(Run.tsume("check", "--nodes=20000", "--hash=16m", open).out())
        .containsPattern("\\d+ open, no mate within [3579]: ply ");
    assertThat(Run.tsume("--lang=ja", "check", "--nodes=20000", "--hash=16m", open).out())
        .containsPattern("未確定\\d+件（[3579]手以内には詰まない）：");
  }
}
