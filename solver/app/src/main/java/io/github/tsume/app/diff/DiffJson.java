package io.github.tsume.app.diff;

import io.github.tsume.app.diff.ResultDiff.DiffTotals;
import io.github.tsume.results.json.DefectEntry;
import io.github.tsume.results.json.JsonFields;
import io.github.tsume.results.json.Result;
import java.util.List;

/** Differences as JSON, one line each. */
public final class DiffJson {
  public static final String SCHEMA = "tsume-diff/1";

  private DiffJson() {}

  /** A difference as one line, without a line feed. */
  public static String write(Difference difference) {
    return JsonFields.line(
        SCHEMA,
        json -> {
          json.put("id", difference.id());
          if (difference instanceof Difference.Changed changed) {
            json.put("change", "changed");
            changed(json, changed);
          } else {
            json.put("change", difference instanceof Difference.Added ? "added" : "removed");
          }
        });
  }

  /** The totals as one line, without a line feed. */
  public static String write(DiffTotals totals) {
    return JsonFields.line(
        SCHEMA,
        json -> {
          json.put("same", totals.same()).put("changed", totals.changed());
          json.put("added", totals.added()).put("removed", totals.removed());
        });
  }

  private static void changed(JsonFields json, Difference.Changed changed) {
    for (Difference.Aspect aspect : changed.aspects()) {
      json.in(
          aspect.code(),
          at -> {
            side(at, "old", aspect, changed.before(), changed.lostDefects());
            side(at, "new", aspect, changed.after(), changed.newDefects());
          });
    }
  }

  /** One of the two results in what they differ; of the defects only those that the other lacks. */
  private static void side(
      JsonFields json,
      String side,
      Difference.Aspect aspect,
      Result result,
      List<DefectEntry> defects) {
    switch (aspect) {
      case POSITION -> json.orNone(side, result.origin().sfen());
      case RESULT -> json.put(side, result.answer().outcome().code());
      case VERDICT -> json.orNone(side, Difference.verdict(result));
      case LENGTH -> length(json, side, result.answer());
      case MAINLINE -> json.texts(side, result.answer().mainline());
      case DEFECTS -> json.each(side, defects, DiffJson::defect);
    }
  }

  private static void length(JsonFields json, String side, Result.Answer answer) {
    if (answer.outcome().isReached()) {
      json.in(
          side,
          at -> at.put("length", answer.length().plies()).put("exact", answer.length().isExact()));
    } else {
      json.none(side);
    }
  }

  private static void defect(JsonFields json, DefectEntry defect) {
    json.put("class", defect.code()).put("severity", defect.severity().code());
    json.positive("ply", defect.ply()).put("move", defect.move());
    json.plies("length", defect.length());
  }
}
