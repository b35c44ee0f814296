package io.github.tsume.app.page;

import io.github.tsume.app.text.GradeText;
import io.github.tsume.app.text.Messages;
import io.github.tsume.app.text.MoveStyle;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.grade.Graded;
import io.github.tsume.grade.Grader;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.notation.answer.AnswerList;
import io.github.tsume.notation.answer.AnswerText;
import io.github.tsume.notation.answer.SentAnswer;
import io.github.tsume.posed.PosedProblem;
import io.github.tsume.record.Problem;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.soundness.SoundnessChecker;
import io.github.tsume.soundness.SoundnessReport;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;
import tools.jackson.core.JsonGenerator;

/** Grades what solvers have answered to the problem on the page, as {@code tsume grade} does. */
final class PageGrading {
  private static final GradeText ENGLISH = text(Locale.ENGLISH);
  private static final GradeText JAPANESE = text(Locale.JAPANESE);

  /** An answer with its grade. */
  private record Row(SentAnswer sent, Graded graded) {}

  private PageGrading() {}

  private static GradeText text(Locale locale) {
    Messages messages = Messages.of(locale);
    return new GradeText(messages, MoveStyle.of(null, messages));
  }

  /** The message of type "graded": for each answer who, grade and reason, in every language. */
  static String message(
      Problem problem,
      String answers,
      PageOptions options,
      MateSolver solver,
      SearchBudget budget) {
    PosedProblem posed = PosedProblem.of(problem, options.defenderHand());
    Position position = posed.position();
    CheckOptions asked = posed.asked(options.job().asked().options());
    SoundnessReport report =
        new SoundnessChecker(solver).check(position, asked, budget, SolveListener.NONE);
    Grader grader = new Grader(solver, position, report, asked);
    List<Row> rows = new ArrayList<>();
    for (SentAnswer sent : AnswerList.read(answers, List.of(problem.id()), position.rules())) {
      Graded graded =
          sent.fault() != null
              ? Graded.stray(sent.fault())
              : grader.grade(AnswerText.read(sent.parts(), position.rules()), budget);
      rows.add(new Row(sent, graded));
    }
    return JsonLine.write(
        json -> {
          json.writeStringProperty("type", "graded");
          json.writeArrayPropertyStart("answers");
          rows.forEach(row -> write(json, position, row));
          json.writeEndArray();
        });
  }

  private static void write(JsonGenerator json, Position position, Row row) {
    Graded graded = row.graded();
    json.writeStartObject();
    json.writeStringProperty("solver", row.sent().solver());
    json.writeStringProperty("grade", graded.grade().code());
    json.writeBooleanProperty("right", graded.grade().isRight());
    words(json, "word", (text, start) -> text.word(graded.grade()), position);
    words(
        json,
        "reason",
        (text, start) ->
            row.sent().fault() == null
                ? text.reason(start, graded, "")
                : text.withoutProblem(graded, ""),
        position);
    json.writeEndObject();
  }

  private static void words(
      JsonGenerator json,
      String name,
      BiFunction<GradeText, Position, String> said,
      Position position) {
    JsonLine.words(json, name, said.apply(ENGLISH, position), said.apply(JAPANESE, position));
  }
}
