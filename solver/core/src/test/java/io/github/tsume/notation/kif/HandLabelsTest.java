package io.github.tsume.notation.kif;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Setup;
import io.github.tsume.notation.Notation;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Warning;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A hand beside a drawing is one under every label that people write, or it is warned of. */
@Tag("slow")
class HandLabelsTest {
  private static final String EMPTY = "| ・ ・ ・ ・ ・ ・ ・ ・ ・|";
  private static final String BOARD =
      "  ９ ８ ７ ６ ５ ４ ３ ２ １\n+---------------------------+\n"
          + "| ・ ・ ・ ・ ・ ・ ・v玉 ・|一\n"
          + EMPTY
          + "二\n| ・ ・ ・ ・ ・ ・ ・ 歩 ・|三\n"
          + EMPTY
          + "四\n"
          + (EMPTY + "\n").repeat(5)
          + "+---------------------------+\n";

  private static final boolean FULL = Boolean.getBoolean("tsume.full");

  private static final List<String> BLACKS = List.of("先手", "下手", "▲", "☗", "▲先手", "先手側");
  private static final List<String> WHITES = List.of("後手", "上手", "△", "☖", "△後手", "後手側");
  private static final List<String> ATTACKERS =
      List.of("攻方", "攻め方", "攻手", "攻め手", "詰方", "詰め方", "詰手", "詰め手", "自分", "攻撃側");
  private static final List<String> DEFENDERS =
      List.of("玉方", "受方", "受け方", "受手", "受け手", "守方", "守備方", "守備側", "相手", "相手側");
  private static final List<String> HANDS =
      List.of("持駒", "持ち駒", "もちごま", "もち駒", "持ごま", "持ゴマ", "手駒", "手持駒", "駒台", "持");
  private static final List<String> MIDDLES = List.of("", "の", "　", " の ");

  /** What stands around a label, with 1 for it and 2 for the hand. */
  private static final List<String> SHAPES =
      List.of(
          "1：2", "1:2", "1 ： 2", "1＝2", "【1】2", "（1）2", "[1] 2", "【1】：2", "■1：2", "・1：2", "「1」2",
          "〔1〕　2", "1は2", "1は2です", "1は、2です。", "1・2", "1…2", "1→2", "　1：2　", "◆1：2");

  /** Each in Japanese, as a usual file writes it, and in other ways. */
  private static final String[][] VALUES = {
    {"金", "金", "金一枚", "金将", "金１枚", "金×1", "金(1)", "金 1"},
    {"金二　銀", "金2銀", "金二、銀", "金、金、銀", "金2枚、銀1枚", "金と金と銀", "金将二枚、銀将一枚", "銀・金×２"},
    {"なし", "なし", "無し", "無", "ない", "無い", "-", "ナシ"},
    {
      "飛　角二　歩十一",
      "飛角2歩11",
      "飛車、角行二枚、歩兵十一枚",
      "飛 角2 歩11",
      "歩十一 角二 飛",
      "飛・角・角・歩１１",
      "飛　角×２　歩×１１",
      "飛　角２　歩１１　"
    }
  };

  private static final String[][] ENGLISH_VALUES = {
    {"金", "G", "gold", "a gold", "1 gold", "one gold", "Gold general", "G1"},
    {
      "金二　銀",
      "G2 S",
      "2G, S",
      "2 golds, silver",
      "two golds and a silver",
      "G, G, S",
      "Gx2 S",
      "G2S"
    },
    {"なし", "none", "nothing", "-", "no pieces", "None.", "empty", "none"},
    {
      "飛　角二　歩十一",
      "R B2 P11",
      "R, 2B, 11P",
      "rook, 2 bishops, 11 pawns",
      "RB2P11",
      "R 2B 11P",
      "R+2B+11P",
      "a rook, two bishops, eleven pawns"
    }
  };

  private static final Map<String, String> EXPECTED = new HashMap<>();

  /** How often a label was asked about: of four hands the next is another one each time. */
  private static int asked;

  private static ReadResult result(String text) {
    return Notation.read(text, "a.bod", ReadOptions.DEFAULT);
  }

  private static Problem read(String text) {
    ReadResult result = result(text);
    assertThat(result.errors()).as(text).isEmpty();
    assertThat(result.problems()).as(text).hasSize(1);
    return result.problems().get(0);
  }

