package io.github.tsume.compose;

import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import java.util.List;

/** The size of the change that edits make; smaller is better. */
final class EditSize {
  private EditSize() {}

  static int of(List<Edit> edits, Ruleset rules) {
    return edits.stream().mapToInt(edit -> of(edit, rules)).sum();
  }

  /**
   * Another form of a piece 2, another piece 3, one less 3, a move 2 and its distance, a shift 4,
   * to the hand and back 5, one more 5, a piece of the other side 6.
   */
  static int of(Edit edit, Ruleset rules) {
    return switch (edit.kind()) {
      case PROMOTE -> 2;
      case REPLACE -> Piece.side(edit.before()) == Piece.side(edit.after()) ? 3 : 6;
      case REMOVE -> 3;
      case MOVE ->
          2
              + Math.max(
                  Math.abs(rules.file(edit.from()) - rules.file(edit.to())),
                  Math.abs(rules.rank(edit.from()) - rules.rank(edit.to())));
      case SHIFT -> 4;
      case TO_HAND, TO_BOARD, ADD -> 5;
    };
  }
}
