package io.github.tsume.notation.sfen;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.notation.Format;
import io.github.tsume.notation.Notation;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Warning;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** In a list of SFENs a line of words is prose, and a position with a slip is an error. */
class SfenProseTest {
  private static final String SFEN = "4k4/9/4P4/9/9/9/9/9/9 b G 1";

  private static final List<String> LINES =
      List.of(
          SFEN,
          "sfen 8k/9/7P1/9/9/9/9/9/9 b 2Gr2b2g4s4n4l17p 1",
          "position sfen 7nl/5kP2/3p2g1p/2p1pp3/p4n3/PP2P3P/2P+b1PR2/1S7/LN1K1G+r1L b B2SNP2g2p 1",
          "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1 moves 7g7f 3c3d 8h2b+",
          "position startpos moves 7g7f 3c3d",
          "+P+R5+P1/1+n4G2/2n4l1/1gS5P/2Ps3p1/3N1p3/4pk3/7P1/9 w -\tno. 7\t17\t題名\t作者：山田",
          "1rb1k/3gp/2s2/PG3/KS1BR b - 1",
          "rpckcpl/3f3/sssssss/2s1S2/SSSSSSS/3F3/LPCKCPR b - 1");

  private static final List<String> WORDS =
      List.of(
          "詰将棋作品集 2026年版",
          "第１番",
          "第12番 山田太郎作",
          "1.",
          "(3)",
          "No. 4",
          "佐藤 花子 作",
          "出題 2024/01/05",
          "9/11 の問題",
          "飛角図式",
          "銀",
          "A collection of mates in 3",
          "from the book \"King and/or Gold\" (R. Smith)",
          "Problem 5: easy",
          "--------",
          "＊＊＊ 初級編 ＊＊＊",
          "「詰将棋の本」より",
          "好手順。初心者向け",
          "解答は次のページ",
          "5手詰",
          "Smith  Jones  Tanaka",
          "以上です。ありがとうございました",
          "see http://example.com/a/b/c",
          "2026");

  @Test
  void a_line_of_words_is_left_out_with_a_warning() {
    for (String words : WORDS) {
      for (String text :
          List.of(
              words + "\n" + SFEN + "\n",
              SFEN + "\n" + words + "\n",
              SFEN + "\n" + words + "\n" + SFEN + "\n")) {
        ReadResult result = Notation.read(text, "x.sfen", ReadOptions.DEFAULT);
        assertThat(result.errors()).as(text).isEmpty();
        List<Warning> warnings =
            result.problems().stream()
                .flatMap(problem -> problem.warnings().stream())
                .collect(Collectors.toList());
        assertThat(warnings).as(text).hasSize(1);
        assertThat(warnings.get(0).code()).isEqualTo("ignored-text");
        assertThat(warnings.get(0).line()).isEqualTo(text.startsWith(SFEN) ? 2 : 1);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"1. ", "12) ", "(3) ", "第4番 ", "No.5 ", "問6："})
  void the_number_before_a_position_is_its_label(String before) {
    Problem problem = only(before + SFEN);
    assertThat(problem.warnings()).isEmpty();
    assertThat(problem.id()).isEqualTo(before.replaceAll("[^0-9]", ""));
    assertThat(SfenWriter.sfen(problem.setup())).isEqualTo(SFEN);
  }

  @Test
  void other_words_before_a_position_are_told() {
    Problem problem = only("山田作 " + SFEN + " 1手詰");
    assertThat(problem.warnings()).extracting(Warning::code).containsExactly("ignored-text");
    assertThat(problem.statedLength()).hasValue(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"; a title", "// a title", ";a title", "//a title", "# a title"})
  void the_signs_of_comments_begin_comments(String line) {
    assertThat(only(line + "\n" + SFEN).tree().comments()).containsExactly("a title");
  }

  @Test
  void what_looks_like_something_else_is_named() {
    assertThat(code("７六歩(77)")).isEqualTo("like-move");
    assertThat(code("1 ７六歩(77)")).isEqualTo("like-move");
    assertThat(code("7g7f 3c3z 2g2f")).isEqualTo("like-move");
    assertThat(code("+7776FU")).isEqualTo("like-move");
    assertThat(code("| ・ ・ ・ ・v玉 ・ ・ ・ ・|一")).isEqualTo("bad-board-row");
    assertThat(code("P1 *  *  *  * -OU *  *  *  * ")).isEqualTo("bad-board-row");
    assertThat(code("持駒：金")).isEqualTo("like-hand");
    assertThat(code("4k4/9/4P4/9/9/9/9/9 b G 1")).isEqualTo("too-few-ranks");
    assertThat(code("b G 1")).isEqualTo("rank-too-short");
    assertThat(code("４ｋ４／９／４Ｐ４／９／９／９／９／９ ｂ Ｇ １")).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"\t", " ", "\tsfen ", " sfen ", "\t図 sfen ", "\tsfen:", " 1. "})
  void a_damaged_position_is_no_word_before_another(String between) {
    assertThat(code("4k4/9/4P4/9/9/9/9/9 b G 1" + between + SFEN)).isEqualTo("too-few-ranks");
  }

