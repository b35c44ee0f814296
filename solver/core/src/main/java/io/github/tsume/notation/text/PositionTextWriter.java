package io.github.tsume.notation.text;

import io.github.tsume.board.Setup;
import io.github.tsume.notation.common.Lines;
import io.github.tsume.notation.japanese.BoardDiagram;
import io.github.tsume.notation.japanese.JapaneseNumbers;
import io.github.tsume.notation.japanese.JapanesePieces;
import io.github.tsume.notation.japanese.Sides;
import io.github.tsume.notation.kif.KifHeader;
import io.github.tsume.notation.kif.KifWriter;
import io.github.tsume.record.Problem;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;

/** A writer of positions in running text: the pieces of both sides and what they hold. */
final class PositionTextWriter {
  private PositionTextWriter() {}

  static String write(Problem problem) {
    StringBuilder text = new StringBuilder();
    KifWriter.keys(text, problem);
    Setup setup = problem.setup();
    if (setup.ply() != 1) {
      text.append(KifHeader.FIRST_PLY).append('：').append(setup.ply()).append('\n');
    }
    KifWriter.game(text, setup);
    for (String line : Lines.ofComments(problem.tree().comments())) {
      text.append('*').append(line).append('\n');
    }
    boolean black = setup.sideToMove() == Color.BLACK && setup.attacker() == Color.BLACK;
    for (Color color : List.of(setup.attacker(), setup.defender())) {
      String name = black ? Sides.task(color) : Sides.player(color, false);
      side(text, setup, color, name, black && color == Color.BLACK ? "" : name);
    }
    text.append(black ? "" : Sides.turn(setup.sideToMove(), "ja"));
    return text.toString();
  }

  private static void side(
      StringBuilder text, Setup setup, Color color, String name, String holder) {
    Ruleset rules = setup.rules();
    JapanesePieces names = JapanesePieces.of(rules);
    List<String> pieces = new ArrayList<>();
    for (int square = 0; square < rules.squares(); square++) {
      int piece = setup.piece(square);
      if (piece != Piece.EMPTY && Piece.color(piece) == color) {
        pieces.add(
            JapaneseNumbers.fullWidth(rules.file(square) + 1)
                + JapaneseNumbers.kanji(rules.rank(square) + 1)
                + names.name(Piece.kind(piece)));
      }
    }
    text.append(name).append('：');
    text.append(pieces.isEmpty() ? "なし" : String.join("、", pieces)).append('\n');
    if (setup.handStated(color)) {
      text.append(holder)
          .append(Sides.hand())
          .append('：')
          .append(BoardDiagram.hand(setup, color).strip());
      text.append('\n');
    }
  }
}
