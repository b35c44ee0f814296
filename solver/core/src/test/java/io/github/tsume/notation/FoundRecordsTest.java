package io.github.tsume.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Move;
import io.github.tsume.notation.common.ReadError;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.record.Metadata;
import io.github.tsume.record.MoveTime;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Special;
import io.github.tsume.record.Step;
import io.github.tsume.record.Warning;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** KIF and KI2 as mails, web pages and other programs hold them: read, or told; never dropped. */
@Tag("slow")
class FoundRecordsTest {
  private static final String HEADER = "手合割：詰将棋\n作品名：試作\n先手：攻方\n後手：玉方\n";
  private static final String BOARD =
      """
        ９ ８ ７ ６ ５ ４ ３ ２ １
      +---------------------------+
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|一
      | ・ ・ ・ ・v玉 ・ ・ ・ ・|二
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|三
      | ・ ・ ・ ・ 歩 ・ ・ ・ ・|四
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|五
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|六
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|七
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|八
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|九
      +---------------------------+
      """;
  private static final String HAND = "先手の持駒：金二\n";
  private static final String RULE = "手数----指手---------消費時間--\n";
  private static final String MOVES =
      """
         1 ５三金打     ( 0:01/00:00:01)
         2 ４一玉(52)   ( 0:02/00:00:02)
         3 ４二金打     ( 0:03/00:00:04)
      まで3手で詰み
      """;
  private static final String RECORD = HEADER + BOARD + HAND + RULE + MOVES;
  private static final String SFEN = "9/4k4/9/4P4/9/9/9/9/9 b 2G 1";
  private static final List<String> LINE = List.of("G*5c", "5b4a", "G*4b");

  private static ReadResult result(String text, String name) {
    return Notation.read(text, name, ReadOptions.DEFAULT);
  }

  private static Problem read(String text) {
    return read(text, "a.kif");
  }

  private static Problem read(String text, String name) {
    ReadResult result = result(text, name);
    assertThat(result.errors()).as(text).isEmpty();
    assertThat(result.problems()).as(text).hasSize(1);
    return result.problems().get(0);
  }

  private static List<String> moves(Problem problem) {
    return Arrays.stream(problem.tree().moves())
        .mapToObj(move -> Move.toUsi(move, problem.setup().rules()))
        .toList();
  }

  private static void assertIsTheRecord(Problem problem) {
    assertThat(SfenWriter.sfen(problem.setup())).isEqualTo(SFEN);
    assertThat(moves(problem)).isEqualTo(LINE);
    assertThat(problem.tree().line()).allMatch(Step::legal);
  }

  private static List<String> warnings(Problem problem) {
    return problem.warnings().stream().map(w -> w.code() + " " + w.line()).toList();
  }

  private static String error(String text) {
    return result(text, "a.kif").errors().stream()
        .map(error -> error.code() + " " + error.line() + ":" + error.column())
        .findFirst()
        .orElse("none");
  }

