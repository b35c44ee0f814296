package io.github.tsume.app.report;

import io.github.tsume.results.json.CheckOutcome;
import io.github.tsume.results.json.JsonFields;
import io.github.tsume.results.json.NoteEntry;
import io.github.tsume.results.json.RequestJson;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.json.ResultMetrics;
import io.github.tsume.results.json.Sureness;
import io.github.tsume.results.text.Sentences;
import io.github.tsume.results.text.Wording;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Remark;
import io.github.tsume.verdict.Severity;
import io.github.tsume.verdict.Verdict;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A writer of a result as scripts want it: the fields of {@code results.jsonl}, but the position as
 * a {@link Placement}, all lines together as {@link ShownLine}s, and nothing that can be left out.
 */
final class ReportRow {
  /** Remarks that an author or an editor may like to know beside the verdict. */
  private static final List<Remark> ADVICE =
      List.of(Remark.KNOWN_PROBLEM, Remark.NEAREST_REPAIR, Remark.NEEDLESS_PIECE);

  private static final Set<Verdict> DECIDED =
      EnumSet.of(Verdict.SOUND, Verdict.COOKED, Verdict.INCOMPLETE, Verdict.UNSOLVABLE);

  private final Result result;
  private final @Nullable ReplayedResult replayed;
  private final JsonFields json;
  private final List<ShownLine> lines = new ArrayList<>();

  private ReportRow(Result result, @Nullable ReplayedResult replayed, JsonFields json) {
    this.result = result;
    this.replayed = replayed;
    this.json = json;
  }

  /**
   * The result as a JSON object on one line.
   *
   * @param lines writes the lines that can be played, as "lines"
   * @param more writes further properties
   */
  static String write(
      Result result,
      @Nullable ReplayedResult replayed,
      BiConsumer<JsonFields, List<ShownLine>> lines,
      Consumer<JsonFields> more) {
    return JsonFields.line(
        json -> {
          ReportRow row = new ReportRow(result, replayed, json);
          row.origin();
          row.answer();
          row.check();
          row.notes();
          row.branches();
          row.effort();
          if (!row.lines.isEmpty()) {
            lines.accept(json, row.lines);
          }
          more.accept(json);
        });
  }

