package io.github.tsume.app.page;

import io.github.tsume.app.input.InputEntry;
import io.github.tsume.app.report.Placement;
import io.github.tsume.app.report.ShownAnswer;
import io.github.tsume.board.FilledSetup;
import io.github.tsume.board.Setup;
import io.github.tsume.board.SetupFault;
import io.github.tsume.board.position.Position;
import io.github.tsume.notation.common.ReadError;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.record.LocatedFault;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Warning;
import io.github.tsume.results.text.LineText;
import io.github.tsume.results.text.Wording;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import java.util.List;
import java.util.stream.IntStream;
import tools.jackson.core.JsonGenerator;

/** The result of reading a text, as JSON: each problem with what is wrong with it, or an error. */
final class ReadingJson {
  /** Of more problems only the count is told: a page shows no longer lists. */
  private static final int MOST = 2000;

  private ReadingJson() {}

  static String write(List<InputEntry> entries, PageOptions options) {
    return JsonLine.write(
        json -> {
          json.writeNumberProperty("count", entries.size());
          json.writeArrayPropertyStart("entries");
          for (InputEntry entry : entries.subList(0, Math.min(MOST, entries.size()))) {
            json.writeStartObject();
            json.writeStringProperty("id", entry.id());
            if (entry instanceof InputEntry.Good good) {
              problem(json, good.problem(), options);
            } else if (entry instanceof InputEntry.Bad bad) {
              error(json, bad.error());
            }
            json.writeEndObject();
          }
          json.writeEndArray();
        });
  }

  private static void error(JsonGenerator json, ReadError error) {
    refused(json);
    json.writeObjectPropertyStart("error");
    json.writeStringProperty("code", error.code());
    json.writeNumberProperty("line", error.line());
    json.writeNumberProperty("column", error.column());
    JsonLine.words(json, "words", Wording.of(List.of(error)));
    json.writeEndObject();
  }

  private static void problem(JsonGenerator json, Problem problem, PageOptions options) {
    optional(json, "title", problem.title());
    optional(json, "author", problem.author());
    Setup given = problem.setup();
    FilledSetup filled = given.fillDefenderHand(options.defenderHand());
    json.writeStringProperty("rules", given.rules().name());
    json.writeStringProperty("sfen", SfenWriter.sfen(filled.setup()));
    json.writeStringProperty("stated", SfenWriter.sfen(given));
    Placement.write(json, "shown", filled.setup());
    Placement.write(json, "given", given);
    json.writeBooleanProperty("filled", filled.filledCount() > 0);
    json.writeNumberProperty("missing", filled.missingCount());
    if (problem.statedLength().isPresent()) {
      json.writeNumberProperty("length", problem.statedLength().getAsInt());
    }
    faults(json, problem);
    if (!problem.faults().isEmpty()) {
      refused(json);
    }
    json.writeArrayPropertyStart("warnings");
    for (Warning warning : problem.warnings()) {
      json.writeStartObject();
      JsonLine.words(json, "words", Wording.of(warning));
      json.writeEndObject();
    }
    json.writeEndArray();
    if (problem.faults().isEmpty()) {
      Position start = Position.of(filled.setup());
      JsonLine.texts(json, "moves", LineText.usi(start, problem.authoredLine()));
    }
  }

  /** What its result would be, as no search is needed for it. */
  private static void refused(JsonGenerator json) {
    json.writeObjectPropertyStart("refused");
    ShownAnswer.illegal(json);
    json.writeEndObject();
  }

  private static void faults(JsonGenerator json, Problem problem) {
    json.writeArrayPropertyStart("faults");
    for (LocatedFault located : problem.faults()) {
      SetupFault fault = located.fault();
      json.writeStartObject();
      json.writeStringProperty(
          "code", fault.code().name().toLowerCase(java.util.Locale.ROOT).replace('_', '-'));
      JsonLine.texts(json, "squares", squares(problem.setup(), fault));
      json.writeStringProperty("piece", fault.arguments().get(0));
      JsonLine.words(json, "words", fault.message(), fault.messageJapanese());
      json.writeEndObject();
    }
    json.writeEndArray();
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

  private static void optional(
      JsonGenerator json, String name, @org.jspecify.annotations.Nullable String value) {
    if (value != null) {
      json.writeStringProperty(name, value);
    }
  }
}
