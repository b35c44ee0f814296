package io.github.tsume.results.json;

import io.github.tsume.results.json.CheckOutcome.OpenEntry;
import io.github.tsume.results.json.Result.Answer;
import io.github.tsume.results.json.Result.Effort;
import io.github.tsume.results.json.Result.Failure;
import io.github.tsume.results.json.Result.Limits;
import io.github.tsume.results.json.Result.Origin;
import io.github.tsume.results.text.Wording;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.PlyCount;
import io.github.tsume.verdict.Reason;
import io.github.tsume.verdict.Remark;
import io.github.tsume.verdict.Severity;
import io.github.tsume.verdict.Standing;
import io.github.tsume.verdict.Unfinished;
import io.github.tsume.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A reader of what {@link ResultWriter} wrote; fields that it does not know are left aside. */
public final class ResultReader {
  /**
   * The fields that say something about the problem: each is as it follows from all of them. Names,
   * remarks, what was asked for and what it took do not.
   */
  private static final List<String> SAID =
      List.of(
          "result",
          "goal",
          "within",
          "defenderBegins",
          "statedSolutions",
          "solutionCount",
          "solutions",
          "layers",
          "length",
          "exact",
          "rawLength",
          "leftover",
          "mainline",
          "mainlineText",
          "keys",
          "statedLength",
          "authoredLine",
          "authoredEnd",
          "agrees",
          "verdict",
          "defects",
          "open",
          "complete",
          "unfinished",
          "stopped",
          "variations",
          "tries",
          "reason",
          "error");

  private ResultReader() {}

  /**
   * The result that a line holds.
   *
   * @throws IllegalArgumentException if the line is no such result
   */
  public static Result read(String line) {
    JsonTree json = JsonTree.parse(line);
    String schema = json.text("schema", "");
    if (!schema.equals(ResultWriter.SCHEMA)) {
      throw new IllegalArgumentException("not a result of schema " + ResultWriter.SCHEMA);
    }
    Answer answer = answer(json);
    CheckOutcome check = check(json);
    List<NoteEntry> notes = notes(json);
    Standing standing = standing(json, Result.standing(answer, check, notes));
    Result read =
        new Result(
            origin(json),
            answer,
            optional(json, "statedLength"),
            json.truth("agrees"),
            check,
            notes,
            effort(json),
            optional(json, "reason", Reason::ofCode),
            failure(json.object("error")),
            standing,
            json.isTrue("stopped") || notes.stream().anyMatch(note -> note.is(Remark.FAIL_FAST)),
            extras(json));
    // What a check was asked is told of none: its verdict was taken away.
    String otherwise =
        check == null && json.object("options") != null ? "options" : difference(line, json, read);
    return otherwise == null ? read : read.withExtras(read.extras().otherwise(otherwise));
  }

  /** The first field of a line that is not as it would be written; null if there is none. */
  private static @Nullable String difference(String line, JsonTree json, Result read) {
    String written = ResultWriter.write(read);
    // Nearly every line is just what was written, and need not be read a second time.
    if (line.equals(written)) {
      return null;
    }
    JsonTree other = JsonTree.parse(written);
    String different = json.difference(other, SAID);
    String foreign = different == null ? json.foreign(other, "sum") : different;
    JsonTree options = json.object("options");
    JsonTree asked = other.object("options");
    return foreign == null && options != null && asked != null
        ? options.foreign(asked, "")
        : foreign;
  }

  /** What is open; of older versions, which did not say it, by their remarks. */
  private static Standing standing(JsonTree json, Standing known) {
    List<String> codes = json.texts("unfinished");
    return codes.isEmpty()
        ? known
        : Standing.SETTLED.with(
            codes.stream().map(code -> known(code, "unfinished", Unfinished::ofCode)).toList());
  }

  private static Result.Extras extras(JsonTree json) {
    List<VariationEntry> variations =
        json.objects("variations").stream()
            .map(
                entry ->
                    new VariationEntry(
                        entry.integer("ply"),
                        entry.text("move", ""),
                        entry.plies("length"),
                        entry.isTrue("equal"),
                        entry.isTrue("futile"),
                        entry.texts("line"),
                        entry.counts("leftover")))
            .toList();
    List<TryEntry> tries =
        json.objects("tries").stream()
            .map(
                entry ->
                    new TryEntry(
                        entry.integer("ply"),
                        entry.text("move", ""),
                        entry.isTrue("more")
                            ? PlyCount.atLeast(entry.integer("plies"))
                            : PlyCount.exactly(entry.integer("plies")),
                        entry.isTrue("endless"),
                        entry.texts("line")))
            .toList();
    return new Result.Extras(
            json.texts("authoredLine"), authoredEnd(json.object("authoredEnd")), variations, tries)
        .certified(json.text("certificate"), json.text("digest"), json.text("certified"));
  }

  private static @Nullable AuthoredEnd authoredEnd(@Nullable JsonTree json) {
    return json == null ? null : new AuthoredEnd(json.text("illegal"), json.isTrue("mate"));
  }

