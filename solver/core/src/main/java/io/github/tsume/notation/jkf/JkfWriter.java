package io.github.tsume.notation.jkf;

import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.notation.common.FormatWriter;
import io.github.tsume.notation.common.RestHand;
import io.github.tsume.notation.common.WriteOptions;
import io.github.tsume.notation.csa.CsaMoves;
import io.github.tsume.notation.csa.CsaPieces;
import io.github.tsume.notation.kif.Disambiguation;
import io.github.tsume.notation.kif.Handicap;
import io.github.tsume.notation.kif.KifHeader;
import io.github.tsume.record.MoveTime;
import io.github.tsume.record.MoveTree;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Replay;
import io.github.tsume.record.Special;
import io.github.tsume.record.Step;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/**
 * A writer of JKF on one line, normalized: every move has its origin, capture and direction marks.
 */
public final class JkfWriter implements FormatWriter {
  private static final String MARKS = "左直右上寄引打";
  private static final String LETTERS = "LCRUMDH";

  @Override
  public String write(Problem problem, WriteOptions options) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = JsonText.FACTORY.createGenerator(ObjectWriteContext.empty(), text)) {
      json.writeStartObject();
      header(json, problem);
      initial(json, RestHand.spelledOut(problem.setup()));
      json.writeArrayPropertyStart("moves");
      json.writeStartObject();
      comments(json, problem.tree().comments());
      json.writeEndObject();
      line(json, problem.tree(), Replay.of(problem.setup()), Move.NONE);
      json.writeEndArray();
      json.writeEndObject();
    }
    return text.append('\n').toString();
  }

  private static void header(JsonGenerator json, Problem problem) {
    json.writeObjectPropertyStart("header");
    for (Map.Entry<String, String> entry : problem.metadata().ofProblem().entries().entrySet()) {
      json.writeStringProperty(entry.getKey(), entry.getValue());
    }
    if (problem.setup().ply() != 1) {
      json.writeStringProperty(KifHeader.FIRST_PLY, String.valueOf(problem.setup().ply()));
    }
    if (RestHand.isWritten(problem.setup())) {
      json.writeStringProperty(RestHand.KEY, RestHand.VALUE);
    }
    json.writeEndObject();
  }

  private static void initial(JsonGenerator json, Setup setup) {
    json.writeObjectPropertyStart("initial");
    Handicap handicap = Handicap.of(setup);
    if (handicap != null && handicap.isWidelyKnown()) {
      json.writeStringProperty("preset", handicap.preset());
    } else {
      json.writeStringProperty("preset", "OTHER");
      json.writeObjectPropertyStart("data");
      json.writeNumberProperty("color", setup.sideToMove().ordinal());
      board(json, setup);
      json.writeArrayPropertyStart("hands");
      for (Color color : Color.values()) {
        hand(json, setup, color);
      }
      json.writeEndArray();
      json.writeEndObject();
    }
    json.writeEndObject();
  }

  private static void board(JsonGenerator json, Setup setup) {
    Ruleset rules = setup.rules();
    json.writeArrayPropertyStart("board");
    for (int file = 0; file < rules.width(); file++) {
      json.writeStartArray();
      for (int rank = 0; rank < rules.height(); rank++) {
        int piece = setup.piece(rules.square(file, rank));
        json.writeStartObject();
        if (piece != Piece.EMPTY) {
          json.writeNumberProperty("color", Piece.side(piece));
          json.writeStringProperty("kind", CsaPieces.code(Piece.kind(piece), rules));
        }
        json.writeEndObject();
      }
      json.writeEndArray();
    }
    json.writeEndArray();
  }

  /** A hand that is not stated is an empty object; one that is has all kinds, be it with 0. */
  private static void hand(JsonGenerator json, Setup setup, Color color) {
    json.writeStartObject();
    if (setup.handStated(color)) {
      for (int kind = setup.rules().kindLimit() - 1; kind >= 1; kind--) {
        json.writeNumberProperty(
            CsaPieces.code(kind, setup.rules()), Math.max(0, setup.hand(color, kind)));
      }
    }
    json.writeEndObject();
  }

  private static void line(JsonGenerator json, MoveTree tree, Replay replay, int previous) {
    int last = previous;
    for (Step step : tree.line()) {
      json.writeStartObject();
      comments(json, step.comments());
      if (step.special() == null) {
        move(json, replay, step.move(), last);
      } else {
        json.writeStringProperty("special", special(step.special(), replay.sideToMove()));
      }
      MoveTime time = step.time();
      if (time != null) {
        time(json, time);
      }
      if (!step.alternatives().isEmpty()) {
        json.writeArrayPropertyStart("forks");
        for (MoveTree alternative : step.alternatives()) {
          json.writeStartArray();
          line(json, alternative, replay.copy(), last);
          json.writeEndArray();
        }
        json.writeEndArray();
      }
      json.writeEndObject();
      if (step.isMove()) {
        replay.play(step.move());
      }
      last = step.move();
    }
  }

  private static String special(Special special, Color toMove) {
    return special.kind() == Special.Kind.OTHER ? special.text() : CsaMoves.code(special, toMove);
  }

  private static void move(JsonGenerator json, Replay replay, int move, int previous) {
    Ruleset rules = replay.rules();
    int to = Move.to(move);
    json.writeObjectPropertyStart("move");
    json.writeNumberProperty("color", replay.sideToMove().ordinal());
    if (!Move.isDrop(move)) {
      square(json, "from", Move.from(move), rules);
    }
    square(json, "to", to, rules);
    json.writeStringProperty("piece", CsaPieces.code(Move.kind(move), rules));
    if (previous != Move.NONE && Move.to(previous) == to) {
      json.writeBooleanProperty("same", true);
    }
    boolean could = !Move.isDrop(move) && replay.mayPromote(Move.kind(move), Move.from(move), to);
    if (could || Move.promotes(move)) {
      json.writeBooleanProperty("promote", Move.promotes(move));
    }
    if (Move.isCapture(move)) {
      json.writeStringProperty("capture", CsaPieces.code(Move.captured(move), rules));
    }
    String relative = relative(Disambiguation.marks(replay, move));
    if (!relative.isEmpty()) {
      json.writeStringProperty("relative", relative);
    }
    json.writeEndObject();
  }

  private static String relative(String marks) {
    StringBuilder letters = new StringBuilder();
    for (int i = 0; i < marks.length(); i++) {
      int index = MARKS.indexOf(marks.charAt(i));
      if (index >= 0) {
        letters.append(LETTERS.charAt(index));
      }
    }
    return letters.toString();
  }

  private static void square(JsonGenerator json, String name, int square, Ruleset rules) {
    json.writeObjectPropertyStart(name);
    json.writeNumberProperty("x", rules.file(square) + 1);
    json.writeNumberProperty("y", rules.rank(square) + 1);
    json.writeEndObject();
  }

  private static void time(JsonGenerator json, MoveTime time) {
    long spent = time.spent() / 1000;
    long total = time.total() / 1000;
    json.writeObjectPropertyStart("time");
    json.writeObjectPropertyStart("now");
    json.writeNumberProperty("m", spent / 60);
    json.writeNumberProperty("s", spent % 60);
    json.writeEndObject();
    json.writeObjectPropertyStart("total");
    json.writeNumberProperty("h", total / 3600);
    json.writeNumberProperty("m", total / 60 % 60);
    json.writeNumberProperty("s", total % 60);
    json.writeEndObject();
    json.writeEndObject();
  }

  private static void comments(JsonGenerator json, List<String> comments) {
    if (!comments.isEmpty()) {
      json.writeArrayPropertyStart("comments");
      comments.forEach(json::writeString);
      json.writeEndArray();
    }
  }

  /** Keeps the JSON library unloaded until JSON is written. */
  private static final class JsonText {
    static final JsonFactory FACTORY = new JsonFactory();
  }

  @Override
  public String separator() {
    return "";
  }
}