  @Test
  void the_record_itself_is_read_without_a_word() {
    Problem problem = read(RECORD);
    assertIsTheRecord(problem);
    assertThat(problem.warnings()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {" ", "\t", "　", "\u00a0", "\u2003", "\u2009", "\u202f", "\u200b", "\ufeff"})
  void every_line_may_be_indented_by_blanks_of_any_sort(String blank) {
    String text = RECORD + "*解説\n変化：2手\n   2 ６二玉(52)\n";
    Problem indented =
        read(Pattern.compile("^", Pattern.MULTILINE).matcher(text).replaceAll(blank));
    assertThat(indented.sameContent(read(text))).isTrue();
    assertThat(indented.warnings()).isEqualTo(read(text).warnings());
    String spaced = MOVES.replace(" ", " " + blank + blank).replace("\n", blank + "\n");
    assertThat(read(RECORD.replace(MOVES, spaced)).sameContent(read(RECORD))).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1.",
        "1:",
        "1：",
        "１．",
        "1、",
        "1)",
        "1手目 ",
        "　１　",
        "1▲",
        "   1 ▲",
        "   1 ☗",
        "   1 ☗\ufe0e",
        "▲",
        "▼",
        ""
      })
  void numbers_and_marks_come_in_many_forms(String mark) {
    Problem problem = read(RECORD.replace("   1 ", mark));
    assertIsTheRecord(problem);
    assertThat(problem.tree().line().get(0).time()).isEqualTo(new MoveTime(1000, 1000));
    assertThat(problem.warnings()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"５三金打(00)", "５三金(00)", "５三金打（００）", "５三金", "53金打", "５３金打", "五三金打"})
  void drops_come_in_many_forms(String drop) {
    assertIsTheRecord(read(RECORD.replace("５三金打", drop)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"４一玉", "４一玉（52）", "４一玉(５２)", "４一玉 (52)", "４一玉(５二)", "４一玉右", "４一王(52)"})
  void origins_come_in_many_forms(String move) {
    assertIsTheRecord(read(RECORD.replace("４一玉(52)", move)));
  }

  @Test
  void a_move_without_origin_is_read_if_only_one_piece_can_make_it() {
    String moves = "手合割：平手\n" + RULE + "   1 ▲７六歩\n   2 △３四歩\n";
    assertThat(moves(read(moves))).containsExactly("7g7f", "3c3d");
    String none = "手合割：平手\n" + RULE;
    assertThat(error(none + "   1 ▲５八金\n")).isEqualTo("ambiguous-move 3:6");
    assertThat(error(none + "   1 ▲５五金\n")).isEqualTo("no-such-move 3:6");
    for (String move : List.of("▲５八金", "▲５五金", "△８四歩")) {
      Problem cut = read(moves + "   3 " + move + "\n");
      assertThat(moves(cut)).containsExactly("7g7f", "3c3d");
      assertThat(cut.warnings()).extracting(Warning::code).containsExactly("unread-move");
    }
  }

  @Test
  void promotion_may_follow_the_origin() {
    Problem problem =
        read(
            "手合割：平手\n"
                + RULE
                + "1 ７六歩(77)\n2 ３四歩(33)\n3 ２二角(88)成\n4 同　銀(31)不成\n5 ４五角打\n6 ３三銀(22)\n");
    assertThat(moves(problem)).containsExactly("7g7f", "3c3d", "8h2b+", "3a2b", "B*4e", "2b3c");
    assertThat(error("手合割：平手\n1 ７八金(69)成\n")).isEqualTo("bad-move 2:3");
  }

  @Test
  void moves_with_marks_may_stand_in_kif_and_with_numbers_in_ki2() {
    List<String> expected = List.of("7g7f", "3c3d", "2g2f", "8c8d", "9g9f");
    String text = "手合割：平手\n\n1：▲７六歩　2：△３四歩\n3：▲２六歩　4：△８四歩\n▲９六歩\n";
    assertThat(moves(read(text, "a.ki2"))).isEqualTo(expected);
    assertThat(moves(read(text, "a.kif"))).isEqualTo(expected);
    String other = "手合割：平手\n 1．▲7六歩 ２．△３四歩\n　☗２六歩　☖８四歩\n５. ９六歩\n";
    assertThat(moves(read(other, "a.ki2"))).isEqualTo(expected);
    assertThat(read(other, "a.ki2").warnings()).isEmpty();
  }

  @Test
  void board_hand_and_turn_may_come_after_the_line_before_moves() {
    Problem problem = read(HEADER + RULE + BOARD + HAND + "先手番\n" + MOVES);
    assertIsTheRecord(problem);
    assertThat(problem.metadata()).isEqualTo(read(RECORD).metadata());
    assertThat(problem.warnings()).isEmpty();
  }

  @Test
  void nothing_is_metadata_after_the_line_before_moves() {
    for (int at = 0; at <= MOVES.lines().count(); at++) {
      List<String> lines = new ArrayList<>(MOVES.lines().toList());
      lines.add(at, "作者：だれか");
      Problem problem = read(HEADER + BOARD + HAND + RULE + String.join("\n", lines));
      assertThat(problem.metadata()).isEqualTo(read(RECORD).metadata());
      assertThat(warnings(problem)).containsExactly("ignored-text " + (19 + at));
      assertIsTheRecord(problem);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "  .2 ４一玉(52)   ( 0:02/00:00:02)",
        "  !2 ４一玉(52)",
        "  2： Ｄ一玉(52) ( 0:02/00:00:02)",
        "   2 Ｄ一玉(52)",
        "   2 ?一玉",
        "   2 (0:02/00:00:02)",
        "   2 ４一玉(52",
        "   2 ４一玉(52) 成",
        "第2手 ４一玉(52)",
        "同玉：( 0:02/00:00:02)",
        "▲先手："
      })
  void what_may_be_a_broken_move_ends_the_line(String line) {
    String second = "   2 ４一玉(52)   ( 0:02/00:00:02)";
    Problem problem = read(RECORD.replace(second, line));
    assertThat(problem.tree().line()).hasSize(1);
    assertThat(problem.warnings())
        .extracting(warning -> warning.code() + " " + warning.line())
        .containsExactly("unread-move 20");
  }

  @Test
  void words_in_the_place_of_a_move_are_an_end_behind_which_no_move_is_read() {
    String second = "   2 ４一玉(52)   ( 0:02/00:00:02)";
    Problem problem = read(RECORD.replace(second, "   2 パス"));
    assertThat(problem.tree().line()).hasSize(2);
    assertThat(problem.warnings())
        .extracting(warning -> warning.code() + " " + warning.line())
        .containsExactly("unknown-end 20", "unread-move 21");
  }

  @ParameterizedTest
  @ValueSource(strings = {"後手の持駒：金", "使った持駒：金"})
  void a_hand_among_the_moves_is_an_error(String hand) {
    String second = "   2 ４一玉(52)   ( 0:02/00:00:02)";
    assertThat(error(RECORD.replace(second, hand))).isEqualTo("unknown-line 20:1");
  }

  @Test
  void words_between_and_after_the_moves_are_warned_of() {
    String second = "   2 ４一玉(52)";
    Problem between = read(RECORD.replace(second, "ここで王は逃げる。\n" + second));
    assertIsTheRecord(between);
    assertThat(between.warnings())
        .containsExactly(
            new Warning(
                "ignored-text",
                "this was not understood and left out: \"ここで王は逃げる。\"",
                "読めないため無視しました:「ここで王は逃げる。」",
                List.of("ここで王は逃げる。"),
                20,
                1));
    Problem after = read(RECORD + "\n--\n署名\n２四角成が成立。\nhttp://example.com/?a=1&b=2\n*終わり\n");
    assertIsTheRecord(after);
    assertThat(warnings(after))
        .containsExactly("ignored-text 25", "ignored-text 26", "ignored-text 27");
    assertThat(after.tree().line().get(3).comments()).containsExactly("終わり");
    Problem before = read("新作です。\nどうぞ\n\n" + RECORD);
    assertIsTheRecord(before);
    assertThat(warnings(before)).containsExactly("ignored-text 1", "ignored-text 2");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "メモ",
        "詰将棋誌 1999年3月号",
        "//comment",
        "【図1】",
        "作品名",
        "End",
        "（続き）",
        "・",
        "１２４",
        "2",
        "2 ",
        "▲",
        "▼解説"
      })
  void words_in_a_header_are_warned_of(String words) {
    for (String text :
        new String[] {
          HEADER + words + "\n" + BOARD + HAND + RULE + MOVES,
          HEADER + BOARD + words + "\n" + HAND + RULE + MOVES,
          HEADER + BOARD + HAND + words + "\n" + RULE + MOVES
        }) {
      assertIsTheRecord(read(text));
      assertThat(read(text).warnings()).extracting(Warning::code).containsExactly("ignored-text");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"歩三", "金 2", "v玉", "・ ・v玉 犬 ・"})
  void what_may_be_part_of_the_board_or_a_hand_is_not_taken_for_words(String line) {
    ReadResult result = result(HEADER + BOARD + HAND + line + "\n" + RULE + MOVES, "a.kif");
    assertThat(result.errors()).as(line).hasSize(1);
    assertThat(result.problems()).as(line).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"▲５三金打", "５三金打", "4 詰み", "△４一玉"})
  void a_move_before_the_moves_are_announced_makes_no_second_game_of_them(String line) {
    for (String text :
        new String[] {
          HEADER + BOARD + HAND + line + "\n" + RULE + MOVES,
          HEADER + BOARD + line + "\n" + HAND + RULE + MOVES
        }) {
      assertThat(result(text, "a.kif").errors()).as(line).hasSize(1);
      assertThat(result(text, "a.kif").problems()).as(line).isEmpty();
    }
  }

  @Test
  void of_many_warnings_the_first_and_the_number_of_the_others_are_told() {
    List<Warning> warnings = read(RECORD + "署名\n".repeat(500)).warnings();
    assertThat(warnings).hasSize(21);
    assertThat(warnings.get(20).code()).isEqualTo("more-warnings");
    assertThat(warnings.get(20).english()).startsWith("480 ");
  }

  @Test
  void numbers_that_do_not_follow_are_told() {
    assertThat(warnings(read(RECORD.replace("   2 ４", "   4 ４"))))
        .containsExactly("move-number 20", "move-number 21");
    assertThat(warnings(read(RECORD.replace("まで3手", "まで5手")))).containsExactly("move-count 22");
    String again = RECORD.replace("まで3手で詰み\n", "   1 ５三金打\n");
    assertThat(warnings(read(again))).containsExactly("other-moves 22");
    assertIsTheRecord(read(again));
    assertThat(read(RECORD + "変化：1手\n   1 ４三金打\n").warnings()).isEmpty();
  }

  @Test
  void what_is_no_end_is_told_and_what_follows_the_end_too() {
    assertThat(warnings(read(RECORD.replace("まで3手で詰み", "   4 以下略"))))
        .containsExactly("unknown-end 22");
    assertThat(warnings(read(RECORD.replace("まで3手で詰み", "まで3手で以下略"))))
        .containsExactly("unknown-end 22");
    assertThat(warnings(read(RECORD.replace("まで3手で詰み", "まで3手で詰み（他に余詰あり）"))))
        .containsExactly("ignored-text 22");
    assertThat(warnings(read(RECORD.replace("まで3手で詰み", "まで進んで寄り"))))
        .containsExactly("ignored-text 22");
    assertThat(warnings(read(RECORD + "   5 ３二玉(41)\n"))).containsExactly("other-moves 23");
    Problem dojo = read("手合割：平手\n" + RULE + "　　1 ７六歩(77)   ( 0:7/)\n   2  Time-up   ( 0:0/)\n");
    assertThat(dojo.tree().line().get(1).special()).isEqualTo(Special.of(Special.Kind.TIME_UP));
    assertThat(dojo.warnings()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"kif", "csa", "sfen", "jkf"})
  void a_drop_of_what_is_not_in_hand_is_told(String format) {
    String text =
        switch (format) {
          case "kif" -> "手合割：平手\n\n   1 ５五角打\n";
          case "csa" -> "PI\n+\n+0055KA\n";
          case "sfen" -> "#\n\nposition startpos moves B*5e\n";
          default -> "{\"moves\":[{},\n\n{\"move\":{\"to\":{\"x\":5,\"y\":5},\"piece\":\"KA\"}}]}";
        };
    Problem problem = read(text, "a." + format);
    assertThat(problem.tree().line().get(0).legal()).isFalse();
    assertThat(warnings(problem)).containsExactly("not-in-hand 3");
  }

  @Test
  void a_move_of_a_piece_that_stands_elsewhere_is_told() {
    assertThat(warnings(read("手合割：平手\n   1 ７六銀(77)\n"))).containsExactly("no-such-piece 2");
    assertThat(read("手合割：平手\n   1 ７五歩(77)\n").warnings()).isEmpty();
  }

  @Test
  void from_which_side_to_look_is_no_matter_of_the_position() {
    for (String view : new String[] {"盤面回転", "盤面反転"}) {
      Problem problem = read(RECORD.replace(HAND, view + "\n" + HAND));
      assertIsTheRecord(problem);
      assertThat(problem.warnings()).isEmpty();
    }
  }

  @Test
  void a_turn_that_nobody_knows_is_an_error() {
    assertThat(error(RECORD.replace(HAND, HAND + "手番：黒\n"))).isEqualTo("bad-side 18:4");
    assertThat(read(HEADER + BOARD + HAND + "手番：後手番\n").setup().sideToMove().name())
        .isEqualTo("WHITE");
  }

  @Test
  void quotations_are_read() {
    for (String mark : new String[] {"> ", ">", "＞　", ">> "}) {
      String quoted = Pattern.compile("^", Pattern.MULTILINE).matcher(RECORD).replaceAll(mark);
      assertThat(read(quoted, "mail.txt").sameContent(read(RECORD))).isTrue();
    }
  }

  @Test
  void what_is_not_seen_around_lines_does_no_harm() {
    String sfen = "4k4/9/4P4/9/9/9/9/9/9 b G 1";
    for (String mark :
        new String[] {"\ufeff", "\ufeff\ufeff", "\u200b", "\u200e", "\u202e", "\u2066", "\u2060"}) {
      for (String plain : new String[] {RECORD, sfen}) {
        String before = Pattern.compile("^", Pattern.MULTILINE).matcher(plain).replaceAll(mark);
        String after = Pattern.compile("$", Pattern.MULTILINE).matcher(plain).replaceAll(mark);
        for (String marked : new String[] {before, after}) {
          assertThat(read(marked, "mail.txt").sameContent(read(plain, "mail.txt")))
              .as("%s with U+%04x", plain.length(), (int) mark.charAt(0))
              .isTrue();
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"a.kif", "a.txt", "a.html"})
  void web_pages_are_called_by_their_name(String name) {
    for (String page :
        new String[] {
          "<html><body><pre>\n" + RECORD + "</pre>", "<!DOCTYPE html>\n<p>" + RECORD,
        }) {
      ReadError error = result(page, name).errors().get(0);
      assertThat(error.code()).isEqualTo("web-page");
      assertThat(error.english()).contains("HTML");
    }
  }

  @Test
  void what_remains_of_a_web_page_around_a_record_is_left_out_and_told() {
    for (String copied :
        new String[] {
          "<pre>" + RECORD + "</pre>",
          RECORD.replace("\n", "<br>\n"),
          RECORD.replace("   1", "&nbsp;&nbsp;1").replace("   2", "&nbsp;&nbsp;2"),
          "<p>新作</p>\n" + RECORD,
        }) {
      Problem problem = read(copied, "a.txt");
      assertIsTheRecord(problem);
      assertThat(problem.warnings()).extracting(Warning::code).contains("ignored-text");
    }
    Problem commented = read(RECORD.replace(MOVES, MOVES + "*<b>好手</b> a<br>b\n"));
    assertIsTheRecord(commented);
    assertThat(commented.warnings()).isEmpty();
    ReadResult nothing = result("<p>ようこそ</p>\n", "a.txt");
    assertThat(nothing.errors()).extracting(ReadError::code).containsExactly("web-page");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "UTF-8",
        "windows-31j",
        "EUC-JP",
        "ISO-2022-JP",
        "UTF-16LE",
        "UTF-16BE",
        "UTF-16",
        "UTF-32LE",
        "UTF-32BE",
        "UTF-32"
      })
  void encodings_are_found_out_without_marks(String charset) {
    byte[] bytes = RECORD.getBytes(Charset.forName(charset));
    Problem problem = Notation.read(bytes, "a.kif", ReadOptions.DEFAULT).problems().get(0);
    assertThat(problem.sameContent(read(RECORD))).isTrue();
    byte[] filled = Arrays.copyOf(bytes, bytes.length + 400);
    Problem same = Notation.read(filled, "a.kif", ReadOptions.DEFAULT).problems().get(0);
    assertThat(same.sameContent(problem)).isTrue();
    assertThat(same.warnings()).isEmpty();
  }

  @Test
  void marks_of_byte_order_inside_a_text_are_blanks() {
    assertIsTheRecord(read(RECORD.replace(RULE, "\ufeff" + RULE + "\ufeff")));
    byte[] marked = ("\ufeff\ufeff" + RECORD).getBytes(StandardCharsets.UTF_8);
    assertThat(Notation.read(marked, "a.kif", ReadOptions.DEFAULT).problems()).hasSize(1);
  }

  /** Whatever line is put wherever: it changes what is read, or is told; unless it says nothing. */
  @Test
  void no_line_vanishes() {
    String[] odd = {
      "何か",
      "作者２：だれか",
      "   9 ４一玉(52)",
      "▲２六歩",
      "同玉",
      "まで",
      "まで9手で",
      "変化：9手",
      "*解説",
      "&栞",
      "先手番",
      "手番：後手",
      "攻方の持駒：銀",
      "持駒：なし",
      "玉方持駒：歩",
      "手数＝3",
      "手合割：平手",
      "| ・ ・|",
      "+---+",
      "９ ８ ７ ６ ５ ４ ３ ２ １",
      "12:34",
      "(0:01/00:00:01)",
      "棋戦：名人戦(10:00開始)",
      "７六歩(77)",
      "1",
      "1 ",
      "　２",
      "先手の持駒金三",
      "？",
      "http://example.com/",
      "投了",
      "詰み",
      "＊全角",
      "手数：7手"
    };
    List<String> lines = RECORD.lines().toList();
    Problem plain = read(RECORD);
    for (String line : odd) {
      for (int at = 0; at <= lines.size(); at++) {
        List<String> more = new ArrayList<>(lines);
        more.add(at, line);
        ReadResult result = result(String.join("\n", more), "a.kif");
        boolean told =
            !result.errors().isEmpty()
                || result.problems().size() != 1
                || !result.problems().get(0).warnings().isEmpty()
                || !result.problems().get(0).sameContent(plain);
        boolean says = saysSomethingNew(line, more, at);
        assertThat(told || !says).as("%s at line %s", line, at + 1).isTrue();
      }
    }
  }

  /** A frame or a ruler beside the board and what the record says anyway are no news. */
  private static boolean saysSomethingNew(String line, List<String> lines, int at) {
    boolean drawing = line.startsWith("+--") || line.startsWith("９ ８");
    boolean same = line.equals("手合割：平手") || line.equals("先手番");
    boolean header = at <= lines.indexOf(RULE.strip()) + 1;
    boolean end = line.equals("詰み") && at == lines.size() - 2;
    return !(header && (drawing || same)) && !end;
  }

  /** One character of a move is wrong: the moves are others, or there is an error or a warning. */
  @Test
  void no_mistyped_move_is_passed_over() {
    int from = RECORD.indexOf("   1 ");
    int to = RECORD.indexOf("まで3手");
    for (int at = from; at < to; at++) {
      for (String typed : new String[] {"", "x", "？", "：", "　", "9", "九", "(", ".", "金"}) {
        String text = RECORD.substring(0, at) + typed + RECORD.substring(at + 1);
        ReadResult result = result(text, "a.kif");
        boolean told = !result.errors().isEmpty() || !result.problems().get(0).warnings().isEmpty();
        if (!told) {
          Problem problem = result.problems().get(0);
          assertThat(problem.tree().moves()).as(text.substring(from)).hasSize(3);
          assertThat(problem.metadata())
              .as(text.substring(from))
              .isEqualTo(read(RECORD).metadata());
        }
      }
    }
  }

  @Test
  void metadata_of_a_header_is_read_as_before() {
    Problem problem = read(HEADER + "持ち時間：各 10分(1:00)\n備考：a：b\n備考：c\n" + BOARD + HAND);
    assertThat(problem.metadata().get("持ち時間")).isEqualTo("各 10分(1:00)");
    assertThat(problem.metadata().get(Metadata.NOTE)).isEqualTo("a：b\\nc");
    assertThat(problem.warnings()).isEmpty();
  }
}