  private static String told(Setup setup) {
    return SfenWriter.sfen(setup) + " " + setup.handStated(setup.defender());
  }

  /** The drawing with a line above, below and beside it. */
  private static List<String> places(String line) {
    return List.of(
        line + "\n" + BOARD, BOARD + line + "\n", BOARD.replace("|三\n", "|三　　" + line + "\n"));
  }

  private static void same(String label, String shape, String value, String plain, int turn) {
    String line = shape.replace("2", "\u0000").replace("1", label).replace("\u0000", value);
    // All places for the usual shapes, one after the other for those that are rare.
    List<String> places = places(line);
    boolean usual = shape.equals("1：2") || shape.equals("1: 2") || shape.equals("【1】2");
    for (String text : usual ? places : List.of(places.get(turn % 3))) {
      Problem problem = read(text);
      assertThat(told(problem.setup())).as(text).isEqualTo(plain);
      assertThat(problem.metadata().isEmpty()).as(text).isTrue();
    }
  }

  private static void both(String label, String shape, String plain, String[][] values, int turn) {
    for (String[] each : values) {
      if (FULL || asked++ % 8 == 0) {
        one(label, shape, plain, each, turn);
      }
    }
  }

  private static void one(String label, String shape, String plain, String[] values, int turn) {
    String hand = plain + "：" + values[0];
    String expected =
        EXPECTED.computeIfAbsent(hand, line -> told(read(BOARD + line + "\n").setup()));
    String value = values[1 + turn % (values.length - 1)];
    // "It is -." is nothing that anybody writes.
    same(
        label,
        shape,
        value.equals("-") && shape.matches(".*(?:は|\\.$).*") ? values[0] : value,
        expected,
        turn);
  }

  @Test
  void a_hand_is_the_same_under_every_label_in_japanese() {
    int turn = 0;
    for (List<String> sides : List.of(BLACKS, ATTACKERS, WHITES, DEFENDERS)) {
      String plain = sides == BLACKS || sides == ATTACKERS ? "先手の持駒" : "後手の持駒";
      for (String side : sides) {
        for (String hand : HANDS) {
          both(side + hand, turn % 2 == 0 ? "1：2" : "【1】2", plain, VALUES, turn);
          for (String shape : SHAPES) {
            turn++;
            String label = side + MIDDLES.get(turn % MIDDLES.size()) + hand;
            if (FULL || turn % 19 == 0) {
              one(label, shape, plain, VALUES[turn / 19 % VALUES.length], turn);
            }
          }
        }
      }
    }
  }

  @Test
  void the_hand_may_come_before_the_side_and_the_side_have_brackets_of_its_own() {
    int turn = 0;
    for (String shape : List.of("1：2", "1:2", "■1：2", "1 ： 2")) {
      for (String hand : HANDS) {
        for (String side : List.of("先手", "攻方", "下手", "詰方")) {
          turn++;
          both(hand + "（" + side + "）", shape, "先手の持駒", VALUES, turn);
          both("【" + side + "】" + hand, shape, "先手の持駒", VALUES, turn);
          both(side + "（" + hand + "）", shape, "先手の持駒", VALUES, turn);
        }
        both(hand + "（玉方）", shape, "後手の持駒", VALUES, turn);
        both("【後手】" + hand, shape, "後手の持駒", VALUES, turn);
      }
    }
  }

  @Test
  void without_a_side_it_is_the_attackers() {
    int turn = 0;
    for (String hand : HANDS) {
      for (String shape : hand.equals("持") ? List.of("1：2", "【1】2", "1＝2") : SHAPES) {
        both(hand, shape, "先手の持駒", VALUES, turn++);
      }
    }
    for (String hand : List.of("In hand", "Hand", "Pieces in hand", "In Hand", "HAND", "Komadai")) {
      for (String shape : List.of("1: 2", "1 : 2", "1：2", "[1] 2", "1 = 2", "(1): 2")) {
        both(hand, shape, "先手の持駒", ENGLISH_VALUES, turn++);
      }
    }
  }