  private static Origin origin(JsonTree json) {
    String id = json.text("id");
    if (id == null) {
      throw new IllegalArgumentException("a result without id");
    }
    return new Origin(
        id,
        json.text("source"),
        json.text("title"),
        json.text("author"),
        json.text("rules"),
        json.text("sfen"));
  }

  private static Answer answer(JsonTree json) {
    Outcome outcome = known(json, "result", Outcome::ofCode);
    return new Answer(
        outcome,
        length(json),
        optional(json, "rawLength"),
        json.counts("leftover"),
        json.texts("mainline"),
        json.text("mainlineText", ""),
        RequestJson.aim(json),
        json.objects("keys").stream().map(ResultReader::key).toList(),
        solutions(json));
  }

  private static PlyCount length(JsonTree json) {
    int length = json.integer("length");
    return length == 0 ? PlyCount.UNKNOWN : PlyCount.upTo(length, json.isTrue("exact"));
  }

  private static @Nullable SolutionsEntry solutions(JsonTree json) {
    Number count = json.number("solutionCount");
    return count == null
        ? null
        : new SolutionsEntry(count.longValue(), json.lines("solutions"), json.integers("layers"));
  }

  private static KeyEntry key(JsonTree json) {
    List<KeyEntry.Defence> defences = new ArrayList<>();
    for (JsonTree each : json.objects("defences")) {
      JsonTree next = each.object("next");
      defences.add(
          new KeyEntry.Defence(
              each.text("move", ""), each.texts("mate"), next == null ? null : key(next)));
    }
    return new KeyEntry(json.text("move", ""), json.texts("threat"), defences);
  }

  private static @Nullable CheckOutcome check(JsonTree json) {
    Verdict verdict = optional(json, "verdict", Verdict::ofCode);
    if (verdict == null) {
      return null;
    }
    List<DefectEntry> defects =
        json.objects("defects").stream()
            .map(
                defect ->
                    new DefectEntry(
                        known(defect, "class", DefectClass::ofCode),
                        known(defect, "severity", Severity::ofCode),
                        defect.integer("ply"),
                        defect.text("move"),
                        defect.plies("length"),
                        defect.texts("line"),
                        defect.counts("leftover"),
                        defect.isTrue("provisional"),
                        defect.text("why")))
            .toList();
    List<OpenEntry> open =
        json.objects("open").stream()
            .map(
                entry ->
                    new OpenEntry(
                        entry.integer("ply"), entry.text("move"), entry.integer("refutedWithin")))
            .toList();
    return new CheckOutcome(verdict, defects, open, options(json.object("options")));
  }

  private static @Nullable CheckRequest options(@Nullable JsonTree json) {
    return json == null ? null : RequestJson.read(json);
  }

  private static List<NoteEntry> notes(JsonTree json) {
    return json.objects("notes").stream()
        .map(
            note ->
                new NoteEntry(
                    note.text("class", ""),
                    note.integer("ply"),
                    note.text("move"),
                    note.text("why", ""),
                    words(note.object("words")),
                    note.texts("line")))
        .toList();
  }

  private static @Nullable Wording words(@Nullable JsonTree json) {
    return json == null
        ? null
        : new Wording(
            json.text("code", ""),
            json.texts("arguments"),
            json.text("en", ""),
            json.text("ja", ""));
  }

  private static @Nullable Effort effort(JsonTree json) {
    JsonTree limits = json.object("limits");
    Number nodes = json.number("nodes");
    Number overtime = json.number("overtimeNodes");
    Number time = json.number("timeMs");
    if (limits == null || nodes == null || time == null) {
      return null;
    }
    Number seconds = limits.number("time");
    Number limit = limits.number("nodes");
    return new Effort(
        new Limits(
            seconds == null ? null : seconds.doubleValue(),
            limit == null ? null : limit.longValue(),
            limits.text("hash", "")),
        nodes.longValue(),
        overtime == null ? 0 : overtime.longValue(),
        time.longValue());
  }

  private static @Nullable Failure failure(@Nullable JsonTree json) {
    return json == null
        ? null
        : new Failure(
            json.text("code", ""),
            json.text("message", ""),
            words(json.object("words")),
            json.integer("line"),
            json.integer("column"));
  }

  /** What a code stands for; a result with one that is none of ours says something else. */
  static <T> T known(JsonTree json, String name, Function<String, Optional<T>> codes) {
    return known(json.text(name, ""), name, codes);
  }

  private static <T> T known(String code, String name, Function<String, Optional<T>> codes) {
    return codes
        .apply(code)
        .orElseThrow(() -> new IllegalArgumentException("no such " + name + ": " + code));
  }

  private static <T> @Nullable T optional(
      JsonTree json, String name, Function<String, Optional<T>> codes) {
    return json.text(name) == null ? null : known(json, name, codes);
  }

  private static OptionalInt optional(JsonTree json, String name) {
    Number number = json.number(name);
    return number == null ? OptionalInt.empty() : OptionalInt.of(JsonTree.whole(number, name));
  }
}
