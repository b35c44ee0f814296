package io.github.tsume.results.json;

import io.github.tsume.results.json.CheckOutcome.OpenEntry;
import io.github.tsume.results.text.Wording;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.Standing;
import io.github.tsume.verdict.Unfinished;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** A writer of results as JSON, one line each; the order of the fields is fixed. */
public final class ResultWriter {
  public static final String SCHEMA = "tsume/1";

  private static final JsonFactory FACTORY = new JsonFactory();

  private ResultWriter() {}

  /** The result as one line, without a line feed. */
  public static String write(Result result) {
    StringWriter text = new StringWriter(512);
    try (JsonGenerator json = FACTORY.createGenerator(ObjectWriteContext.empty(), text)) {
      json.writeStartObject();
      json.writeStringProperty("schema", SCHEMA);
      origin(json, result.origin());
      RequestJson.aim(json, result.answer().aim());
      answer(json, result.answer());
      optional(json, "statedLength", result.statedLength());
      if (!result.extras().authoredLine().isEmpty()) {
        strings(json, "authoredLine", result.extras().authoredLine());
      }
      authoredEnd(json, result.extras().authoredEnd());
      if (result.agrees() != null) {
        json.writeBooleanProperty("agrees", result.agrees());
      }
      if (result.check() != null) {
        check(json, result.check(), result.answer().outcome().isReached());
      }
      if (result.answer().outcome() != Outcome.INVALID) {
        json.writeBooleanProperty("complete", result.isComplete());
      }
      if (!result.standing().isSettled()) {
        strings(json, "unfinished", codes(result.standing()));
      }
      flag(json, "stopped", result.stopped());
      branches(json, result.extras());
      notes(json, result.notes());
      optional(json, "certificate", result.extras().certificate());
      optional(json, "certified", result.extras().certified());
      options(json, result.check());
      effort(json, result.effort());
      optional(json, "reason", result.reason() == null ? null : result.reason().code());
      failure(json, result.error());
      json.writeEndObject();
    }
    return text.toString();
  }

  private static void origin(JsonGenerator json, Result.Origin origin) {
    json.writeStringProperty("id", origin.id());
    optional(json, "source", origin.source());
    optional(json, "title", origin.title());
    optional(json, "author", origin.author());
    optional(json, "rules", origin.rules());
    optional(json, "sfen", origin.sfen());
  }

  private static void answer(JsonGenerator json, Result.Answer answer) {
    json.writeStringProperty("result", answer.outcome().code());
    if (!answer.outcome().isReached()) {
      return;
    }
    json.writeNumberProperty("length", answer.length());
    json.writeBooleanProperty("exact", answer.exact());
    optional(json, "rawLength", answer.rawLength());
    pieces(json, answer.leftover());
    if (!answer.mainline().isEmpty()) {
      strings(json, "mainline", answer.mainline());
      json.writeStringProperty("mainlineText", answer.mainlineText());
    }
    if (!answer.keys().isEmpty()) {
      json.writeArrayPropertyStart("keys");
      answer.keys().forEach(key -> key(json, key));
      json.writeEndArray();
    }
  }

