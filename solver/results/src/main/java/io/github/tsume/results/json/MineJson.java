package io.github.tsume.results.json;

import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.metric.LineCounts;
import io.github.tsume.metric.Metrics;
import io.github.tsume.metric.RankFormula;
import io.github.tsume.mine.FoundMate;
import io.github.tsume.mine.GameMiner.MineReport;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.record.Problem;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Ruleset;
import java.io.StringWriter;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** Mates in games as JSON: one line each, and one for each game. */
public final class MineJson {
  public static final String SCHEMA = "tsume-mine/1";

  private static final JsonFactory FACTORY = new JsonFactory();

  private MineJson() {}

  private static String line(Problem game, Consumer<JsonGenerator> content) {
    StringWriter text = new StringWriter(512);
    try (JsonGenerator json = FACTORY.createGenerator(ObjectWriteContext.empty(), text)) {
      json.writeStartObject();
      json.writeStringProperty("schema", SCHEMA);
      json.writeStringProperty("id", game.id());
      json.writeStringProperty("source", game.source().toString());
      json.writeStringProperty("rules", game.setup().rules().name());
      content.accept(json);
      json.writeEndObject();
    }
    return text.toString();
  }

  /**
   * One mate.
   *
   * @param isNew whether its candidate was not met before
   * @param known the earlier problem with the position of its candidate; null if none is known
   * @param formula by what candidates are ranked
   */
  public static String mate(
      Problem game, FoundMate mate, boolean isNew, @Nullable String known, RankFormula formula) {
    Ruleset rules = game.setup().rules();
    return line(
        game,
        json -> {
          json.writeNumberProperty("ply", mate.ply());
          json.writeStringProperty("side", mate.side() == Color.BLACK ? "black" : "white");
          json.writeStringProperty("sfen", SfenWriter.sfen(mate.position()));
          json.writeNumberProperty("length", mate.solution().length());
          json.writeBooleanProperty("exact", mate.solution().isExact());
          json.writeStringProperty("verdict", mate.verdict().code());
          json.writeStringProperty("fate", mate.fate().code());
          if (mate.played() != Move.NONE) {
            json.writeStringProperty("played", Move.toUsi(mate.played(), rules));
          }
          if (mate.continues()) {
            json.writeBooleanProperty("continues", true);
          }
          moves(json, "mainline", mate.solution().mainline(), rules);
          FoundMate.Candidate candidate = mate.candidate();
          if (candidate != null) {
            json.writeObjectPropertyStart("candidate");
            json.writeNumberProperty("cut", candidate.cut());
            json.writeStringProperty("sfen", SfenWriter.sfen(candidate.position()));
            json.writeNumberProperty("length", candidate.solution().length());
            moves(json, "mainline", candidate.solution().mainline(), rules);
            json.writeBooleanProperty("new", isNew);
            if (known != null) {
              json.writeStringProperty("known", known);
            }
            Metrics metrics =
                LineCounts.of(Position.of(candidate.position()), candidate.solution().mainline());
            json.writeNumberProperty("rank", formula.of(metrics));
            MetricsJson.write(json, metrics, false);
            json.writeEndObject();
          }
        });
  }

  /** What was asked of one game. */
  public static String game(Problem game, MineReport report) {
    return line(
        game,
        json -> {
          json.writeNumberProperty("positions", report.positions());
          json.writeNumberProperty("asked", report.asked());
          json.writeNumberProperty("mates", report.mates().size());
          json.writeNumberProperty("open", report.open());
          if (report.open() > 0) {
            json.writeArrayPropertyStart("unknown");
            for (MineReport.Open each : report.unknown()) {
              json.writeStartObject();
              json.writeNumberProperty("ply", each.ply());
              json.writeStringProperty("reason", each.why().code());
              json.writeEndObject();
            }
            json.writeEndArray();
          }
        });
  }

  private static void moves(JsonGenerator json, String name, List<Integer> moves, Ruleset rules) {
    json.writeArrayPropertyStart(name);
    moves.forEach(move -> json.writeString(Move.toUsi(move, rules)));
    json.writeEndArray();
  }
}
