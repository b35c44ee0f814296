package io.github.tsume.app.report;

import com.google.common.collect.ImmutableSet;
import io.github.tsume.notation.Format;
import io.github.tsume.notation.common.WriteOptions;
import io.github.tsume.record.Problem;
import io.github.tsume.results.json.Result;
import io.github.tsume.rules.Ruleset;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A result as a record of moves, to be written in any format or shown line by line. */
public final class ResultRecord {
  private ResultRecord() {}

  /**
   * The record of a result: its mainline, and whatever departs from it as branches with comments;
   * null if it has no position.
   */
  public static @Nullable Problem of(Result result) {
    ReplayedResult replayed = ReplayedResult.of(result);
    return replayed == null ? null : KifRecord.of(result, replayed);
  }

  /**
   * A result as scripts show and copy it, as JSON: all that is known of it, each line in words, and
   * the whole as KIF and KI2.
   */
  public static String shown(Result result) {
    ReplayedResult replayed = ReplayedResult.of(result);
    return ReportRow.write(
        result,
        replayed,
        (json, lines) -> json.each("lines", lines, (one, line) -> line.write(one)),
        json -> {
          if (replayed != null) {
            Problem record = KifRecord.of(result, replayed);
            for (Format format : List.of(Format.KIF, Format.KI2)) {
              String text = format.writer().write(record, WriteOptions.DEFAULT);
              json.put(format.extensions().get(0), text);
            }
          }
        });
  }

  /** What a page has to know of all rulesets, as JSON: sizes and names of pieces. */
  public static String rules() {
    return PieceNames.json(ImmutableSet.copyOf(Ruleset.all()));
  }

  /** The outlines that diagrams of all rulesets need, as an SVG element of symbols. */
  public static String symbols() {
    return PieceNames.symbols(ImmutableSet.copyOf(Ruleset.all()));
  }
}
