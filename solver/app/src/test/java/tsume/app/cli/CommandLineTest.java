package tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
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
  @ValueSource(strings = {"solve", "check", "show", "convert", "diff", "watch", "perft", "bench"})
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
}
