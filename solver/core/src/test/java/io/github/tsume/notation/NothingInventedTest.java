package io.github.tsume.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.WriteOptions;
import io.github.tsume.record.Metadata;
import io.github.tsume.record.MoveTree;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Special;
import io.github.tsume.record.Special.Kind;
import io.github.tsume.record.Step;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a record does not state stays open, and what it states is not taken away. */
class NothingInventedTest {
  private static final String GAME = "手合割：平手\n手数----指手---------消費時間--\n";

  private static Problem read(String text) {
    return Notation.read(text, "a.kif", ReadOptions.DEFAULT).problems().get(0);
  }

  private static Step step(Problem problem, int index) {
    return problem.tree().line().get(index);
  }

  @Test
  void an_end_of_which_only_the_winner_is_told_stays_open() {
    Problem open = read(GAME + "1 ７六歩(77)\n2 ３四歩(33)\n3 ２二角成(88)\nまで3手で後手の勝ち\n");
    assertThat(open.tree().line()).hasSize(3).allMatch(Step::isMove);
    assertThat(open.warnings()).hasSize(1);
    assertThat(Format.KIF.writer().write(open, WriteOptions.DEFAULT)).doesNotContain("入玉", "まで");
  }

  @Test
  void who_wins_when_the_other_is_to_move_has_been_resigned_to() {
    Problem resigned = read(GAME + "1 ７六歩(77)\nまで1手で先手の勝ち\n");
    assertThat(step(resigned, 1).special()).isEqualTo(Special.of(Kind.RESIGNATION));
  }

  @ParameterizedTest
  @ValueSource(strings = {"入玉勝ち", "先手の入玉勝ち"})
  void a_footer_that_names_the_declaration_tells_it(String words) {
    Problem declared = read(GAME + "1 ７六歩(77)\n2 ３四歩(33)\nまで2手で" + words + "\n");
    assertThat(step(declared, 2).special()).isEqualTo(Special.of(Kind.DECLARATION));
    assertThat(declared.warnings()).isEmpty();
  }

  @Test
  void a_declaration_is_written_in_its_own_word() {
    Problem game = read(GAME + "1 ７六歩(77)\n2 入玉勝ち\n");
    for (Format format : List.of(Format.KIF, Format.KI2, Format.CSA, Format.JKF)) {
      String text = format.writer().write(game, WriteOptions.DEFAULT);
      Problem again = format.reader().read(text, "", ReadOptions.DEFAULT).problems().get(0);
      assertThat(step(again, 1).special()).as(text).isEqualTo(Special.of(Kind.DECLARATION));
    }
  }

  @Test
  void a_variation_follows_the_nearest_line_that_begins_before_it() {
    MoveTree tree =
        read(GAME + "1 ７六歩(77)\n2 ３四歩(33)\n\n変化：1手\n1 ２六歩(27)\n\n変化：2手\n2 ８四歩(83)\n").tree();
    MoveTree other = tree.line().get(0).alternatives().get(0);
    assertThat(other.line()).hasSize(2);
    assertThat(tree.line().get(1).alternatives()).isEmpty();
  }

  @Test
  void a_variation_does_not_follow_a_line_that_has_ended() {
    MoveTree tree = read(GAME + "1 ７六歩(77)\n2 ３四歩(33)\n\n変化：1手\n1 投了\n\n変化：2手\n2 ８四歩(83)\n").tree();
    assertThat(tree.line().get(0).alternatives().get(0).line()).hasSize(1);
    assertThat(tree.line().get(1).alternatives()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "飛角図式<改>",
        "A<b>B",
        "<未発表>",
        "x <i 3 and y> 4",
        "R&amp;B",
        "<div>",
        "a <br> b",
        "a&nbsp;b"
      })
  void what_looks_like_a_tag_in_a_title_is_its_own(String title) {
    Problem problem =
        Notation.read("4k4/9/4P4/9/9/9/9/9/9 b 2G 1", "", ReadOptions.DEFAULT)
            .problems()
            .get(0)
            .withMetadata(Metadata.of(Map.of(Metadata.TITLE, title)));
    for (Format format : List.of(Format.KIF, Format.KI2)) {
      Conversion conversion = Conversion.of(problem, format, WriteOptions.DEFAULT);
      assertThat(conversion.losses()).as(format.name()).isEmpty();
      assertThat(read(String.valueOf(conversion.text())).title()).isEqualTo(title);
    }
  }
}
