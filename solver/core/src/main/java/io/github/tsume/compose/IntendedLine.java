package io.github.tsume.compose;

import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.stipulation.Stipulation.Play;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A line of a problem, played in the problem after edits: the same squares, shifted with the rest;
 * a piece that was moved makes its first move from its new square.
 */
public final class IntendedLine {
  private final Ruleset rules;
  private final List<Edit> edits;

  IntendedLine(Ruleset rules, List<Edit> edits) {
    this.rules = rules;
    this.edits = edits;
  }

  /** The line of a mate, played by the pieces of another setup; null if that is not possible. */
  public static @Nullable List<Integer> ofMate(Setup setup, List<Integer> line) {
    IntendedLine unmoved = new IntendedLine(setup.rules(), List.of());
    return unmoved.of(Position.of(setup), line, Play.CHECKS);
  }

  /**
   * The moves in the edited position, if each of them is legal and may stand in a line; else null.
   * Leaves the position as it was.
   *
   * @param start the edited position
   */
  @Nullable List<Integer> of(Position start, List<Integer> line, Play play) {
    Position position = start.copy();
    List<Integer> moves = new ArrayList<>();
    for (int move : line) {
      int same = same(position, move);
      if (same == Move.NONE) {
        return null;
      }
      position.play(same);
      moves.add(same);
      if (!play.allows(position, moves.size())) {
        return null;
      }
    }
    return moves;
  }

  /** The legal move that does the same; {@link Move#NONE} if there is none. */
  int same(Position position, int move) {
    int to = Move.to(move);
    int from = Move.from(move);
    for (Edit edit : edits) {
      if (edit.kind() == Edit.Kind.SHIFT) {
        to = EditedSetup.shifted(rules, to, edit.files(), edit.ranks());
        from = Move.isDrop(move) ? from : shifted(from, edit);
        if (to < 0 || from < 0) {
          return Move.NONE;
        }
      } else if (edit.kind() == Edit.Kind.MOVE
          && !Move.isDrop(move)
          && from == edit.from()
          && !isOwn(position, from)) {
        from = edit.to();
      }
    }
    int[] legal = position.moveScratch();
    int end = LegalMoves.generate(position, legal, 0);
    for (int i = 0; i < end; i++) {
      int other = legal[i];
      boolean matches =
          Move.to(other) == to
              && Move.isDrop(other) == Move.isDrop(move)
              && (Move.isDrop(move)
                  ? Move.kind(other) == Move.kind(move)
                  : Move.from(other) == from && Move.promotes(other) == Move.promotes(move));
      if (matches) {
        return other;
      }
    }
    return Move.NONE;
  }

  private int shifted(int square, Edit edit) {
    return EditedSetup.shifted(rules, square, edit.files(), edit.ranks());
  }

  private static boolean isOwn(Position position, int square) {
    int piece = position.piece(square);
    return piece >= 0 && piece >>> 4 == position.side();
  }

  /** Whether two moves go from and to the same squares in the same way, whatever they move. */
  static boolean look(int one, int other) {
    boolean drop = Move.isDrop(one);
    return drop == Move.isDrop(other)
        && Move.to(one) == Move.to(other)
        && (drop
            ? Move.kind(one) == Move.kind(other)
            : Move.from(one) == Move.from(other) && Move.promotes(one) == Move.promotes(other));
  }

  /** Whether two lines are the same by {@link #look}. */
  static boolean same(List<Integer> one, List<Integer> other) {
    if (one.size() != other.size()) {
      return false;
    }
    for (int i = 0; i < one.size(); i++) {
      if (!look(one.get(i), other.get(i))) {
        return false;
      }
    }
    return true;
  }
}
