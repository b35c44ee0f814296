package io.github.tsume.app.cli.print;

import io.github.tsume.board.Setup;
import io.github.tsume.notation.japanese.JapanesePieces;
import io.github.tsume.notation.western.WesternNotation;
import io.github.tsume.results.text.Messages;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;

/** The names of the birds of Tori shogi, for people who know one language's only. */
public final class BirdNames {
  private BirdNames() {}

  /** A line of comment with the birds of a setup: on the board, in Western notation, in words. */
  public static String legend(Setup setup, Messages messages) {
    Ruleset rules = setup.rules();
    JapanesePieces japanese = JapanesePieces.of(rules);
    List<String> names = new ArrayList<>();
    for (int kind = 0; kind < Piece.WHITE; kind++) {
      if (rules.hasKind(kind) && occurs(setup, kind)) {
        String letters = WesternNotation.name(rules, kind);
        String word = messages.get("bird." + letters.replace("+", "promoted-"));
        names.add(japanese.cell(kind) + " " + letters + " " + word);
      }
    }
    return "# " + String.join(messages.get("list.separator"), names) + "\n";
  }

  private static boolean occurs(Setup setup, int kind) {
    for (Color color : Color.values()) {
      if (setup.hand(color, kind) > 0) {
        return true;
      }
      for (int square = 0; square < setup.rules().squares(); square++) {
        if (setup.piece(square) == Piece.of(kind, color)) {
          return true;
        }
      }
    }
    return false;
  }
}
