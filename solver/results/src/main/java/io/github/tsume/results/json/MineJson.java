package io.github.tsume.results.json;

import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.metric.LineCounts;
import io.github.tsume.metric.Metrics;
import io.github.tsume.metric.RankFormula;
import io.github.tsume.mine.GameMiner.FoundMate;
import io.github.tsume.mine.GameMiner.MineReport;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.record.Problem;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Ruleset;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Mates in games as JSON: one line each, and one for each game. */
public final class MineJson {
  public static final String SCHEMA = "tsume-mine/1";

  private MineJson() {}

  private static String line(Problem game, Consumer<JsonFields> content) {
    return JsonFields.line(
        SCHEMA,
        json -> {
          json.put("id", game.id()).put("source", game.source().toString());
          content.accept(json.put("rules", game.setup().rules().name()));
        });
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
          json.put("ply", mate.ply()).put("side", mate.side() == Color.BLACK ? "black" : "white");
          json.put("sfen", SfenWriter.sfen(mate.position()));
          json.put("length", mate.solution().length()).put("exact", mate.solution().isExact());
          json.put("verdict", mate.verdict().code()).put("fate", mate.fate().code());
          if (mate.played() != Move.NONE) {
            json.put("played", Move.toUsi(mate.played(), rules));
          }
          json.flag("continues", mate.continues());
          json.moves("mainline", mate.solution().mainline(), rules);
          FoundMate.Candidate candidate = mate.candidate();
          if (candidate != null) {
            json.in("candidate", inner -> candidate(inner, candidate, isNew, known, formula));
          }
        });
  }

  private static void candidate(
      JsonFields json,
      FoundMate.Candidate candidate,
      boolean isNew,
      @Nullable String known,
      RankFormula formula) {
    Position start = Position.of(candidate.position());
    json.put("cut", candidate.cut()).put("sfen", SfenWriter.sfen(candidate.position()));
    json.put("length", candidate.solution().length());
    json.moves("mainline", candidate.solution().mainline(), start.rules());
    Metrics metrics = LineCounts.of(start, candidate.solution().mainline());
    json.put("new", isNew).put("known", known).put("rank", formula.of(metrics));
    MetricsJson.write(json, metrics, false);
  }

  /** What was asked of one game. */
  public static String game(Problem game, MineReport report) {
    return line(
        game,
        json -> {
          json.put("positions", report.positions()).put("asked", report.asked());
          json.put("mates", report.mates().size()).put("open", report.open());
          if (report.open() > 0) {
            json.each(
                "unknown",
                report.unknown(),
                (at, each) -> at.put("ply", each.ply()).put("reason", each.why().code()));
          }
        });
  }
}
