package io.github.tsume.app.report;

import io.github.tsume.board.Move;
import io.github.tsume.notation.kif.JapaneseNotation;
import io.github.tsume.notation.western.WesternNotation;
import io.github.tsume.record.Replay;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JsonGenerator;

/**
 * A line of a result that can be played: its moves in USI, and as people say them in each language,
 * so that a script neither knows the rules nor has words for moves.
 *
 * @param of what it belongs to: "mainline", "authored", or the name of a list of the row
 * @param index which entry of that list
 * @param ply its first ply, from 1; what comes before is the mainline
 * @param ofAuthor whether what comes before is the author's line instead
 */
record ShownLine(
    String of,
    int index,
    int ply,
    boolean ofAuthor,
    List<String> usi,
    List<String> japanese,
    List<String> western) {

  ShownLine {
    usi = List.copyOf(usi);
    japanese = List.copyOf(japanese);
    western = List.copyOf(western);
  }

  /**
   * A line in words.
   *
   * @param along the result with the line that this one leaves in the place of its mainline
   */
  static ShownLine of(
      String of, int index, int ply, boolean ofAuthor, ReplayedResult along, List<Integer> moves) {
    Replay replay = along.replay(ply);
    int last = along.moveBefore(ply);
    List<String> usi = new ArrayList<>();
    List<String> japanese = new ArrayList<>();
    List<String> western = new ArrayList<>();
    for (int move : moves) {
      usi.add(Move.toUsi(move, replay.rules()));
      japanese.add(JapaneseNotation.text(replay, move, last));
      western.add(WesternNotation.text(replay, move));
      replay.play(move, true);
      last = move;
    }
    return new ShownLine(of, index, ply, ofAuthor, usi, japanese, western);
  }

  /** As an object. */
  void write(JsonGenerator json) {
    json.writeStartObject();
    json.writeStringProperty("of", of);
    json.writeNumberProperty("n", index);
    json.writeNumberProperty("ply", ply);
    if (ofAuthor) {
      json.writeBooleanProperty("ofAuthor", true);
    }
    texts(json, "usi", usi);
    texts(json, "ja", japanese);
    texts(json, "en", western);
    json.writeEndObject();
  }

  private static void texts(JsonGenerator json, String name, List<String> texts) {
    json.writeArrayPropertyStart(name);
    texts.forEach(json::writeString);
    json.writeEndArray();
  }
}
