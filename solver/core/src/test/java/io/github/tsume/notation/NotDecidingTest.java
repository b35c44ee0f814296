package io.github.tsume.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Move;
import io.github.tsume.notation.common.ReadError;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.record.MoveTime;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Special;
import io.github.tsume.record.Step;
import io.github.tsume.record.Warning;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What does not decide the problem never loses the record: it is read, or left out and told. */
class NotDecidingTest {
  private static final String BOARD =
      "| ・ ・ ・ ・ ・ ・ ・ ・ ・|\n"
          + "| ・ ・ ・ ・v玉 ・ ・ ・ ・|\n"
          + "| ・ ・ ・ ・ ・ ・ ・ ・ ・|\n"
          + "| ・ ・ ・ ・ 歩 ・ ・ ・ ・|\n"
          + "| ・ ・ ・ ・ ・ ・ ・ ・ ・|\n".repeat(5);
  private static final String POSITION = BOARD + "先手の持駒：金二\n";
  private static final String RULE = "手数----指手---------消費時間--\n";
  private static final String CSA = "V2.2\nP-52OU\nP+54FU\nP+00KI00KI\nP-00AL\n+";
  private static final String SFEN = "9/4k4/9/4P4/9/9/9/9/9 b 2G 1";
  private static final List<String> LINE = List.of("G*5c", "5b4a", "G*4b");

  private static Problem read(String text, String name) {
    ReadResult result = Notation.read(text, name, ReadOptions.DEFAULT);
    assertThat(result.errors()).as(text).isEmpty();
    assertThat(result.problems()).as(text).hasSize(1);
    Problem problem = result.problems().get(0);
    assertThat(SfenWriter.sfen(problem.setup())).as(text).isEqualTo(SFEN);
    assertThat(
            Arrays.stream(problem.tree().moves())
                .mapToObj(move -> Move.toUsi(move, problem.setup().rules())))
        .as(text)
        .isEqualTo(LINE);
    return problem;
  }

  private static List<String> warnings(Problem problem) {
    return problem.warnings().stream().map(w -> w.code() + " " + w.line()).toList();
  }

  private static String kif(String time) {
    String first = "   1 ５三金打" + time + "\n";
    return POSITION + RULE + first + "   2 ４一玉(52)\n   3 ４二金打\n   4 詰み\n";
  }

