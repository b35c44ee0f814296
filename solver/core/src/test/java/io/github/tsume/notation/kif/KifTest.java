package io.github.tsume.notation.kif;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Move;
import io.github.tsume.notation.Format;
import io.github.tsume.notation.Notation;
import io.github.tsume.notation.common.ReadError;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.common.TextDecoder;
import io.github.tsume.notation.common.TextEncoder;
import io.github.tsume.notation.common.WriteOptions;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.record.BranchedLine;
import io.github.tsume.record.MoveTime;
import io.github.tsume.record.MoveTree;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Special;
import io.github.tsume.record.Step;
import io.github.tsume.record.Warning;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.StandardShogi;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class KifTest {
  private static final String TSUME =
      """
      # made up for this test
      作品番号：7
      作者：だれか
      発表誌：ある雑誌
      手数：3手詰(参考)
      手合割：平手
      後手の持駒：飛二　角二　金二　銀四　桂四　香四　歩十七
        ９ ８ ７ ６ ５ ４ ３ ２ １
      +---------------------------+
      | ・ ・ ・ ・ ・ ・ ・ ・v王|一
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|二
      | ・ ・ ・ ・ ・ ・ ・ 歩 ・|三
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|四
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|五
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|六
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|七
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|八
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|九
      +---------------------------+
      先手の持駒：金二
      手数----指手---------消費時間--
      *初形
         1 １三金打   ( 0:01/00:00:01)+
      *一手目
         2 ２一玉(11)   ( 0:02/00:00:02)
         3 ２二金(13)   ( 1:05/00:01:06)
         4 詰み         ( 0:00/00:00:02)
      まで3手で詰み

      変化：1手
         1 ２二金打
         2 詰み
      """;

  private static Problem read(String text) {
    ReadResult result = Notation.read(text, "some/file.kif", ReadOptions.DEFAULT);
    assertThat(result.errors()).isEmpty();
    return result.problems().get(0);
  }

  @Test
  void a_problem_with_board_metadata_moves_times_comments_and_variation() {
    Problem problem = read(TSUME);
    assertThat(problem.id()).isEqualTo("file");
    assertThat(problem.author()).isEqualTo("だれか");
    assertThat(problem.statedLength()).hasValue(3);
    assertThat(problem.metadata().keys()).containsExactly("作品番号", "作者", "発表誌", "手数");
    assertThat(SfenWriter.sfen(problem.setup()))
        .isEqualTo("8k/9/7P1/9/9/9/9/9/9 b 2G2r2b2g4s4n4l17p 1");
    assertThat(problem.faults()).isEmpty();
    assertThat(problem.tree().comments()).containsExactly("初形");
    Step first = problem.tree().line().get(0);
    assertThat(first.comments()).containsExactly("一手目");
    assertThat(first.time()).isEqualTo(new MoveTime(1000, 1000));
    assertThat(problem.tree().line().get(2).time()).isEqualTo(new MoveTime(65_000, 66_000));
    assertThat(first.alternatives()).hasSize(1);
    assertThat(problem.tree().line().get(3).special()).isEqualTo(Special.of(Special.Kind.MATE));
    assertThat(problem.tree().line()).allMatch(Step::legal);
  }

  @Test
  void the_same_in_shift_jis_with_carriage_returns() {
    byte[] bytes = TSUME.replace("\n", "\r\n").getBytes(TextDecoder.shiftJis());
    ReadResult result = Notation.read(bytes, "some/file.kif", ReadOptions.DEFAULT);
    assertThat(result.problems().get(0).sameContent(read(TSUME))).isTrue();
  }

  @Test
  void what_is_not_stated_is_not_stated() {
    Problem without = read(TSUME.replaceAll("後手の持駒.*\n", ""));
    assertThat(without.setup().handStated(Color.WHITE)).isFalse();
    assertThat(without.tree().line()).allMatch(Step::legal);
    Problem rest = read(TSUME.replaceAll("後手の持駒.*\n", "後手の持駒：残り\n"));
    assertThat(rest.setup().handStated(Color.WHITE)).isFalse();
    Problem none = read(TSUME.replaceAll("後手の持駒.*\n", "後手の持駒：なし\n"));
    assertThat(none.setup().handStated(Color.WHITE)).isTrue();
  }

  @Test
  void spellings_of_other_programs_are_read() {
    String other =
        TSUME
            .replace("：", ":")
            .replace("v王", "v玉")
            .replace("金二\n手数--", "金2\n手数--")
            .replace("( 0:01/00:00:01)+", "(00:01 / 00:00:01)")
            .replace("１三金打", "13金打")
            .replace("先手の持駒", "先手の持駒")
            .replace("飛二　角二　", "飛二 角2　");
    Problem problem = read(other.stripTrailing());
    assertThat(problem.setup()).isEqualTo(read(TSUME).setup());
    assertThat(problem.tree()).isEqualTo(read(TSUME).tree());
  }

  @Test
  void a_variation_belongs_to_the_nearest_line_that_begins_earlier() {
    Problem problem =
        read(
            """
            手合割：平手
               1 ７六歩(77)
               2 ３四歩(33)
               3 ２六歩(27)
               4 ８四歩(83)

            変化：3手
               3 ６六歩(67)
               4 ８四歩(83)
               5 ７八銀(79)

            変化：5手
               5 ６八銀(79)

            変化：3手
               3 ７五歩(76)

            変化：2手
               2 ８四歩(83)
            """);
    MoveTree main = problem.tree();
    assertThat(main.line().get(1).alternatives()).hasSize(1);
    assertThat(main.line().get(2).alternatives()).hasSize(2);
    assertThat(main.line().get(2).alternatives().get(0).line().get(2).alternatives()).hasSize(1);
    assertThat(main.variationCount()).isEqualTo(4);
  }

  @Test
  void a_comment_at_the_head_of_a_variation_belongs_to_its_first_move() {
    Problem problem = read("手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n変化：2手\n*別\n   2 ８四歩(83)\n");
    Step second = problem.tree().line().get(1);
    assertThat(problem.tree().line().get(0).comments()).isEmpty();
    assertThat(second.alternatives().get(0).line().get(0).comments()).containsExactly("別");
  }

  @Test
  void a_variation_before_any_move_is_passed_over() {
    Problem problem = read("手合割：平手\n手数----指手--\n変化：3手\n   1 ７六歩(77)\n");
    assertThat(problem.tree().line()).hasSize(1);
  }

  @Test
  void illegal_moves_are_kept_and_flagged() {
    Problem problem = read("手合割：平手\n手数----指手--\n   1 ７五歩(77)\n   2 ５五角打\n");
    assertThat(problem.tree().line()).extracting(Step::legal).containsExactly(false, false);
    assertThat(Move.toUsi(problem.tree().line().get(0).move(), StandardShogi.RULES))
        .isEqualTo("7g7e");
  }

  @Test
  void only_records_of_games_may_leave_their_position_out() {
    for (String name : new String[] {"a.kif", "a.ki2"}) {
      String moves = name.endsWith("2") ? "▲７六歩\n" : "手数----指手--\n   1 ７六歩(77)\n";
      String game = "開始日時：2009/12/03\n先手：だれか\n" + moves;
      Problem read = Notation.read(game, name, ReadOptions.DEFAULT).problems().get(0);
      assertThat(SfenWriter.sfen(read.setup())).isEqualTo(StandardShogi.RULES.startSfen());
      assertThat(read.tree().line()).hasSize(1);
      ReadOptions stated = ReadOptions.DEFAULT.withPositionStated();
      assertThat(Notation.read(game, name, stated).problems())
          .extracting(Problem::setup)
          .containsExactly(read.setup());
      String lost = game.replace("７六歩(77)", "５二金打").replace("７六歩", "５二金打");
      assertThat(Notation.read(lost, name, stated).errors())
          .extracting(ReadError::code)
          .containsExactly("no-problem");
      assertThat(Notation.read("手合割：平手\n先手の持駒：なし\n" + game, name, stated).problems())
          .extracting(Problem::setup)
          .containsExactly(read.setup());
    }
  }

  @Test
  void handicaps_let_the_upper_side_begin() {
    Problem problem = read("手合割：二枚落ち\n手数----指手--\n   1 ６二銀(71)\n");
    assertThat(SfenWriter.sfen(problem.setup()))
        .isEqualTo("lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1");
    assertThat(Format.KIF.writer().write(problem, WriteOptions.DEFAULT)).contains("手合割：二枚落ち");
  }

  @Test
  void a_result_is_written_with_its_branches() {
    Problem problem = read(TSUME);
    int[] main = problem.tree().moves();
    int other = problem.tree().line().get(0).alternatives().get(0).line().get(0).move();
    MoveTree tree =
        BranchedLine.of(main, Special.of(Special.Kind.MATE))
            .comment(0, "検討結果")
            .branch(1, new int[] {other}, "余詰 1手", Special.of(Special.Kind.MATE))
            .build();
    String text = Format.KIF.writer().write(problem.withTree(tree), WriteOptions.DEFAULT);
    assertThat(text.substring(text.indexOf("手数--")))
        .isEqualTo(
            """
            手数----指手---------消費時間--
            *検討結果
               1 １三金打     +
               2 ２一玉(11)
               3 ２二金(13)
               4 詰み
            まで3手で詰み

            変化：1手
               1 ２二金打
            *余詰 1手
               2 詰み
            まで1手で詰み
            """);
    assertThat(read(text).tree()).isEqualTo(tree);
  }

  @Test
  void what_shift_jis_does_not_have_is_reported() {
    String text = "作者：森雞二\n";
    TextEncoder.Encoded encoded = TextEncoder.encode(text, TextDecoder.shiftJis(), true);
    assertThat(encoded.lost()).containsExactly("雞");
    assertThat(new String(encoded.bytes(), TextDecoder.shiftJis())).isEqualTo("作者：森〓二\r\n");
    assertThat(TextEncoder.encode(text, StandardCharsets.UTF_8, false).lost()).isEmpty();
  }

  @Test
  void a_game_in_chinese_characters_with_numbers_is_read() {
    String usi = "position startpos moves 2g2f 3c3d 7g7f 2b8h+ 7i8h 3a2b 4i5h\n";
    for (String game :
        new String[] {
          "▲2六步▽3四步▲7六步▽8八角成▲同銀▽2二銀▲5八金右",
          "1.▲2六步▽3四步\n2.▲7六步▽8八角成\n3.▲同銀▽2二銀\n4.▲5八金右",
          "1▲2六步 2▽3四步 3▲7六步 4▽8八角成 5▲同銀 6▽2二銀 7▲5八金右",
          "1. ▲2六步 2. ▽3四步\n3. ▲7六步 4. ▽8八角成\n5. ▲同銀 6. ▽2二銀\n7. ▲5八金右",
          "1 2六步\n2 3四步\n3 7六步\n4 8八角成\n5 同銀\n6 2二銀\n7 5八金右",
          "1 2六步 (27)\n2 3四步 (33)\n".replace(" (", "(")
              + "3 7六步(77)\n4 8八角成(22)\n5 同銀(79)\n6 2二銀(31)\n7 5八金(49)"
        }) {
      for (String name : new String[] {"a.ki2", "a.kif", "a.txt"}) {
        ReadResult result = Notation.read(game + "\n", name, ReadOptions.DEFAULT);
        assertThat(result.errors()).as(game).isEmpty();
        assertThat(Format.USI.writer().write(result.problems().get(0), WriteOptions.DEFAULT))
            .as(game)
            .isEqualTo(usi);
      }
    }
  }

  @Test
  void a_piece_that_is_not_in_hand_is_told_of_in_every_format() {
    for (String text :
        new String[] {
          "手合割：平手\n   1 ５五角打\n",
          "手合割：平手\n▲５五角打\n",
          "PI,+,+0055KA\n",
          "position startpos moves B*5e\n",
          "{\"moves\":[{},{\"move\":{\"to\":{\"x\":5,\"y\":5},\"piece\":\"KA\",\"color\":0}}]}"
        }) {
      Problem problem = Notation.read(text, "a", ReadOptions.DEFAULT).problems().get(0);
      assertThat(problem.warnings())
          .as(text)
          .extracting(Warning::code)
          .containsExactly("not-in-hand");
      assertThat(problem.tree().line()).hasSize(1);
    }
  }
}
