package io.github.tsume.results.json;

import io.github.tsume.board.position.Position;
import io.github.tsume.brinkmate.Plight;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.record.Problem;
import java.util.List;
import java.util.Locale;

/** The state of a defender, as JSON: one line for each position. */
public final class ThreatJson {
  public static final String SCHEMA = "tsume-threat/1";

  private ThreatJson() {}

  /** The word for how he stands. */
  public static String state(Position position, Plight plight) {
    boolean mated = plight.kind() == Plight.Kind.BRINKMATE && position.inCheck();
    return mated ? "mated" : plight.kind().name().toLowerCase(Locale.ROOT);
  }

  /**
   * One line.
   *
   * @param position that was asked about, the defender to move
   */
  public static String of(Problem problem, Position position, Plight plight) {
    return JsonFields.line(
        SCHEMA,
        json -> {
          json.put("id", problem.id()).put("source", problem.source().toString());
          json.put("rules", position.rules().name());
          json.put("sfen", SfenWriter.sfen(position.toSetup()));
          json.put("state", state(position, plight));
          moves(json, "threat", plight.threat(), position);
          moves(json, "parries", plight.parries(), position);
          moves(json, "open", plight.open(), position);
          json.put("limit", plight.limit() == null ? null : plight.limit().code());
        });
  }

  private static void moves(JsonFields json, String name, List<Integer> moves, Position position) {
    if (!moves.isEmpty()) {
      json.moves(name, moves, position.rules());
    }
  }
}
