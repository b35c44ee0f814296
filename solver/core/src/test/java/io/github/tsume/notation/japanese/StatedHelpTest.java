package io.github.tsume.notation.japanese;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests how magazines head problems in which both sides help. */
class StatedHelpTest {
  @ParameterizedTest
  @CsvSource({
    "協力詰 7手, helpmate, 7, true",
    "協力詰７手, helpmate, 7, true",
    "５手ばか詰, helpmate, 5, true",
    "受先協力詰 8手 2解, helpmate defender-first 2-solutions, 8, true",
    "協力詰（受先） 十二手, helpmate defender-first, 12, true",
    "協力自玉詰 6手 ２解, helpselfmate 2-solutions, 6, true",
    "ばか自殺詰, helpselfmate, '', true",
    "寿限無 協力詰 19447手, helpmate, 19447, false",
    "協力詰 3手詰 2解, helpmate 2-solutions, 3, true",
    "helpmate in 3, helpmate, 3, true",
    "'Helpmate in 3, 2 solutions', helpmate 2-solutions, 3, true",
    "'help-selfmate in 6 plies; 12 solutions', helpselfmate 12-solutions, 6, true",
    "'Helpmate in 4 (defender first)', helpmate defender-first, 4, true",
    "'Defender begins, helpmate in 4', helpmate defender-first, 4, true",
    "5-ply helpmate, helpmate, 5, true",
    "'No. 12, helpmate in 7 (Tanaka)', helpmate, 7, false",
    "HELPMATE, helpmate, '', true",
    "helpmate 1 solution, helpmate, '', true",
    "helpmate in 3 moves, helpmate, '', false",
    "脱獄協力詰 3手, 脱獄協力詰 3手, '', false",
    "非協力詰 3手, 非協力詰 3手, '', false",
    "series helpmate in 3, series helpmate in 3, '', false",
    "打歩協力詰 3手, 打歩協力詰 3手, '', false",
    "協力詰（マドラシ）, 協力詰（マドラシ）, '', false",
  })
  void captions_state_the_game_who_begins_the_length_and_the_number_of_solutions(
      String line, String goal, String length, boolean alone) {
    StatedHelp stated = Objects.requireNonNull(StatedHelp.of(line));
    assertThat(stated.goal()).isEqualTo(goal);
    assertThat(stated.length()).isEqualTo(length);
    assertThat(stated.alone()).isEqualTo(alone);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "7手詰",
        "協力してくれました",
        "協力詰は楽しいと思う",
        "協力詰 5手、協力自玉詰 6手",
        "a helpmate tourney",
        "協力詰にあらず",
        "協力詰手筋による3手詰",
        "協力詰将棋選手権",
        "協力詰風 3手詰",
        "this is no helpmate in 3",
        "helpmates in 3",
        "helpmate in 3 or in 5",
        ""
      })
  void other_lines_state_none(String line) {
    assertThat(StatedHelp.of(line)).isNull();
  }
}
