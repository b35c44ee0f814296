package io.github.tsume.results.json;

import io.github.tsume.board.Move;
import io.github.tsume.grade.Counts;
import io.github.tsume.grade.Grade;
import io.github.tsume.grade.Grade.Why;
import io.github.tsume.grade.Graded;
import io.github.tsume.notation.common.ReadError;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.soundness.SoundnessReport;
import java.io.StringWriter;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** Grades of answers as JSON: a line for each answer, each problem and each solver. */
public final class GradeJson {
  public static final String SCHEMA = "tsume-grade/1";

  private static final JsonFactory FACTORY = new JsonFactory();

  private GradeJson() {}

  private static String line(String kind, Consumer<JsonGenerator> content) {
    StringWriter text = new StringWriter(512);
    try (JsonGenerator json = FACTORY.createGenerator(ObjectWriteContext.empty(), text)) {
      json.writeStartObject();
      json.writeStringProperty("schema", SCHEMA);
      json.writeStringProperty("kind", kind);
      content.accept(json);
      json.writeEndObject();
    }
    return text.toString();
  }

  /**
   * One answer.
   *
   * @param problem the name of its problem; empty if it belongs to none
   */
  public static String answer(GradedAnswer answer, String problem, Ruleset rules, Locale locale) {
    Graded graded = answer.graded();
    return line(
        "answer",
        json -> {
          json.writeStringProperty("solver", answer.solver());
          json.writeStringProperty("number", answer.number());
          if (!problem.isEmpty()) {
            json.writeStringProperty("problem", problem);
          }
          json.writeStringProperty("source", answer.source());
          json.writeNumberProperty("line", answer.line());
          json.writeNumberProperty("column", answer.column());
          json.writeStringProperty("grade", graded.grade().code());
          if (graded.grade() == Grade.INCOMPLETE) {
            json.writeStringProperty("soFar", graded.soFar().code());
          }
          if (graded.why() != Why.NONE) {
            json.writeStringProperty("why", graded.why().code());
          }
          if (graded.ply() > 0) {
            json.writeNumberProperty("ply", graded.ply());
          }
          if (graded.move() != Move.NONE) {
            json.writeStringProperty("move", Move.toUsi(graded.move(), rules));
          }
          if (graded.kind() != null) {
            json.writeStringProperty("class", graded.kind().code());
            json.writeBooleanProperty("listed", graded.known());
          }
          if (!graded.answer().isEmpty()) {
            moves(json, "better", graded.answer(), rules);
          }
          moves(json, "moves", graded.line(), rules);
          error(json, graded.error(), locale);
        });
  }

  private static void error(JsonGenerator json, @Nullable ReadError error, Locale locale) {
    if (error == null) {
      return;
    }
    json.writeObjectPropertyStart("error");
    json.writeStringProperty("code", error.code());
    json.writeStringProperty("message", error.message(locale));
    json.writeNumberProperty("line", error.line());
    json.writeNumberProperty("column", error.column());
    json.writeStringProperty("expected", error.expected(locale));
    json.writeEndObject();
  }

  /** What its answers say of one problem. */
  public static String problem(
      String problem, SoundnessReport report, Counts counts, Ruleset rules) {
    return line(
        "problem",
        json -> {
          json.writeStringProperty("problem", problem);
          json.writeStringProperty("verdict", report.verdict().code());
          if (report.solution().isMate()) {
            json.writeNumberProperty("length", report.solution().length());
            json.writeBooleanProperty("exact", report.solution().isExact());
            moves(json, "mainline", report.solution().mainline(), rules);
          }
          counts(json, counts);
        });
  }

  /** What one solver has solved. */
  public static String solver(String solver, int rank, boolean tied, Counts counts) {
    return line(
        "solver",
        json -> {
          json.writeStringProperty("solver", solver);
          json.writeNumberProperty("rank", rank);
          json.writeBooleanProperty("tied", tied);
          counts(json, counts);
        });
  }

  private static void counts(JsonGenerator json, Counts counts) {
    json.writeNumberProperty("answers", counts.total());
    json.writeNumberProperty("solved", counts.right());
    json.writeObjectPropertyStart("grades");
    for (Grade grade : Grade.values()) {
      json.writeNumberProperty(grade.code(), counts.of(grade));
    }
    json.writeEndObject();
  }

  private static void moves(JsonGenerator json, String name, List<Integer> moves, Ruleset rules) {
    json.writeArrayPropertyStart(name);
    moves.forEach(move -> json.writeString(Move.toUsi(move, rules)));
    json.writeEndArray();
  }
}