  @ParameterizedTest
  @CsvSource({
    "( 0:05/00:00:05), 5",
    "(0:05), 5",
    "(00:05 / 00:00:05), 5",
    "(00:00:05), 5",
    "(00:00:05/00:00:05), 5",
    "（０：０５／００：００：０５）, 5",
    "(0：05/0：05), 5",
    "(0:05/), 5",
    "(0:05.0/00:00:05), 5",
    "(5秒), 5",
    "(1分5秒), 65",
    "(2分), 120",
    "(1時間1分5秒), 3665",
    "(１分５秒), 65",
    "'( 0:05/00:00:05)  (0:05)', 5",
    "'( 0:05/00:00:05)+', 5",
  })
  void the_times_of_kif_have_many_forms(String time, int seconds) {
    for (String blank : List.of("", "   ", "　")) {
      Problem problem = read(kif(blank + time), "a.kif");
      MoveTime told = problem.tree().line().get(0).time();
      assertThat(told == null ? -1 : told.spent()).as(time).isEqualTo(seconds * 1000L);
      assertThat(problem.warnings()).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(-1:00/00:00:00)",
        "( 0:--/--:--:--)",
        "( 0:--/00:00:00)",
        "(--:--)",
        "( : / : : )",
        "(   /   )",
        "()",
        "( )",
        "(5s)",
        "(1'05\")",
        "(0:5x)",
        "(何時)",
        "(不明)",
        "(0.05)",
        "(1:2:3:4)",
        "(0:05/00:00:05",
        "(99999999:00/0:00:00)",
        "(0:05 0:05)",
        "(0:05/00:00:05/9:59)",
        "[0:05]",
        "0:05",
        "0:05/00:00:05",
        "<0:05>",
        "{5}",
        "T5",
        "消費時間5秒",
        "5秒",
        "15分考慮",
        "好手",
        "!?",
        "#",
        "best"
      })
  void what_is_no_time_is_left_out_with_its_line(String time) {
    Problem problem = read(kif("   " + time), "a.kif");
    assertThat(problem.tree().line().get(0).time()).isNull();
    assertThat(warnings(problem)).as(time).isNotEmpty().allMatch("ignored-text 12"::equals);
    String ki2 = POSITION + "▲５三金" + time + " △４一玉 ▲４二金打\n";
    assertThat(warnings(read(ki2, "a.ki2"))).isNotEmpty().allMatch("ignored-text 11"::equals);
    String apart = ki2.replace(time + " ", "  " + time + "   ");
    assertThat(warnings(read(apart, "a.ki2"))).isNotEmpty().allMatch("ignored-text 11"::equals);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "最大手数256",
        "10分切れ",
        "256手到達",
        "２５６手に達した",
        "red31m",
        "30秒切れ",
        "24点法により勝ち",
        "27点法で持将棋",
        "3回目の千日手",
        "2026年11月27日 中断",
        "二歩",
        "二歩による反則負け",
        "二歩の反則",
        "一手損",
        "三手で詰み",
        "十手で詰む",
        "同時切れ",
        "同一局面4回",
        "同意により引き分け",
        "time 10",
        "Timeout (10:00)",
        "ver2.1",
        "接続切れ2",
        "%TORYO3",
        "36手目で投了",
        "1-0",
        "0-1",
        "1/2"
      })
  void words_with_digits_in_the_place_of_a_move_are_an_end_that_is_told(String end) {
    Problem problem = read(kif("").replace("詰み", end), "a.kif");
    assertThat(problem.tree().line()).as(end).hasSize(4);
    assertThat(problem.tree().line().get(3).special()).isNotNull();
    assertThat(warnings(problem)).as(end).isNotEmpty().allMatch(told -> told.endsWith(" 15"));
    Problem csa = read(csa("").replace("%TSUMI", "%" + end), "a.csa");
    assertThat(warnings(csa)).as(end).isNotEmpty().allMatch(told -> told.endsWith(" 11"));
    Problem jkf = read(jkf("").replace("\"TSUMI\"", "\"" + end + "\""), "a.jkf");
    assertThat(warnings(jkf)).as(end).containsExactly("unknown-end 1");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "４Ｚ玉(52)", "４一犬", "４一犬(52)", "７犬", "?一玉", "Ｄ一玉(52)", "４玉", "４一", "41", "同犬(52)", "-４一玉",
        "玉(52)", "４一玉(52", "△４犬", "五犬玉(52)"
      })
  void what_looks_like_a_move_and_is_broken_is_no_end(String move) {
    Problem problem = read(kif("").replace("詰み", move), "a.kif");
    assertThat(problem.tree().line()).as(move).hasSize(3).allMatch(Step::isMove);
    assertThat(warnings(problem)).as(move).containsExactly("unread-move 15");
  }

  private static String csa(String statements) {
    return CSA + "\n+0053KI\n" + statements + "\n-5241OU\n+0042KI\n%TSUMI\n";
  }

  @ParameterizedTest
  @CsvSource({"T5, 5000", "T0, 0", "T5.25, 5250", "T5.2, 5200", "T5.1234, 5123", "T05, 5000"})
  void times_of_csa_are_seconds(String time, long millis) {
    for (String text : List.of(csa(time), csa("").replace("+0053KI\n", "+0053KI," + time + "\n"))) {
      Problem problem = read(text, "a.csa");
      MoveTime told = problem.tree().line().get(0).time();
      assertThat(told == null ? -1 : told.spent()).isEqualTo(millis);
      assertThat(problem.warnings()).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "T",
        "T ",
        "T-600",
        "T+5",
        "TX",
        "T1:05",
        "T 5",
        "T5s",
        "T5秒",
        "T1e3",
        "T５",
        "T9999999999",
        "T5.",
        "T.5",
        "t5",
        "(5)",
        "hello",
        "*comment",
        "#comment",
        "好手",
        "- 好手",
        "--",
        "+++",
        "=====",
        "/ /",
        "Position",
        "PIECES",
        "$nothing",
        "N/A",
        "Version 2.2",
        "V",
        "V2.2.1",
        "P",
        "N:だれか",
        "&栞"
      })
  void what_is_no_statement_of_csa_is_left_out_with_its_line(String line) {
    Problem problem = read(csa(line), "a.csa");
    assertThat(warnings(problem)).as(line).containsExactly("ignored-text 8");
    assertThat(problem.tree().line().get(0).time()).isNull();
    if (!line.startsWith("V")) {
      Problem above = read(csa("").replace("V2.2\n", "V2.2\n" + line + "\n"), "a.csa");
      assertThat(warnings(above)).as(line).containsExactly("ignored-text 2");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {".", "。", " .", "一", " # 1", "|", "a"})
  void what_stands_behind_a_rank_of_csa_is_left_out(String behind) {
    StringBuilder rows = new StringBuilder("V2.2\n");
    for (int rank = 1; rank <= 9; rank++) {
      String piece = rank == 2 ? "-OU" : rank == 4 ? "+FU" : " * ";
      rows.append("P" + rank + " * ".repeat(4) + piece + " * ".repeat(4) + behind + "\n");
    }
    String text = rows + "P+00KI00KI\nP-00AL\n+\n+0053KI\n-5241OU\n+0042KI\n%TSUMI\n";
    assertThat(warnings(read(text, "a.csa"))).hasSize(9).contains("ignored-text 2");
  }

  @Test
  void a_rank_with_ten_cells_is_an_error() {
    String row = "P1" + " * ".repeat(10) + "\n";
    ReadResult result = Notation.read("V2.2\n" + row + "+\n", "a.csa", ReadOptions.DEFAULT);
    assertThat(result.errors()).extracting(ReadError::code).containsExactly("rank-too-long");
  }

  @ParameterizedTest
  @ValueSource(strings = {"ABORT", "投了", "FOO", "tsumi"})
  void unknown_ends_are_ends_of_other_words(String word) {
    Problem csa = read(csa("").replace("%TSUMI", "%" + word), "a.csa");
    assertThat(warnings(csa)).as(word).containsExactly("unknown-end 11");
    String text = jkf("").replace("\"TSUMI\"", "\"x" + word + "\"");
    assertThat(warnings(read(text, "a.jkf"))).containsExactly("unknown-end 1");
    Problem kif = read(kif("").replace("詰み", "決着" + word), "a.kif");
    assertThat(warnings(kif)).containsExactly("unknown-end 15");
  }

  @ParameterizedTest
  @ValueSource(strings = {"投了", "詰み", "詰", "中断", "千日手", "持将棋", "切れ負け", "不詰", "引き分け"})
  void an_end_without_a_number_ends_the_moves(String word) {
    Problem problem = read(POSITION + "▲５三金 △４一玉 ▲４二金打\n" + word + "\n", "a.ki2");
    List<Step> line = problem.tree().line();
    assertThat(line.get(line.size() - 1).special()).isEqualTo(Special.ofJapanese(word));
    assertThat(problem.warnings()).isEmpty();
  }

  private static String jkf(String more) {
    StringBuilder board = new StringBuilder();
    for (int file = 1; file <= 9; file++) {
      board.append(file == 1 ? "[" : ",[");
      for (int rank = 1; rank <= 9; rank++) {
        String king = "{\"color\":1,\"kind\":\"OU\"}";
        String pawn = "{\"color\":0,\"kind\":\"FU\"}";
        String cell = file == 5 && rank == 2 ? king : file == 5 && rank == 4 ? pawn : "{}";
        board.append(rank == 1 ? "" : ",").append(cell);
      }
      board.append(']');
    }
    return "{\"header\":{\"作者\":\"甲\"},\"initial\":{\"preset\":\"OTHER\",\"data\":{\"color\":0,"
        + ("\"board\":[" + board + "],\"hands\":[{\"KI\":2},{}]}},\"moves\":[{},")
        + "{\"move\":{\"color\":0,\"to\":{\"x\":5,\"y\":3},\"piece\":\"KI\"}"
        + (more + "},{\"move\":{\"color\":1,\"from\":{\"x\":5,\"y\":2},\"to\":{\"x\":4,\"y\":1},")
        + "\"piece\":\"OU\"}},{\"move\":{\"color\":0,\"to\":{\"x\":4,\"y\":2},\"piece\":\"KI\"}},"
        + "{\"special\":\"TSUMI\"}]}";
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "\"color\":0,\"board\" | \"color\":\"0\",\"board\" | quoted-value",
        "\"color\":0,\"board\" | \"board\" | ``",
        "\"color\":0,\"board\" | \"color\":null,\"board\" | ``",
        "\"color\":0,\"board\" | \"color\":0.0,\"board\" | ``",
        "\"color\":1,\"kind\" | \"color\":\"1\",\"kind\" | quoted-value",
        "{\"KI\":2} | {\"KI\":\"2\"} | quoted-value",
        "\"x\":5,\"y\":3 | \"x\":\"5\",\"y\":\"3\" | quoted-value quoted-value",
        "\"x\":5,\"y\":3 | \"x\":5.0,\"y\":3 | ``",
        "\"preset\":\"OTHER\" | \"preset\":\"other\" | ``",
        "\"preset\":\"OTHER\", | `` | ``",
        "\"作者\":\"甲\" | \"手数\":3 | ``",
        "\"作者\":\"甲\" | \"手数\":true | ``",
        "\"作者\":\"甲\" | \"作者\":null | ``",
        "\"作者\":\"甲\" | \"作者\":[\"甲\"] | ignored-text",
        "{\"作者\":\"甲\"} | \"甲\" | ignored-text",
        "{\"作者\":\"甲\"} | null | ``",
        "\"special\":\"TSUMI\" | \"special\":\"詰み\" | ``",
        "\"special\":\"TSUMI\" | \"special\":7 | unknown-end",
        "\"special\":\"TSUMI\" | \"special\":{} | unknown-end",
      })
  void values_of_jkf_may_have_another_type(String usual, String other, String codes) {
    String text = jkf("");
    assertThat(text).contains(usual);
    Problem problem = read(text.replace(usual, other), "a.jkf");
    assertThat(problem.warnings().stream().map(Warning::code))
        .as(other)
        .isEqualTo(codes.isEmpty() ? List.of() : List.of(codes.split(" ")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "\"time\":{\"now\":{\"m\":0,\"s\":5}} | ``",
        "\"time\":{\"now\":{\"m\":\"0\",\"s\":5}} | quoted-value",
        "\"time\":{\"now\":{\"m\":0}} | ignored-text",
        "\"time\":{\"now\":{\"m\":0,\"s\":-5}} | ignored-text",
        "\"time\":{\"now\":{\"m\":null,\"s\":\"--\"}} | ignored-text",
        "\"time\":{} | ignored-text",
        "\"time\":{\"now\":5} | ignored-text",
        "\"time\":\"0:05\" | ignored-text",
        "\"time\":5 | ignored-text",
        "\"time\":null | ``",
        "\"comments\":\"好手\" | ``",
        "\"comments\":[\"好手\",7,null] | ``",
        "\"comments\":[[\"好手\"]] | ignored-text",
        "\"comments\":{} | ignored-text",
        "\"comment\":\"好手\" | ``",
        "\"forks\":{} | ignored-text",
        "\"forks\":\"\" | ignored-text",
      })
  void what_stands_beside_a_move_of_jkf_is_read_or_left_out(String beside, String codes) {
    Problem problem = read(jkf("," + beside), "a.jkf");
    assertThat(problem.warnings().stream().map(Warning::code))
        .as(beside)
        .isEqualTo(codes.isEmpty() ? List.of() : List.of(codes));
  }

  @Test
  void a_jkf_record_of_a_position_needs_no_moves() {
    String text = jkf("");
    String position = text.substring(0, text.indexOf(",\"moves\"")) + "}";
    ReadResult result = Notation.read(position, "a.jkf", ReadOptions.DEFAULT);
    assertThat(SfenWriter.sfen(result.problems().get(0).setup())).isEqualTo(SFEN);
    String white = text.replace("\"color\":0,\"board\"", "\"board\"");
    white = white.substring(0, white.indexOf("\"moves\"")) + "\"moves\":[{},{\"move\":{";
    white += "\"color\":1,\"from\":{\"x\":5,\"y\":2},\"to\":{\"x\":4,\"y\":1},\"piece\":\"OU\"}}]}";
    result = Notation.read(white, "a.jkf", ReadOptions.DEFAULT);
    assertThat(SfenWriter.sfen(result.problems().get(0).setup())).contains(" w ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"開始手数：不明", "開始手数：-1", "手数＝不明", "手数＝", "手数="})
  void a_number_of_moves_that_cannot_be_read_is_left_out(String line) {
    Problem problem = read(BOARD + line + "\n" + kif("").substring(BOARD.length()), "a.kif");
    assertThat(warnings(problem)).containsExactly("ignored-text 10");
  }

  @ParameterizedTest
  @ValueSource(strings = {"先手番", "先手番です", "次は先手番", "▲先手番", "先手の番", "手番：先手", "手番：先手番です。"})
  void whose_turn_it_is_is_said_in_many_ways(String line) {
    for (String turn : List.of(line, line.replace('先', '後').replace('▲', '△'))) {
      ReadResult result = Notation.read(POSITION + turn + "\n", "a.kif", ReadOptions.DEFAULT);
      assertThat(result.errors()).as(turn).isEmpty();
      assertThat(SfenWriter.sfen(result.problems().get(0).setup()))
          .contains(turn.contains("先") ? " b " : " w ");
      assertThat(result.problems().get(0).warnings()).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1. ５三金打、４一玉、４二金打まで3手詰",
        "1. ５三金打 ４一玉 ４二金打",
        "1. ▲５三金打△４一玉▲４二金打",
        "1 ５三金打、４一玉、４二金打",
        "1) ５三金打、４一玉、４二金打",
        "1：５三金打、４一玉、４二金打",
        "1　５三金打　４一玉　４二金打",
        "1. ５三金打、４一玉、４二金打まで3手詰\n2. ５三金打、５一玉、５二金打まで3手詰",
        "1. ５三金打、４一玉、４二金打\n2. ５三金打、５一玉、５二金打",
        "５三金打 ４一玉 ４二金打まで3手詰\n2手目５一玉 ５二金打",
        "▲５三金打△４一玉▲４二金打\n変化：△５一玉 ▲５二金打",
        "▲５三金打△４一玉▲４二金打\n変化：その二\n△５一玉 ▲５二金打",
        "▲７六歩△３四歩\n\n▲５三金打△４一玉▲４二金打"
      })
  void numbers_and_variations_around_the_author_s_line_lose_nothing(String lines) {
    read(POSITION + lines + "\n", "a.txt");
  }

  @Test
  void the_answer_of_another_problem_in_a_list_is_not_this_one_s() {
    Problem second = read(POSITION + "1. ６三金打、同飛、５二金打まで3手詰\n2. ５三金打、４一玉、４二金打\n", "");
    assertThat(warnings(second)).contains("other-moves 11");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "変化：\n",
        "変化：\n２手目△５一玉は▲５二金打\n",
        "変化：その二\n   2 ５一玉(52)\n   3 ５二金打\nまで3手で詰み\n",
        "変化：10手\n",
        "変化：10手\n*どこか\n  10 ５一玉(52)\nまで10手で詰み\n",
        "変化：△５一玉 ▲５二金打\n"
      })
  void a_variation_whose_place_is_not_found_is_left_out_line_by_line(String variation) {
    Problem problem = read(kif("") + variation, "a.kif");
    assertThat(problem.tree().line()).hasSize(4);
    assertThat(problem.tree().line()).allMatch(step -> step.alternatives().isEmpty());
    assertThat(problem.warnings()).hasSize((int) variation.lines().count());
    Problem next = read(kif("") + variation + "変化：2手\n   2 ５一玉(52)\n   3 ５二金打\n", "a.kif");
    assertThat(next.tree().line().get(1).alternatives()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"   4 \n", "   4\n", "   4 \n\nおわり\n"})
  void the_number_of_a_move_that_nobody_wrote_is_left_out_at_the_end(String last) {
    Problem problem = read(kif("").replace("   4 詰み\n", last), "a.kif");
    assertThat(problem.tree().line()).hasSize(3);
    assertThat(warnings(problem)).contains("ignored-text 15");
  }
}
