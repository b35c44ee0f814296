package io.github.tsume.app.report;

import io.github.tsume.app.json.Result;
import io.github.tsume.record.Problem;
import io.github.tsume.rules.Ruleset;
import java.util.Set;
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

  /** What the report says of results, as JSON: by language, then by key. */
  public static String texts() {
    return SharedTexts.with(Page.resource("texts.json"));
  }

  /** What a page has to know of all rulesets, as JSON: sizes and names of pieces. */
  public static String rules() {
    return PieceNames.json(Set.copyOf(Ruleset.all()));
  }

  /** The outlines that Japanese diagrams of all rulesets need, as an SVG element of symbols. */
  public static String symbols() {
    return PieceNames.japaneseSymbols(Set.copyOf(Ruleset.all()));
  }
}