  private static void key(JsonGenerator json, KeyEntry key) {
    json.writeStartObject();
    json.writeStringProperty("move", key.move());
    if (!key.threat().isEmpty()) {
      strings(json, "threat", key.threat());
    }
    json.writeArrayPropertyStart("defences");
    for (KeyEntry.Defence defence : key.defences()) {
      json.writeStartObject();
      json.writeStringProperty("move", defence.move());
      if (defence.next() == null) {
        strings(json, "mate", defence.mate());
      } else {
        json.writeName("next");
        key(json, defence.next());
      }
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private static void check(JsonGenerator json, CheckOutcome check, boolean reached) {
    json.writeStringProperty("verdict", check.verdict().code());
    if (reached || !check.defects().isEmpty()) {
      json.writeArrayPropertyStart("defects");
      for (DefectEntry defect : check.defects()) {
        defect(json, defect);
      }
      json.writeEndArray();
    }
    if (!check.open().isEmpty()) {
      json.writeArrayPropertyStart("open");
      for (OpenEntry open : check.open()) {
        json.writeStartObject();
        json.writeNumberProperty("ply", open.ply());
        optional(json, "move", open.move());
        if (open.refutedWithin() > 0) {
          json.writeNumberProperty("refutedWithin", open.refutedWithin());
        }
        json.writeEndObject();
      }
      json.writeEndArray();
    }
  }

  private static void defect(JsonGenerator json, DefectEntry defect) {
    json.writeStartObject();
    json.writeStringProperty("class", defect.code());
    json.writeStringProperty("severity", defect.severity().code());
    place(json, defect.ply(), defect.move());
    if (defect.length() > 0) {
      json.writeNumberProperty("length", defect.length());
    }
    if (!defect.line().isEmpty()) {
      strings(json, "line", defect.line());
    }
    pieces(json, defect.leftover());
    if (defect.provisional()) {
      json.writeBooleanProperty("provisional", true);
    }
    optional(json, "why", defect.why());
    json.writeEndObject();
  }

  private static void authoredEnd(JsonGenerator json, @Nullable AuthoredEnd end) {
    if (end != null) {
      json.writeObjectPropertyStart("authoredEnd");
      optional(json, "illegal", end.illegal());
      json.writeBooleanProperty("mate", end.mate());
      json.writeEndObject();
    }
  }

  private static List<String> codes(Standing standing) {
    return standing.unfinished().stream().map(Unfinished::code).toList();
  }

  private static void branches(JsonGenerator json, Result.Extras extras) {
    if (!extras.variations().isEmpty()) {
      json.writeArrayPropertyStart("variations");
      for (VariationEntry variation : extras.variations()) {
        json.writeStartObject();
        place(json, variation.ply(), variation.move());
        if (variation.length() > 0) {
          json.writeNumberProperty("length", variation.length());
        }
        flag(json, "equal", variation.equal());
        flag(json, "futile", variation.futile());
        strings(json, "line", variation.line());
        pieces(json, variation.leftover());
        json.writeEndObject();
      }
      json.writeEndArray();
    }
    if (!extras.tries().isEmpty()) {
      json.writeArrayPropertyStart("tries");
      for (TryEntry attempt : extras.tries()) {
        json.writeStartObject();
        place(json, attempt.ply(), attempt.move());
        json.writeNumberProperty("plies", attempt.plies().plies());
        flag(json, "more", !attempt.plies().isExact());
        flag(json, "endless", attempt.endless());
        strings(json, "line", attempt.line());
        json.writeEndObject();
      }
      json.writeEndArray();
    }
  }

  private static void flag(JsonGenerator json, String name, boolean value) {
    if (value) {
      json.writeBooleanProperty(name, true);
    }
  }

  private static void notes(JsonGenerator json, List<NoteEntry> notes) {
    if (notes.isEmpty()) {
      return;
    }
    json.writeArrayPropertyStart("notes");
    for (NoteEntry note : notes) {
      json.writeStartObject();
      json.writeStringProperty("class", note.code());
      place(json, note.ply(), note.move());
      json.writeStringProperty("why", note.why());
      words(json, note.words());
      if (!note.line().isEmpty()) {
        strings(json, "line", note.line());
      }
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void words(JsonGenerator json, @Nullable Wording words) {
    if (words == null) {
      return;
    }
    json.writeObjectPropertyStart("words");
    json.writeStringProperty("code", words.code());
    if (!words.arguments().isEmpty()) {
      strings(json, "arguments", words.arguments());
    }
    json.writeStringProperty("en", words.english());
    json.writeStringProperty("ja", words.japanese());
    json.writeEndObject();
  }

  private static void place(JsonGenerator json, int ply, @Nullable String move) {
    if (ply > 0) {
      json.writeNumberProperty("ply", ply);
    }
    optional(json, "move", move);
  }

  private static void options(JsonGenerator json, @Nullable CheckOutcome check) {
    CheckRequest options = check == null ? null : check.options();
    if (options == null) {
      return;
    }
    json.writeObjectPropertyStart("options");
    RequestJson.fields(json, options);
    json.writeEndObject();
  }

  private static void effort(JsonGenerator json, Result.@Nullable Effort effort) {
    if (effort == null) {
      return;
    }
    json.writeObjectPropertyStart("limits");
    Double seconds = effort.limits().seconds();
    json.writeName("time");
    if (seconds == null) {
      json.writeNull();
    } else if (seconds == Math.rint(seconds)) {
      json.writeNumber(seconds.longValue());
    } else {
      json.writeNumber(seconds);
    }
    json.writeName("nodes");
    Long nodes = effort.limits().nodes();
    if (nodes == null) {
      json.writeNull();
    } else {
      json.writeNumber(nodes);
    }
    json.writeStringProperty("hash", effort.limits().hash());
    json.writeEndObject();
    json.writeNumberProperty("nodes", effort.nodes());
    if (effort.overtimeNodes() > 0) {
      json.writeNumberProperty("overtimeNodes", effort.overtimeNodes());
    }
    json.writeNumberProperty("timeMs", effort.timeMs());
  }

  private static void failure(JsonGenerator json, Result.@Nullable Failure error) {
    if (error == null) {
      return;
    }
    json.writeObjectPropertyStart("error");
    json.writeStringProperty("code", error.code());
    json.writeStringProperty("message", error.message());
    words(json, error.words());
    if (error.line() > 0) {
      json.writeNumberProperty("line", error.line());
      json.writeNumberProperty("column", error.column());
    }
    json.writeEndObject();
  }

  private static void strings(JsonGenerator json, String name, List<String> texts) {
    json.writeArrayPropertyStart(name);
    for (String text : texts) {
      json.writeString(text);
    }
    json.writeEndArray();
  }

  private static void pieces(JsonGenerator json, Map<String, Integer> pieces) {
    if (!pieces.isEmpty()) {
      json.writeObjectPropertyStart("leftover");
      pieces.forEach(json::writeNumberProperty);
      json.writeEndObject();
    }
  }

  private static void optional(JsonGenerator json, String name, @Nullable String value) {
    if (value != null) {
      json.writeStringProperty(name, value);
    }
  }

  private static void optional(JsonGenerator json, String name, OptionalInt value) {
    if (value.isPresent()) {
      json.writeNumberProperty(name, value.getAsInt());
    }
  }
}
