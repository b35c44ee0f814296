package io.github.tsume.results.json;

import io.github.tsume.board.Move;
import io.github.tsume.compose.Extension;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.verdict.Verdict;
import java.io.StringWriter;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/**
 * Problems made of others, extended backwards or varied, as JSON: a line for each that was found,
 * and one at the end.
 */
public final class ExtendJson {
  public static final String SCHEMA = "tsume-extend/1";
  public static final String VARY = "tsume-vary/1";

  private static final JsonFactory FACTORY = new JsonFactory();

  private ExtendJson() {}

  private static String line(String schema, Result.Origin origin, Consumer<JsonGenerator> content) {
    StringWriter text = new StringWriter(512);
    try (JsonGenerator json = FACTORY.createGenerator(ObjectWriteContext.empty(), text)) {
      json.writeStartObject();
      json.writeStringProperty("schema", schema);
      json.writeStringProperty("id", origin.id());
      optional(json, "source", origin.source());
      optional(json, "title", origin.title());
      optional(json, "rules", origin.rules());
      optional(json, "sfen", origin.sfen());
      content.accept(json);
      json.writeEndObject();
    }
    return text.toString();
  }

  /**
   * A problem that was found.
   *
   * @param schema which command found it
   * @param number its place in the order in which they were found
   * @param added how many plies it has more; 0 for a variant
   * @param effort whether what it took is told too
   */
  public static String found(
      String schema,
      Result.Origin origin,
      int number,
      int added,
      Extension extension,
      double rank,
      boolean effort) {
    Ruleset rules = extension.setup().rules();
    return line(
        schema,
        origin,
        json -> {
          json.writeNumberProperty("number", number);
          if (added > 0) {
            json.writeNumberProperty("added", added);
          }
          String name = added > 0 ? "extended" : "variant";
          json.writeStringProperty(name, SfenWriter.sfen(extension.setup()));
          json.writeNumberProperty("length", extension.line().size());
          json.writeArrayPropertyStart("mainline");
          extension.line().forEach(move -> json.writeString(Move.toUsi(move, rules)));
          json.writeEndArray();
          json.writeNumberProperty("rank", rank);
          MetricsJson.write(json, extension.metrics(), effort);
        });
  }

  /** A position whose check came to no verdict, and how far it is proved to be sound. */
  public record Open(String sfen, String proved) {}

  /**
   * What came of one problem.
   *
   * @param schema which command was asked
   * @param verdict the verdict on it; null if nobody asked
   * @param ranked the numbers of what was found, the longest first, of equal ones the best
   * @param looked how many positions were settled
   * @param open those that were not
   * @param complete whether nothing was left out
   * @param millis how long it took; negative if that is not to be told
   */
  public static String summary(
      String schema,
      Result.Origin origin,
      @Nullable Verdict verdict,
      List<Integer> ranked,
      long looked,
      List<Open> open,
      boolean complete,
      long millis) {
    return line(
        schema,
        origin,
        json -> {
          if (verdict != null) {
            json.writeStringProperty("verdict", verdict.code());
          }
          json.writeArrayPropertyStart("ranked");
          ranked.forEach(json::writeNumber);
          json.writeEndArray();
          json.writeNumberProperty("looked", looked);
          json.writeNumberProperty("open", open.size());
          if (!open.isEmpty()) {
            json.writeArrayPropertyStart("openPositions");
            for (Open each : open) {
              json.writeStartObject();
              json.writeStringProperty("sfen", each.sfen);
              json.writeStringProperty("proved", each.proved);
              json.writeEndObject();
            }
            json.writeEndArray();
          }
          json.writeBooleanProperty("complete", complete);
          if (millis >= 0) {
            json.writeNumberProperty("timeMs", millis);
          }
        });
  }

  private static void optional(JsonGenerator json, String name, @Nullable String text) {
    if (text != null) {
      json.writeStringProperty(name, text);
    }
  }
}
