package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.cli.print.Words;
import io.github.tsume.results.json.CheckOutcome;
import io.github.tsume.results.json.DefectEntry;
import io.github.tsume.results.json.Result;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.PlyCount;
import io.github.tsume.verdict.Severity;
import io.github.tsume.verdict.Verdict;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is said of an unknown verdict where a cook was found on a line that may not be the one. */
class LikelyCookTest {
  private static Result result(String verdict, boolean exact, String kind, boolean provisional) {
    DefectEntry defect =
        new DefectEntry(
            DefectClass.ofCode(kind).orElseThrow(),
            Severity.FATAL,
            5,
            "G*5b",
            PlyCount.exactly(7),
            List.of("G*5b"),
            Map.of(),
            provisional);
    return new Result(
        new Result.Origin("a", null, null, null, null, null),
        new Result.Answer(
            Outcome.MATE, PlyCount.upTo(7, exact), OptionalInt.empty(), Map.of(), List.of(), ""),
        OptionalInt.empty(),
        null,
        new CheckOutcome(Verdict.ofCode(verdict).orElseThrow(), List.of(defect), List.of()),
        List.of(),
        null,
        null,
        null);
  }

  private static Optional<String> english(Result result) {
    return new Words(io.github.tsume.results.text.Messages.of(java.util.Locale.ENGLISH))
        .likely(result);
  }

  @Test
  void it_is_cooked_unless_the_mainline_is_shorter_or_another() {
    assertThat(english(result("unknown", false, "cook", true)))
        .contains("cooked at ply 5 unless the mainline is shorter, or another");
    assertThat(english(result("unknown", true, "cook", true)))
        .contains("cooked at ply 5 unless the mainline is another");
  }

  @ParameterizedTest
  @CsvSource({
    "cooked, cook, false",
    "sound, cook, true",
    "unknown, move-order, true",
    "unknown, leftover, true",
    "unknown, detour, true"
  })
  void nothing_is_said_where_that_does_not_follow(String verdict, String kind, boolean open) {
    assertThat(english(result(verdict, false, kind, open))).isEmpty();
  }
}
