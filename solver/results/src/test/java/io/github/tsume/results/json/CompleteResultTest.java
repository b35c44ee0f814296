package io.github.tsume.results.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.results.json.CheckOutcome.OpenEntry;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.PlyCount;
import io.github.tsume.verdict.Standing;
import io.github.tsume.verdict.Unfinished;
import io.github.tsume.verdict.Verdict;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** When a result says of itself that more time would change nothing. */
class CompleteResultTest {
  private static final CheckOutcome CLOSED = new CheckOutcome(Verdict.COOKED, List.of(), List.of());
  private static final CheckOutcome OPEN =
      new CheckOutcome(Verdict.COOKED, List.of(), List.of(new OpenEntry(3, null, 0)));

  private static Result result(
      Outcome outcome, boolean exact, @Nullable CheckOutcome check, String... notes) {
    return new Result(
        new Result.Origin("id", null, null, null, "shogi", null),
        new Result.Answer(
            outcome, PlyCount.upTo(3, exact), OptionalInt.empty(), Map.of(), List.of(), ""),
        OptionalInt.empty(),
        null,
        check,
        List.of(notes).stream()
            .map(code -> new NoteEntry(code, 0, null, "", null, List.of()))
            .toList(),
        null,
        null,
        null);
  }

  @Test
  void all_examined() {
    assertThat(result(Outcome.MATE, true, CLOSED, "futile", "grey").isComplete()).isTrue();
    assertThat(result(Outcome.MATE, true, null).isComplete()).isTrue();
    assertThat(result(Outcome.NO_MATE, false, null).isComplete()).isTrue();
  }

  @Test
  void an_open_check_or_length() {
    assertThat(result(Outcome.MATE, true, OPEN).isComplete()).isFalse();
    assertThat(result(Outcome.MATE, false, CLOSED).isComplete()).isFalse();
  }

  @ParameterizedTest
  @EnumSource(names = {"UNKNOWN", "INVALID"})
  void no_answer(Outcome outcome) {
    assertThat(result(outcome, false, null).isComplete()).isFalse();
  }

  @Test
  void whatever_is_unfinished_stands_in_the_result_and_is_read_back() {
    Result whole = result(Outcome.MATE, true, CLOSED, "futile");
    assertThat(ResultWriter.write(whole))
        .contains("\"complete\":true")
        .doesNotContain("unfinished");
    for (Unfinished part : Unfinished.values()) {
      Result cut = whole.withStanding(Standing.open(part));
      assertThat(cut.isComplete()).isFalse();
      String json = ResultWriter.write(cut);
      assertThat(json).contains("\"complete\":false").contains('"' + part.code() + '"');
      assertThat(ResultReader.read(json).standing()).isEqualTo(cut.standing());
    }
  }

  @Test
  void that_it_was_stopped_is_read_back() {
    Result whole = result(Outcome.MATE, true, OPEN);
    assertThat(ResultReader.read(ResultWriter.write(whole.asStopped())).stopped()).isTrue();
    assertThat(ResultReader.read(ResultWriter.write(whole)).stopped()).isFalse();
  }

  private static Result older(String more) {
    return ResultReader.read(
        "{\"schema\":\"tsume/1\",\"id\":\"a\",\"result\":\"mate\",\"length\":3," + more + "}");
  }

  @ParameterizedTest
  @CsvSource({
    "defect-line, DEFECT_LINES",
    "defect-class-open, DEFECT_CLASSES",
    "more-defects-open, MORE_DEFECTS",
    "mainline-open, MAINLINE",
    "equal-variations-open, EQUAL_VARIATIONS",
    "longer-defences-open, LONGER_DEFENCES",
    "equal-lines-open, EQUAL_LINES",
    "futile-open, FUTILE",
    "variations-open, VARIATIONS",
    "tries-open, TRIES",
    "raw-length-open, RAW_LENGTH"
  })
  void older_results_said_it_in_remarks(String code, Unfinished part) {
    Result read = older("\"exact\":true,\"notes\":[{\"class\":\"" + code + "\",\"why\":\"\"}]");
    assertThat(read.standing()).isEqualTo(Standing.open(part));
  }

  @Test
  void older_results_said_the_rest_in_answer_and_check() {
    Result read =
        older(
            "\"exact\":false,\"verdict\":\"unknown\",\"open\":[{\"ply\":1}],"
                + "\"notes\":[{\"class\":\"fail-fast\",\"why\":\"\"}]");
    assertThat(read.stopped()).isTrue();
    assertThat(read.standing())
        .isEqualTo(Standing.open(Unfinished.VERDICT, Unfinished.LENGTH, Unfinished.MOVES));
  }
}
