package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Records of games among problems, and files of folders that are neither. */
class GameRecordsTest {
  private static final String GAME = "手合割：平手\n手数----指手--\n   1 ７六歩(77)\n   2 ３四歩(33)\n";
  private static final String BOARD = "手数：1\n後手の持駒：なし\n| ・ ・v玉|\n| ・ ・ ・|\n| ・ 歩 ・|\n先手の持駒：金\n";

  @TempDir private Path temporary;
  private Path directory = Path.of("");

  @BeforeEach
  void folders() throws IOException {
    directory = Files.createDirectories(temporary.resolve("in"));
  }

  private Path file(String name, String text) throws IOException {
    Path file = directory.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private Run.Outcome check(Path input, String... more) {
    Path output = temporary.resolve("out");
    String[] words = {
      "check", "" + input, "-o", "" + output, "--hash=16m", "--no-timing", "--lang=en"
    };
    String[] all = java.util.Arrays.copyOf(words, words.length + more.length);
    System.arraycopy(more, 0, all, words.length, more.length);
    return Run.tsume(all);
  }

  @Test
  void games_among_problems_are_left_out_of_check_and_told() throws IOException {
    file("a.kif", GAME);
    file(
        "b.kif",
        GAME.replace("手合割：平手", "手合割：六枚落ち")
            .replace("７六歩(77)", "４二玉(51)")
            .replace("３四歩(33)", "７六歩(77)"));
    file("c.kif", "先手：だれか\n手数----指手--\n   1 ７六歩(77)\n");
    file("d.sfen", "startpos moves 7g7f\n" + Samples.MATE_3 + "\n");
    file("e.csa", "V2.2\nPI\n+\n+7776FU\n");
    Run.Outcome outcome = check(directory, "--json");
    assertThat(outcome.out().lines()).hasSize(1);
    assertThat(outcome.err()).contains("5 game records left out: see judge, mine, --ply");
    assertThat(outcome.exitCode()).isZero();
    assertThat(check(directory, "--lang=ja", "--quiet").err()).doesNotContain("left out");
  }

  @Test
  void nothing_but_games_is_nothing_to_judge() throws IOException {
    file("a.kif", GAME);
    Path output = temporary.resolve("out");
    Run.Outcome outcome = check(directory.resolve("a.kif"));
    assertThat(outcome.err()).contains("1 game record left out");
    assertThat(outcome.exitCode()).isEqualTo(4);
    assertThat(output).doesNotExist();
    assertThat(check(directory.resolve("a.kif"), "--goal=hisshi").exitCode()).isEqualTo(4);
  }

  @Test
  void a_game_whose_first_move_cannot_be_made_is_still_a_game() throws IOException {
    file("a.kif", GAME.replace("７六歩", "７五歩"));
    file("b.csa", "V2.2\nPI\n+\n+7775FU\n");
    file("c.kif", "手合割：香落ち\n手数----指手--\n   1 ７六歩(77)\n");
    file("d.sfen", "position startpos moves 7g7e\n");
    file("e.kif", "手合割：5五将棋\n手数----指手--\n   1 ４四歩(45)\n");
    Run.Outcome outcome = check(directory);
    assertThat(outcome.err()).contains("5 game records left out");
    assertThat(outcome.out()).doesNotContain("unsolvable");
    assertThat(outcome.exitCode()).isEqualTo(4);
  }

  @Test
  void a_position_after_some_moves_is_asked_for_by_ply_and_is_checked() throws IOException {
    Path game = file("a.kif", GAME);
    Run.Outcome outcome = check(game, "--ply=2", "--nodes=1000", "--json");
    assertThat(outcome.out().lines()).hasSize(1);
    assertThat(outcome.err()).doesNotContain("left out");
    assertThat(Run.tsume("solve", "" + game, "--nodes=1000", "--json").out())
        .contains("first-position");
  }

  @Test
  void a_variation_before_any_move_makes_no_problem_of_its_own() throws IOException {
    Path game = file("a.kif", "# KIF\n変化：3手\n" + GAME);
    Run.Outcome outcome = check(game);
    assertThat(outcome.err()).contains("1 game record left out");
    assertThat(outcome.out()).doesNotContain("invalid");
  }

  @Test
  void a_problem_that_lost_its_board_is_no_game() throws IOException {
    Path lost = file("a.kif", "手数----指手--\n   1 ５二金打\n");
    Run.Outcome outcome = check(lost);
    assertThat(outcome.err()).doesNotContain("game record").contains("no-problem");
    assertThat(outcome.exitCode()).isEqualTo(4);
  }

  @ParameterizedTest
  @ValueSource(strings = {"a.txt", "A.TXT", "problem", "図面"})
  void texts_in_folders_are_known_by_what_is_in_them(String name) throws IOException {
    for (String text :
        new String[] {BOARD, Samples.MATE_3 + "\n", "攻方：５三銀、２五馬　持駒：銀\n受方：４一銀、５一玉、６一銀\n"}) {
      Path file = file(name, text);
      Run.Outcome outcome = Run.tsume("solve", "--json", "--hash=16m", "" + directory);
      assertThat(outcome.out().lines()).as(name + outcome.err()).hasSize(1);
      assertThat(outcome.err()).doesNotContain("without a problem");
      Files.delete(file);
    }
  }

  @Test
  void what_holds_no_problem_is_counted_and_named_if_asked_for_and_no_ending_hides_one()
      throws IOException {
    file("a.sfen", Samples.MATE_3);
    file("LICENSE", "Some licence\n\n-\n\n1. You may copy 11 things.\n+\n");
    file("notes.txt", "今日の例会\n- 詰将棋\n1. 12月号\n");
    file("README.md", "```\n" + BOARD + "```\n");
    file("page.html", BOARD);
    file("letter.md", "Thank you.\n\n| | |\n|---|---|\n| a | b |\n");
    file("package.json", "{\"name\": \"x\", \"version\": 1}\n");
    Files.write(directory.resolve("binary"), new byte[] {0, 1, 2, 3, '|', 10, '|', 10});
    file("empty.txt", "");
    file(".hidden.txt", BOARD);
    Run.Outcome outcome = Run.tsume("solve", "--hash=16m", "--lang=en", "" + directory);
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    assertThat(outcome.err()).contains("9 files = 3 read + 0 with errors + 6 without a problem");
    Run.Outcome named = Run.tsume("solve", "--hash=16m", "--lang=en", "--verbose", "" + directory);
    assertThat(named.err())
        .contains("LICENSE", "notes.txt", "letter.md", "package.json", "binary", "empty.txt")
        .contains("binary (it is no text)")
        .doesNotContain(".hidden");
    assertThat(Run.tsume("solve", "--hash=16m", "--quiet", "" + directory).err()).isEmpty();
  }

  @Test
  void a_text_with_a_broken_diagram_is_told_of_and_not_passed_over() throws IOException {
    file("a.txt", BOARD.replace("| ・ ・ ・|", "| ・ 犬 ・|"));
    Run.Outcome outcome = Run.tsume("solve", "--hash=16m", "" + directory);
    assertThat(outcome.err()).contains("unknown-piece");
    assertThat(outcome.exitCode()).isEqualTo(4);
  }

  @Test
  void a_link_and_a_diagram_of_several_lines_may_be_typed() {
    String link = "https://lishogi.org/analysis/7k1/9/7P1/9/9/9/9/9/9_b_G2r2b3g4s4n4l17p_1";
    assertThat(Run.tsume("solve", "--hash=16m", "--json", link).out()).contains("\"length\":1");
    assertThat(Run.tsume("solve", "--hash=16m", "--json", BOARD).out()).contains("\"length\":1");
    String two = Samples.MATE_3 + "\n" + Samples.MATE_3 + "\n";
    assertThat(Run.tsume("solve", "--hash=16m", "--json", two).out().lines()).hasSize(2);
  }
}
