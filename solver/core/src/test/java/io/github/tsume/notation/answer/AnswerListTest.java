package io.github.tsume.notation.answer;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.rules.StandardShogi;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Lists of answers, in all forms in which editors get them. */
class AnswerListTest {
  private static final List<String> ONE = List.of("1");
  private static final List<String> THREE = List.of("a-001", "a-002", "a-003");

  /** "solver problem line:column text" of each answer; the problem from 0. */
  private static List<String> read(String text, List<String> names) {
    return AnswerList.read(text, names, StandardShogi.RULES).stream()
        .map(
            answer -> {
              AnswerText.Part first = answer.parts().get(0);
              String moves =
                  String.join(
                      " / ", answer.parts().stream().map(part -> part.text().strip()).toList());
              String place = first.line() + ":" + first.column();
              return answer.solver() + " " + answer.problem() + " " + place + " " + moves;
            })
        .toList();
  }

  @Test
  void a_table_with_a_head_in_japanese_or_english() {
    assertThat(read("番号,解答,氏名\n1,23金 同玉 34銀,山田\n3,12銀,鈴木\n", THREE))
        .containsExactly("山田 0 2:3 23金 同玉 34銀", "鈴木 2 3:3 12銀");
    assertThat(read("Solver\tNo.\tAnswer\nA. B.\t2\tG*2c K-1b\nC\t3\tS*1b\n", THREE))
        .containsExactly("A. B. 1 2:9 G*2c K-1b", "C 2 3:5 S*1b");
  }

  @Test
  void a_table_without_a_head_is_known_by_what_stands_in_it() {
    assertThat(read("山田,1,23金 同玉 34銀\n山田,2,11飛\n鈴木,1,12銀\n", THREE))
        .containsExactly("山田 0 1:6 23金 同玉 34銀", "山田 1 2:6 11飛", "鈴木 0 3:6 12銀");
    assertThat(read("2\tG*2c K-1b\tAnn\n1\tS*1b K-2a\tBob\n", THREE))
        .containsExactly("Ann 1 1:3 G*2c K-1b", "Bob 0 2:3 S*1b K-2a");
  }

  @Test
  void that_there_is_no_solution_is_an_answer_and_what_stands_above_moves_is_none() {
    assertThat(read("Ann\n1 不詰\n3 no mate\n", THREE))
        .containsExactly("Ann 0 2:3 不詰", "Ann 2 3:3 no mate");
    assertThat(read("詰みなし\n", ONE)).containsExactly(" 0 1:1 詰みなし");
    assertThat(read("受先協力詰 2手\n△１一玉 ▲２二金\n", ONE)).containsExactly(" 0 2:1 △１一玉 ▲２二金");
    assertThat(read("解答：１一玉 ２二金\n", ONE)).containsExactly(" 0 1:1 解答：１一玉 ２二金");
    assertThat(read("山田：１一玉 ２二金\n", ONE)).containsExactly("山田 0 1:4 １一玉 ２二金");
  }

