package io.github.tsume.results.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Reason;
import io.github.tsume.verdict.Severity;
import io.github.tsume.verdict.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Codes are read into what they stand for, and where they stand for nothing, nothing is read. */
class UnknownCodesTest {
  private static final String LINE =
      "{'schema':'tsume/1','id':'a','result':'mate','length':5,'exact':false,'verdict':'cooked',"
          + "'defects':[{'class':'late-cook','severity':'fatal','ply':3}],'reason':'node limit'}";

  private static Result read(String line) {
    return ResultReader.read(line.replace('\'', '"'));
  }

  @Test
  void codes_are_read_as_what_they_stand_for() {
    Result result = read(LINE);
    CheckOutcome check = result.check();
    assertThat(check).isNotNull();
    assertThat(check.verdict()).isEqualTo(Verdict.COOKED);
    assertThat(check.defects())
        .extracting(each -> each.kind())
        .containsExactly(DefectClass.LATE_COOK);
    assertThat(check.defects()).extracting(each -> each.severity()).containsExactly(Severity.FATAL);
    assertThat(result.reason()).isEqualTo(Reason.NODES);
    assertThat(result.is(Verdict.COOKED)).isTrue();
    assertThat(result.isUnknown()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"mate", "cooked", "late-cook", "fatal", "node limit"})
  void a_line_with_a_code_that_is_none_of_ours_is_no_result(String code) {
    assertThatThrownBy(() -> read(LINE.replace("'" + code + "'", "'new'")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("new");
  }

  @Test
  void the_words_of_results_are_told_in_the_order_of_totals() {
    assertThat(Result.WORDS)
        .containsExactly(
            "sound",
            "cooked",
            "incomplete",
            "unsolvable",
            "mate",
            "no-mate",
            "brinkmate",
            "no-brinkmate",
            "helpmate",
            "no-helpmate",
            "helpselfmate",
            "no-helpselfmate",
            "unknown",
            "invalid");
  }
}
