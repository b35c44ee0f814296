package io.github.tsume.app.page;

import io.github.tsume.app.input.InputEntry;
import io.github.tsume.app.report.Placement;
import io.github.tsume.app.report.ShownAnswer;
import io.github.tsume.app.report.ThemeWords;
import io.github.tsume.board.FilledSetup;
import io.github.tsume.board.Setup;
import io.github.tsume.board.SetupFault;
import io.github.tsume.board.position.Position;
import io.github.tsume.notation.common.ReadError;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.posed.PosedProblem;
import io.github.tsume.posed.StatedAim;
import io.github.tsume.record.Problem;
import io.github.tsume.results.json.JsonFields;
import io.github.tsume.results.text.LineText;
import io.github.tsume.results.text.Sentences;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.stipulation.Stipulation;
import io.github.tsume.verdict.Aim;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The result of reading a text, as JSON: each problem with what is wrong with it, or an error. */
final class ReadingJson {
  /** Of more problems only the count is told: a page shows no longer lists. */
  private static final int MOST = 2000;

  private ReadingJson() {}

  static String write(List<InputEntry> entries, PageOptions options) {
    return JsonFields.line(
        json ->
            json.put("count", entries.size())
                .each(
                    "entries",
                    entries.subList(0, Math.min(MOST, entries.size())),
                    (row, entry) -> {
                      row.put("id", entry.id());
                      if (entry instanceof InputEntry.Good good) {
                        problem(row, good.problem(), options);
                      } else if (entry instanceof InputEntry.Bad bad) {
                        error(row, bad.error());
                      }
                    }));
  }

  private static void error(JsonFields json, ReadError error) {
    refused(json)
        .in(
            "error",
            told ->
                told.put("code", error.code())
                    .put("line", error.line())
                    .put("column", error.column())
                    .words("words", Sentences.of(List.of(error))));
  }

  private static void problem(JsonFields json, Problem problem, PageOptions options) {
    Optional<Aim> stated = StatedAim.of(problem);
    stated.ifPresent(aim -> json.put("goal", aim.goal().code()).positive("within", aim.within()));
    PosedProblem posed =
        PosedProblem.of(problem, options.defenderHand(), stated.orElse(options.aim()));
    Setup given = posed.given();
    FilledSetup filled = posed.filled();
    List<ReadError> errors = posed.errors();
    json.put("title", problem.title())
        .put("author", problem.author())
        .put("rules", given.rules().name())
        .put("sfen", SfenWriter.sfen(filled.setup()))
        .put("stated", SfenWriter.sfen(given));
    Placement.write(json, "shown", filled.setup());
    Placement.write(json, "given", given);
    json.put("filled", filled.filledCount() > 0)
        .put("missing", filled.missingCount())
        .put("length", problem.statedLength())
        .each("faults", errors, (row, error) -> fault(row, posed, error));
    if (!errors.isEmpty()) {
      refused(json);
    }
    json.each(
        "warnings", problem.warnings(), (row, said) -> row.words("words", Sentences.of(said)));
    if (errors.isEmpty()) {
      Position start = posed.position();
      List<Integer> line = problem.authoredLine();
      json.texts("moves", LineText.usi(start, line));
      Aim aim = stated.isPresent() ? posed.aim() : Aim.MATE;
      if (!aim.goal().isBounded() && Stipulation.of(aim).isWhole(start, line)) {
        json.some("themes", ThemeWords.of(start, aim, line));
      }
    }
  }

  /** What its result would be, as no search is needed for it. */
  private static JsonFields refused(JsonFields json) {
    return json.in("refused", ShownAnswer::illegal);
  }

  private static void fault(JsonFields json, PosedProblem posed, ReadError error) {
    String source = posed.problem().source().name();
    json.put("code", error.code())
        .texts(
            "squares",
            posed.faults().stream()
                .filter(each -> ReadError.of(each, source).equals(error))
                .flatMap(each -> squares(posed.given(), each.fault()).stream())
                .toList())
        .put("piece", error.arguments().isEmpty() ? null : error.arguments().get(0))
        .words("words", error.english(), error.japanese());
  }

  /** All squares that a fault is about: of two pawns on a file both. */
  private static List<String> squares(Setup setup, SetupFault fault) {
    Ruleset rules = setup.rules();
    return IntStream.range(0, rules.squares())
        .filter(square -> square == fault.square() || isAlike(setup, fault, square))
        .mapToObj(rules::squareName)
        .toList();
  }

  /** Whether there is another of the pieces of which there are too many. */
  private static boolean isAlike(Setup setup, SetupFault fault, int square) {
    Color color = fault.color();
    int kind = fault.kind();
    if (color == null || kind < 0 || setup.piece(square) != Piece.of(kind, color)) {
      return false;
    }
    return switch (fault.code()) {
      case SEVERAL_KINGS -> true;
      case TOO_MANY_PAWNS_ON_FILE ->
          setup.rules().file(square) == setup.rules().file(fault.square());
      default -> false;
    };
  }
}
