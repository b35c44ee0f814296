package io.github.tsume.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.record.Warning;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which format a text is taken for, by its lines and by its name. */
class RecognitionTest {
  private static final String SFEN = "4k4/9/4P4/9/9/9/9/9/9 b G 1\n";
  private static final String KIF = "手合割：平手\n手数----指手--\n   1 ７六歩(77)\n";
  private static final String KI2 = "▲７六歩 △３四歩\n";
  private static final String CSA = "V2.2\nPI\n+\n+7776FU\n";
  private static final String BOARD = "先手の持駒：金\n| ・v玉|\n| ・ 歩|\n";

  @ParameterizedTest
  @CsvSource({
    // One odd line does not outvote the extension.
    "sfen kif, a.kif, KIF",
    "kif sfen, a.kif, KIF",
    "sfen board, a.kif, KIF",
    "sfen board, a.bod, BOD",
    "sfen ki2, a.ki2, KI2",
    "csa sfen, a.csa, CSA",
    "sfen csa, a.csa, CSA",
    "ki2 sfen sfen, a.sfen, SFEN",
    "kif sfen, a.sfen, SFEN",
    "kif ki2, a.kif, KIF",
    "kif ki2, a.ki2, KI2",
    // Where nothing is as the extension says, the lines decide.
    "sfen, a.kif, SFEN",
    "kif, a.sfen, KIF",
    "kif, a.ki2, KIF",
    "ki2, a.kif, KI2",
    "csa, a.kif, CSA",
    "kif, a.csa, KIF",
    "board, a.sfen, BOD",
    // Where the extension says nothing, most lines do.
    "sfen kif kif, a.txt, KIF",
    "kif sfen sfen sfen sfen, a, SFEN",
    "board, a.txt, BOD"
  })
  void lines_and_name_tell_the_format(String parts, String name, Format format) {
    StringBuilder text = new StringBuilder();
    for (String part : parts.split(" ")) {
      text.append(
          switch (part) {
            case "sfen" -> SFEN;
            case "kif" -> KIF;
            case "ki2" -> KI2;
            case "csa" -> CSA;
            default -> BOARD;
          });
    }
    assertThat(Format.detect(text.toString(), name)).contains(format);
  }

  @ParameterizedTest
  @CsvSource({
    "kif, a.kif, read as KIF: line 2 is the line above moves",
    "ki2, a.txt, read as KI2: line 1 is a marked move",
    "csa, a, read as CSA: line 1 is a version of CSA",
    "board, '', read as BOD: line 2 is a board row",
    "words, a.kif, 'read as KIF, as the file is called'"
  })
  void what_is_read_says_which_line_told_its_format(String kind, String name, String remark) {
    String text =
        switch (kind) {
          case "kif" -> KIF;
          case "ki2" -> KI2;
          case "csa" -> CSA;
          case "board" -> BOARD;
          default -> "words\n";
        };
    ReadResult result = Notation.read(text, name, ReadOptions.DEFAULT);
    assertThat(result.readAs()).isNotNull().extracting(Warning::english).isEqualTo(remark);
    assertThat(Notation.read(text, name, ReadOptions.DEFAULT, Format.KIF).readAs()).isNull();
  }

  @ParameterizedTest
  @CsvSource({
    "a.kif, 1, 15, 鵬, '| ・ ・ ・ ・ ・ ・v鵬|\n| ・ ・ ・ ・ ・ ・ 金|'",
    "'', 1, 6, 鶴, '攻方：４三鶴 持駒：飛 受方：４一鵬'",
    "a.sfen, 1, 1, 5x5, 4k/5/5/5/5 b X 1",
    "a.json, 1, 37, 5x5,"
        + " '{\"initial\":{\"preset\":\"OTHER\",\"data\":{\"board\":[[],[],[],[],[]]}}}'"
  })
  void an_error_says_which_game_was_guessed_and_why(
      String name, int line, int column, String telling, String text) {
    ReadResult result = Notation.read(text.replace("\\n", "\n"), name, ReadOptions.DEFAULT);
    assertThat(result.entries())
        .singleElement()
        .isInstanceOfSatisfying(
            ReadResult.Failed.class,
            failed ->
                assertThat(failed.beside())
                    .filteredOn(each -> each.code().equals("guessed-rules"))
                    .singleElement()
                    .satisfies(
                        guess -> {
                          assertThat(guess.arguments()).contains(telling);
                          assertThat(guess.line()).isEqualTo(line);
                          assertThat(guess.column()).isEqualTo(column);
                        }));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"properties\": {\"moves\": {\"type\": \"array\"}}}",
        "{\"properties\": {\n\"header\": {\n  \"type\": \"object\"}, \"moves\": {\"items\": {}}}}",
        "{\"properties\": {\"initial\": {\"$ref\": \"#/start\"}}, \"required\": [\"moves\"]}"
      })
  void a_schema_that_describes_records_is_no_record(String schema) {
    assertThat(Recognition.of(schema, "").isInput()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"header\": {}, \"moves\": [{}]}",
        "{\"moves\" :\n [ {\"move\": ",
        "{\"initial\": {\"preset\": \"OTHER\", \"data\": {",
        "{\"header\": {\"棋戦\": \"x\"",
        "[{\"sfen\": \"4k4"
      })
  void a_record_in_json_is_an_input_however_damaged(String record) {
    assertThat(Recognition.of(record, "").isInput()).isTrue();
  }
}
