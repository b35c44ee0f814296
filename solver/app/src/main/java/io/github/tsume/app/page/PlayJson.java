package io.github.tsume.app.page;

import io.github.tsume.board.position.Position;
import io.github.tsume.grade.Opponent;
import io.github.tsume.grade.Reaction;
import io.github.tsume.results.text.LineText;
import io.github.tsume.results.text.MoveStyle;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JsonGenerator;

/**
 * The answer to somebody who solves a problem on the page, as JSON: the message of type "reaction".
 * Its lines are as those of results, so that they can be played through.
 */
final class PlayJson {
  private final Position start;
  private final List<Integer> played;

  /**
   * Messages about a problem.
   *
   * @param played the moves of both sides before the move that is answered
   */
  PlayJson(Position start, List<Integer> played) {
    this.start = start;
    this.played = played;
  }

  /** How it stands before a move: what may be played. */
  String begin(Opponent opponent) {
    return JsonLine.write(
        json -> {
          json.writeStringProperty("type", "reaction");
          lines(json, played, List.of());
          legal(json, opponent, played);
        });
  }

  String of(Reaction reaction, Opponent opponent) {
    boolean stands = reaction.kind().isAccepted();
    List<Integer> after = new ArrayList<>(played);
    if (stands) {
      after.addAll(reaction.moves());
    }
    return JsonLine.write(
        json -> {
          json.writeStringProperty("type", "reaction");
          json.writeStringProperty("kind", reaction.kind().code());
          if (reaction.way() != null) {
            json.writeStringProperty("class", reaction.way().code());
          }
          json.writeBooleanProperty("accepted", stands);
          json.writeBooleanProperty("cook", reaction.kind().isCook());
          json.writeBooleanProperty("wrong", reaction.kind().isWrong());
          json.writeBooleanProperty("mated", reaction.mated());
          JsonLine.texts(json, "line", LineText.usi(start, reaction.line()));
          lines(json, after, stands ? List.of() : reaction.moves());
          legal(json, opponent, after);
        });
  }

  /** The moves that stand as the mainline and, as a branch of it, what refutes another one. */
  private void lines(JsonGenerator json, List<Integer> standing, List<Integer> refutation) {
    json.writeArrayPropertyStart("lines");
    line(json, "mainline", List.of(), standing);
    if (!refutation.isEmpty()) {
      line(json, "refutation", standing, refutation);
    }
    json.writeEndArray();
  }

  private void line(JsonGenerator json, String of, List<Integer> before, List<Integer> moves) {
    List<Integer> whole = new ArrayList<>(before);
    whole.addAll(moves);
    json.writeStartObject();
    json.writeStringProperty("of", of);
    json.writeNumberProperty("n", 0);
    json.writeNumberProperty("ply", before.size() + 1);
    words(json, "usi", whole, MoveStyle.USI, before.size());
    words(json, "ja", whole, MoveStyle.JA, before.size());
    words(json, "en", whole, MoveStyle.WESTERN, before.size());
    json.writeEndObject();
  }

  private void words(
      JsonGenerator json, String name, List<Integer> moves, MoveStyle style, int from) {
    List<String> texts = LineText.texts(start, moves, style);
    JsonLine.texts(json, name, texts.subList(from, texts.size()));
  }

  private void legal(JsonGenerator json, Opponent opponent, List<Integer> moves) {
    JsonLine.texts(json, "legal", LineText.usi(start, opponent.legal(moves)));
  }
}
