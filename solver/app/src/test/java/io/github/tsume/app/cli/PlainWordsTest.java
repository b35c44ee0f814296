package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.batch.log.Tally;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is said about slips, and that nothing is said twice or in words of another language. */
class PlainWordsTest {
  private static final String PROBLEM = "7nl/5B1k1/6Ppp/5+R3/9/9/9/9/9 b S 1";

  @Test
  void an_error_in_a_typed_position_is_pointed_at() {
    List<String> lines = Run.tsume("solve", "4k4/9/9/9/9/9/9/9/9 x 2G 1").err().lines().toList();
    assertThat(lines.get(0)).startsWith("1:21: \"x\" is no side to move");
    assertThat(lines.get(1)).isEqualTo("  4k4/9/9/9/9/9/9/9/9 x 2G 1");
    assertThat(lines.get(2)).isEqualTo(" ".repeat(2 + 20) + "^");
    for (String command : List.of("check", "show", "convert", "perft", "judge", "find")) {
      String[] before =
          switch (command) {
            case "convert" -> new String[] {command, "-t", "kif"};
            case "perft" -> new String[] {command, "1"};
            case "find" -> new String[] {command, "--where", "length=1"};
            default -> new String[] {command};
          };
      String[] words = java.util.Arrays.copyOf(before, before.length + 1);
      words[before.length] = "4k4/9/9/9/9/9/9/9/9 x 2G 1";
      assertThat(Run.tsume(words).err()).as(command).contains("\n" + " ".repeat(22) + "^\n");
    }
  }

  @Test
  void of_several_typed_positions_the_one_with_the_error_is_shown() {
    String err = Run.tsume("solve", PROBLEM, "4k4/9/9/9/9/9/9/9/9 x 2G 1").err();
    assertThat(err).contains("  4k4/9/9/9/9/9/9/9/9 x 2G 1\n" + " ".repeat(22) + "^\n");
  }

  @Test
  void what_is_wide_is_counted_as_wide() {
    String err = Run.tsume("solve", "攻方：５三歩　持駒：金　受方：５一王馬").err();
    assertThat(err.lines().filter(line -> line.strip().equals("^")).count()).isLessThan(2);
  }

  @Test
  void an_option_without_its_value_says_so() {
    Run.Outcome outcome = Run.tsume("check", "-o");
    assertThat(outcome.exitCode()).isEqualTo(Tally.USAGE);
    assertThat(outcome.err()).contains("--output needs a value: DIR");
    assertThat(Run.tsume("check", "--lang=ja", PROBLEM, "-o").err())
        .contains("--output には値（DIR）が必要です");
    assertThat(Run.tsume("index", PROBLEM).err()).contains("missing: --output");
  }

  @Test
  void help_on_a_command_with_a_slip_says_which_one_may_be_meant() {
    Run.Outcome outcome = Run.tsume("help", "chek");
    assertThat(outcome.exitCode()).isEqualTo(Tally.USAGE);
    assertThat(outcome.err()).contains("Did you mean check?");
  }

  @Test
  void that_nothing_is_known_is_said_once() {
    String text = Run.tsume("check", "--lang=ja", "--nodes=1", "--no-timing", PROBLEM).out();
    assertThat(text).startsWith("不明（局面数の上限）");
    String brinkmate =
        Run.tsume("check", "--lang=ja", "--goal=hisshi", "--nodes=20", "--no-timing", PROBLEM)
            .out();
    assertThat(brinkmate.lines().findFirst().orElseThrow()).containsOnlyOnce("不明");
  }

  @Test
  void the_verdict_on_the_screen_is_that_of_the_documents() {
    assertThat(Run.tsume("check", "--no-timing", "4k4/9/9/9/9/9/9/9/9 b G 1").out())
        .startsWith("unsolvable\n");
    assertThat(Run.tsume("solve", "--no-timing", "4k4/9/9/9/9/9/9/9/9 b G 1").out())
        .startsWith("no mate\n");
  }

  @Test
  void an_error_in_japanese_has_no_english_words_in_it() {
    assertThat(Run.tsume("solve", "--lang=ja", "4k4/9/9/9 b 2G 1").err())
        .contains("正しくは：9段")
        .doesNotContain("9 ranks");
    assertThat(Run.tsume("find", "--lang=ja", "--where", "length=", PROBLEM).err())
        .doesNotContain("value");
  }
}
