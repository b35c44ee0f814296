package io.github.tsume.results.json;

import io.github.tsume.results.text.Wording;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.Standing;
import io.github.tsume.verdict.Unfinished;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A writer of results as JSON, one line each; the order of the fields is fixed. */
public final class ResultWriter {
  public static final String SCHEMA = "tsume/1";

  private ResultWriter() {}

  /** The result as one line, without a line feed. */
  public static String write(Result result) {
    return JsonFields.line(SCHEMA, json -> write(json, result));
  }

  private static void write(JsonFields json, Result result) {
    RequestJson.aim(json.origin(result.origin()), result.answer().aim());
    answer(json, result.answer());
    json.put("statedLength", result.statedLength());
    json.some("authoredLine", result.extras().authoredLine());
    AuthoredEnd end = result.extras().authoredEnd();
    if (end != null) {
      json.in("authoredEnd", at -> at.put("illegal", end.illegal()).put("mate", end.mate()));
    }
    if (result.agrees() != null) {
      json.put("agrees", result.agrees());
    }
    if (result.check() != null) {
      check(json, result.check(), result.answer().outcome().isReached());
    }
    if (result.answer().outcome() != Outcome.INVALID) {
      json.put("complete", result.isComplete());
    }
    json.some("unfinished", codes(result.standing())).flag("stopped", result.stopped());
    json.any("variations", result.extras().variations(), ResultWriter::variation);
    json.any("tries", result.extras().tries(), ResultWriter::attempt);
    json.any("notes", result.notes(), ResultWriter::note);
    json.put("certificate", result.extras().certificate());
    json.put("digest", result.extras().digest());
    json.put("certified", result.extras().certified());
    CheckRequest options = result.check() == null ? null : result.check().options();
    if (options != null) {
      json.in("options", at -> RequestJson.fields(at, options));
    }
    effort(json, result.effort());
    json.put("reason", result.reason() == null ? null : result.reason().code());
    Result.Failure error = result.error();
    if (error != null) {
      json.in("error", at -> failure(at, error));
    }
  }

  private static void answer(JsonFields json, Result.Answer answer) {
    json.put("result", answer.outcome().code());
    SolutionsEntry solutions = answer.solutions();
    if (solutions != null) {
      json.put("solutionCount", solutions.count());
      if (!solutions.lines().isEmpty()) {
        json.lines("solutions", solutions.lines());
      }
      json.numbers("layers", solutions.layers());
    }
    if (!answer.outcome().isReached()) {
      return;
    }
    json.put("length", answer.length().plies()).put("exact", answer.length().isExact());
    json.put("rawLength", answer.rawLength()).counts("leftover", answer.leftover());
    if (!answer.mainline().isEmpty()) {
      json.texts("mainline", answer.mainline()).put("mainlineText", answer.mainlineText());
    }
    json.any("keys", answer.keys(), ResultWriter::key);
  }

  private static void key(JsonFields json, KeyEntry key) {
    json.put("move", key.move()).some("threat", key.threat());
    json.each("defences", key.defences(), ResultWriter::defence);
  }

  private static void defence(JsonFields json, KeyEntry.Defence defence) {
    json.put("move", defence.move());
    KeyEntry next = defence.next();
    if (next == null) {
      json.texts("mate", defence.mate());
    } else {
      json.in("next", at -> key(at, next));
    }
  }

  private static void check(JsonFields json, CheckOutcome check, boolean reached) {
    json.put("verdict", check.verdict().code());
    if (reached || !check.defects().isEmpty()) {
      json.each("defects", check.defects(), ResultWriter::defect);
    }
    json.any(
        "open",
        check.open(),
        (at, open) -> {
          at.put("ply", open.ply()).put("move", open.move());
          at.positive("refutedWithin", open.refutedWithin());
        });
  }

  private static void defect(JsonFields json, DefectEntry defect) {
    json.put("class", defect.code()).put("severity", defect.severity().code());
    place(json, defect.ply(), defect.move()).plies("length", defect.length());
    json.some("line", defect.line()).counts("leftover", defect.leftover());
    json.flag("provisional", defect.provisional()).put("why", defect.why());
  }

  private static List<String> codes(Standing standing) {
    return standing.isSettled()
        ? List.of()
        : standing.unfinished().stream().map(Unfinished::code).toList();
  }

  private static void variation(JsonFields json, VariationEntry variation) {
    place(json, variation.ply(), variation.move()).plies("length", variation.length());
    json.flag("equal", variation.equal()).flag("futile", variation.futile());
    json.texts("line", variation.line()).counts("leftover", variation.leftover());
  }

  private static void attempt(JsonFields json, TryEntry attempt) {
    place(json, attempt.ply(), attempt.move()).put("plies", attempt.plies().plies());
    json.flag("more", !attempt.plies().isExact()).flag("endless", attempt.endless());
    json.texts("line", attempt.line());
  }

  private static void note(JsonFields json, NoteEntry note) {
    place(json.put("class", note.code()), note.ply(), note.move()).put("why", note.why());
    words(json, note.words());
    json.some("line", note.line());
  }

  private static void words(JsonFields json, @Nullable Wording words) {
    if (words != null) {
      json.in(
          "words",
          at -> {
            at.put("code", words.code()).some("arguments", words.arguments());
            at.put("en", words.english()).put("ja", words.japanese());
          });
    }
  }

  private static JsonFields place(JsonFields json, int ply, @Nullable String move) {
    return json.positive("ply", ply).put("move", move);
  }

  private static void effort(JsonFields json, Result.@Nullable Effort effort) {
    if (effort == null) {
      return;
    }
    json.in("limits", at -> limits(at, effort.limits())).put("nodes", effort.nodes());
    json.positive("overtimeNodes", effort.overtimeNodes()).put("timeMs", effort.timeMs());
  }

  private static void limits(JsonFields json, Result.Limits limits) {
    Double seconds = limits.seconds();
    if (seconds == null) {
      json.none("time");
    } else if (seconds == Math.rint(seconds)) {
      json.put("time", seconds.longValue());
    } else {
      json.put("time", seconds);
    }
    Long nodes = limits.nodes();
    if (nodes == null) {
      json.none("nodes");
    } else {
      json.put("nodes", nodes);
    }
    json.put("hash", limits.hash());
  }

  private static void failure(JsonFields json, Result.Failure error) {
    json.put("code", error.code()).put("message", error.message());
    words(json, error.words());
    if (error.line() > 0) {
      json.put("line", error.line()).put("column", error.column());
    }
  }
}