  /** Words that are headings, or say that there is no solution, may begin names and remarks. */
  @Test
  void names_and_remarks_are_neither_headings_nor_answers() {
    assertThat(read("田中\n５二金\n詰まないかと思いました。\n", ONE)).containsExactly("田中 0 2:1 ５二金 / 詰まないかと思いました。");
    assertThat(read("詰まない人\n５二金\n\n不詰太郎\n４二金\n", ONE))
        .containsExactly("詰まない人 0 2:1 ５二金", "不詰太郎 0 5:1 ４二金");
    assertThat(read("田中\n1 ５二金\n2 不詰\n\n正 \n1 ４二金\n2 ５二金\n", THREE))
        .containsExactly("田中 0 2:3 ５二金", "田中 1 3:3 不詰", "正 0 6:3 ４二金", "正 1 7:3 ５二金");
    assertThat(read("正：\n４二金\n", ONE)).containsExactly("正 0 2:1 ４二金");
    assertThat(read("田中 ５二金\n正 ５二金\n佐藤 ４二金\n", ONE))
        .containsExactly("田中 0 1:4 ５二金", "正 0 2:3 ５二金", "佐藤 0 3:4 ４二金");
    assertThat(read("田中 不詰\n佐藤：５二金\n", ONE)).containsExactly("田中 0 1:4 不詰", "佐藤 0 2:4 ５二金");
    assertThat(read("田中 1 ５二金\n田中 2 不詰\n佐藤 1 不詰\n", THREE))
        .containsExactly("田中 0 1:6 ５二金", "田中 1 2:6 不詰", "佐藤 0 3:6 不詰");
    assertThat(read("田中,９一飛 同角,不詰\n佐藤,５二金,詰みなし\n", List.of("1", "2")))
        .containsExactly("田中 0 1:4 ９一飛 同角", "田中 1 1:11 不詰", "佐藤 0 2:4 ５二金", "佐藤 1 2:8 詰みなし");
  }

  @Test
  void a_column_for_each_problem() {
    assertThat(read("氏名,問1,問3\n山田,23金,12銀\n鈴木,,11飛\n", THREE))
        .containsExactly("山田 0 2:4 23金", "山田 2 2:8 12銀", "鈴木 2 3:5 11飛");
  }

  @Test
  void moves_may_stand_in_cells_of_their_own() {
    assertThat(read("山田,1,23金,同玉,34銀\n鈴木,2,12銀,,\n", THREE))
        .containsExactly("山田 0 1:6 23金 / 同玉 / 34銀", "鈴木 1 2:6 12銀 /  / ");
  }

  @Test
  void quoted_cells_keep_their_places_and_lines() {
    assertThat(read("solver,answer\n\"Ann, \"\"the\"\" B\",\"G*2c\nK-1b\"\n", ONE))
        .containsExactly("Ann, \"the\" B 0 2:19 G*2c / K-1b");
  }

  @Test
  void an_empty_cell_is_no_answer_and_a_missing_name_is_the_one_above() {
    assertThat(read("氏名,番号,解答\n山田,1,23金\n,2,12銀\n鈴木,1,\n", THREE))
        .containsExactly("山田 0 2:6 23金", "山田 1 3:4 12銀");
  }

  @Test
  void blocks_of_a_name_and_numbered_answers() {
    String text = "山田太郎\n1 23金 同玉 34銀まで\n第2問　11飛\n\n鈴木 花子\n③ ▲１二銀\n a-001: 23金\n";
    assertThat(read(text, THREE))
        .containsExactly(
            "山田太郎 0 2:3 23金 同玉 34銀まで", "山田太郎 1 3:5 11飛", "鈴木 花子 2 6:3 ▲１二銀", "鈴木 花子 0 7:9 23金");
  }

  @Test
  void an_answer_goes_on_on_the_next_line() {
    assertThat(read("解答者：山田\n問1\n23金 同玉\n34銀まで\n問2\n11飛\n", THREE))
        .containsExactly("山田 0 2:3  / 23金 同玉 / 34銀まで", "山田 1 5:3  / 11飛");
  }

  @Test
  void a_number_may_stand_on_a_line_of_its_own() {
    assertThat(read("山田\n3\n23金 同玉\n1\n12銀\n", THREE))
        .containsExactly("山田 2 2:2  / 23金 同玉", "山田 0 4:2  / 12銀");
  }

  @Test
  void numbers_of_moves_are_not_those_of_problems() {
    String kif = "山田\n問1\n   1 ２三金打   ( 0:00/00:00:00)\n   2 同　玉(12)\n   3 ３四銀(45)\n";
    assertThat(read(kif, THREE)).hasSize(1);
    assertThat(read("山田\n1 ２三金打\n2 同　玉(12)\n3 ３四銀(45)\n", ONE)).hasSize(1);
    assertThat(read("山田\n1 ２三金打\n2 １二銀\n3 ３四銀\n", THREE)).hasSize(3);
  }

