package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What has nothing to do with shogi: help, wrong usage, languages, colours. */
class CommandLineTest {

  @Test
  void shows_help_in_both_languages() {
    assertThat(Run.tsume("--help").out())
        .contains("Usage: tsume", "solve", "check", "show", "convert", "perft", "Exit codes");
    Run.Outcome japanese = Run.tsume("--help", "--lang=ja");
    assertThat(japanese.exitCode()).isZero();
    assertThat(japanese.out()).contains("使い方: tsume", "終了コード");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "solve",
        "check",
        "show",
        "convert",
        "diff",
        "watch",
        "prune",
        "repair",
        "grade",
        "mine",
        "find",
        "index",
        "perft",
        "bench",
        "help",
        "completion",
        "man"
      })
  void every_option_is_explained_in_both_languages(String command) {
    for (String language : List.of("en", "ja")) {
      Run.Outcome help = Run.tsume(command, "--help", "--lang=" + language);
      assertThat(help.exitCode()).isZero();
      assertThat(help.out().lines().filter(line -> line.matches("\\s+(-\\w, )?--[a-z-]+(=\\S+)?")))
          .allMatch(line -> line.contains("="), "has text, here or on the next line");
      assertThat(help.out()).doesNotContain("${").contains("--lang");
    }
    boolean hasJapanese =
        Run.tsume(command, "--help", "--lang=ja").out().codePoints().anyMatch(c -> c > 0x3000);
    assertThat(hasJapanese).isTrue();
  }

  @Test
  void without_arguments_shows_help() {
    assertThat(Run.tsume().out()).contains("tsume");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "slove x",
        "solve",
        "solve --time soon x",
        "solve --hash -1 x",
        "solve --hash 1k x",
        "solve --rules go x",
        "solve --futile never x",
        "solve --nodes many x",
        "solve --nodes -5 x",
        "solve --nodes 0 x",
        "solve --threads 0 x",
        "solve --time 0 x",
        "check --jobs -3 x",
        "solve --color pink x",
        "solve --lang de x",
        "solve --notation braille x",
        "solve --encoding klingon x",
        "solve --format doc x",
        "solve --json --json x",
        "check --profile nice x",
        "check --fail-on everything x",
        "check --late x",
        "check --late -1 x",
        "check --tries -1 x",
        "solve --variations -2 x",
        "convert x",
        "convert -t doc x",
        "show --svg --png x",
        "perft x",
        "perft 99 startpos",
        "--no-such-option"
      })
  void wrong_usage_is_one_line_of_reason_and_exit_2(String line) {
    Run.Outcome outcome = Run.tsume(line.split(" "));
    assertThat(outcome.exitCode()).as(outcome.err()).isEqualTo(2);
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.err()).startsWith("tsume: ").doesNotContain("\tat ", "Exception");
    assertThat(outcome.err().lines().count()).isLessThanOrEqualTo(3);
  }

  @Test
  void wrong_usage_is_told_in_japanese_and_with_what_is_allowed() {
    Run.Outcome outcome = Run.tsume("solve", "--lang", "ja", "--time", "soon", "x");
    assertThat(outcome.err()).contains("--timeに「soon」は使えません", "60s|500ms|2m|1h");
  }

  @Test
  void numbers_begin_at_one() {
    assertThat(Run.tsume("check", "--jobs", "-3", "x").err())
        .contains("--jobs: \"-3\" is not allowed here; expected a number from 1 on");
    assertThat(Run.tsume("solve", "--lang=ja", "--nodes", "0", "x").err()).contains("1以上の数");
    assertThat(Run.tsume("solve", "--time", "0s", "x").err()).contains("1ms");
    assertThat(
            Run.tsume("solve", "--threads", "1", "--nodes", "5000000000", Samples.MATE_3)
                .exitCode())
        .isZero();
  }

  @Test
  void whatever_is_listed_makes_a_check_fail() {
    assertThat(Run.tsume("check", Samples.MATE_3).exitCode()).isZero();
    assertThat(Run.tsume("check", "--fail-on", "sound", Samples.MATE_3).exitCode()).isOne();
    String[] open = {"check", "--nodes", "1", Samples.HARD};
    assertThat(Run.tsume(open).exitCode()).isEqualTo(3);
    String[] failing = {"check", "--nodes", "1", "--fail-on", "cook,unknown", Samples.HARD};
    assertThat(Run.tsume(failing).exitCode()).isOne();
  }

  @Test
  void verdicts_are_coloured_on_a_terminal_only_and_as_asked() {
    String escape = "\u001b[";
    assertThat(Run.tsume("solve", Samples.MATE_3).out()).doesNotContain(escape);
    assertThat(new Run().onTerminal().run("solve", Samples.MATE_3).out()).contains(escape);
    assertThat(new Run().onTerminal().with("NO_COLOR", "1").run("solve", Samples.MATE_3).out())
        .doesNotContain(escape);
    assertThat(Run.tsume("solve", "--color", "always", Samples.MATE_3).out()).contains(escape);
    assertThat(new Run().onTerminal().run("solve", "--color", "never", Samples.MATE_3).out())
        .doesNotContain(escape);
  }

  @Test
  void results_are_in_the_language_asked_for() {
    assertThat(Run.tsume("solve", "--lang", "ja", Samples.MATE_3).out()).startsWith("3手詰\n");
    assertThat(Run.tsume("solve", "--lang=ja", Samples.NO_MATE).out()).startsWith("不詰\n");
  }

  @Test
  void an_internal_error_is_one_line_and_exit_70() {
    java.io.InputStream failing =
        new java.io.InputStream() {
          @Override
          public int read() {
            throw new IllegalStateException("test");
          }

          @Override
          public int read(byte[] bytes, int offset, int length) {
            return read();
          }
        };
    Run.Outcome outcome = new Run().in(failing).run("solve", "-");
    assertThat(outcome.exitCode()).isEqualTo(70);
    assertThat(outcome.err().lines()).hasSize(1);
    assertThat(outcome.err()).contains("internal error", "TSUME_DEBUG");
    Run.Outcome traced = new Run().in(failing).with("TSUME_DEBUG", "1").run("solve", "-");
    assertThat(traced.err()).contains("\tat ");
  }

  @Test
  void help_names_a_command() {
    assertThat(Run.tsume("help", "check").out()).isEqualTo(Run.tsume("check", "--help").out());
    assertThat(Run.tsume("help", "--lang=ja", "check").out()).startsWith("使い方: tsume check");
    assertThat(Run.tsume("help").out()).contains("Usage: tsume", "COMMAND", "solve");
    Run.Outcome unknown = Run.tsume("help", "slove");
    assertThat(unknown.exitCode()).isEqualTo(2);
    assertThat(unknown.err()).isEqualTo("tsume: not understood: slove\nDid you mean solve?\n");
  }

  @Test
  void the_language_may_stand_before_the_command() {
    assertThat(Run.tsume("--lang", "ja", "solve", Samples.MATE_3).out()).startsWith("3手詰\n");
    assertThat(Run.tsume("--lang=ja", "solve", Samples.NO_MATE).out()).startsWith("不詰\n");
    assertThat(Run.tsume("--lang", "ja").out()).startsWith("使い方: tsume");
    assertThat(Run.tsume("--lang", "de", "solve", Samples.MATE_3).exitCode()).isEqualTo(2);
  }

  @Test
  void a_problem_in_the_place_of_a_command_is_told_how_to_be_checked(@TempDir Path directory)
      throws IOException {
    Path file = Files.writeString(directory.resolve("a.sfen"), Samples.MATE_3);
    Run.Outcome outcome = Run.tsume(file.toString());
    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.err()).contains("Did you mean tsume check " + file + "?");
    assertThat(Run.tsume(Samples.MATE_3).err()).contains("tsume check '" + Samples.MATE_3 + "'");
    assertThat(Run.tsume("slove", Samples.MATE_3).err()).contains("solve").doesNotContain("check");
  }

  @Test
  void words_are_read_without_regard_to_case() {
    assertThat(
            Run.tsume("check", "--profile=STRICT", "--futile", "Drops-Only", Samples.MATE_3).err())
        .doesNotContain("not allowed");
    String[] minishogi = {"solve", "--rules", "MiniShogi", "--notation=USI", "4k/5/4G/5/5 b G 1"};
    assertThat(Run.tsume(minishogi).out()).startsWith("mate in 1\n  G*");
    assertThat(Run.tsume("check", "--fail-on", "SOUND", Samples.MATE_3).exitCode()).isOne();
  }

  @ParameterizedTest
  @ValueSource(strings = {"bash", "zsh", "fish"})
  void completion_knows_commands_options_and_values(String shell) {
    Run.Outcome outcome = Run.tsume("completion", shell);
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out())
        .contains("check", "defender-hand", "drops-only", "minishogi", "magazine")
        .doesNotContain("DROPS_ONLY", "MAGAZINE", "BASH FISH");
  }

  @Test
  void manual_pages_tell_what_the_help_tells(@TempDir Path directory) throws IOException {
    Run.Outcome outcome = Run.tsume("man", "-o", directory.toString());
    assertThat(outcome.exitCode()).isZero();
    try (Stream<Path> pages = Files.list(directory)) {
      assertThat(outcome.err()).isEqualTo(pages.count() + " manual pages in " + directory + "\n");
    }
    Run.Outcome nowhere = Run.tsume("man");
    assertThat(nowhere.exitCode()).isEqualTo(2);
    assertThat(nowhere.err()).contains("--output");
    assertThat(Files.readString(directory.resolve("tsume.1")))
        .startsWith(".TH \"TSUME\" 1")
        .contains("\\fBtsume\\-check\\fR(1)", "Exit codes: 0 as expected");
    assertThat(Files.readString(directory.resolve("tsume-check.1")))
        .contains(".SH OPTIONS", "\\fB\\-\\-fail\\-on\\fR=\\fICLASS\\fR");
    assertThat(directory.resolve("tsume-man.1")).doesNotExist();
  }

  @Test
  void a_check_writes_the_reports_that_are_asked_for(@TempDir Path directory) throws IOException {
    Path file = Files.writeString(directory.resolve("a.sfen"), Samples.MATE_3);
    assertThat(written(file, directory.resolve("none"), "none"))
        .containsOnly("results.jsonl", "totals.json");
    assertThat(written(file, directory.resolve("some"), "CSV,html"))
        .containsOnly("results.jsonl", "totals.json", "summary.csv", "report.html");
  }

  private static List<String> written(Path file, Path to, String reports) throws IOException {
    String[] check = {"check", file.toString(), "-o", to.toString(), "--report", reports};
    assertThat(Run.tsume(check).exitCode()).isZero();
    try (Stream<Path> files = Files.list(to)) {
      return files.map(path -> path.getFileName().toString()).toList();
    }
  }

  @Test
  void a_total_that_is_over_ends_all_problems_and_tells_what_each_had(@TempDir Path directory)
      throws IOException {
    Path file = Files.writeString(directory.resolve("a.sfen"), Samples.HARD + "\n" + Samples.HARD);
    String[] check = {"check", file.toString(), "-o", directory + "/r", "--total", "1ms"};
    assertThat(Run.tsume(check).exitCode()).isEqualTo(3);
    List<String> results = Files.readAllLines(directory.resolve("r/results.jsonl"));
    assertThat(results).hasSize(2);
    assertThat(results).allMatch(line -> line.contains("\"time\":0.001"), "so more is more");
  }

  @Test
  void fail_fast_stops_at_the_first_fatal_defect_and_a_run_without_goes_on(@TempDir Path directory)
      throws IOException {
    String sfen = "2g6/2k6/9/9/1B1R5/9/9/9/9 b GLPrb2g4s4n3l17p 1";
    Path file = Files.writeString(directory.resolve("a.sfen"), sfen);
    String[] check = {"check", file.toString(), "-o", directory + "/r", "--nodes=20000"};
    Path results = directory.resolve("r/results.jsonl");
    assertThat(Run.tsume(with(check, "--fail-fast")).exitCode()).isOne();
    assertThat(Files.readString(results))
        .contains("\"severity\":\"fatal\"", "\"class\":\"fail-fast\"")
        .doesNotContain("\"reason\"");
    String first = Files.readString(results);
    Run.tsume(with(check, "--fail-fast", "--resume"));
    assertThat(Files.readString(results)).isEqualTo(first);
    Run.tsume(with(check, "--resume"));
    assertThat(Files.readString(results))
        .contains("\"severity\":\"fatal\"")
        .doesNotContain("\"class\":\"fail-fast\"");
  }

  /** The first attempt gets a tenth of the nodes, and does not find a fatal defect here. */
  @Test
  void fail_fast_looks_again_after_the_first_attempt(@TempDir Path directory) throws IOException {
    Path file = Files.writeString(directory.resolve("a.sfen"), Samples.COOKED_17);
    int nodes = 400_000;
    String[] check = {"check", file.toString(), "-o", directory + "/r", "--nodes=" + nodes};
    assertThat(Run.tsume(with(check, "--fail-fast", "--hash=64m")).exitCode()).isOne();
    String result = Files.readString(directory.resolve("r/results.jsonl"));
    assertThat(result).contains("\"verdict\":\"cooked\"", "\"class\":\"fail-fast\"");
    Matcher used = Pattern.compile("\"nodes\":(?!" + nodes + "\\b)(\\d+)").matcher(result);
    assertThat(used.find()).isTrue();
    assertThat(Long.parseLong(used.group(1))).isBetween(nodes / 10L, nodes - 1L);
  }

  private static String[] with(String[] command, String... options) {
    return Stream.concat(Stream.of(command), Stream.of(options)).toArray(String[]::new);
  }
}
