package io.github.tsume.grade;

import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.grade.Grade.Why;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.notation.answer.AnswerText;
import io.github.tsume.notation.answer.MoveText;
import java.util.List;

/** The grade of a text that no legal move fits. */
final class Unfit {
  private Unfit() {}

  /**
   * That of a text where a position stands.
   *
   * @param played the moves that led there
   */
  static Graded of(MoveText text, Position position, List<Integer> played) {
    int previous = played.isEmpty() ? Move.NONE : played.get(played.size() - 1);
    // Where it is mate already, what follows is no move at all.
    boolean over = LegalMoves.of(position).length == 0;
    int illegal = over ? Move.NONE : text.illegal(position, previous);
    // The move cannot be played, so it is not among those of the line.
    return illegal == Move.NONE
        ? unreadable(text, position, played)
        : Graded.of(Grade.WRONG, Why.ILLEGAL, played.size() + 1, illegal, List.of(), played);
  }

  /** The same, where it is no move that the rules forbid. */
  static Graded unreadable(MoveText text, Position position, List<Integer> played) {
    return Graded.unreadable(
        LegalMoves.of(position).length == 0
            ? AnswerText.afterMate(text)
            : AnswerText.impossible(text, "a move that can be made"),
        played);
  }
}
