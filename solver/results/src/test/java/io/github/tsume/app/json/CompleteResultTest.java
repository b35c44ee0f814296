package io.github.tsume.app.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.Verdict;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** When a result says of itself that more time would change nothing. */
class CompleteResultTest {
  private static final Result.Check CLOSED = new Result.Check(Verdict.COOKED, List.of(), List.of());
  private static final Result.Check OPEN =
      new Result.Check(Verdict.COOKED, List.of(), List.of(new Result.OpenEntry(3, null, 0)));

  private static Result result(
      Outcome outcome, boolean exact, Result.@Nullable Check check, String... notes) {
    return new Result(
        new Result.Origin("id", null, null, null, "shogi", null),
        new Result.Answer(outcome, 3, exact, OptionalInt.empty(), Map.of(), List.of(), ""),
        OptionalInt.empty(),
        null,
        check,
        List.of(notes).stream()
            .map(code -> new Result.NoteEntry(code, 0, null, "", null, List.of()))
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

  @ParameterizedTest
  @ValueSource(
      strings = {
        "defect-line",
        "more-defects-open",
        "mainline-open",
        "equal-variations-open",
        "longer-defences-open",
        "equal-lines-open",
        "futile-open",
        "variations-open",
        "tries-open",
        "raw-length-open"
      })
  void a_remark_that_something_was_cut_short(String code) {
    Result cut = result(Outcome.MATE, true, CLOSED, "futile", code);
    assertThat(cut.isComplete()).isFalse();
    assertThat(ResultWriter.write(cut)).contains("\"complete\":false");
  }
}