  @Test
  void a_hand_is_the_same_under_every_label_in_english() {
    List<String> forms =
        List.of(
            "1's hand",
            "1 hand",
            "1 in hand",
            "Hand of 1",
            "Pieces in hand of 1",
            "Hand (1)",
            "1: pieces in hand",
            "Hand of the 1",
            "1’s pieces in hand",
            "In hand, 1",
            "1 holds",
            "1 has",
            "1's captured pieces",
            "Hand for 1",
            "1 (hand)",
            "1_hand");
    int turn = 0;
    for (String side :
        List.of(
            "Black", "Sente", "black", "SENTE", "Attacker", "White", "Gote", "Defender", "gote")) {
      String plain =
          List.of("white", "gote", "defender").contains(side.toLowerCase(java.util.Locale.ROOT))
              ? "後手の持駒"
              : "先手の持駒";
      for (String form : forms) {
        both(form.replace("1", side), "1: 2", plain, ENGLISH_VALUES, turn++);
        for (String shape : List.of("1 : 2", "1：2", "[1] 2", "1 = 2", "1: 2.", "  1: 2")) {
          one(form.replace("1", side), shape, plain, ENGLISH_VALUES[turn % 4], turn++);
        }
        one(form.replace("1", side), "1 2", plain, ENGLISH_VALUES[turn % 4], turn++);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"1：2", "1:2", "【1】2", "1 ： 2", "[1] 2"})
  void the_name_of_a_side_alone_is_a_label_where_nothing_but_a_hand_follows(String shape) {
    int turn = 0;
    for (List<String> sides : List.of(BLACKS, ATTACKERS, WHITES, DEFENDERS)) {
      String plain = sides == BLACKS || sides == ATTACKERS ? "先手の持駒" : "後手の持駒";
      for (String side : sides) {
        if (!side.endsWith("側") || side.equals("攻撃側") || side.equals("守備側")) {
          both(side, shape, plain, VALUES, turn++);
        }
      }
    }
    both("Sente", shape, "先手の持駒", ENGLISH_VALUES, turn);
    both("Gote", shape, "後手の持駒", ENGLISH_VALUES, turn);
  }

  @ParameterizedTest
  @CsvSource({
    "Gote hand: R2 B2 G3 S4 N4 L4 P17, Sente hand: G",
    "White's hand: rest, Black's hand: G",
    "White in hand: the rest, Black in hand: G",
    "Hand of White: all the rest, Hand of Black: G",
    "Gote: R2 B2 G3 S4 N4 L4 P17, Sente: G",
    "△：残り, ▲：金",
    "後手：残り駒全部, 先手：金",
    "後手：残り, 先手：金将一枚",
    "玉方：残り, 攻め方：金",
    "相手の持駒：残り, 自分の持駒：金",
    "後手の持駒：その他全部, 先手の持駒：金",
    "後手の持駒：残りの駒すべて, 持駒：金一枚のみ。",
    "玉方　残り, 攻方の手駒は金"
  })
  void hands_of_both_sides(String above, String below) {
    boolean listed = above.contains("R2");
    Problem problem = read(above + "\n" + BOARD + below + "\n");
    String hand = listed ? "G2r2b3g4s4n4l17p" : "G";
    assertThat(told(problem.setup())).isEqualTo("7k1/9/7P1/9/9/9/9/9/9 b " + hand + " 1 " + listed);
  }

  @Test
  void a_list_of_the_rest_and_its_name_agree() {
    String listed = "後手の持駒：飛二　角二　金三　銀四　桂四　香四　歩十七\n" + BOARD + "先手の持駒：金\n";
    for (String rest :
        List.of("△玉方の持駒は残り全部です。", "玉方持駒：残り", "受方：残り駒全部", "Defender's hand: the rest")) {
      assertThat(read(listed + rest + "\n").setup().handStated(io.github.tsume.rules.Color.WHITE))
          .as(rest)
          .isFalse();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"持駒\n金", "【持駒】\n　金", "先手の持駒：\n金", "Black's hand:\nG", "持駒：\n金一枚です。"})
  void the_pieces_may_stand_on_the_line_below_their_label(String lines) {
    assertThat(told(read(BOARD + lines + "\n").setup()))
        .isEqualTo("7k1/9/7P1/9/9/9/9/9/9 b G 1 false");
    assertThat(told(read(lines + "\n" + BOARD).setup()))
        .isEqualTo("7k1/9/7P1/9/9/9/9/9/9 b G 1 false");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "先手：羽生善治", "先手：金子", "White: Silverman", "▲：金田", "後手：飛田", "Black: Gold Roger", "Sente: GPS",
        "先手：S", "後手：角田 歩", "先手：持田", "White: Mr. None of them", "Black: N. Smith", "上手：桂枝雀",
            "先手：なし太郎",
        "後手：香川", "Gote: Pawnsky", "先手：A"
      })
  void a_player_has_a_name(String line) {
    String key = line.substring(0, line.indexOf(line.contains("：") ? '：' : ':'));
    String name = line.substring(key.length() + 1).strip();
    for (String text : List.of(line + "\n" + BOARD, BOARD + line + "\n")) {
      Problem problem = read(text + "持駒：金\n");
      assertThat(problem.metadata().get(key)).isEqualTo(name);
      assertThat(told(problem.setup())).isEqualTo("7k1/9/7P1/9/9/9/9/9/9 b G 1 false");
    }
  }

