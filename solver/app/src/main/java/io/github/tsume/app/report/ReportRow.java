package io.github.tsume.app.report;

import io.github.tsume.results.json.CheckOutcome;
import io.github.tsume.results.json.JsonFields;
import io.github.tsume.results.json.NoteEntry;
import io.github.tsume.results.json.RequestJson;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.json.ResultMetrics;
import io.github.tsume.results.json.Sureness;
import io.github.tsume.results.text.Wording;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Remark;
import io.github.tsume.verdict.Severity;
import io.github.tsume.verdict.Verdict;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/**
 * A writer of a result as scripts want it: the fields of {@code results.jsonl}, but the position as
 * a {@link Placement}, all lines together as {@link ShownLine}s, and nothing that can be left out.
 */
final class ReportRow {
  private static final JsonFactory FACTORY = new JsonFactory();

  private static final Set<Verdict> DECIDED =
      EnumSet.of(Verdict.SOUND, Verdict.COOKED, Verdict.INCOMPLETE, Verdict.UNSOLVABLE);

  private final Result result;
  private final @Nullable ReplayedResult replayed;
  private final JsonGenerator json;
  private final List<ShownLine> lines = new ArrayList<>();

  private ReportRow(Result result, @Nullable ReplayedResult replayed, JsonGenerator json) {
    this.result = result;
    this.replayed = replayed;
    this.json = json;
  }

  /**
   * The result as a JSON object on one line.
   *
   * @param line writes each line that can be played, as an item of "lines"
   * @param more writes further properties
   */
  static String write(
      Result result,
      @Nullable ReplayedResult replayed,
      BiConsumer<JsonGenerator, ShownLine> line,
      Consumer<JsonGenerator> more) {
    StringWriter text = new StringWriter(512);
    try (JsonGenerator json = FACTORY.createGenerator(ObjectWriteContext.empty(), text)) {
      json.writeStartObject();
      ReportRow row = new ReportRow(result, replayed, json);
      row.origin();
      row.answer();
      row.check();
      row.notes();
      row.branches();
      row.effort();
      row.lines(line);
      more.accept(json);
      json.writeEndObject();
    }
    return text.toString();
  }

  private void origin() {
    Result.Origin origin = result.origin();
    json.writeStringProperty("id", origin.id());
    optional("source", origin.source());
    optional("title", origin.title());
    optional("author", origin.author());
    if (replayed != null) {
      optional("rules", origin.rules());
      optional("sfen", origin.sfen());
      Placement.write(json, "start", replayed.setup());
    }
  }

  private void answer() {
    Result.Answer answer = result.answer();
    RequestJson.aim(new JsonFields(json), answer.aim());
    ShownAnswer.write(json, result);
    if (answer.rawLength().isPresent()) {
      json.writeNumberProperty("rawLength", answer.rawLength().getAsInt());
    }
    pieces(answer.leftover());
    if (replayed != null && !replayed.mainline().isEmpty()) {
      lines.add(ShownLine.of("mainline", 0, 1, false, replayed, replayed.mainline()));
    }
    if (result.statedLength().isPresent()) {
      json.writeNumberProperty("stated", result.statedLength().getAsInt());
    }
    Double rank = ResultMetrics.rank(result);
    if (rank != null) {
      json.writeNumberProperty("rank", rank);
    }
    List<String> themes = ResultThemes.of(result);
    if (!themes.isEmpty()) {
      json.writeArrayPropertyStart("themes");
      themes.forEach(json::writeString);
      json.writeEndArray();
    }
    if (seal() != null) {
      json.writeStringProperty("certified", seal());
    }
    if (result.agrees() != null) {
      json.writeBooleanProperty("agrees", result.agrees());
    }
  }

  /** How much a certificate shows; "none" if there is none of what was decided. */
  private @Nullable String seal() {
    CheckOutcome check = result.check();
    boolean decided = check != null && DECIDED.contains(check.verdict());
    String told = result.extras().certified();
    return told != null || !decided ? told : "none";
  }

  private void check() {
    CheckOutcome check = result.check();
    if (check == null) {
      return;
    }
    List<DefectClass> reasons = check.reasons(result.answer().length());
    if (!reasons.isEmpty()) {
      json.writeArrayPropertyStart("reasons");
      reasons.forEach(kind -> json.writeString(kind.code()));
      json.writeEndArray();
    }
    if (check.likelyCookedAt() > 0) {
      json.writeNumberProperty("likelyCookedAt", check.likelyCookedAt());
    }
    array(
        "defects",
        check.defects(),
        (i, defect) -> {
          json.writeStringProperty("class", defect.code());
          json.writeStringProperty("severity", defect.severity().code());
          flag("fatal", defect.severity() == Severity.FATAL);
          ReplayedResult board = replayed;
          boolean ofAuthor = board != null && defect.isOfAuthorsLine();
          branch(
              new Place("defects", i, defect.ply(), ofAuthor),
              board != null && ofAuthor ? board.along(result.lineOf(defect)) : board,
              defect.move(),
              defect.line());
          optional("why", defect.why());
          if (defect.length() > 0) {
            json.writeNumberProperty("length", defect.length());
          }
          pieces(defect.leftover());
          optional("unsettled", Sureness.of(result, defect).code());
        });
    array(
        "open",
        check.open(),
        (i, open) -> {
          branch(new Place("open", i, open.ply(), false), replayed, open.move(), List.of());
          if (open.refutedWithin() > 0) {
            json.writeNumberProperty("refutedWithin", open.refutedWithin());
          }
        });
  }

