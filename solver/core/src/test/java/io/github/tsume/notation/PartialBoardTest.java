package io.github.tsume.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.notation.common.ReadError;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.common.WriteOptions;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.record.Problem;
import io.github.tsume.rules.Minishogi;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.rules.ToriShogi;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Boards of which only a part is drawn, and which game a drawn board is of. */
class PartialBoardTest {
  /** Three files and two ranks, with everything that may be drawn around them. */
  private static final String CORNER =
      """
      先手の持駒：金
        ３ ２ １
      +---------+
      | ・v玉 ・|一
      | ・ ・ 歩|二
      +---------+
      """;

  private static final String CORNER_SFEN = "7k1/8P/9/9/9/9/9/9/9 b G 1";

  private static String sfen(String text) {
    return sfen(text, "a.kif", ReadOptions.DEFAULT);
  }

  private static String sfen(String text, String name, ReadOptions options) {
    ReadResult result = Notation.read(text, name, options);
    assertThat(result.errors()).as(text).isEmpty();
    return SfenWriter.sfen(result.problems().get(0).setup());
  }

  private static String error(String text) {
    return error(text, ReadOptions.DEFAULT);
  }

  private static String error(String text, ReadOptions options) {
    List<ReadError> errors = Notation.read(text, "a.kif", options).errors();
    assertThat(errors).as(text).hasSize(1);
    ReadError error = errors.get(0);
    return error.code() + " at " + error.line() + ":" + error.column();
  }

  @ParameterizedTest
  @ValueSource(strings = {"a.kif", "a.bod", "a.ki2", "a", "a.txt"})
  void a_drawn_corner_is_the_one_at_the_right_and_at_the_top(String name) {
    assertThat(sfen(CORNER, name, ReadOptions.DEFAULT)).isEqualTo(CORNER_SFEN);
  }

  @Test
  void rulers_rank_letters_and_frames_may_be_left_out() {
    String bare = CORNER.replaceAll("(?m)^  ３.*\n", "").replaceAll("[一二]\n", "\n");
    assertThat(sfen(bare)).isEqualTo(CORNER_SFEN);
    assertThat(sfen(bare.replaceAll("\\+-.*\n", ""))).isEqualTo(CORNER_SFEN);
    assertThat(sfen(CORNER.replace("|", "｜"))).isEqualTo(CORNER_SFEN);
    assertThat(sfen(CORNER.replace("|", "").replaceAll("\\+-.*\n", ""))).isEqualTo(CORNER_SFEN);
    assertThat(sfen(bare.replace("|", "").replaceAll("\\+-.*\n", ""))).isEqualTo(CORNER_SFEN);
    assertThat(sfen("先手の持駒：金\n ・v玉 ・\n ・ ・ 歩\n", "x", ReadOptions.DEFAULT)).isEqualTo(CORNER_SFEN);
    assertThat(sfen(CORNER.replace("３ ２ １", "3 2 1"))).isEqualTo(CORNER_SFEN);
    assertThat(sfen(CORNER.replace("+---------+", "┌─────┐").replace("|", "│")))
        .isEqualTo(CORNER_SFEN);
  }

  @Test
  void rows_may_be_set_wider_or_have_bars_between_their_squares() {
    String wide = "先手の持駒：金\n  ３  ２  １\n  ・ v玉  ・ 一\n  ・  ・  歩 二\n";
    assertThat(sfen(wide)).isEqualTo(CORNER_SFEN);
    String table = "先手の持駒：金\n| ・|v玉|　|一\n| ・ | ・ | 歩 |二\n";
    assertThat(sfen(table)).isEqualTo(CORNER_SFEN);
    assertThat(sfen(table.replaceAll("[一二]\n", "\n"))).isEqualTo(CORNER_SFEN);
  }

  @Test
  void any_number_of_files_and_ranks_may_be_drawn() {
    for (int files = 1; files <= 9; files++) {
      for (int ranks = 1; ranks <= 9; ranks++) {
        String board = ("|" + " ・".repeat(files) + "|\n").repeat(ranks - 1);
        String last = "|" + " ・".repeat(files - 1) + "v玉|\n";
        String rank = "8k";
        String expected = "9/".repeat(ranks - 1) + rank + "/9".repeat(9 - ranks) + " b G 1";
        assertThat(sfen("先手の持駒：金\n" + board + last)).isEqualTo(expected);
      }
    }
  }

  @Test
  void files_and_ranks_that_are_numbered_are_those() {
    String left = CORNER.replace("３ ２ １", "９ ８ ７");
    assertThat(sfen(left)).isEqualTo("1k7/2P6/9/9/9/9/9/9/9 b G 1");
    String low = CORNER.replace("|一", "|八").replace("|二", "|九");
    assertThat(sfen(low)).isEqualTo("9/9/9/9/9/9/9/7k1/8P b G 1");
    assertThat(sfen(CORNER.replace("|一", "|5").replace("|二", "|６")))
        .isEqualTo("9/9/9/9/7k1/8P/9/9/9 b G 1");
    assertThat(sfen(CORNER.replace("|二", "|三").replace("|一", "|")))
        .isEqualTo("9/7k1/8P/9/9/9/9/9/9 b G 1");
    String turned = CORNER.replace("３ ２ １", "１ ２ ３").replace("一", "二");
    assertThat(sfen(turned.replace("歩|二", "歩|一"))).isEqualTo("6P2/7k1/9/9/9/9/9/9/9 b G 1");
  }

