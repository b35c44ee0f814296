package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.shared.SharedTexts;
import io.github.tsume.notation.common.WarningCode;
import io.github.tsume.results.json.NoteEntry;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.json.ResultReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a reader left out, or may have misunderstood, is told by every command. */
class ReaderWarningsTest {
  private static final String RECORD =
      "| ・ ・ ・ ・ ・ ・ ・ ・ ・|\n"
          + "| ・ ・ ・ ・v玉 ・ ・ ・ ・|\n"
          + "| ・ ・ ・ ・ ・ ・ ・ ・ ・|\n"
          + "| ・ ・ ・ ・ 歩 ・ ・ ・ ・|\n"
          + "| ・ ・ ・ ・ ・ ・ ・ ・ ・|\n".repeat(5)
          + "先手の持駒：金二\n手数----指手--\n"
          + "   1 ５三金打\nここで\n   2 ４一玉(52)\n   3 ４二金打\nまで3手で詰み\n";
  private static final String TEXT = "this was not understood and left out: \"ここで\"";

  @TempDir private Path directory;
  private Path file = Path.of("");

  @BeforeEach
  void write() throws IOException {
    file = Files.writeString(directory.resolve("a.kif"), RECORD);
  }

  @Test
  void solve_and_check_tell_them_with_the_answer() {
    String results = directory.resolve("results").toString();
    for (String[] command : new String[][] {{"solve"}, {"check", "-o", results}}) {
      Run.Outcome run = tsume(command, file.toString());
      assertThat(run.lines()).contains("warning: line 13: " + TEXT);
      Run.Outcome japanese = tsume(command, "--lang", "ja", file.toString());
      assertThat(japanese.out()).contains("13行目 読めないため無視しました:「ここで」");
      Run.Outcome json = tsume(command, "--json", file.toString());
      Result result = ResultReader.read(json.out().strip());
      assertThat(result.notes()).extracting(NoteEntry::code).contains("ignored-text");
    }
  }

  @Test
  void that_there_is_no_mate_is_not_said_bare_where_a_hand_may_have_been_left_out()
      throws IOException {
    String board = RECORD.substring(0, RECORD.indexOf("先手の持駒"));
    String results = directory.resolve("results").toString();
    for (String name : List.of("先手：甲 金", "先手：大山　香", "使用駒：金")) {
      Files.writeString(file, name + "\n" + board);
      for (String[] command : new String[][] {{"solve"}, {"check", "-o", results}}) {
        Run.Outcome run = tsume(command, file.toString());
        assertThat(run.out())
            .contains("(a line that may tell what the attacker holds was left out");
        Run.Outcome japanese = tsume(command, "--lang", "ja", file.toString());
        assertThat(japanese.out()).contains("攻方の持駒かもしれない行を読んでいません");
        Result row = ResultReader.read(tsume(command, "--json", file.toString()).out().strip());
        assertThat(row.notes()).extracting(NoteEntry::code).contains("not-hand");
      }
      Files.writeString(file, name + "\n先手の持駒：歩\n" + board);
      assertThat(tsume(new String[] {"solve"}, file.toString()).out())
          .doesNotContain("a line that may tell");
    }
  }

  private static Run.Outcome tsume(String[] command, String... more) {
    return Run.tsume(Stream.concat(Stream.of(command), Stream.of(more)).toArray(String[]::new));
  }

  /** The first move of the author does not mate: that must be found however the line is typed. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "   1 ４二金打\n   2 同　玉(52)\n   3 ５三金打\n",
        "　　1 ４二金打\n　　2 同　玉(52)\n　　3 ５三金打\n",
        "\u00a0 1 ４二金打 ( 0:01/00:00:01)\n\u00a0 2 同　玉(52)\n\u00a0 3 ５三金打\n",
        "   1. ４二金打\n   2. 同　玉(52)\n   3. ５三金打\n",
        "   1 ▲４二金打\n   2 △同　玉(52)\n   3 ▲５三金打(00)\n",
        "   1：４二金打\n   2：同　玉(52)\n   3：５三金打\n",
        "▲４二金打 △同玉 ▲５三金打\n"
      })
  void a_wrong_line_of_the_author_fails_however_it_is_typed(String moves) throws IOException {
    String header = RECORD.substring(0, RECORD.indexOf("   1 "));
    Files.writeString(file, header + moves + "まで3手で詰み\n");
    String results = directory.resolve("results").toString();
    Run.Outcome run = Run.tsume("check", "--json", "-o", results, file.toString());
    assertThat(run.out()).contains("\"verdict\":\"incomplete\"", "\"class\":\"line-fails\"");
    assertThat(run.exitCode()).isEqualTo(1);
  }

  @Test
  void show_and_convert_tell_them_beside_their_output() {
    String warning = file + ":13:1: warning: " + TEXT + " [ignored-text]";
    for (String[] command :
        new String[][] {
          {"show"}, {"convert", "--to", "kif"}, {"convert", "--quiet", "--to", "ki2"}
        }) {
      String[] args = java.util.Arrays.copyOf(command, command.length + 1);
      args[command.length] = file.toString();
      Run.Outcome run = Run.tsume(args);
      assertThat(run.err().lines()).contains(warning);
      assertThat(run.out()).isNotEmpty().doesNotContain("warning");
      assertThat(run.exitCode()).isZero();
    }
  }

  @Test
  void an_input_of_which_something_was_left_out_is_not_replaced() throws IOException {
    Run.Outcome run = Run.tsume("convert", "--to", "kif", "-o", file.toString(), file.toString());
    assertThat(run.exitCode()).isNotZero();
    assertThat(Files.readString(file)).isEqualTo(RECORD);
  }

  @Test
  void a_row_of_many_tells_the_first_and_how_many_there_are() throws IOException {
    Path other = Files.writeString(directory.resolve("b.kif"), RECORD + "\n署名\n" + "所属\n");
    Path results = directory.resolve("results");
    Run.Outcome run =
        Run.tsume("check", "-o", results.toString(), file.toString(), other.toString());
    assertThat(run.lines().get(0)).endsWith("warning: line 13: " + TEXT);
    assertThat(run.lines().get(1)).contains("warning: line 13: " + TEXT + " (+2)");
    assertThat(Files.readString(results.resolve("report.html"))).contains("ignored-text");
  }

  @Test
  void a_position_that_is_not_legal_has_its_warnings_too() throws IOException {
    Files.writeString(file, RECORD.replace("金二", "金五"));
    for (String command : new String[] {"solve", "show"}) {
      assertThat(Run.tsume(command, file.toString()).err()).contains(TEXT);
    }
    String results = directory.resolve("results").toString();
    assertThat(Run.tsume("check", "-o", results, file.toString()).err()).contains(TEXT);
  }

  @Test
  void scripts_have_a_word_for_every_warning() {
    for (WarningCode code : WarningCode.values()) {
      for (String folder : List.of("page", "report")) {
        String texts = SharedTexts.of(folder);
        assertThat(texts.split("\"title." + code.code() + "\":", -1)).as(code.code()).hasSize(3);
      }
    }
  }
}