  private void origin() {
    Result.Origin origin = result.origin();
    json.put("id", origin.id());
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
    RequestJson.aim(json, answer.aim());
    ShownAnswer.write(json, result);
    json.put("rawLength", answer.rawLength()).counts("leftover", answer.leftover());
    if (replayed != null && !replayed.mainline().isEmpty()) {
      lines.add(ShownLine.of("mainline", 0, 1, false, replayed, replayed.mainline()));
    }
    json.put("stated", result.statedLength());
    Double rank = ResultMetrics.rank(result);
    if (rank != null) {
      json.put("rank", rank);
    }
    json.some("themes", ThemeWords.of(result)).put("certified", seal());
    json.put("digest", result.extras().digest());
    if (result.agrees() != null) {
      json.put("agrees", result.agrees());
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
    List<DefectClass> reasons = check.reasons(result.answer().length().plies());
    json.some("reasons", reasons.stream().map(DefectClass::code).toList());
    json.positive("likelyCookedAt", check.likelyCookedAt());
    array(
        "defects",
        check.defects(),
        (i, defect) -> {
          json.put("class", defect.code());
          json.put("severity", defect.severity().code());
          json.flag("fatal", defect.severity() == Severity.FATAL);
          ReplayedResult board = replayed;
          boolean ofAuthor = board != null && defect.isOfAuthorsLine();
          branch(
              new Place("defects", i, defect.ply(), ofAuthor),
              board != null && ofAuthor ? board.along(result.lineOf(defect)) : board,
              defect.move(),
              defect.line());
          optional("why", defect.why());
          json.plies("length", defect.length());
          json.counts("leftover", defect.leftover());
          optional("unsettled", Sureness.of(result, defect).code());
        });
    array(
        "open",
        check.open(),
        (i, open) -> {
          branch(new Place("open", i, open.ply(), false), replayed, open.move(), List.of());
          json.positive("refutedWithin", open.refutedWithin());
        });
  }

  private void notes() {
    array(
        "notes",
        result.notes(),
        (i, note) -> {
          json.put("class", note.code());
          Wording words = note.words();
          words("why", note.why(), words != null ? words : Sentences.recognised(note.why()));
          json.flag("futile", note.is(Remark.FUTILE));
          json.flag("advice", ADVICE.stream().anyMatch(note::is));
          if (note.isDuplicate()) {
            duplicate(note);
          }
          if (note.is(Remark.NEAREST_REPAIR) && words != null) {
            optional("position", words.arguments().get(1));
          }
          json.flag("warning", Sentences.isWarning(note.code()));
          branch(new Place("notes", i, note.ply(), false), replayed, note.move(), note.line());
        });
  }

  /**
   * That the position was there before; which problem that was; and whether it is seen otherwise.
   */
  private void duplicate(NoteEntry note) {
    Wording words = note.words();
    json.flag("duplicate", true);
    json.flag("changed", !note.is(Remark.DUPLICATE));
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
          json.plies("length", entry.length());
          json.flag("equal", entry.equal());
          json.flag("futile", entry.futile());
          json.counts("leftover", entry.leftover());
        });
    array(
        "tries",
        result.extras().tries(),
        (i, entry) -> {
          branch(new Place("tries", i, entry.ply(), false), replayed, entry.move(), entry.line());
          json.put("plies", entry.plies().plies());
          json.flag("more", !entry.plies().isExact());
          json.flag("endless", entry.endless());
        });
    if (replayed != null && !result.extras().authoredLine().isEmpty()) {
      List<Integer> moves = replayed.branch(1, null, result.extras().authoredLine());
      lines.add(ShownLine.of("authored", 0, 1, true, replayed, moves));
    }
  }

  /** Which entry a line belongs to, and where it leaves the mainline, or the author's line. */
  private record Place(String list, int index, int ply, boolean ofAuthor) {}

  /** Where a branch leaves, and its moves: to be played or, if they are not legal, to be read. */
  private void branch(
      Place at, @Nullable ReplayedResult along, @Nullable String move, List<String> line) {
    json.positive("ply", at.ply);
    boolean whole = at.ply == 0 && line.equals(result.answer().mainline());
    if (whole || (move == null && line.isEmpty())) {
      return;
    }
    List<Integer> moves = along == null ? List.of() : along.branch(at.ply, move, line);
    if (along == null || moves.isEmpty()) {
      json.put("usi", line.isEmpty() ? move : String.join(" ", line));
    } else {
      lines.add(ShownLine.of(at.list, at.index, at.ply, at.ofAuthor, along, moves));
    }
  }

  private void effort() {
    Result.Effort effort = result.effort();
    if (effort != null) {
      json.in(
          "limits",
          limits -> {
            Double seconds = effort.limits().seconds();
            if (seconds != null) {
              limits.put("time", seconds);
            }
            Long nodes = effort.limits().nodes();
            if (nodes != null) {
              limits.put("nodes", nodes);
            }
            limits.put("hash", effort.limits().hash());
          });
      json.put("nodes", effort.nodes()).put("timeMs", effort.timeMs());
    }
    optional("reason", result.reason() == null ? null : result.reason().code());
    Result.Failure error = result.error();
    if (error != null) {
      json.in(
          "error",
          failure -> {
            failure.put("code", error.code());
            words("message", error.message(), error.words());
            if (error.line() > 0) {
              failure.put("line", error.line()).put("column", error.column());
            }
          });
    }
  }

  private interface Item<T> {
    void write(int index, T item);
  }

  private <T> void array(String name, List<T> items, Item<T> writer) {
    int[] next = {0};
    json.any(name, items, (fields, item) -> writer.write(next[0]++, item));
  }

  /** A sentence in every language, or in the one there is. */
  private void words(String name, String text, @Nullable Wording words) {
    if (words == null) {
      json.put(name, text);
    } else {
      json.words(name, words);
    }
  }

  private void optional(String name, @Nullable String value) {
    if (value != null && !value.strip().isEmpty()) {
      json.put(name, value);
    }
  }
}
