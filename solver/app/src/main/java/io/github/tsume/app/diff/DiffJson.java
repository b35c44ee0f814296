package io.github.tsume.app.diff;

import io.github.tsume.app.diff.ResultDiff.DiffTotals;
import io.github.tsume.results.json.DefectEntry;
import io.github.tsume.results.json.Result;
import java.io.StringWriter;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** Differences as JSON, one line each. */
public final class DiffJson {
  public static final String SCHEMA = "tsume-diff/1";

  private static final JsonFactory FACTORY = new JsonFactory();

  private DiffJson() {}

  /** A difference as one line, without a line feed. */
  public static String write(Difference difference) {
    return line(
        json -> {
          json.writeStringProperty("id", difference.id());
          if (difference instanceof Difference.Changed changed) {
            json.writeStringProperty("change", "changed");
            changed(json, changed);
          } else {
            boolean added = difference instanceof Difference.Added;
            json.writeStringProperty("change", added ? "added" : "removed");
          }
        });
  }

  /** The totals as one line, without a line feed. */
  public static String write(DiffTotals totals) {
    return line(
        json -> {
          json.writeNumberProperty("same", totals.same());
          json.writeNumberProperty("changed", totals.changed());
          json.writeNumberProperty("added", totals.added());
          json.writeNumberProperty("removed", totals.removed());
        });
  }

  private static void changed(JsonGenerator json, Difference.Changed changed) {
    for (Difference.Aspect aspect : changed.aspects()) {
      json.writeObjectPropertyStart(aspect.code());
      json.writeName("old");
      side(json, aspect, changed.before(), changed.lostDefects());
      json.writeName("new");
      side(json, aspect, changed.after(), changed.newDefects());
      json.writeEndObject();
    }
  }

  /** One of the two results in what they differ; of the defects only those that the other lacks. */
  private static void side(
      JsonGenerator json, Difference.Aspect aspect, Result result, List<DefectEntry> defects) {
    switch (aspect) {
      case POSITION -> text(json, result.origin().sfen());
      case RESULT -> json.writeString(result.answer().outcome().code());
      case VERDICT -> text(json, Difference.verdict(result));
      case LENGTH -> length(json, result.answer());
      case MAINLINE -> moves(json, result.answer().mainline());
      case DEFECTS -> defects(json, defects);
    }
  }

  private static void length(JsonGenerator json, Result.Answer answer) {
    if (!answer.outcome().isReached()) {
      json.writeNull();
      return;
    }
    json.writeStartObject();
    json.writeNumberProperty("length", answer.length());
    json.writeBooleanProperty("exact", answer.exact());
    json.writeEndObject();
  }

  private static void moves(JsonGenerator json, List<String> moves) {
    json.writeStartArray();
    moves.forEach(json::writeString);
    json.writeEndArray();
  }

  private static void defects(JsonGenerator json, List<DefectEntry> defects) {
    json.writeStartArray();
    for (DefectEntry defect : defects) {
      json.writeStartObject();
      json.writeStringProperty("class", defect.code());
      json.writeStringProperty("severity", defect.severity().code());
      if (defect.ply() > 0) {
        json.writeNumberProperty("ply", defect.ply());
      }
      if (defect.move() != null) {
        json.writeStringProperty("move", defect.move());
      }
      if (defect.length() > 0) {
        json.writeNumberProperty("length", defect.length());
      }
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void text(JsonGenerator json, @Nullable String text) {
    if (text == null) {
      json.writeNull();
    } else {
      json.writeString(text);
    }
  }

  private static String line(Consumer<JsonGenerator> fields) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = FACTORY.createGenerator(ObjectWriteContext.empty(), text)) {
      json.writeStartObject();
      json.writeStringProperty("schema", SCHEMA);
      fields.accept(json);
      json.writeEndObject();
    }
    return text.toString();
  }
}
