package io.github.tsume.app.batch.log;

import io.github.tsume.app.file.CsvField;
import io.github.tsume.board.position.Position;
import io.github.tsume.metric.Metric;
import io.github.tsume.notation.common.StatedGoal;
import io.github.tsume.results.json.CheckOutcome;
import io.github.tsume.results.json.DefectEntry;
import io.github.tsume.results.json.NoteEntry;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.json.ResultMetrics;
import io.github.tsume.results.json.Sureness;
import io.github.tsume.results.text.LineText;
import io.github.tsume.results.text.Messages;
import io.github.tsume.results.text.MoveStyle;
import io.github.tsume.results.text.Sentences;
import io.github.tsume.results.text.Wording;
import io.github.tsume.verdict.Remark;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A column of {@code summary.csv}: its name in the header, a sentence about it, and how it is
 * filled. The header, the rows and the tables in the guides are made of this list alone; new
 * columns come last, for programs that count them.
 */
public final class SummaryColumn {

  /** All columns in their order but those of the metrics, which come after them. */
  static final List<SummaryColumn> ALL =
      List.of(
          of("id", result -> result.origin().id()),
          of("source", result -> result.origin().source()),
          of("title", result -> result.origin().title()),
          of("author", result -> result.origin().author()),
          of("verdict", check(check -> check.verdict().code())),
          of("result", result -> result.answer().outcome().code()),
          of("length", reached(answer -> String.valueOf(answer.length().plies()))),
          of("exact", reached(answer -> String.valueOf(answer.length().isExact()))),
          of("statedLength", result -> text(result.statedLength())),
          of("agrees", result -> Objects.toString(result.agrees(), "")),
          of("leftover", SummaryColumn::leftover),
          of("defects", SummaryColumn::defects),
          of("open", check(check -> String.valueOf(check.open().size()))),
          of("nodes", effort(effort -> String.valueOf(effort.nodes()))),
          of("timeMs", effort(effort -> String.valueOf(effort.timeMs()))),
          of("reason", SummaryColumn::reason),
          of("error", error(Result.Failure::code)),
          of("message", error(Result.Failure::message)),
          of("line", error(error -> place(error, Result.Failure::line))),
          of("column", error(error -> place(error, Result.Failure::column))),
          of("sfen", result -> result.origin().sfen()),
          of("mainline", result -> String.join(" ", result.answer().mainline())),
          of("authoredLine", result -> String.join(" ", result.extras().authoredLine())),
          of("duplicates", SummaryColumn::duplicates),
          of("moves", result -> words(result, result.answer().mainline())),
          of("authoredMoves", result -> words(result, result.extras().authoredLine())),
          of("rank", SummaryColumn::rank),
          of("goal", result -> StatedGoal.words(result.answer().aim())));

  /** How a field is filled; null is an empty one. */
  private interface Filling {
    @Nullable String of(Result result);
  }

  private final String name;
  private final Filling filling;

  private SummaryColumn(String name, Filling filling) {
    this.name = name;
    this.filling = filling;
  }

  private static SummaryColumn of(String name, Filling filling) {
    return new SummaryColumn(name, filling);
  }

  /** The names of all columns. */
  public static String header() {
    Stream<String> metrics = Arrays.stream(Metric.values()).map(Metric::code);
    return Stream.concat(ALL.stream().map(SummaryColumn::name), metrics)
        .collect(Collectors.joining(","));
  }

  /** The fields of a result. */
  public static String row(Result result) {
    Map<Metric, Long> counts = ResultMetrics.of(result).counts();
    Stream<String> metrics =
        Arrays.stream(Metric.values()).map(metric -> Objects.toString(counts.get(metric), ""));
    return Stream.concat(ALL.stream().map(column -> column.field(result)), metrics)
        .map(CsvField::quoted)
        .collect(Collectors.joining(","));
  }

  String name() {
    return name;
  }

  /** What the column holds, in a language. */
  String sentence(Messages messages) {
    return messages.get("csv." + name);
  }

  /** The field of a result, empty if it has none. */
  String field(Result result) {
    return Objects.toString(filling.of(result), "");
  }

  private static Filling check(Function<CheckOutcome, String> part) {
    return result -> {
      CheckOutcome check = result.check();
      return check == null ? "" : part.apply(check);
    };
  }

  private static Filling reached(Function<Result.Answer, String> part) {
    return result -> result.answer().outcome().isReached() ? part.apply(result.answer()) : "";
  }

  private static Filling effort(Function<Result.Effort, String> part) {
    return result -> {
      Result.Effort effort = result.effort();
      return effort == null ? "" : part.apply(effort);
    };
  }

  private static Filling error(Function<Result.Failure, String> part) {
    return result -> {
      Result.Failure error = result.error();
      return error == null ? "" : part.apply(error);
    };
  }

  private static String place(Result.Failure error, ToIntFunction<Result.Failure> part) {
    return error.line() > 0 ? String.valueOf(part.applyAsInt(error)) : "";
  }

  private static String leftover(Result result) {
    return result.answer().leftover().entrySet().stream()
        .map(piece -> piece.getKey() + piece.getValue())
        .collect(Collectors.joining(" "));
  }

  private static String defects(Result result) {
    CheckOutcome check = result.check();
    return (check == null ? List.<DefectEntry>of() : check.defects())
        .stream().map(defect -> text(result, defect)).collect(Collectors.joining(" "));
  }

  private static @Nullable String reason(Result result) {
    return result.reason() == null ? null : result.reason().code();
  }

  private static String text(Result result, DefectEntry defect) {
    String ply = defect.ply() > 0 ? "@" + defect.ply() : "";
    return defect.code() + ply + (Sureness.of(result, defect) == Sureness.FINAL ? "" : "?");
  }

  private static String rank(Result result) {
    Double rank = ResultMetrics.rank(result);
    return rank == null ? "" : ResultMetrics.text(rank);
  }

  /** A line as composers write it. */
  private static String words(Result result, List<String> usi) {
    Position position = result.position().orElse(null);
    return position == null || usi.isEmpty()
        ? ""
        : LineText.of(position, LineText.parse(position, usi), MoveStyle.JA);
  }

  private static String text(OptionalInt number) {
    return number.isPresent() ? String.valueOf(number.getAsInt()) : "";
  }

  private static String duplicates(Result result) {
    return result.notes().stream()
        .filter(NoteEntry::isDuplicate)
        .map(SummaryColumn::duplicate)
        .collect(Collectors.joining(" "));
  }

  /** Which problem is the same, after what has to be done with it: mirrored, turned. */
  private static String duplicate(NoteEntry note) {
    String same = Remark.DUPLICATE.code();
    String how = note.code().substring(0, note.code().length() - same.length());
    Wording words = note.words() == null ? Sentences.recognised(note.why()) : note.words();
    String which = words == null || words.arguments().isEmpty() ? "" : words.arguments().get(0);
    return how.replace('-', ':') + which;
  }
}
