package io.github.tsume.spark;

import io.github.tsume.app.batch.ResultFunction;
import io.github.tsume.app.batch.SingleProblems;
import io.github.tsume.results.json.CheckOutcome;
import io.github.tsume.results.json.DefectEntry;
import io.github.tsume.results.json.Result;
import java.util.List;
import java.util.OptionalInt;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.jspecify.annotations.Nullable;

/** A translation of a result into a row of {@link Fields#FOUND}. */
final class FoundRow {
  private FoundRow() {}

  /**
   * The row.
   *
   * @param key the problem's name in this job
   * @param digest the sum of what was read
   * @param result what was found, with what it took; the JSON has it without, so that it is the
   *     same on every machine
   * @param budget the nodes that it might take
   */
  static Row of(String key, String digest, Result result, long budget) {
    Result.Origin origin = result.origin();
    Result.Answer answer = result.answer();
    boolean reached = answer.outcome().isReached();
    CheckOutcome check = result.check();
    List<DefectEntry> defects =
        check == null
            ? List.of()
            : check.defects().stream().filter(defect -> !defect.provisional()).toList();
    boolean failed = result.isFailure();
    Result.Effort effort = result.effort();
    return RowFactory.create(
        key,
        digest,
        origin.id(),
        origin.source(),
        origin.title(),
        origin.author(),
        origin.rules(),
        origin.sfen(),
        result.word(),
        answer.outcome().code(),
        reached ? answer.length().plies() : null,
        reached ? answer.length().isExact() : null,
        number(result.statedLength()),
        result.agrees(),
        answer.mainline().toArray(),
        defects.stream().map(DefectEntry::code).distinct().toArray(),
        defects.stream().map(DefectEntry::ply).min(Integer::compare).orElse(null),
        check == null ? 0 : check.open().size(),
        result.reason() == null ? null : result.reason().code(),
        result.error() == null ? null : result.error().code(),
        effort == null ? 0L : effort.nodes(),
        failed ? 0L : budget,
        !failed && !SingleProblems.isOpen(result),
        ResultFunction.line(result));
  }

  private static @Nullable Integer number(OptionalInt number) {
    return number.isPresent() ? number.getAsInt() : null;
  }
}