  @Test
  void what_contradicts_itself_is_an_error_with_its_place() {
    assertThat(error(CORNER.replace("|二", "|三"))).isEqualTo("wrong-rank at 5:9");
    assertThat(error(CORNER.replace("|二", "|一"))).isEqualTo("wrong-rank at 5:9");
    assertThat(error(CORNER.replace("|一", "|九").replace("|二", "|")))
        .isEqualTo("too-many-ranks at 5:1");
    assertThat(error(CORNER.replace("３ ２ １", "４ ３ ２ １"))).isEqualTo("rank-too-short at 4:8");
    assertThat(error(CORNER.replace("３ ２ １", "２ １"))).isEqualTo("rank-too-long at 4:6");
    assertThat(error(CORNER + "  ４ ３ ２\n")).isEqualTo("ruler-differs at 7:1");
    assertThat(error("手合割：5五将棋\n" + CORNER.replace("３ ２ １", "８ ７ ６")))
        .isEqualTo("bad-square at 3:1");
  }

  @Test
  void how_much_is_drawn_does_not_tell_the_game() {
    String five =
        ("|" + " ・".repeat(4) + "v玉|\n").repeat(1) + ("|" + " ・".repeat(5) + "|\n").repeat(4);
    assertThat(sfen(five)).isEqualTo("8k/9/9/9/9/9/9/9/9 b - 1");
    String seven =
        ("|" + " ・".repeat(6) + "v玉|\n").repeat(1) + ("|" + " ・".repeat(7) + "|\n").repeat(6);
    assertThat(sfen(seven)).isEqualTo("8k/9/9/9/9/9/9/9/9 b - 1");
    assertThat(sfen(five, "a.kif", ReadOptions.of(Minishogi.RULES))).isEqualTo("4k/5/5/5/5 b - 1");
    assertThat(sfen("手合割：５五将棋\n" + five, "a.kif", ReadOptions.of(StandardShogi.RULES)))
        .isEqualTo("8k/9/9/9/9/9/9/9/9 b - 1");
    assertThat(sfen(seven.replace("玉", "鵬"))).isEqualTo("6k/7/7/7/7/7/7 b - 1");
    assertThat(sfen(seven.replace("玉", "鵬"), "a.kif", ReadOptions.of(ToriShogi.RULES)))
        .isEqualTo("6k/7/7/7/7/7/7 b - 1");
    assertThat(error(seven, ReadOptions.of(Minishogi.RULES))).isEqualTo("too-many-ranks at 6:1");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"５五将棋", "5五将棋", "五々将棋", "五五将棋", "55将棋", "ミニ将棋", "minishogi", "Mini Shogi"})
  void a_header_tells_minishogi(String name) {
    assertThat(sfen("手合割：" + name + "\n手数----指手--\n   1 １四飛(15)\n"))
        .isEqualTo(Minishogi.RULES.startSfen());
    assertThat(sfen("手合割：" + name + "\n先手の持駒：金\n| ・v玉|\n")).isEqualTo("4k/5/5/5/5 b G 1");
    assertThat(error("手合割：" + name + "\n   1 １四飛(15)\n", ReadOptions.of(StandardShogi.RULES)))
        .isEqualTo("rules-differ at 1:5");
  }

  @Test
  void what_we_write_tells_its_game() {
    for (Ruleset rules : List.of(Minishogi.RULES, ToriShogi.RULES)) {
      for (int seed = 0; seed < 30; seed++) {
        Problem problem = new RandomRecords(seed).problem(rules);
        for (Format format : List.of(Format.KIF, Format.KI2, Format.BOD)) {
          String text = format.writer().write(problem, WriteOptions.DEFAULT);
          Problem read = Notation.read(text, "x", ReadOptions.DEFAULT, format).problems().get(0);
          assertThat(read.setup()).as(text).isEqualTo(problem.setup());
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "香落, lnsgkgsn1/1r5b1",
    "左香落, lnsgkgsn1/1r5b1",
    "左香車落ち, lnsgkgsn1/1r5b1",
    "右香落ち, 1nsgkgsnl/1r5b1",
    "角落, lnsgkgsnl/1r7",
    "角行落, lnsgkgsnl/1r7",
    "飛落, lnsgkgsnl/7b1",
    "飛車落ち, lnsgkgsnl/7b1",
    "飛香落, lnsgkgsn1/7b1",
    "飛車香車落ち, lnsgkgsn1/7b1",
    "飛車・香車落, lnsgkgsn1/7b1",
    "二枚落ち, lnsgkgsnl/9",
    "２枚落ち, lnsgkgsnl/9",
    "三枚落, lnsgkgsn1/9",
    "3枚落ち, lnsgkgsn1/9",
    "４枚落, 1nsgkgsn1/9",
    "五枚落ち, 2sgkgsn1/9",
    "右5枚落, 2sgkgsn1/9",
    "左五枚落ち, 1nsgkgs2/9",
    "六枚落, 2sgkgs2/9",
    "6枚落ち, 2sgkgs2/9",
    "七枚落ち, 3gkgs2/9",
    "７枚落, 3gkgs2/9",
    "右七枚落ち, 3gkgs2/9",
    "左7枚落ち, 2sgkg3/9",
    "八枚落ち, 3gkg3/9",
    "８枚落ち, 3gkg3/9",
    "九枚落ち, 4kg3/9",
    "9枚落, 4kg3/9",
    "右９枚落ち, 4kg3/9",
    "左九枚落, 3gk4/9",
    "十枚落ち, 4k4/9",
    "10枚落, 4k4/9",
    "１０枚落ち, 4k4/9"
  })
  void handicaps_are_known_by_all_their_names(String name, String ranks) {
    assertThat(sfen("手合割：" + name + "　　\n手数----指手--\n"))
        .isEqualTo(ranks + "/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1");
  }

  @Test
  void bare_kings_have_no_pawns() {
    String own = "/PPPPPPPPP/1B5R1/LNSGKGSNL w ";
    for (String name : new String[] {"裸玉", "裸玉落ち", "19枚落ち", "十九枚落ち"}) {
      assertThat(sfen("手合割：" + name + "\n")).isEqualTo("4k4/9/9/9/9/9" + own + "- 1");
    }
    for (String name : new String[] {"歩三兵", "歩3兵", "步三兵"}) {
      assertThat(sfen("手合割：" + name + "\n")).isEqualTo("4k4/9/9/9/9/9" + own + "3p 1");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"犬落ち", "半香", "十一枚落ち", "十二枚落ち", "20枚落ち", "一枚落ち", "角香落ち"})
  void a_handicap_that_nobody_knows_is_no_even_game(String name) {
    assertThat(error("手合割：" + name + "\n手数----指手--\n   1 ７六歩(77)\n"))
        .isEqualTo("unknown-handicap at 1:5");
  }

  @Test
  void other_forms_of_characters_are_read() {
    assertThat(sfen("先手の持駒：步二\n| ・v王 龙|\n| 今v仝 个|\n| 步v马 竜|\n| 銀 杏v圭|\n"))
        .isEqualTo("7k+R/6+N+l+P/6P+b+R/6S+L+n/9/9/9/9/9 b 2P 1");
  }

  private static List<String> remarks(String text, ReadOptions options) {
    return Notation.read(text, "a.kif", options).problems().get(0).warnings().stream()
        .map(warning -> warning.code() + " at " + warning.line())
        .toList();
  }

  @Test
  void what_was_concluded_is_told() {
    assertThat(remarks(CORNER, ReadOptions.DEFAULT)).containsExactly("drawn-part at 4");
    String mini = "手合割：5五将棋\n手数----指手--\n   1 １四飛(15)\n";
    assertThat(remarks(mini, ReadOptions.DEFAULT)).containsExactly("guessed-rules at 1");
    assertThat(remarks(mini, ReadOptions.of(Minishogi.RULES))).isEmpty();
    assertThat(remarks("手合割：5五将棋\n" + CORNER, ReadOptions.of(StandardShogi.RULES)))
        .containsExactly("other-rules at 1", "drawn-part at 5");
    assertThat(remarks("手合割：七枚落ち\n", ReadOptions.DEFAULT)).containsExactly("taken-for at 1");
    assertThat(remarks("手合割：右七枚落ち\n", ReadOptions.DEFAULT)).isEmpty();
    assertThat(remarks(CORNER.replace("|一", "|一 持時計"), ReadOptions.DEFAULT))
        .containsExactly("drawn-part at 4", "ignored-text at 4");
  }

  @Test
  void statements_of_csa_may_follow_any_other() {
    String moves = "PI,+,+7776FU,T12,-3334FU,T5,%CHUDAN\n";
    Problem problem = Notation.read(moves, "a.csa", ReadOptions.DEFAULT).problems().get(0);
    assertThat(problem.tree().line()).hasSize(3);
    assertThat(problem.tree().line().get(0).time()).isNotNull();
    String tsume = "P+53FU00KI,P-51OU,P-00AL,+,+0052KI,%TSUMI\n";
    Problem read = Notation.read(tsume, "a.csa", ReadOptions.DEFAULT).problems().get(0);
    assertThat(SfenWriter.sfen(read.setup())).isEqualTo("4k4/9/4P4/9/9/9/9/9/9 b G 1");
    assertThat(read.tree().line()).hasSize(2);
    String named = "PI,+,+7776FU\nN+a, b\n";
    assertThat(
            Notation.read(named, "a.csa", ReadOptions.DEFAULT)
                .problems()
                .get(0)
                .metadata()
                .get("先手"))
        .isEqualTo("a, b");
  }
}
