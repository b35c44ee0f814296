package io.github.tsume.results.json;

import io.github.tsume.board.Move;
import io.github.tsume.compose.Edit;
import io.github.tsume.compose.Needless;
import io.github.tsume.compose.PruneReport;
import io.github.tsume.compose.Repair;
import io.github.tsume.compose.RepairReport;
import io.github.tsume.compose.Unsettled;
import io.github.tsume.compose.WhyNot;
import io.github.tsume.judgement.Defect;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.posed.Findings;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import java.util.List;
import java.util.function.Consumer;

/** The findings for composers as JSON, one line each; the order of the fields is fixed. */
public final class ComposeJson {
  public static final String PRUNE = "tsume-prune/1";
  public static final String REPAIR = "tsume-repair/1";

  private final Ruleset rules;

  private ComposeJson(Ruleset rules) {
    this.rules = rules;
  }

  private String line(String schema, Result.Origin origin, Consumer<JsonFields> content) {
    return JsonFields.line(
        schema,
        json -> {
          json.put("id", origin.id()).put("source", origin.source()).put("title", origin.title());
          content.accept(json.put("rules", rules.name()).put("sfen", origin.sfen()));
        });
  }

  /**
   * Which pieces a problem does not need.
   *
   * @param origin the problem, which has a position
   * @param millis how long it took; negative if that is not to be told
   */
  public static String prune(Result.Origin origin, Ruleset rules, PruneReport report, long millis) {
    ComposeJson words = new ComposeJson(rules);
    return words.line(PRUNE, origin, json -> words.prune(json, report, millis));
  }

  private void prune(JsonFields json, PruneReport report, long millis) {
    RequestJson.aim(json, report.aim());
    json.put("verdict", report.base().verdict().code());
    if (!report.base().line().isEmpty()) {
      json.put("length", report.base().length());
      json.moves("mainline", report.base().line(), rules);
    }
    json.each("needless", report.single(), (at, found) -> needless(at, found, "sfen"));
    report.together().ifPresent(all -> json.in("together", at -> needless(at, all, "sfen")));
    json.any(
        "open",
        report.open(),
        (at, each) -> {
          edit(at, each.edits().get(0));
          at.put("proved", each.proved().code());
        });
    json.put("tried", report.tried()).time(millis);
  }

  /** One finding, as it is found. */
  public static String needless(Result.Origin origin, Ruleset rules, Needless found) {
    ComposeJson words = new ComposeJson(rules);
    return words.line(PRUNE, origin, json -> words.needless(json, found, "pruned"));
  }

  /** One repair, as it is found. */
  public static String repair(Result.Origin origin, Ruleset rules, Repair repair) {
    ComposeJson words = new ComposeJson(rules);
    return words.line(REPAIR, origin, json -> words.repair(json, repair));
  }

  /**
   * All repairs, best first.
   *
   * @param millis how long it took; negative if that is not to be told
   */
  public static String repairs(
      Result.Origin origin, Ruleset rules, RepairReport report, long millis) {
    ComposeJson words = new ComposeJson(rules);
    return words.line(REPAIR, origin, json -> words.repairs(json, report, millis));
  }

  private void repairs(JsonFields json, RepairReport report, long millis) {
    RequestJson.aim(json, report.aim());
    json.put("verdict", report.base().verdict().code()).moves("line", report.line(), rules);
    json.each("repairs", report.repairs(), this::repair).put("edits", report.edits());
    json.put("untried", report.untried()).put("keepingLine", report.keeping());
    json.put("checked", report.checked());
    json.put("open", report.open().size()).any("openEdits", report.open(), this::unsettled);
    json.put("complete", report.complete()).time(millis);
  }

  private void unsettled(JsonFields json, Unsettled each) {
    edits(json, each.edits()).put("proved", each.proved().code());
  }

  private void repair(JsonFields json, Repair repair) {
    edits(json, repair.edits()).put("change", repair.change()).put("economy", repair.economy());
    json.put("repaired", SfenWriter.sfen(repair.setup()));
    json.moves("repairedLine", repair.line(), rules);
  }

  /**
   * Why a board is not what is wanted.
   *
   * @param schema which command made it
   * @param edits what made it of the problem; empty if it is another board
   */
  public static String refuted(
      String schema, Result.Origin origin, List<Edit> edits, WhyNot whyNot) {
    ComposeJson words = new ComposeJson(whyNot.setup().rules());
    return words.line(schema, origin, json -> words.refuted(json, edits, whyNot));
  }

  private void refuted(JsonFields json, List<Edit> edits, WhyNot whyNot) {
    json.any("edits", edits, this::edit).put("refuted", SfenWriter.sfen(whyNot.setup()));
    json.put("verdict", whyNot.verdict().code()).positive("length", whyNot.plies());
    Findings.Row row = whyNot.defect();
    if (row != null) {
      json.in("defect", at -> defect(at, row));
    }
  }

  private void defect(JsonFields json, Findings.Row row) {
    Defect defect = row.defect();
    json.put("class", defect.kind().code()).positive("ply", defect.ply());
    json.moves("before", row.before(), rules);
    json.put("move", defect.move() == Move.NONE ? null : Move.toUsi(defect.move(), rules));
    json.plies("length", defect.length());
    json.some("line", defect.line().stream().map(move -> Move.toUsi(move, rules)).toList());
    json.put("why", defect.failure() == null ? null : defect.failure().code());
  }

  private void needless(JsonFields json, Needless found, String after) {
    edits(json, found.edits()).put("keeps", found.keeps().code()).put("saved", found.saved());
    json.put(after, SfenWriter.sfen(found.setup()));
  }

  private JsonFields edits(JsonFields json, List<Edit> edits) {
    return json.each("edits", edits, this::edit);
  }

  private void edit(JsonFields json, Edit edit) {
    json.put("edit", edit.text(rules)).put("kind", edit.kind().code());
    place(json, "from", edit.from());
    piece(json, "before", edit.before());
    place(json, "to", edit.to());
    piece(json, "after", edit.after());
    if (edit.kind() == Edit.Kind.SHIFT) {
      json.put("files", edit.files()).put("ranks", edit.ranks());
    }
  }

  private void place(JsonFields json, String name, int place) {
    if (place != Edit.NOWHERE) {
      json.put(name, place == Edit.HAND ? "hand" : rules.squareName(place));
    }
  }

  private void piece(JsonFields json, String name, int piece) {
    json.put(name, piece == Piece.EMPTY ? null : Edit.piece(rules, piece));
  }
}
