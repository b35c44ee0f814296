package io.github.tsume.notation.sfen;

import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.notation.common.FormatWriter;
import io.github.tsume.notation.common.RestHand;
import io.github.tsume.notation.common.WriteOptions;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Step;
import io.github.tsume.rules.StandardShogi;
import java.util.List;

/**
 * A writer of "position" commands of USI, with the moves of the main line. "startpos" is the start
 * of shogi for those who read it; those of other games are written out.
 */
public final class UsiWriter implements FormatWriter {
  @Override
  public String write(Problem problem, WriteOptions options) {
    Setup setup = problem.setup();
    String sfen = SfenWriter.sfen(RestHand.spelledOut(setup));
    StringBuilder text = new StringBuilder("position ");
    text.append(sfen.equals(StandardShogi.RULES.startSfen()) ? "startpos" : "sfen " + sfen);
    List<Step> line = problem.tree().line();
    if (!line.isEmpty()) {
      text.append(" moves");
    }
    for (Step step : line) {
      if (step.special() == null) {
        text.append(' ').append(Move.toUsi(step.move(), setup.rules()));
      } else {
        switch (step.special().kind()) {
          case RESIGNATION -> text.append(" resign");
          case DECLARATION -> text.append(" win");
          default -> {
            // USI has no word for the other ends.
          }
        }
        break;
      }
    }
    return text.append('\n').toString();
  }

  @Override
  public String separator() {
    return "";
  }
}
