package io.github.tsume.app.page;

import io.github.tsume.app.input.InputEntry;
import io.github.tsume.app.report.ResultRecord;
import io.github.tsume.notation.Format;
import io.github.tsume.notation.Notation;
import io.github.tsume.notation.ReadResult;
import io.github.tsume.notation.WriteOptions;
import io.github.tsume.record.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The short questions of the page. Each is answered at once; the answers are JSON. */
public final class PageCalls {
  private PageCalls() {}

  /**
   * The answer to a question.
   *
   * @param name "read": the problems of a text, with their faults; "write": a position in the
   *     format that the options name; "rules": the rulesets
   * @throws IllegalArgumentException if there is no such question
   */
  public static String answer(String name, String text, String options) {
    PageOptions asked = PageOptions.parse(options);
    return switch (name) {
      case "read" -> ReadingJson.write(entries(text, asked), asked);
      case "write" -> written(text, asked);
      case "rules" -> ResultRecord.rules();
      default -> throw new IllegalArgumentException("no such question: " + name);
    };
  }

  /** A list of texts as a property of an object. */
  public static String list(String name, List<String> texts) {
    return JsonLine.write(json -> JsonLine.texts(json, name, texts));
  }

  /** A text as the property "text" of an object. */
  public static String text(String text) {
    return JsonLine.write(json -> json.writeStringProperty("text", text));
  }

  /** The message of type "failure", of a search in which the program failed. */
  public static String failure(String what) {
    return JsonLine.write(
        json -> {
          json.writeStringProperty("type", "failure");
          json.writeStringProperty("what", what);
        });
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
        entries.add(new InputEntry.Bad(id, Source.NONE, failed.error()));
      }
    }
    return entries;
  }

  /** A position in another format, as a JSON string in an object; empty if it holds none. */
  private static String written(String text, PageOptions options) {
    Format format =
        Format.named(options.text("to", "sfen").toLowerCase(Locale.ROOT)).orElse(Format.SFEN);
    for (InputEntry entry : entries(text, options)) {
      if (entry instanceof InputEntry.Good good) {
        return text(format.writer().write(good.problem(), WriteOptions.DEFAULT));
      }
    }
    return text("");
  }
}
