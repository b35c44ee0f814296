package io.github.tsume.app.page;

import io.github.tsume.app.batch.log.SummaryColumn;
import io.github.tsume.app.input.InputEntry;
import io.github.tsume.app.report.Placement;
import io.github.tsume.app.report.ResultRecord;
import io.github.tsume.app.report.ShownAnswer;
import io.github.tsume.board.DefenderHand;
import io.github.tsume.notation.Format;
import io.github.tsume.notation.Notation;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.common.StatedGoal;
import io.github.tsume.notation.common.WriteOptions;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.posed.StatedAim;
import io.github.tsume.record.Metadata;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Source;
import io.github.tsume.results.json.JsonFields;
import io.github.tsume.results.json.Result;
import io.github.tsume.verdict.Aim;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The short questions of the page. Each is answered at once; the answers are JSON. */
public final class PageCalls {
  private PageCalls() {}

  /**
   * The answer to a question.
   *
   * @param name "read": the problems of a text, with their faults; "place": the same of a position
   *     as {@link Placement} has it; "write": a position in the format that the options name;
   *     "columns": the names of the columns of "csv" in results; "rules": the rulesets
   * @throws IllegalArgumentException if there is no such question
   */
  public static String answer(String name, String text, String options) {
    PageOptions asked = PageOptions.parse(options);
    return switch (name) {
      case "read" -> ReadingJson.write(entries(text, asked), asked);
      case "place" -> ReadingJson.write(entries(placed(text, asked), asked), asked);
      case "write" -> written(text, asked);
      case "columns" -> text(SummaryColumn.header());
      case "rules" -> ResultRecord.rules();
      default -> throw new IllegalArgumentException("no such question: " + name);
    };
  }

  /** A text as the property "text" of an object. */
  public static String text(String text) {
    return JsonFields.line(json -> json.put("text", text));
  }

  /** The message of type "failure", of a search in which the program failed. */
  public static String failure(String what) {
    return JsonFields.line(json -> json.put("type", "failure").put("what", what));
  }

  /**
   * The message of type "result" that a search would end with, of a result that was found before.
   *
   * @param from where it is kept
   */
  public static String message(Result result, String from) {
    String more = JsonFields.line(json -> json.put("from", from));
    return PageSearch.message(result) + "," + more.substring(1);
  }

  /**
   * The files of a folder, in the property "files", with the results that are known of each, short
   * and in the same order, in the property "results".
   */
  public static String folder(List<String> names, List<List<Result>> results) {
    return JsonFields.line(
        json -> json.texts("files", names).lists("results", results, ShownAnswer::write));
  }

  /** The problems of a text, and why others could not be read. */
  static List<InputEntry> entries(String text, PageOptions options) {
    String name = options.text("name", "");
    ReadResult read = Notation.read(text, name, options.reading());
    List<InputEntry> entries = new ArrayList<>();
    for (ReadResult.Entry entry : read.entries()) {
      if (entry instanceof ReadResult.Read good) {
        entries.add(new InputEntry.Good(good.problem()));
      } else if (entry instanceof ReadResult.Failed failed) {
        String id = String.valueOf(entries.size() + 1);
        entries.add(new InputEntry.Bad(id, Source.NONE, failed));
      }
    }
    return entries;
  }

  private static String placed(String text, PageOptions options) {
    boolean stated = options.defenderHand() != DefenderHand.REST;
    return SfenWriter.sfen(Placement.read(text, options.reading().rules(), stated));
  }

  /** The problem that the options name in another format, with what is looked for; or empty. */
  private static String written(String text, PageOptions options) {
    Format format =
        Format.named(options.text("to", "sfen").toLowerCase(Locale.ROOT)).orElse(Format.SFEN);
    List<InputEntry> entries = entries(text, options);
    return options.index() < entries.size()
            && entries.get(options.index()) instanceof InputEntry.Good good
        ? text(format.writer().write(asked(good.problem(), options.aim()), WriteOptions.DEFAULT))
        : text("");
  }

  private static Problem asked(Problem problem, Aim aim) {
    String goal = StatedGoal.words(aim);
    boolean stated =
        StatedAim.of(problem)
            .filter(own -> own.goal() == aim.goal() && own.within() == aim.within())
            .isPresent();
    return goal.isEmpty() || stated
        ? problem
        : new ReadResult.Read(problem.withMetadata(problem.metadata().with(Metadata.GOAL, goal)))
            .problem();
  }
}
