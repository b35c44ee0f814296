package io.github.tsume.results.json;

import io.github.tsume.compose.Edit;
import io.github.tsume.index.IndexedProblem;
import io.github.tsume.index.Match;
import io.github.tsume.index.Match.Difference;
import io.github.tsume.metric.Metrics;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.rules.Ruleset;
import java.io.StringWriter;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** Problems that were found as JSON, one line each. */
public final class FindJson {
  public static final String SCHEMA = "tsume-find/1";

  private static final JsonFactory FACTORY = new JsonFactory();

  private FindJson() {}

  /**
   * A problem that fits, or what it is like.
   *
   * @param stated whether its length is what its author says
   * @param matches the earlier problems; null if they were not asked for
   * @param metrics what is counted of it; told where there is a rank
   * @param rank null if it was not asked for, or no line is known
   */
  public static String write(
      IndexedProblem problem,
      boolean stated,
      @Nullable List<Match> matches,
      Metrics metrics,
      @Nullable Double rank) {
    StringWriter text = new StringWriter(256);
    try (JsonGenerator json = FACTORY.createGenerator(ObjectWriteContext.empty(), text)) {
      json.writeStartObject();
      json.writeStringProperty("schema", SCHEMA);
      named(json, problem);
      if (problem.length().isPresent() && stated) {
        json.writeBooleanProperty("lengthStated", true);
      }
      json.writeStringProperty("rules", problem.setup().rules().name());
      json.writeStringProperty("sfen", SfenWriter.sfen(problem.setup()));
      if (rank != null) {
        json.writeNumberProperty("rank", rank);
        MetricsJson.write(json, metrics, true);
      }
      if (matches != null) {
        json.writeArrayPropertyStart("matches");
        matches.forEach(match -> match(json, match));
        json.writeEndArray();
      }
      json.writeEndObject();
    }
    return text.toString();
  }

  private static void named(JsonGenerator json, IndexedProblem problem) {
    json.writeStringProperty("id", problem.id());
    if (!problem.source().isEmpty()) {
      json.writeStringProperty("source", problem.source());
    }
    if (problem.title() != null) {
      json.writeStringProperty("title", problem.title());
    }
    if (problem.author() != null) {
      json.writeStringProperty("author", problem.author());
    }
    problem.length().ifPresent(length -> json.writeNumberProperty("length", length));
  }

  private static void match(JsonGenerator json, Match match) {
    json.writeStartObject();
    named(json, match.problem());
    json.writeStringProperty("likeness", match.likeness().code());
    json.writeStringProperty("sfen", SfenWriter.sfen(match.problem().setup()));
    match
        .relation()
        .ifPresent(
            relation -> {
              json.writeBooleanProperty("turned", relation.turned());
              json.writeBooleanProperty("mirrored", relation.mirrored());
              json.writeNumberProperty("files", relation.files());
              json.writeNumberProperty("ranks", relation.ranks());
            });
    Ruleset rules = match.problem().setup().rules();
    match
        .difference()
        .ifPresent(
            difference -> {
              spot(json, "here", difference.here(), rules);
              spot(json, "there", difference.there(), rules);
            });
    json.writeEndObject();
  }

  private static void spot(JsonGenerator json, String name, Difference.Spot spot, Ruleset rules) {
    if (spot.isThere()) {
      boolean held = spot.square() == Difference.Spot.HAND;
      json.writeObjectPropertyStart(name);
      json.writeStringProperty("piece", Edit.piece(rules, spot.piece()));
      json.writeStringProperty("square", held ? "hand" : rules.squareName(spot.square()));
      json.writeEndObject();
    }
  }
}
