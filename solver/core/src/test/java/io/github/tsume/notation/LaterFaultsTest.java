package io.github.tsume.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.record.MoveTime;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Special;
import io.github.tsume.record.Special.Kind;
import io.github.tsume.record.Step;
import io.github.tsume.record.Warning;
import io.github.tsume.rules.Color;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is wrong later in a record takes nothing from what stands before it. */
class LaterFaultsTest {
  private static Problem read(String text, String name) {
    ReadResult result = Notation.read(text, name, ReadOptions.DEFAULT);
    assertThat(result.errors()).isEmpty();
    return result.problems().get(0);
  }

  private static void isCutBeforeTheThird(Problem problem, int line, int column) {
    assertThat(problem.tree().line()).hasSize(2).allMatch(Step::isMove);
    assertThat(problem.warnings()).hasSize(1);
    assertThat(problem.warnings().get(0).code()).isEqualTo("unread-move");
    assertThat(problem.warnings().get(0).line()).isEqualTo(line);
    assertThat(problem.warnings().get(0).column()).isEqualTo(column);
  }

  @ParameterizedTest
  @ValueSource(strings = {"+8822KA+", "+8820KA", "+8822XX", "-2233KA", "+8888KA"})
  void a_later_move_of_csa_that_cannot_be_read_ends_its_line(String move) {
    String text = "PI\n+\n+7776FU\n-3334FU\n" + move + "\n-3122GI\n";
    isCutBeforeTheThird(read(text, "a.csa"), 5, 1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"8h2x", "8h8h", "5e4d", "X*5e", "8h2b++"})
  void a_later_move_of_usi_that_cannot_be_read_ends_its_line(String move) {
    String text = "position startpos moves 7g7f 3c3d " + move + " 3a2b\n";
    isCutBeforeTheThird(read(text, "a.usi"), 1, 35);
  }

  @ParameterizedTest
  @CsvSource({"99,2,KA", "8,2,XX", "2,2,KA"})
  void a_later_move_of_jkf_that_cannot_be_read_ends_its_line(int file, int rank, String piece) {
    String text =
        "{\"initial\":{\"preset\":\"HIRATE\"},\"moves\":[{},"
            + move(7, 7, 7, 6, "FU")
            + ","
            + move(3, 3, 3, 4, "FU")
            + ",\n"
            + move(file, rank, 2, 2, piece)
            + ","
            + move(3, 1, 2, 2, "GI")
            + "]}";
    isCutBeforeTheThird(read(text, "a.jkf"), 2, 9);
  }

  private static String move(int file, int rank, int toFile, int toRank, String piece) {
    String from = "{\"x\":" + file + ",\"y\":" + rank + "}";
    String to = "{\"x\":" + toFile + ",\"y\":" + toRank + "}";
    return "{\"move\":{\"from\":" + from + ",\"to\":" + to + ",\"piece\":\"" + piece + "\"}}";
  }

  /** The same problem in every format: of its three moves the second is spelt wrongly. */
  private static Stream<Arguments> withABadSecondMove() {
    String sfen = "7gk/9/7SP/9/9/9/9/9/9 b G 1";
    String board =
        "|・・・・・・・v金v玉|一\n|・・・・・・・・・|二\n|・・・・・・・銀歩|三\n" + "|・・・・・・・・・|\n".repeat(6) + "先手の持駒：金\n";
    String numbered = board + "手数----指手---------消費時間--\n   1 １二金打\n   2 同X(11)\n   3 同歩成(13)\n";
    String csa =
        "P1 *  *  *  *  *  *  * -KI-OU\n"
            + "P2 *  *  *  *  *  *  *  *  * \n"
            + "P3 *  *  *  *  *  *  * +GI+FU\n"
            + Stream.of(4, 5, 6, 7, 8, 9)
                .map(rank -> "P" + rank + " *  *  *  *  *  *  *  *  * \n")
                .collect(Collectors.joining());
    String jkf =
        "{\"initial\":{\"preset\":\"OTHER\",\"data\":{\"color\":0,\"board\":[[{\"color\":1,\"kind\":\"OU\"},{},"
            + "{\"color\":0,\"kind\":\"FU\"},{},{},{},{},{},{}],[{\"color\":1,\"kind\":\"KI\"},{},"
            + "{\"color\":0,\"kind\":\"GI\"},{},{},{},{},{},{}]"
            + ",[{},{},{},{},{},{},{},{},{}]".repeat(7)
            + "],\"hands\":[{\"KI\":1},{}]}},\"moves\":[{},{\"move\":{\"to\":{\"x\":1,\"y\":2},\"piece\":\"KI\"}},"
            + move(1, 1, 1, 2, "XX")
            + ","
            + move(1, 3, 1, 2, "FU")
            + "]}";
    return Stream.of(
        arguments("a.sfen", "sfen " + sfen + " moves G*1b 1a1x 1c1b+\n"),
        arguments("a.usi", "position sfen " + sfen + " moves G*1b 1a1x 1c1b+\n"),
        arguments("a.kif", numbered),
        arguments("a.bod", numbered),
        arguments("a.ki2", board + "\n▲１二金\n△１十玉\n▲同歩成\nまで3手で詰み\n"),
        arguments("a.csa", csa + "P+00KI\n+\n+0012KI\n-1112XX\n+1312TO\n"),
        arguments("a.jkf", jkf),
        arguments("a.hodges", "SFEN: " + sfen + "\n\n1.G*1b Kx1x\n2.Px1b+\n"),
        arguments("a.text", "攻方：１三歩、２三銀\n持駒：金\n受方：１一玉、２一金\n▲１二金 △同X ▲同歩成\n"));
  }

