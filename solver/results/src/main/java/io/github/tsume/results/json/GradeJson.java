package io.github.tsume.results.json;

import io.github.tsume.board.Move;
import io.github.tsume.grade.Grade;
import io.github.tsume.grade.Grade.Counts;
import io.github.tsume.grade.Grade.Why;
import io.github.tsume.grade.Graded;
import io.github.tsume.notation.common.ReadError;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.verdict.PlyCount;
import io.github.tsume.verdict.Verdict;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/** Grades of answers as JSON: a line for each answer, each problem and each solver. */
public final class GradeJson {
  public static final String SCHEMA = "tsume-grade/1";

  private GradeJson() {}

  private static String line(String kind, Consumer<JsonFields> content) {
    return JsonFields.line(SCHEMA, json -> content.accept(json.put("kind", kind)));
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
          json.put("solver", answer.solver()).put("number", answer.number());
          json.put("problem", problem.isEmpty() ? null : problem).put("source", answer.source());
          json.put("line", answer.line()).put("column", answer.column());
          json.put("grade", graded.grade().code());
          if (graded.grade() == Grade.INCOMPLETE) {
            json.put("soFar", graded.soFar().code());
          }
          json.put("why", graded.why() == Why.NONE ? null : graded.why().code());
          json.positive("ply", graded.ply());
          if (graded.move() != Move.NONE) {
            json.put("move", Move.toUsi(graded.move(), rules));
          }
          if (graded.kind() != null) {
            json.put("class", graded.kind().code()).put("listed", graded.known());
          }
          if (!graded.answer().isEmpty()) {
            json.moves("better", graded.answer(), rules);
          }
          json.moves("moves", graded.line(), rules);
          ReadError error = graded.error();
          if (error != null) {
            json.in("error", inner -> error(inner, error, locale));
          }
        });
  }

  private static void error(JsonFields json, ReadError error, Locale locale) {
    json.put("code", error.code()).put("message", error.message(locale));
    json.put("line", error.line()).put("column", error.column());
    json.put("expected", error.expected(locale));
  }

  /** What is known of one problem, and what its answers came to. */
  public static String problem(
      String problem,
      Verdict verdict,
      PlyCount plies,
      List<Integer> line,
      Counts counts,
      Ruleset rules) {
    return line(
        "problem",
        json -> {
          json.put("problem", problem).put("verdict", verdict.code());
          if (!line.isEmpty()) {
            json.put("length", plies.plies());
            json.put("exact", plies.isExact());
            json.moves("mainline", line, rules);
          }
          counts(json, counts);
        });
  }

  /** What one solver has solved. */
  public static String solver(String solver, int rank, boolean tied, Counts counts) {
    return line(
        "solver",
        json -> counts(json.put("solver", solver).put("rank", rank).put("tied", tied), counts));
  }

  private static void counts(JsonFields json, Counts counts) {
    json.put("answers", counts.total()).put("solved", counts.right());
    json.in(
        "grades",
        inner -> {
          for (Grade grade : Grade.values()) {
            inner.put(grade.code(), counts.of(grade));
          }
        });
  }
}
