package io.github.tsume.notation.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.notation.Account;
import io.github.tsume.notation.Format;
import io.github.tsume.notation.Notation;
import io.github.tsume.notation.common.ReadError;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.record.Metadata;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Warning;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Minishogi;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Positions as they are written in running text. */
class PositionTextTest {
  private static final String WITH_KING = "3gkg3/9/4S2+B1/9/9/9/9/9/9 b S 1";

  private static List<Problem> problems(String text) {
    ReadResult result = Notation.read(text, "", ReadOptions.DEFAULT);
    assertThat(result.errors()).as(text).isEmpty();
    return result.problems();
  }

  private static String sfen(String text) {
    List<Problem> problems = problems(text);
    assertThat(problems).as(text).hasSize(1);
    return SfenWriter.sfen(problems.get(0).setup());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "攻方：５三銀、２三馬　持駒：銀　受方：４一金、５一玉、６一金",
        "攻方:53銀,23馬 持駒:銀 受方:41金,51玉,61金",
        "受方：４一金・５一王・６一金　攻方：５三銀・２三馬　持駒：銀",
        "持駒：銀。攻方：５三銀。２三馬。受方：４一金。５一玉。６一金。",
        "攻め方 ５三銀 ２三馬 持ち駒 銀 玉方 ４一金 ５一玉 ６一金",
        "詰方５三銀２三馬持駒銀玉方４一金５一玉６一金",
        "先手：５三銀，２三馬　後手：４一金，５一玉，６一金　先手の持駒：銀",
        "攻方の駒：五三銀、二三馬、攻方の持駒：銀一、受方の駒：四一金、五一玉、六一金",
        "【攻方】５三銀、２三馬 【持駒】銀 【受方】４一金、５一玉、６一金",
        "盤面：（攻方）５三銀、２三馬；（受方）４一金、５一玉、６一金；（持駒）銀",
        "攻方：\n５三銀\n２三馬\n持駒：\n銀\n受方：\n４一金\n５一玉\n６一金\n",
        "攻方：銀５三、龍馬２三　持駒：銀将　受方：金将４一、玉将５一、金６一",
        "受方は４一金、５一玉、６一金。攻方は５三銀、２三馬。持駒は銀。",
        "攻方：５３銀、２３竜馬　攻方持駒＝銀１　受方：４１金、５１玉、６１金　受方持駒：残り全部",
        "攻方：５三銀、２三馬　持駒：銀 1　受方：４一金、５一玉、６一金",
        "\u00a0攻方：５三銀、２三马／持駒：银／受方：４一金、５一玉、６一金"
      })
  void parts_may_come_in_any_order_with_any_separators_and_digits(String text) {
    assertThat(sfen(text)).isEqualTo(WITH_KING);
  }

  @Test
  void all_pieces_have_their_names() {
    assertThat(sfen("攻方：１一と、２一成香、３一成桂、４一成銀、５一龍、６一馬、７一全、８一と金 持駒：歩3、香 受方：９九玉"))
        .isEqualTo("1+P+S+B+R+S+N+L+P/9/9/9/9/9/9/9/k8 b L3P 1");
    assertThat(sfen("攻方：１一飛車、２一角行、３一桂馬、４一香車、５五歩兵 持駒：歩三、飛二、歩 受方：９九玉 受方の持駒：金２、歩"))
        .isEqualTo("5LNBR/9/9/9/4P4/9/9/9/k8 b 2R4P2gp 1");
    assertThat(sfen("攻方：なし 持駒：金四 受方：５一玉 持駒：なし")).isEqualTo("4k4/9/9/9/9/9/9/9/9 b 4G 1");
  }

  @Test
  void hands_are_stated_or_not() {
    assertThat(problems("攻方：５三歩 持駒：金 受方：５一玉").get(0).setup().handStated(Color.WHITE)).isFalse();
    assertThat(problems("攻方：５三歩 持駒：金 受方：５一玉 受方の持駒：なし").get(0).setup().handStated(Color.WHITE))
        .isTrue();
    assertThat(problems("攻方：５三歩 受方：５一玉").get(0).setup().handStated(Color.BLACK)).isTrue();
  }

  @Test
  void several_problems_have_their_own_keys() {
    List<Problem> problems =
        problems(
            """
            作品名：一
            攻方：５三歩　持駒：金　受方：５一玉（1手詰）
            出典：ある本

            # 二つ目
            作者：だれか
            攻方：５三と　受方：５一玉
            攻方：５三銀　受方：５一玉
            """);
    assertThat(problems)
        .extracting(problem -> SfenWriter.sfen(problem.setup()).substring(0, 12))
        .containsExactly("4k4/9/4P4/9/", "4k4/9/4+P4/9", "4k4/9/4S4/9/");
    assertThat(problems.get(0).metadata().entries())
        .containsOnlyKeys(Metadata.TITLE, "手数", "出典")
        .containsEntry("手数", "1");
    assertThat(problems.get(1).author()).isEqualTo("だれか");
    assertThat(problems.get(1).tree().comments()).containsExactly("二つ目");
    assertThat(problems.get(2).metadata().isEmpty()).isTrue();
  }

  @Test
  void the_other_games_are_told_by_headers_options_and_birds() {
    String mini = "攻方：１二歩 持駒：金 受方：１一玉";
    assertThat(
            SfenWriter.sfen(
                Notation.read(mini, "", ReadOptions.of(Minishogi.RULES)).problems().get(0).setup()))
        .isEqualTo("4k/4P/5/5/5 b G 1");
    assertThat(sfen("手合割：5五将棋\n" + mini)).isEqualTo("4k/4P/5/5/5 b G 1");
    assertThat(sfen("攻方：４三鶴 持駒：鷹 受方：４一鵬、１一右鶉")).isEqualTo("3k2r/7/3C3/7/7/7/7 b F 1");
  }

  @Test
  void white_may_be_to_move() {
    assertThat(sfen("先手：５九玉 後手：５七と 後手の持駒：金 後手番")).isEqualTo("9/9/9/9/9/9/4+p4/9/4K4 w g 1");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      value = {
        "攻方：５三銀、２犬馬 受方：５一玉 # bad-square at 1:8",
        "攻方：５三銀、２五犬 受方：５一玉 # unknown-piece at 1:10",
        "攻方：５三銀 持駒：犬 受方：５一玉 # bad-hand at 1:11",
        "攻方：５三銀 持駒：金〇 受方：５一玉 # bad-count at 1:12",
        "攻方：５三銀 受方：５一玉、５三金 # twice-on-square at 1:15",
        "攻方：５三銀 受方：５一玉 あれ歩これ # unexpected-text at 1:15",
        "攻方：５三銀 持駒：残り 受方：５一玉 # bad-hand at 1:11",
        "味方：５二金\\n攻方：５三銀 受方：５一玉 # unexpected-text at 1:1",
        "攻方：５三銀\\n受方：５一玉、０三金 # bad-square at 2:8"
      })
  void errors_have_line_and_column(String text, String expected) {
    List<ReadError> errors =
        Notation.read(text.replace("\\n", "\n"), "", ReadOptions.DEFAULT).errors();
    assertThat(errors).hasSize(1);
    ReadError error = errors.get(0);
    assertThat(error.code() + " at " + error.line() + ":" + error.column()).isEqualTo(expected);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "こんな作を作りました。\n攻方：５三銀　持駒：銀　受方：５一玉\nいかがでしょうか？",
        "攻方：５三銀　持駒：銀　受方：５一玉　☆☆",
        "問1\n攻方：５三銀　持駒：銀　受方：５一玉",
        "1.\n[攻方]53銀 [持駒]銀 [受方]51玉"
      })
  void words_around_a_position_are_warned_of(String text) {
    List<Problem> problems = Notation.read(text, "", ReadOptions.DEFAULT).problems();
    assertThat(problems).hasSize(1);
    assertThat(SfenWriter.sfen(problems.get(0).setup())).isEqualTo("4k4/9/4S4/9/9/9/9/9/9 b S 1");
    assertThat(problems.get(0).warnings()).extracting(Warning::code).contains("ignored-text");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "攻方：５三銀　ほか歩　受方：５一玉",
        "攻方：５三銀　持駒：銀ほか歩　受方：５一玉",
        "攻方：５三銀\n５五\n受方：５一玉",
        "攻方：５三銀、5銀　受方：５一玉",
        "攻方：５三銀\nあと５五と\n受方：５一玉"
      })
  void what_may_tell_pieces_is_never_taken_for_words(String text) {
    assertThat(Notation.read(text, "", ReadOptions.DEFAULT).errors()).hasSize(1);
  }

  @Test
  void of_two_hands_without_names_each_is_that_of_the_pieces_before_it() {
    assertThat(sfen("先手：53銀 持ち駒：銀 後手：51玉 持ち駒：金")).isEqualTo("4k4/9/4S4/9/9/9/9/9/9 b Sg 1");
    assertThat(sfen("玉方 51玉 持駒 なし\n攻方 53銀 持駒 銀")).isEqualTo("4k4/9/4S4/9/9/9/9/9/9 b S 1");
    assertThat(sfen("玉方 51玉 持駒 金\n攻方 53銀 持駒 銀")).isEqualTo("4k4/9/4S4/9/9/9/9/9/9 b Sg 1");
    String several = "持駒：銀 攻方：53銀 受方：51玉\n持駒：金 攻方：23歩 受方：11玉\n";
    String last = "受方：51玉 攻方：53銀 持駒：銀\n受方：11玉 攻方：23歩 持駒：金\n";
    String end = "攻方：53銀 受方：51玉 持駒：銀\n攻方：23歩 受方：11玉 持駒：金\n";
    for (String text : new String[] {several, last, end}) {
      assertThat(Notation.read(text, "", ReadOptions.DEFAULT).problems())
          .as(text)
          .extracting(problem -> SfenWriter.sfen(problem.setup()))
          .containsExactly("4k4/9/4S4/9/9/9/9/9/9 b S 1", "8k/9/7P1/9/9/9/9/9/9 b G 1");
    }
  }

  @Test
  void a_heading_states_the_length_of_the_problem_below_it() {
    String text = "問1　3手詰\n攻方：53銀 受方：51玉 持駒：銀\n\n問2　1手詰\n攻方：23歩 受方：11玉 持駒：金\n";
    List<Problem> problems = Notation.read(text, "", ReadOptions.DEFAULT).problems();
    assertThat(problems).hasSize(2);
    assertThat(problems.get(0).metadata().get(Metadata.LENGTH)).contains("3");
    assertThat(problems.get(1).metadata().get(Metadata.LENGTH)).contains("1");
  }

  @Test
  void what_follows_the_last_position_belongs_to_it() {
    String text = "攻方：53銀 受方：51玉 持駒：銀\n\n作者：山田\n手順：52銀打まで\n";
    List<Problem> problems = Notation.read(text, "", ReadOptions.DEFAULT).problems();
    assertThat(problems).hasSize(1);
    assertThat(problems.get(0).metadata().get("作者")).contains("山田");
    assertThat(problems.get(0).metadata().get("手順")).contains("52銀打まで");
  }

  @Test
  void the_format_is_found_out() {
    for (String name : new String[] {"", "a", "a.txt", "a.kif", "a.sfen"}) {
      assertThat(Format.detect("攻方：５三銀　受方：５一玉\n", name)).as(name).contains(Format.TEXT);
    }
    assertThat(Format.detect("後手：５三銀一郎\n   1 ７六歩(77)\n", "a.txt")).contains(Format.KIF);
  }

  /** With a blank one before it the name of the game was read as its second line. */
  @Test
  void a_blank_game_is_not_written_before_the_game() {
    String text = "手合割：\n後手：１二左鶉、１三燕、２四鴈\n後手持駒：燕三\n先手：１四右鶉、２一鴈、２七雉\n";
    Problem problem = problems(text).get(0);
    assertThat(problem.setup().rules().name()).isEqualTo("tori");
    for (Format format : Format.values()) {
      Account.check(problem, format);
    }
  }
}