  @ParameterizedTest
  @MethodSource("withABadSecondMove")
  void a_later_move_that_cannot_be_read_is_told_in_every_format(String name, String text) {
    Problem problem = read(text, name);
    assertThat(problem.setup().hand(Color.BLACK, problem.setup().rules().kindOf('G'))).isOne();
    if (!name.endsWith(".text")) {
      assertThat(problem.tree().line()).hasSize(1).allMatch(Step::legal);
      assertThat(problem.warnings()).extracting(Warning::code).containsExactly("unread-move");
    }
    assertThat(problem.warnings()).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"3 ２六X(27)", "3 △２六歩(27)", "3 ５五金", "3 ▲X六歩", "３ ２六?(27)"})
  void a_later_move_of_kif_that_cannot_be_read_ends_its_line_and_no_other(String move) {
    String text =
        "手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n"
            + move
            + "\n*a comment of it\n4 ８四歩(83)\n投了\nまで3手で先手の勝ち\n\n変化：2手\n2 ８四歩(83)\n3 ２六歩(27)\n";
    Problem problem = read(text, "a.kif");
    List<Step> line = problem.tree().line();
    assertThat(line).hasSize(2).allMatch(Step::isMove);
    assertThat(line.get(1).alternatives()).hasSize(1);
    assertThat(line.get(1).alternatives().get(0).line()).hasSize(2);
    assertThat(problem.warnings()).extracting(Warning::code).containsExactly("unread-move");
    assertThat(problem.warnings().get(0).line()).isEqualTo(4);
  }

  @ParameterizedTest
  @CsvSource({
    "a.kif,'1 １二金打\n2 ▲７六歩\n'",
    "a.kif,'手数----指手--\n1 １二金打\n2 ▲７六歩(77)\n'",
    "a.bod,'手数----指手--\n1 １二金打\n2 ▲７六歩\n'",
    "a.ki2,'▲１二金打 ▲７六歩\n'",
    "a.txt,'1 １二金打\n2 ▲７六歩\n'"
  })
  void a_move_of_the_wrong_side_after_a_mate_takes_nothing_from_it(String name, String moves) {
    String board =
        "|・・・・・・・・v玉|一\n|・・・・・・・・・|二\n|・・・・・・・金歩|三\n" + "|・・・・・・・・・|\n".repeat(6) + "先手の持駒：金\n";
    Problem problem = read(board + "\n" + moves, name);
    assertThat(problem.tree().line()).hasSize(1).allMatch(Step::legal);
    assertThat(problem.warnings()).extracting(Warning::code).containsExactly("unread-move");
  }

  @Test
  void a_number_that_goes_back_begins_no_branch() {
    String text = "手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n3 ２六歩(27)\n3 ８四歩(83)\n";
    Problem problem = read(text, "a.kif");
    assertThat(problem.tree().line()).hasSize(4).allMatch(step -> step.alternatives().isEmpty());
    assertThat(problem.warnings()).extracting(Warning::code).containsExactly("move-number");
  }

  @ParameterizedTest
  @ValueSource(strings = {"1. P-7f P-3d 2. S-9z P-8d", "1. P-7f P-3d 2... P-2f"})
  void a_later_move_of_hodges_that_cannot_be_read_ends_its_line(String moves) {
    Problem problem = read("Handicap: even\n\n" + moves + "\n3. P-2e {words}\n", "a.hodges");
    assertThat(problem.tree().line()).hasSize(2);
    assertThat(problem.warnings()).extracting(Warning::code).containsExactly("unread-move");
  }

  @ParameterizedTest
  @CsvSource({
    "a.kif,'手合割：平手\n1 ７六X(77)\n2 ３四歩(33)\n'",
    "a.hodges,'Handicap: even\n\n1. P-7z P-3d\n'",
    "a.csa,'PI\n+\n+7770FU\n-3334FU\n'",
    "a.usi,position startpos moves 7g7x 3c3d",
    "a.jkf,'{\"initial\":{\"preset\":\"HIRATE\"},\"moves\":[{},{\"move\":{\"piece\":\"FU\"}}]}'"
  })
  void a_first_move_that_cannot_be_read_is_an_error(String name, String text) {
    ReadResult result = Notation.read(text, name, ReadOptions.DEFAULT);
    assertThat(result.problems()).isEmpty();
    assertThat(result.errors()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"投了 (0:03/00:00:03)", "投了   ( 0:03/00:00:03)", "　投了（ 0:03/00:00:03 ）"})
  void an_end_with_a_time_needs_no_number(String end) {
    Problem game = read("手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n" + end + "\n", "a.kif");
    assertThat(game.tree().line()).hasSize(3);
    assertThat(game.tree().line().get(2).special()).isEqualTo(Special.of(Kind.RESIGNATION));
    assertThat(game.tree().line().get(2).time()).isEqualTo(new MoveTime(3000, 3000));
    assertThat(game.warnings()).isEmpty();
  }
}