  @Test
  void no_position_with_slips_is_taken_for_words() {
    Random random = new Random(53);
    String signs = "0123456789KRBGSNLPkrbgsnlp+/-bw xyzAQ.,:|'　歩玉一";
    for (int i = 0; i < 6000; i++) {
      String line = LINES.get(random.nextInt(LINES.size()));
      StringBuilder text = new StringBuilder(line);
      if (text.length() > 40 && random.nextInt(4) == 0) {
        int kept = 20 + random.nextInt(text.length() - 20);
        text.delete(kept, text.length());
      } else if (random.nextInt(4) == 0) {
        int fields =
            Math.max(line.indexOf(" b "), Math.max(line.indexOf(" w "), line.indexOf(" m")));
        text.delete(0, random.nextInt(fields / 2 + 1));
      }
      for (int n = random.nextInt(text.length() < line.length() ? 2 : 4); n > 0; n--) {
        int at = random.nextInt(text.length());
        char sign = signs.charAt(random.nextInt(signs.length()));
        switch (random.nextInt(4)) {
          case 0 -> text.setCharAt(at, sign);
          case 1 -> text.insert(at, sign);
          case 2 -> text.deleteCharAt(at);
          default -> text.setCharAt(at, text.charAt(text.length() - 1 - at));
        }
      }
      if (text.toString().strip().startsWith("//")) {
        continue;
      }
      ReadResult.Entry entry =
          new SfenLineReader("x", ReadOptions.DEFAULT).parse(text.toString(), 1);
      assertThat(entry).as("%s: \"%s\" from \"%s\"", i, text, line).isNotNull();
    }
  }

  @Test
  void no_change_to_words_loses_a_position() {
    Random random = new Random(54);
    // Letters of pieces in numbers and dates would look like ranks, pieces after them like moves.
    String signs = "0123456789aeimty/- .,:();第番作手詰の山田花集五六。、";
    List<String> words = WORDS.stream().filter(line -> !line.matches("[飛角銀].*")).toList();
    for (int i = 0; i < 3000; i++) {
      StringBuilder text = new StringBuilder(words.get(random.nextInt(words.size())));
      for (int n = 1 + random.nextInt(3); n > 0; n--) {
        int at = random.nextInt(text.length());
        char sign = signs.charAt(random.nextInt(signs.length()));
        switch (random.nextInt(3)) {
          case 0 -> text.setCharAt(at, sign);
          case 1 -> text.insert(at, sign);
          default -> text.deleteCharAt(text.length() > 1 ? at : 0).append(' ');
        }
      }
      String all = SFEN + "\n" + text + "\n" + SFEN + "\n";
      ReadResult result = Notation.read(all, "x.sfen", ReadOptions.DEFAULT);
      assertThat(result.problems()).as("%s: %s", i, text).hasSize(2);
      assertThat(result.errors()).as("%s: %s", i, text).isEmpty();
    }
  }

  private static String code(String line) {
    ReadResult result =
        Notation.read(SFEN + "\n" + line + "\n", "x.sfen", ReadOptions.DEFAULT, Format.SFEN);
    assertThat(result.problems()).as(line).hasSize(1);
    assertThat(result.errors()).as(line).hasSize(1);
    assertThat(result.errors().get(0).line()).isEqualTo(2);
    return result.errors().get(0).code();
  }

  private static Problem only(String text) {
    ReadResult result = Notation.read(text, "x.sfen", ReadOptions.DEFAULT);
    assertThat(result.errors()).as(text).isEmpty();
    assertThat(result.problems()).as(text).hasSize(1);
    return result.problems().get(0);
  }
}
