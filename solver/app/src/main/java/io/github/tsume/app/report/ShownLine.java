package io.github.tsume.app.report;

import io.github.tsume.board.Move;
import io.github.tsume.notation.kif.JapaneseNotation;
import io.github.tsume.notation.western.WesternNotation;
import io.github.tsume.record.Replay;
import io.github.tsume.results.json.JsonFields;
import java.util.ArrayList;
import java.util.List;

/**
 * A line of a result that can be played: its moves in USI, and as people say them in each language,
 * so that a script neither knows the rules nor has words for moves.
 *
 * @param of what it belongs to: "mainline", "authored", or the name of a list of the row
 * @param index which entry of that list
 * @param ply its first ply, from 1; what comes before is the mainline
 * @param ofAuthor whether what comes before is the author's line instead
 */
public record ShownLine(
    String of,
    int index,
    int ply,
    boolean ofAuthor,
    List<String> usi,
    List<String> japanese,
    List<String> western) {

  /** Copies the lists. */
  public ShownLine {
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

  /** Its fields. */
  public void write(JsonFields json) {
    json.put("of", of).put("n", index).put("ply", ply).flag("ofAuthor", ofAuthor);
    json.texts("usi", usi).texts("ja", japanese).texts("en", western);
  }
}
