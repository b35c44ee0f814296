package io.github.tsume.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.record.Metadata;
import io.github.tsume.record.Problem;
import org.junit.jupiter.api.Test;

/** An error belongs to its record, and what one format tells and passes over is nowhere fatal. */
class ErrorOfRecordTest {
  private static ReadResult read(String text, String name) {
    return Notation.read(text, name, ReadOptions.DEFAULT);
  }

  private static String board(String king, String below) {
    String empty = "| ・ ・ ・ ・ ・ ・ ・ ・ ・|\n";
    return "| ・ ・ ・ ・v"
        + king
        + " ・ ・ ・ ・|\n"
        + empty
        + "| ・ ・ ・ ・ "
        + below
        + " ・ ・ ・ ・|\n"
        + empty.repeat(6);
  }

  @Test
  void of_problems_in_running_text_only_the_wrong_one_is_refused() {
    String wrong = "第1問\n攻方：５三歩　持駒：金　受方：４一玉玉\n\n";
    String right = "第2問\n攻方：５三歩　持駒：金　受方：５一玉\n\n";
    for (String text : new String[] {wrong + right, right + wrong, right + wrong + right}) {
      ReadResult result = read(text, "a.txt");
      assertThat(result.errors()).as(text).hasSize(1);
      assertThat(result.problems()).as(text).hasSize(result.entries().size() - 1);
      assertThat(result.errors().get(0).column()).as(text).isEqualTo(19);
    }
  }

  @Test
  void a_move_of_csa_that_is_none_ends_its_line_and_leaves_the_moves_before_it() {
    ReadResult result = read("V2.2\nPI\n+\n+7776FU\n-3334FU\n+8822KA+\n-3122GI\n", "a.csa");
    Problem problem = result.problems().get(0);
    assertThat(problem.tree().moves()).hasSize(2);
    assertThat(problem.warnings())
        .singleElement()
        .satisfies(
            warning -> {
              assertThat(warning.code()).isEqualTo("unread-move");
              assertThat(warning.line()).isEqualTo(6);
            });
  }

  @Test
  void squares_may_be_set_two_blanks_apart() {
    String wide = board("玉", "歩").replace(" ・", "  ・").replace("v玉", " v玉").replace(" 歩", "  歩");
    Problem problem = read(wide + "先手の持駒：金\n", "a.kif").problems().get(0);
    Problem usual = read(board("玉", "歩") + "先手の持駒：金\n", "a.kif").problems().get(0);
    assertThat(problem.setup()).isEqualTo(usual.setup());
  }

  @Test
  void a_bird_on_a_board_of_shogi_is_no_piece() {
    ReadResult result = read(board("玉", "鳳") + "先手の持駒：金\n", "a.kif");
    assertThat(result.errors().get(0).code()).isEqualTo("unknown-piece");
    assertThat(result.errors().get(0).arguments()).containsExactly("鳳");
    assertThat(read("攻方：９三鳳　持駒：金　受方：５一玉", "").errors().get(0).arguments()).containsExactly("鳳");
  }

  @Test
  void a_title_keeps_what_looks_like_a_tag_and_a_page_loses_its_tags() {
    for (String title : new String[] {"A<b>B", "<div>", "a <br> b", "R&nbsp;B"}) {
      String text = "作品名：" + title + "\n" + board("玉", "歩") + "先手の持駒：金\n";
      Problem problem = read(text, "a.kif").problems().get(0);
      assertThat(problem.metadata().get(Metadata.TITLE)).isEqualTo(title);
      Problem page = read(text.replace("\n", "<br>\n"), "a.kif").problems().get(0);
      assertThat(page.setup()).isEqualTo(problem.setup());
    }
  }
}