  @Test
  void a_kif_file_is_an_answer_without_its_header_its_comments_and_its_variations() {
    String kif =
        """
        # KIF形式
        開始日時：2026/01/01
        手合割：詰将棋
        後手の持駒：なし
          ９ ８ ７ ６ ５ ４ ３ ２ １
        +---------------------------+
        | ・ ・ ・ ・ ・ ・ ・v玉 ・|一
        +---------------------------+
        先手の持駒：金
        手数----指手---------消費時間--
           1 ２三金打   ( 0:00/00:00:00)
        *好手
           2 同　玉(12)
           3 ３四銀(45)
        まで3手で詰み
        変化：2手
           2 １一玉(21)
        """;
    List<SentAnswer> answers = AnswerList.read(kif, ONE, StandardShogi.RULES);
    assertThat(answers).hasSize(1);
    AnswerText read = AnswerText.read(answers.get(0).parts(), StandardShogi.RULES);
    assertThat(read.fault()).isNull();
    assertThat(read.moves()).extracting(MoveText::line).containsExactly(11, 13, 14);
    assertThat(answers.get(0).solver()).isEmpty();
  }

  @Test
  void all_on_one_line() {
    assertThat(read("山田太郎 2 23金 同玉\n鈴木：3：12銀\n", THREE))
        .containsExactly("山田太郎 1 1:8 23金 同玉", "鈴木 2 2:6 12銀");
    assertThat(read("山田太郎　23金 同玉\n鈴木：12銀\n", ONE))
        .containsExactly("山田太郎 0 1:6 23金 同玉", "鈴木 0 2:4 12銀");
  }

  @Test
  void what_cannot_be_read_stays_an_answer() {
    assertThat(read("山田\n1 なんだろう\n2 23金\n", THREE))
        .containsExactly("山田 0 2:3 なんだろう", "山田 1 3:3 23金");
    assertThat(read("山田\nなんだろう\n\n鈴木\n23金\n", ONE))
        .containsExactly("山田 0 2:1 なんだろう", "鈴木 0 5:1 23金");
  }

  @Test
  void a_number_that_no_problem_has_is_told_with_its_place() {
    SentAnswer answer = AnswerList.read("山田\n7 23金\n", THREE, StandardShogi.RULES).get(0);
    assertThat(answer.problem()).isEqualTo(-1);
    assertThat(answer.fault()).isNotNull();
    assertThat(answer.fault().code()).isEqualTo("unknown-number");
    assertThat(answer.fault().line()).isEqualTo(2);
    assertThat(answer.fault().expected()).isEqualTo("1-3");
  }

  @Test
  void a_problem_is_meant_by_its_name_its_last_number_or_its_place() {
    List<String> names = List.of("x-12", "x-05", "other");
    assertThat(read("山田\n12 23金\n5 23金\n3 23金\nother 23金\n1 23金\n", names))
        .extracting(line -> line.split(" ")[1])
        .containsExactly("0", "1", "2", "2", "0");
  }

  @Test
  void no_text_makes_the_reader_throw() {
    String signs = "山田1２三金同玉\n\n,\t;\"'問第.：:G*2c5a+-▲△まで以下詰③a-01 　";
    for (int seed = 0; seed < 3_000; seed++) {
      Random random = new Random(seed);
      StringBuilder text = new StringBuilder();
      for (int i = random.nextInt(60); i > 0; i--) {
        text.append(signs.charAt(random.nextInt(signs.length())));
      }
      String shown = text.toString();
      for (List<String> names : List.of(ONE, THREE)) {
        for (SentAnswer answer : AnswerList.read(shown, names, StandardShogi.RULES)) {
          assertThat(answer.parts()).as("seed %s", seed).isNotEmpty();
          AnswerText.read(answer.parts(), StandardShogi.RULES);
        }
      }
    }
  }
}
