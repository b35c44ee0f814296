package io.github.tsume.results.json;

import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.brinkmate.Plight;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.record.Problem;
import io.github.tsume.rules.Ruleset;
import java.io.StringWriter;
import java.util.List;
import java.util.Locale;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** The state of a defender, as JSON: one line for each position. */
public final class ThreatJson {
  public static final String SCHEMA = "tsume-threat/1";

  private static final JsonFactory FACTORY = new JsonFactory();

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
    Ruleset rules = position.rules();
    StringWriter text = new StringWriter(512);
    try (JsonGenerator json = FACTORY.createGenerator(ObjectWriteContext.empty(), text)) {
      json.writeStartObject();
      json.writeStringProperty("schema", SCHEMA);
      json.writeStringProperty("id", problem.id());
      json.writeStringProperty("source", problem.source().toString());
      json.writeStringProperty("rules", rules.name());
      json.writeStringProperty("sfen", SfenWriter.sfen(position.toSetup()));
      json.writeStringProperty("state", state(position, plight));
      moves(json, "threat", plight.threat(), rules);
      moves(json, "parries", plight.parries(), rules);
      moves(json, "open", plight.open(), rules);
      if (plight.limit() != null) {
        json.writeStringProperty("limit", plight.limit().code());
      }
      json.writeEndObject();
    }
    return text.toString();
  }

  private static void moves(JsonGenerator json, String name, List<Integer> moves, Ruleset rules) {
    if (!moves.isEmpty()) {
      json.writeArrayPropertyStart(name);
      moves.forEach(move -> json.writeString(Move.toUsi(move, rules)));
      json.writeEndArray();
    }
  }
}
