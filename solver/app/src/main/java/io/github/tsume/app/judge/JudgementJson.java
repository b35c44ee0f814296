package io.github.tsume.app.judge;

import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.judge.Declaration;
import io.github.tsume.judge.Ending;
import io.github.tsume.judge.JudgeOptions;
import io.github.tsume.judge.Points;
import io.github.tsume.judge.Points.SideCount;
import io.github.tsume.judge.Ruling;
import io.github.tsume.judge.Ruling.GameResult;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Special;
import io.github.tsume.results.json.JsonFields;
import io.github.tsume.rules.Color;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Judgements as JSON, one line each; the order of the fields is fixed. */
public final class JudgementJson {
  public static final String SCHEMA = "tsume-judge/1";

  private final JsonFields json;
  private final JudgedGame game;

  private JudgementJson(JsonFields json, JudgedGame game) {
    this.json = json;
    this.game = game;
  }

  /** The judgement as one line, without a line feed. */
  public static String write(JudgedGame game) {
    return JsonFields.line(SCHEMA, json -> new JudgementJson(json, game).write());
  }

  private void write() {
    Ruling judgement = game.judgement();
    json.put("id", game.problem().id()).put("source", game.problem().source().toString());
    json.put("rules", game.start().rules().name());
    json.put("rulesOfEnd", game.options().endRules().code());
    json.put("moves", judgement.recordedMoves()).put("result", code(judgement.result()));
    Ending ending = judgement.ending();
    if (ending != null) {
      json.in("ending", at -> ending(at, ending)).put("movesAfter", judgement.movesAfter());
    }
    recorded(judgement);
    json.in("state", at -> state(at, judgement.state()));
    Ruling.State shown = game.shown();
    if (shown != null) {
      points(shown);
    }
  }

  private void ending(JsonFields at, Ending ending) {
    at.put("code", ending.code()).put("ply", ending.ply()).put("result", ending.result().code());
    if (ending instanceof Ending.Illegal illegal) {
      at.put("loser", code(illegal.loser()));
      at.put("move", Move.toUsi(illegal.move(), game.start().rules()));
      at.texts("faults", illegal.faults().stream().map(fault -> fault.code()).toList());
    } else if (ending instanceof Ending.Repetition repetition) {
      at.put("loser", repetition.loser() == null ? null : code(repetition.loser()));
      at.numbers("plies", repetition.plies());
    } else if (ending instanceof Ending.MoveLimit limit) {
      at.put("limit", limit.limit());
    } else if (ending instanceof Ending.Declared declared) {
      at.put("by", code(declared.by()));
      at.put("outcome", declared.declaration().outcome().code());
      at.each("conditions", declared.declaration().conditions(), JudgementJson::condition);
    } else if (ending instanceof Ending.Counted counted) {
      at.put("black", counted.black()).put("white", counted.white());
    }
  }

  private static void condition(JsonFields at, Declaration.Condition condition) {
    at.put("code", condition.requirement().code()).put("met", condition.isMet());
    at.put("has", condition.has()).put("needs", condition.needs());
  }

  private void recorded(Ruling judgement) {
    Special mark = judgement.mark();
    if (mark != null) {
      json.in("recorded", at -> mark(at, mark, judgement));
    }
    json.put("agrees", judgement.mismatch() == null);
    json.put("mismatch", judgement.mismatch() == null ? null : judgement.mismatch().code());
  }

  private static void mark(JsonFields at, Special mark, Ruling judgement) {
    at.put("code", mark.kind().name().toLowerCase(Locale.ROOT).replace('_', '-'));
    at.put("text", mark.japanese());
    at.put("result", judgement.markResult() == null ? null : judgement.markResult().code());
    if (judgement.isFaultMissing()) {
      at.put("shown", false);
    }
  }

  private void state(JsonFields at, Ruling.State state) {
    at.put("ply", state.ply()).put("gamePly", state.gamePly());
    at.put("sfen", SfenWriter.sfen(state.position().toSetup()));
    at.put("inCheck", state.position().inCheck()).put("legalMoves", state.legalMoves());
    at.put("occurrences", state.occurrences().size()).put("checksInARow", state.checksInARow());
    at.positive("moveLimit", game.options().moveLimit());
  }

  private void points(Ruling.State state) {
    Points points = state.points();
    if (points == null) {
      json.none("points");
    } else {
      json.in("points", at -> points(at, state, points));
    }
  }

  private static void points(JsonFields at, Ruling.State state, Points points) {
    at.put("ply", state.ply()).put("sfen", SfenWriter.sfen(state.position().toSetup()));
    for (Color color : Color.values()) {
      at.in(code(color), side -> side(side, color, points));
    }
    at.put("agree24", code(points.agreed24().orElse(null)));
    at.put("agree27", code(points.agreed27().orElse(null)));
    at.put("bothEntered", points.bothEntered());
  }

  private static void side(JsonFields at, Color color, Points points) {
    SideCount side = points.of(color);
    at.put("total", side.total()).put("board", side.board()).put("hand", side.hand());
    at.put("handicap", side.handicap()).put("kingInCamp", side.kingInCamp());
    at.put("inCheck", side.inCheck()).put("campPieces", side.piecesInCamp());
    at.put("declarationPoints", side.declarationPoints());
    declare(at, "declare24", points.declaration24(color));
    declare(at, "declare27", points.declaration27(color));
    at.put("tryNow", side.canTry());
  }

  private static void declare(JsonFields at, String name, Declaration declaration) {
    boolean fails = declaration.outcome() == Declaration.Effect.LOSS;
    at.put(name, fails ? "no" : declaration.outcome().code());
    if (fails) {
      at.texts(
          name + "Fails",
          declaration.failed().stream().map(each -> each.requirement().code()).toList());
    }
  }

  private static String code(@Nullable GameResult result) {
    return result == null ? "undecided" : result.code();
  }

  private static String code(Color color) {
    return color.name().toLowerCase(Locale.ROOT);
  }

  /**
   * A game record that was judged.
   *
   * @param problem the record as it was read
   * @param start its first position, the defender's hand settled
   * @param options by which rules it was judged
   * @param shown the position of which points are to be told, or null
   */
  public record JudgedGame(
      Problem problem,
      Setup start,
      JudgeOptions options,
      Ruling judgement,
      Ruling.@Nullable State shown) {}
}
