package io.github.tsume.results.json;

import io.github.tsume.compose.Edit;
import io.github.tsume.index.IndexedProblem;
import io.github.tsume.index.Match;
import io.github.tsume.index.Match.Difference;
import io.github.tsume.metric.Metrics;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.rules.Ruleset;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Problems that were found as JSON, one line each. */
public final class FindJson {
  public static final String SCHEMA = "tsume-find/1";

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
    return JsonFields.line(
        SCHEMA,
        json -> {
          named(json, problem);
          json.flag("lengthStated", problem.length().isPresent() && stated);
          json.put("rules", problem.setup().rules().name());
          json.put("sfen", SfenWriter.sfen(problem.setup()));
          if (rank != null) {
            json.put("rank", rank);
            MetricsJson.write(json, metrics, true);
          }
          if (matches != null) {
            json.each("matches", matches, FindJson::match);
          }
        });
  }

  private static void named(JsonFields json, IndexedProblem problem) {
    json.put("id", problem.id());
    json.put("source", problem.source().isEmpty() ? null : problem.source());
    json.put("title", problem.title()).put("author", problem.author());
    json.put("length", problem.length());
  }

  private static void match(JsonFields json, Match match) {
    named(json, match.problem());
    json.put("likeness", match.likeness().code());
    json.put("sfen", SfenWriter.sfen(match.problem().setup()));
    match
        .relation()
        .ifPresent(
            relation -> {
              json.put("turned", relation.turned()).put("mirrored", relation.mirrored());
              json.put("files", relation.files()).put("ranks", relation.ranks());
            });
    Ruleset rules = match.problem().setup().rules();
    match
        .difference()
        .ifPresent(
            difference -> {
              spot(json, "here", difference.here(), rules);
              spot(json, "there", difference.there(), rules);
            });
  }

  private static void spot(JsonFields json, String name, Difference.Spot spot, Ruleset rules) {
    if (spot.isThere()) {
      boolean held = spot.square() == Difference.Spot.HAND;
      String square = held ? "hand" : rules.squareName(spot.square());
      json.in(
          name, inner -> inner.put("piece", Edit.piece(rules, spot.piece())).put("square", square));
    }
  }
}
