package io.github.tsume.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Move;
import io.github.tsume.notation.common.ReadError;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.kif.Handicap;
import io.github.tsume.notation.kif.ToriHandicap;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Step;
import io.github.tsume.record.Warning;
import io.github.tsume.rules.ToriShogi;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Words of hands, pieces and boards are the same in every form in which positions are written. */
class WordsEverywhereTest {
  private static final String BOARD =
      "| ・ ・ ・ ・ ・ ・ ・v玉 ・|一\n"
          + "| ・ ・ ・ ・ ・ ・ ・ ・ ・|二\n"
          + "| ・ ・ ・ ・ ・ ・ ・ 歩 ・|三\n"
          + "| ・ ・ ・ ・ ・ ・ ・ ・ ・|\n".repeat(6);
  private static final List<String> NAMES = List.of("a.kif", "a.ki2", "a.bod", "a.txt", "");

  private static Problem read(String text, String name) {
    ReadResult result = Notation.read(text, name, ReadOptions.DEFAULT);
    assertThat(result.errors()).as(text).isEmpty();
    assertThat(result.problems()).as(text).hasSize(1);
    return result.problems().get(0);
  }

  private static String sfen(String text, String name) {
    return SfenWriter.sfen(read(text, name).setup());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "攻方", "攻め方", "攻手", "攻め手", "詰方", "詰め方", "詰手", "攻方の持駒", "攻方の持ち駒", "攻方持ごま", "攻方の持ゴマ", "攻方の手駒",
        "攻方の駒台", "攻方のもち駒", "先手の持駒", "下手の持駒", "持駒", "持ち駒"
      })
  void the_attackers_hand_is_one_beside_every_drawing(String key) {
    for (String name : NAMES) {
      for (String text :
          List.of(key + "：金\n" + BOARD, BOARD + key + "：金\n", BOARD + " " + key + " : 金1枚 \n")) {
        assertThat(sfen(text, name))
            .as("%s %s", name, text)
            .isEqualTo("7k1/9/7P1/9/9/9/9/9/9 b G 1");
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"受方", "受け方", "受手", "玉方", "守備方", "守り方", "受方の持駒", "玉方の持ち駒", "後手の持駒", "上手の持駒"})
  void the_defenders_hand_is_one_beside_every_drawing(String key) {
    for (String name : NAMES) {
      for (String rest : List.of("歩二", "歩、歩", "歩×2", "歩２枚")) {
        String text = key + "：" + rest + "\n" + BOARD + "攻方：金\n";
        assertThat(sfen(text, name)).isEqualTo("7k1/9/7P1/9/9/9/9/9/9 b G2p 1");
      }
      assertThat(sfen(BOARD + key + "：なし\n攻方：金\n", name)).contains(" b G 1");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "残り", "残", "残り全部", "残全部", "残り駒全部", "残り駒", "残りの駒", "残りの駒全部", "残りすべて", "残り全駒", "残り一式"
      })
  void the_rest_has_many_names(String rest) {
    for (String key : List.of("後手の持駒", "玉方の持駒", "受方", "玉方", "受方持駒")) {
      Problem problem = read(key + "：" + rest + "\n" + BOARD + "先手の持駒：金\n", "a.bod");
      assertThat(problem.setup().handStated(problem.setup().defender())).isFalse();
      assertThat(problem.warnings()).isEmpty();
    }
    String text = "攻方：２三歩　持駒：金　受方：２一玉　持駒：" + rest;
    Problem problem = read(text, "");
    assertThat(problem.setup().handStated(problem.setup().defender())).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"先手, 金", "下手, 金　銀", "後手, 飛二", "上手, 歩三", "先手, なし"})
  void a_player_whose_name_may_be_a_hand_is_told_either_way(String key, String name) {
    Problem problem = read(BOARD + key + "：" + name + "\n", "a.kif");
    assertThat(problem.warnings()).extracting(Warning::code).containsExactly("taken-as-hand");
    assertThat(problem.metadata().get(key)).isNull();
    assertThat(read(BOARD + key + "：甲\n", "a.kif").warnings()).isEmpty();
    Problem named = read(BOARD + key + "：" + name + "\n" + key + "の持駒：桂\n", "a.kif");
    assertThat(named.warnings()).extracting(Warning::code).containsExactly("name-not-hand");
    assertThat(named.metadata().get(key)).isEqualTo(name);
  }

  @Test
  void an_author_or_a_player_is_no_hand() {
    Problem problem = read(BOARD + "攻方：金田一\n受方：\n持駒：金\n", "a.kif");
    assertThat(problem.metadata().get("攻方")).isEqualTo("金田一");
    assertThat(problem.setup().handStated(problem.setup().defender())).isFalse();
  }

  @Test
  void empty_squares_may_be_blank() {
    String blank = BOARD.replace(" ・", "   ");
    String ruler = "  ９ ８ ７ ６ ５ ４ ３ ２ １\n+---------------------------+\n";
    String expected = "7k1/9/7P1/9/9/9/9/9/9 b G 1";
    for (String text : List.of(blank, BOARD.replace(" ・", " 　"))) {
      assertThat(sfen(ruler + text + "先手の持駒：金\n", "a.bod")).isEqualTo(expected);
      assertThat(sfen(text + "先手の持駒：金\n", "a.kif")).isEqualTo(expected);
    }
    ReadResult narrow =
        Notation.read(BOARD.replace(" ・", "  ") + "先手の持駒：金\n", "a.bod", ReadOptions.DEFAULT);
    assertThat(narrow.problems()).isEmpty();
    assertThat(narrow.errors()).extracting(ReadError::code).doesNotContain("ruler-differs");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "７六歩 ３四歩 ２二角成",
        "７六歩　３四歩　２二角成",
        "７六歩、３四歩、２二角成",
        "７六歩\n３四歩\n２二角成",
        "76歩 34歩 22角成",
        "７六歩(77) ３四歩(33) ２二角成(88)",
        "▲７六歩 ３四歩 ２二角成",
        "７六歩 ３四歩\n２二角成",
        "▲７六歩△３四歩▲２二角成"
      })
  void moves_of_ki2_need_no_marks(String moves) {
    for (String end : List.of("", "\nまで3手で中断\n")) {
      Problem problem = read("手合割：平手\n" + moves + end, "a.ki2");
      assertThat(
              Arrays.stream(problem.tree().moves())
                  .mapToObj(move -> Move.toUsi(move, problem.setup().rules())))
          .containsExactly("7g7f", "3c3d", "8h2b+");
      assertThat(problem.tree().line()).allMatch(Step::legal);
      assertThat(problem.warnings()).isEmpty();
    }
  }

  @Test
  void a_gilded_pawn_is_a_tokin() {
    String expected = "7k1/9/7+P1/9/9/9/9/9/9 b G 1";
    for (String name : List.of("と", "成歩", "成金", "と金")) {
      assertThat(sfen("攻方：２三" + name + "　持駒：金　受方：２一玉", "")).isEqualTo(expected);
      if (name.length() == 1 || name.startsWith("成")) {
        assertThat(sfen(BOARD.replace(" 歩", " " + name) + "持駒：金\n", "a.kif")).isEqualTo(expected);
      }
    }
    Problem problem = read(BOARD.replace(" 歩", " と") + "持駒：金\n1 ２二成金(23)\n", "a.kif");
    assertThat(problem.tree().line()).hasSize(1).allMatch(Step::legal);
  }

  @ParameterizedTest
  @ValueSource(strings = {"鵬", "鳳", "大鳥"})
  void the_phoenix_has_several_names(String name) {
    String drawn = "| ・ ・ ・v" + name + " ・ ・ ・|一\n" + "| ・ ・ ・ ・ ・ ・ ・|\n".repeat(6) + "持駒：鷹\n";
    assertThat(sfen("手合割：禽将棋\n" + drawn, "a.kif")).startsWith("3k3/7/7/7/7/7/7 b F");
    ReadOptions tori = ReadOptions.of(ToriShogi.RULES);
    String text = "攻方：４三燕　持駒：鷹　受方：４一" + name;
    assertThat(SfenWriter.sfen(Notation.read(text, "", tori).problems().get(0).setup()))
        .startsWith("3k3/7/3S3/7/7/7/7 b F");
  }

  @Test
  void a_quail_without_its_side_is_the_only_one_that_can_move_so() {
    ReadOptions tori = ReadOptions.of(ToriShogi.RULES);
    Problem left = tori("７六鶉", tori);
    assertThat(Move.toUsi(left.tree().moves()[0], left.setup().rules())).isEqualTo("7g7f");
    Problem right = tori("１六鶉(17)", tori);
    assertThat(Move.toUsi(right.tree().moves()[0], right.setup().rules())).isEqualTo("1g1f");
  }

  private static Problem tori(String move, ReadOptions options) {
    String drawn = "| ・ ・ ・v鵬 ・ ・ ・|一\n" + "| ・ ・ ・ ・ ・ ・ ・|\n".repeat(5) + "| 左 ・ ・ ・ ・ ・ 右|七\n";
    ReadResult result = Notation.read(drawn + "▲" + move + "\n", "a.ki2", options);
    assertThat(result.errors()).isEmpty();
    return result.problems().get(0);
  }

  @ParameterizedTest
  @CsvSource({"two pieces, 二枚落ち", "three pieces, 三枚落ち", "Two Pieces, ２枚落ち"})
  void handicaps_of_tori_shogi_may_be_numbers_of_pieces(String english, String japanese) {
    ToriHandicap expected =
        english.startsWith("three")
            ? ToriHandicap.FALCON_AND_QUAILS
            : ToriHandicap.FALCON_AND_LEFT_QUAIL;
    assertThat(ToriHandicap.named(english)).isEqualTo(expected);
    String kif = "棋種：禽将棋\n手合割：" + japanese + "\n手数----指手--\n   1 ４四燕(43)\n";
    assertThat(read(kif, "a.kif").setup()).isEqualTo(expected.setup());
    assertThat(read(kif.replace("棋種：禽将棋\n", "").replace("４四燕(43)", "３二金(41)"), "a.kif").setup())
        .isEqualTo(Objects.requireNonNull(Handicap.ofJapanese(japanese)).setup());
  }
}
