package io.github.tsume.app.judge;

import io.github.tsume.board.Move;
import io.github.tsume.judge.Declaration;
import io.github.tsume.judge.Ending;
import io.github.tsume.judge.Points;
import io.github.tsume.judge.Points.SideCount;
import io.github.tsume.judge.Ruling;
import io.github.tsume.judge.Ruling.GameResult;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.record.Special;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Ruleset;
import java.io.StringWriter;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** Judgements as JSON, one line each; the order of the fields is fixed. */
public final class JudgementJson {
  public static final String SCHEMA = "tsume-judge/1";

  private static final JsonFactory FACTORY = new JsonFactory();

  private final JsonGenerator json;
  private final JudgedGame game;

  private JudgementJson(JsonGenerator json, JudgedGame game) {
    this.json = json;
    this.game = game;
  }

  /** The judgement as one line, without a line feed. */
  public static String write(JudgedGame game) {
    StringWriter text = new StringWriter(512);
    try (JsonGenerator json = FACTORY.createGenerator(ObjectWriteContext.empty(), text)) {
      new JudgementJson(json, game).write();
    }
    return text.toString();
  }

  private void write() {
    Ruling judgement = game.judgement();
    json.writeStartObject();
    json.writeStringProperty("schema", SCHEMA);
    json.writeStringProperty("id", game.problem().id());
    json.writeStringProperty("source", game.problem().source().toString());
    json.writeStringProperty("rules", game.start().rules().name());
    json.writeStringProperty("rulesOfEnd", game.options().endRules().code());
    json.writeNumberProperty("moves", judgement.recordedMoves());
    GameResult result = judgement.result();
    json.writeStringProperty("result", result == null ? "undecided" : result.code());
    if (judgement.ending() != null) {
      ending(judgement.ending());
      json.writeNumberProperty("movesAfter", judgement.movesAfter());
    }
    recorded(judgement);
    state(judgement.state());
    if (game.shown() != null) {
      points(game.shown());
    }
    json.writeEndObject();
  }

  private void ending(Ending ending) {
    json.writeObjectPropertyStart("ending");
    json.writeStringProperty("code", ending.code());
    json.writeNumberProperty("ply", ending.ply());
    json.writeStringProperty("result", ending.result().code());
    if (ending instanceof Ending.Illegal illegal) {
      Ruleset rules = game.start().rules();
      json.writeStringProperty("loser", code(illegal.loser()));
      json.writeStringProperty("move", Move.toUsi(illegal.move(), rules));
      json.writeArrayPropertyStart("faults");
      illegal.faults().forEach(fault -> json.writeString(fault.code()));
      json.writeEndArray();
    } else if (ending instanceof Ending.Repetition repetition) {
      if (repetition.loser() != null) {
        json.writeStringProperty("loser", code(repetition.loser()));
      }
      plies(repetition.plies());
    } else if (ending instanceof Ending.PerpetualCheck check) {
      json.writeStringProperty("loser", code(check.loser()));
      plies(check.plies());
    } else if (ending instanceof Ending.MoveLimit limit) {
      json.writeNumberProperty("limit", limit.limit());
    } else if (ending instanceof Ending.Declared declared) {
      json.writeStringProperty("by", code(declared.by()));
      json.writeStringProperty("outcome", declared.declaration().outcome().code());
      conditions(declared.declaration());
    } else if (ending instanceof Ending.Counted counted) {
      json.writeNumberProperty("black", counted.black());
      json.writeNumberProperty("white", counted.white());
    }
    json.writeEndObject();
  }

  private void plies(List<Integer> plies) {
    json.writeArrayPropertyStart("plies");
    plies.forEach(json::writeNumber);
    json.writeEndArray();
  }

  private void conditions(Declaration declaration) {
    json.writeArrayPropertyStart("conditions");
    for (Declaration.Condition condition : declaration.conditions()) {
      json.writeStartObject();
      json.writeStringProperty("code", condition.requirement().code());
      json.writeBooleanProperty("met", condition.isMet());
      json.writeNumberProperty("has", condition.has());
      json.writeNumberProperty("needs", condition.needs());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void recorded(Ruling judgement) {
    Special mark = judgement.mark();
    if (mark != null) {
      json.writeObjectPropertyStart("recorded");
      json.writeStringProperty(
          "code", mark.kind().name().toLowerCase(Locale.ROOT).replace('_', '-'));
      json.writeStringProperty("text", mark.japanese());
      if (judgement.markResult() != null) {
        json.writeStringProperty("result", judgement.markResult().code());
      }
      if (judgement.isFaultMissing()) {
        json.writeBooleanProperty("shown", false);
      }
      json.writeEndObject();
    }
    json.writeBooleanProperty("agrees", judgement.mismatch() == null);
    if (judgement.mismatch() != null) {
      json.writeStringProperty("mismatch", judgement.mismatch().code());
    }
  }

  private void state(Ruling.State state) {
    json.writeObjectPropertyStart("state");
    json.writeNumberProperty("ply", state.ply());
    json.writeNumberProperty("gamePly", state.gamePly());
    json.writeStringProperty("sfen", SfenWriter.sfen(state.position().toSetup()));
    json.writeBooleanProperty("inCheck", state.position().inCheck());
    json.writeNumberProperty("legalMoves", state.legalMoves());
    json.writeNumberProperty("occurrences", state.occurrences().size());
    json.writeNumberProperty("checksInARow", state.checksInARow());
    if (game.options().moveLimit() > 0) {
      json.writeNumberProperty("moveLimit", game.options().moveLimit());
    }
    json.writeEndObject();
  }

  private void points(Ruling.State state) {
    json.writeName("points");
    Points points = state.points();
    if (points == null) {
      json.writeNull();
      return;
    }
    json.writeStartObject();
    json.writeNumberProperty("ply", state.ply());
    json.writeStringProperty("sfen", SfenWriter.sfen(state.position().toSetup()));
    for (Color color : Color.values()) {
      side(color, points);
    }
    json.writeStringProperty("agree24", code(points.agreed24().orElse(null)));
    json.writeStringProperty("agree27", code(points.agreed27().orElse(null)));
    json.writeBooleanProperty("bothEntered", points.bothEntered());
    json.writeEndObject();
  }

  private void side(Color color, Points points) {
    SideCount side = points.of(color);
    json.writeObjectPropertyStart(code(color));
    json.writeNumberProperty("total", side.total());
    json.writeNumberProperty("board", side.board());
    json.writeNumberProperty("hand", side.hand());
    json.writeNumberProperty("handicap", side.handicap());
    json.writeBooleanProperty("kingInCamp", side.kingInCamp());
    json.writeBooleanProperty("inCheck", side.inCheck());
    json.writeNumberProperty("campPieces", side.piecesInCamp());
    json.writeNumberProperty("declarationPoints", side.declarationPoints());
    declare("declare24", points.declaration24(color));
    declare("declare27", points.declaration27(color));
    json.writeBooleanProperty("tryNow", side.canTry());
    json.writeEndObject();
  }

  private void declare(String name, Declaration declaration) {
    boolean fails = declaration.outcome() == Declaration.Effect.LOSS;
    json.writeStringProperty(name, fails ? "no" : declaration.outcome().code());
    if (fails) {
      json.writeArrayPropertyStart(name + "Fails");
      declaration.failed().forEach(each -> json.writeString(each.requirement().code()));
      json.writeEndArray();
    }
  }

  private static String code(@Nullable GameResult result) {
    return result == null ? "undecided" : result.code();
  }

  private static String code(Color color) {
    return color.name().toLowerCase(Locale.ROOT);
  }
}