  private void notes() {
    array(
        "notes",
        result.notes(),
        (i, note) -> {
          json.writeStringProperty("class", note.code());
          Wording words = note.words();
          words("why", note.why(), words != null ? words : Wording.recognised(note.why()));
          flag("futile", note.is(Remark.FUTILE));
          if (note.isDuplicate()) {
            duplicate(note);
          }
          if (note.is(Remark.NEAREST_REPAIR) && words != null) {
            optional("position", words.arguments().get(1));
          }
          flag("warning", note.isWarning());
          branch(new Place("notes", i, note.ply(), false), replayed, note.move(), note.line());
        });
  }

  /**
   * That the position was there before; which problem that was; and whether it is seen otherwise.
   */
  private void duplicate(NoteEntry note) {
    Wording words = note.words();
    flag("duplicate", true);
    flag("changed", !note.is(Remark.DUPLICATE));
    if (words != null && !words.arguments().isEmpty()) {
      String other = words.arguments().get(0);
      optional("same", note.is(Remark.TURNED_DUPLICATE) ? "#" + other : other);
    }
  }

  private void branches() {
    array(
        "variations",
        result.shownVariations(),
        (i, entry) -> {
          branch(
              new Place("variations", i, entry.ply(), false), replayed, entry.move(), entry.line());
          if (entry.length() > 0) {
            json.writeNumberProperty("length", entry.length());
          }
          flag("equal", entry.equal());
          flag("futile", entry.futile());
          pieces(entry.leftover());
        });
    array(
        "tries",
        result.extras().tries(),
        (i, entry) -> {
          branch(new Place("tries", i, entry.ply(), false), replayed, entry.move(), entry.line());
          json.writeNumberProperty("plies", entry.plies().plies());
          flag("more", !entry.plies().isExact());
          flag("endless", entry.endless());
        });
    if (replayed != null && !result.extras().authoredLine().isEmpty()) {
      List<Integer> moves = replayed.branch(1, null, result.extras().authoredLine());
      lines.add(ShownLine.of("authored", 0, 1, true, replayed, moves));
    }
  }

  private void flag(String name, boolean value) {
    if (value) {
      json.writeBooleanProperty(name, true);
    }
  }

  /** Which entry a line belongs to, and where it leaves the mainline, or the author's line. */
  private record Place(String list, int index, int ply, boolean ofAuthor) {}

  /** Where a branch leaves, and its moves: to be played or, if they are not legal, to be read. */
  private void branch(
      Place at, @Nullable ReplayedResult along, @Nullable String move, List<String> line) {
    if (at.ply > 0) {
      json.writeNumberProperty("ply", at.ply);
    }
    boolean whole = at.ply == 0 && line.equals(result.answer().mainline());
    if (whole || (move == null && line.isEmpty())) {
      return;
    }
    List<Integer> moves = along == null ? List.of() : along.branch(at.ply, move, line);
    if (along == null || moves.isEmpty()) {
      json.writeStringProperty("usi", line.isEmpty() ? move : String.join(" ", line));
    } else {
      lines.add(ShownLine.of(at.list, at.index, at.ply, at.ofAuthor, along, moves));
    }
  }

  private void lines(BiConsumer<JsonGenerator, ShownLine> writer) {
    if (!lines.isEmpty()) {
      json.writeArrayPropertyStart("lines");
      lines.forEach(line -> writer.accept(json, line));
      json.writeEndArray();
    }
  }

  private void effort() {
    Result.Effort effort = result.effort();
    if (effort != null) {
      json.writeObjectPropertyStart("limits");
      Double seconds = effort.limits().seconds();
      if (seconds != null) {
        json.writeNumberProperty("time", seconds);
      }
      Long nodes = effort.limits().nodes();
      if (nodes != null) {
        json.writeNumberProperty("nodes", nodes);
      }
      json.writeStringProperty("hash", effort.limits().hash());
      json.writeEndObject();
      json.writeNumberProperty("nodes", effort.nodes());
      json.writeNumberProperty("timeMs", effort.timeMs());
    }
    optional("reason", result.reason() == null ? null : result.reason().code());
    Result.Failure error = result.error();
    if (error != null) {
      json.writeObjectPropertyStart("error");
      json.writeStringProperty("code", error.code());
      words("message", error.message(), error.words());
      if (error.line() > 0) {
        json.writeNumberProperty("line", error.line());
        json.writeNumberProperty("column", error.column());
      }
      json.writeEndObject();
    }
  }

  private interface Item<T> {
    void write(int index, T item);
  }

  private <T> void array(String name, List<T> items, Item<T> writer) {
    if (items.isEmpty()) {
      return;
    }
    json.writeArrayPropertyStart(name);
    for (int i = 0; i < items.size(); i++) {
      json.writeStartObject();
      writer.write(i, items.get(i));
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void pieces(Map<String, Integer> pieces) {
    if (!pieces.isEmpty()) {
      json.writeObjectPropertyStart("leftover");
      pieces.forEach(json::writeNumberProperty);
      json.writeEndObject();
    }
  }

  /** A sentence in every language, or in the one there is. */
  private void words(String name, String text, @Nullable Wording words) {
    if (words == null) {
      json.writeStringProperty(name, text);
      return;
    }
    json.writeObjectPropertyStart(name);
    json.writeStringProperty("en", words.english());
    json.writeStringProperty("ja", words.japanese());
    json.writeEndObject();
  }

  private void optional(String name, @Nullable String value) {
    if (value != null && !value.strip().isEmpty()) {
      json.writeStringProperty(name, value);
    }
  }
}
