package io.github.tsume.results.json;

import io.github.tsume.board.Move;
import io.github.tsume.compose.Edit;
import io.github.tsume.compose.Needless;
import io.github.tsume.compose.PruneReport;
import io.github.tsume.compose.Repair;
import io.github.tsume.compose.RepairReport;
import io.github.tsume.compose.Unsettled;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import java.io.StringWriter;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** The findings for composers as JSON, one line each; the order of the fields is fixed. */
public final class ComposeJson {
  public static final String PRUNE = "tsume-prune/1";
  public static final String REPAIR = "tsume-repair/1";

  private static final JsonFactory FACTORY = new JsonFactory();

  private final JsonGenerator json;
  private final Ruleset rules;

  private ComposeJson(JsonGenerator json, Ruleset rules) {
    this.json = json;
    this.rules = rules;
  }

  private static String line(Ruleset rules, Consumer<ComposeJson> content) {
    StringWriter text = new StringWriter(512);
    try (JsonGenerator json = FACTORY.createGenerator(ObjectWriteContext.empty(), text)) {
      json.writeStartObject();
      content.accept(new ComposeJson(json, rules));
      json.writeEndObject();
    }
    return text.toString();
  }

  /**
   * Which pieces a problem does not need.
   *
   * @param origin the problem, which has a position
   * @param millis how long it took; negative if that is not to be told
   */
  public static String prune(Result.Origin origin, Ruleset rules, PruneReport report, long millis) {
    return line(rules, writer -> writer.prune(origin, report, millis));
  }

  private void prune(Result.Origin origin, PruneReport report, long millis) {
    origin(PRUNE, origin);
    RequestJson.aim(json, report.aim());
    json.writeStringProperty("verdict", report.base().verdict().code());
    if (!report.base().line().isEmpty()) {
      json.writeNumberProperty("length", report.base().length());
      moves("mainline", report.base().line());
    }
    json.writeArrayPropertyStart("needless");
    for (Needless found : report.single()) {
      json.writeStartObject();
      needless(found, "sfen");
      json.writeEndObject();
    }
    json.writeEndArray();
    if (report.together().isPresent()) {
      json.writeObjectPropertyStart("together");
      needless(report.together().get(), "sfen");
      json.writeEndObject();
    }
    if (!report.open().isEmpty()) {
      json.writeArrayPropertyStart("open");
      for (Unsettled each : report.open()) {
        json.writeStartObject();
        edit(each.edits().get(0));
        json.writeStringProperty("proved", each.proved().code());
        json.writeEndObject();
      }
      json.writeEndArray();
    }
    json.writeNumberProperty("tried", report.tried());
    time(millis);
  }

  /** One finding, as it is found. */
  public static String needless(Result.Origin origin, Ruleset rules, Needless found) {
    return line(
        rules,
        writer -> {
          writer.origin(PRUNE, origin);
          writer.needless(found, "pruned");
        });
  }

  /** One repair, as it is found. */
  public static String repair(Result.Origin origin, Ruleset rules, Repair repair) {
    return line(
        rules,
        writer -> {
          writer.origin(REPAIR, origin);
          writer.repair(repair);
        });
  }

  /**
   * All repairs, best first.
   *
   * @param millis how long it took; negative if that is not to be told
   */
  public static String repairs(
      Result.Origin origin, Ruleset rules, RepairReport report, long millis) {
    return line(rules, writer -> writer.repairs(origin, report, millis));
  }

  private void repairs(Result.Origin origin, RepairReport report, long millis) {
    origin(REPAIR, origin);
    RequestJson.aim(json, report.aim());
    json.writeStringProperty("verdict", report.base().verdict().code());
    moves("line", report.line());
    json.writeArrayPropertyStart("repairs");
    for (Repair repair : report.repairs()) {
      json.writeStartObject();
      repair(repair);
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeNumberProperty("edits", report.edits());
    json.writeNumberProperty("untried", report.untried());
    json.writeNumberProperty("keepingLine", report.keeping());
    json.writeNumberProperty("checked", report.checked());
    json.writeNumberProperty("open", report.open().size());
    if (!report.open().isEmpty()) {
      json.writeArrayPropertyStart("openEdits");
      for (Unsettled each : report.open()) {
        json.writeStartObject();
        edits("edits", each.edits());
        json.writeStringProperty("proved", each.proved().code());
        json.writeEndObject();
      }
      json.writeEndArray();
    }
    json.writeBooleanProperty("complete", report.complete());
    time(millis);
  }

  private void repair(Repair repair) {
    edits("edits", repair.edits());
    json.writeNumberProperty("change", repair.change());
    json.writeNumberProperty("economy", repair.economy());
    json.writeStringProperty("repaired", SfenWriter.sfen(repair.setup()));
    moves("repairedLine", repair.line());
  }

  private void needless(Needless found, String after) {
    edits("edits", found.edits());
    json.writeStringProperty("keeps", found.keeps().code());
    json.writeNumberProperty("saved", found.saved());
    json.writeStringProperty(after, SfenWriter.sfen(found.setup()));
  }

  private void origin(String schema, Result.Origin origin) {
    json.writeStringProperty("schema", schema);
    json.writeStringProperty("id", origin.id());
    optional("source", origin.source());
    optional("title", origin.title());
    json.writeStringProperty("rules", rules.name());
    optional("sfen", origin.sfen());
  }

  private void edits(String name, List<Edit> edits) {
    json.writeArrayPropertyStart(name);
    for (Edit edit : edits) {
      json.writeStartObject();
      edit(edit);
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void edit(Edit edit) {
    json.writeStringProperty("edit", edit.text(rules));
    json.writeStringProperty("kind", edit.kind().code());
    place("from", edit.from());
    piece("before", edit.before());
    place("to", edit.to());
    piece("after", edit.after());
    if (edit.kind() == Edit.Kind.SHIFT) {
      json.writeNumberProperty("files", edit.files());
      json.writeNumberProperty("ranks", edit.ranks());
    }
  }

  private void place(String name, int place) {
    if (place != Edit.NOWHERE) {
      json.writeStringProperty(name, place == Edit.HAND ? "hand" : rules.squareName(place));
    }
  }

  private void piece(String name, int piece) {
    if (piece != Piece.EMPTY) {
      json.writeStringProperty(name, Edit.piece(rules, piece));
    }
  }

  private void moves(String name, List<Integer> moves) {
    json.writeArrayPropertyStart(name);
    moves.forEach(move -> json.writeString(Move.toUsi(move, rules)));
    json.writeEndArray();
  }

  private void time(long millis) {
    if (millis >= 0) {
      json.writeNumberProperty("timeMs", millis);
    }
  }

  private void optional(String name, @Nullable String text) {
    if (text != null) {
      json.writeStringProperty(name, text);
    }
  }
}