  @Test
  void a_player_called_like_a_piece_has_a_name_if_his_hand_is_told_or_another_has_one() {
    for (String other : List.of("後手：羽生\n", "先手の持駒：銀\n", "持駒：銀\n", "White: Silverman\n")) {
      Problem problem = read("先手：金\n" + other + BOARD);
      assertThat(problem.metadata().get("先手")).isEqualTo("金");
      assertThat(problem.warnings()).extracting(Warning::code).containsExactly("name-not-hand");
    }
    Problem same = read("先手：金\n" + BOARD + "先手の持駒：金\n");
    assertThat(same.warnings()).isEmpty();
    Problem game = read("手合割：平手\n先手：金\n後手：なし\n   1 ７六歩(77)\n");
    assertThat(game.metadata().get("先手")).isEqualTo("金");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "「持駒の金は使わない」",
        "持駒の金は使わない",
        "持駒が多い",
        "持駒は歩だけではありません",
        "先手の持ち駒は金で詰まない",
        "先手は金を打つ",
        "攻方 金を捨てる",
        "In hand we have a plan",
        "Hand of fate",
        "White has a good move",
        "Black holds on",
        "持駒について",
        "持ち時間：なし",
        "攻方は金",
        "Captured gold",
        "持駒：金の使い方の問題ではない",
        "Hand: see below",
        "私の持駒 です"
      })
  void prose_does_not_become_a_hand(String prose) {
    for (String text : List.of(prose + "\n" + BOARD + "持駒：銀\n", BOARD + "持駒：銀\n" + prose + "\n")) {
      ReadResult result = result(text);
      if (result.problems().isEmpty()) {
        assertThat(result.errors()).as(text).extracting(e -> e.code()).containsExactly("bad-hand");
        assertThat(prose).startsWith("持駒：");
        continue;
      }
      Problem problem = result.problems().get(0);
      assertThat(told(problem.setup())).as(text).isEqualTo("7k1/9/7P1/9/9/9/9/9/9 b S 1 false");
      assertThat(problem.warnings().isEmpty() && !prose.contains("時間")).as(text).isFalse();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "Black's hand: G 犬, bad-hand",
    "White in hand: R2 犬, bad-hand",
    "攻方：金 犬, ",
    "先手の持駒：金犬, bad-hand",
    "【持駒】金 犬, bad-hand",
    "使用する持駒：金, unknown-line"
  })
  void a_broken_hand_is_an_error_or_told(String line, String code) {
    ReadResult result = result(BOARD + line + "\n");
    if (code != null) {
      assertThat(result.errors()).extracting(e -> e.code()).containsExactly(code);
    } else {
      assertThat(result.problems().get(0).metadata().get("攻方")).isEqualTo("金 犬");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"* 持駒：金", "*先手の持駒：金", "# 持駒：金", "#Black's hand: G"})
  void a_hand_in_a_comment_is_told(String line) {
    for (String text : List.of(line + "\n" + BOARD, BOARD + line + "\n")) {
      assertThat(read(text).warnings()).extracting(Warning::code).containsExactly("not-hand");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"使用駒：金", "材料: G", "Available: 2 golds", "持駒の使い方：温存", "受方の駒：なし"})
  void an_entry_that_may_be_a_hand_is_told(String line) {
    for (String text : List.of(line + "\n" + BOARD, BOARD + line + "\n")) {
      assertThat(read(text).warnings()).extracting(Warning::code).containsExactly("not-hand");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"作者：金", "作品名：飛角", "受賞：なし", "持ち時間：なし", "備考：歩"})
  void a_title_and_an_author_may_be_called_like_pieces(String line) {
    assertThat(read(line + "\n" + BOARD).warnings()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "持駒：金",
        "先手の持駒：金",
        "Black's hand: G",
        "Hand of Black: gold",
        "In hand: a gold",
        "持駒（先手）：金",
        "【先手】持駒：金",
        "詰側の持駒：金",
        "▲持駒：金",
        "自分の持駒：金"
      })
  void the_labels_of_running_text_are_the_same(String line) {
    for (String text : List.of("攻方：２三歩\n受方：２一玉\n" + line + "\n", line + "\n攻方：２三歩\n受方：２一玉\n")) {
      ReadResult result = Notation.read(text, "a.txt", ReadOptions.DEFAULT);
      assertThat(result.errors()).as(text).isEmpty();
      assertThat(result.problems()).as(text).hasSize(1);
      assertThat(told(result.problems().get(0).setup()))
          .as(text)
          .isEqualTo("7k1/9/7P1/9/9/9/9/9/9 b G 1 false");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"材料：金", "Available: G", "Hand: see below", "持駒の使い方：温存"})
  void an_entry_of_running_text_that_may_be_a_hand_is_told(String line) {
    String text = "攻方：２三歩\n持駒：銀\n受方：２一玉\n" + line + "\n";
    ReadResult result = Notation.read(text, "a.txt", ReadOptions.DEFAULT);
    assertThat(result.errors()).as(text).isEmpty();
    assertThat(result.problems().get(0).warnings()).as(text).hasSize(1);
  }

  private static final List<String> WORDS =
      List.of(
          "先手",
          "後手",
          "攻方",
          "玉方",
          "持駒",
          "持ち駒",
          "手駒",
          "持",
          "の",
          "は",
          "が",
          "使用",
          "盤上",
          "残",
          "材料",
          "駒",
          "black",
          "white",
          "Sente",
          "Gote",
          "hand",
          "in hand",
          "of",
          "the",
          "pieces",
          "has",
          "with",
          "attacker's",
          "available",
          "and",
          "▲",
          "△",
          "【",
          "】",
          "（",
          "）",
          "：",
          ":",
          "=",
          "・",
          "-",
          "→",
          " ",
          "　",
          "図",
          "問題",
          "全部",
          "next");

  @Test
  void a_hand_among_any_words_is_read_or_told() {
    String plain = told(read(BOARD + "先手の持駒：金　銀二\n").setup());
    int read = 0;
    int step = FULL ? 1 : 15; // neighbouring seeds begin alike
    for (int seed = 0; seed < 8000; seed += step) {
      Random random = new Random(seed);
      StringBuilder line = new StringBuilder();
      for (int n = 1 + random.nextInt(4); n > 0; n--) {
        line.append(WORDS.get(random.nextInt(WORDS.size())));
      }
      line.append(List.of("：", ": ", " ", "】").get(random.nextInt(4)));
      line.append(List.of("金　銀二", "金銀2", "G, 2S", "gold, 2 silvers").get(random.nextInt(4)));
      line.append(List.of("", "", "です", "。").get(random.nextInt(4)));
      List<String> texts = new ArrayList<>(places(line.toString()));
      ReadResult result = result(texts.get(random.nextInt(texts.size())));
      if (!result.errors().isEmpty()) {
        continue;
      }
      Problem problem = result.problems().get(0);
      boolean hand = told(problem.setup()).equals(plain);
      boolean other = problem.setup().handStated(problem.setup().defender());
      boolean name =
          problem.metadata().toString().matches("(?i).*(?:先手|後手|black|white|sente|gote|▲|△)=.*");
      read += hand ? 1 : 0;
      assertThat(hand || other || name || !problem.warnings().isEmpty())
          .as("seed %s: %s", seed, line)
          .isTrue();
    }
    assertThat(read).isGreaterThan(500 / step);
  }
}
