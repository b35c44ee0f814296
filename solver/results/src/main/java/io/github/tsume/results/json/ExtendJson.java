package io.github.tsume.results.json;

import io.github.tsume.compose.Extension;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.verdict.Verdict;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Problems made of others, extended backwards or varied, as JSON: a line for each that was found,
 * and one at the end.
 */
public final class ExtendJson {
  public static final String SCHEMA = "tsume-extend/1";
  public static final String COMPOSE = "tsume-compose/1";
  public static final String PLACE = "tsume-place/1";
  public static final String VARY = "tsume-vary/1";

  private ExtendJson() {}

  private static void origin(JsonFields json, Result.Origin origin) {
    json.put("id", origin.id()).put("source", origin.source()).put("title", origin.title());
    json.put("rules", origin.rules()).put("sfen", origin.sfen());
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
    return JsonFields.line(
        schema,
        json -> {
          origin(json, origin);
          json.put("number", number).positive("added", added);
          json.put(added > 0 ? "extended" : "variant", SfenWriter.sfen(extension.setup()));
          json.put("length", extension.line().size());
          json.moves("mainline", extension.line(), extension.setup().rules()).put("rank", rank);
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
    return JsonFields.line(
        schema,
        json -> {
          origin(json, origin);
          json.put("verdict", verdict == null ? null : verdict.code()).numbers("ranked", ranked);
          json.put("looked", looked).put("open", open.size());
          json.any(
              "openPositions",
              open,
              (at, each) -> at.put("sfen", each.sfen).put("proved", each.proved));
          json.put("complete", complete).time(millis);
        });
  }
}
