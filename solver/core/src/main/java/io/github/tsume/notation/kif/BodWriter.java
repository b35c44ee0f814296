package io.github.tsume.notation.kif;

import io.github.tsume.board.Setup;
import io.github.tsume.notation.common.FormatWriter;
import io.github.tsume.notation.common.RestHand;
import io.github.tsume.notation.common.WriteOptions;
import io.github.tsume.notation.japanese.BoardDiagram;
import io.github.tsume.notation.japanese.Sides;
import io.github.tsume.record.Problem;
import io.github.tsume.rules.Color;

/** A writer of BOD: one position, without moves. */
public final class BodWriter implements FormatWriter {
  @Override
  public String write(Problem problem, WriteOptions options) {
    StringBuilder text = new StringBuilder();
    KifWriter.keys(text, problem);
    Setup setup = problem.setup();
    KifWriter.game(text, setup);
    if (RestHand.isWritten(setup)) {
      text.append(RestHand.KEY).append('：').append(RestHand.VALUE).append('\n');
    }
    text.append(BoardDiagram.of(RestHand.spelledOut(setup)));
    text.append(setup.ply() == 1 ? KifWriter.turn(problem) : "");
    if (setup.ply() != 1) {
      // Without this line an odd number of moves would mean that white is to move.
      text.append(setup.sideToMove() == Color.BLACK ? Sides.turn(Color.BLACK, "ja") : "");
      text.append("手数＝").append(setup.ply() - 1).append("  まで\n");
    }
    return text.toString();
  }
}
