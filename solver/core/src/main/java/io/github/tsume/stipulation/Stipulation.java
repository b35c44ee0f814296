package io.github.tsume.stipulation;

import io.github.tsume.board.position.Position;
import io.github.tsume.moves.Evasions;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.Goal;
import io.github.tsume.verdict.Plies;
import java.util.List;

/**
 * The task that a problem sets: who may play what, what ends it, and in how many plies.
 *
 * @param play which moves may stand in a line
 * @param end what the last of them has to do
 * @param plies how many there can be
 */
public record Stipulation(Play play, End end, Plies plies) {
  /** A rule that says of a legal move whether it may stand in a line. */
  public interface Play {
    /** The rule of mates: every move of the side that begins gives check. */
    Play CHECKS = (after, ply) -> ply % 2 == 0 || after.inCheck();

    /** The rule of brinkmates: a move may be quiet. */
    Play ANY_MOVES = (after, ply) -> true;

    /** The rule of helpmates: every move of the attacker, whoever begins, gives check. */
    static Play helped(boolean defenderBegins) {
      return (after, ply) -> ply % 2 == (defenderBegins ? 1 : 0) || after.inCheck();
    }

    /**
     * Whether a move may stand there.
     *
     * @param after the position after it
     * @param ply its number, from 1
     */
    boolean allows(Position after, int ply);
  }

  /** A test of the last position of a line: what can be seen of it without a search. */
  public interface End {
    /** The end of mates: nothing but, at most, interpositions, which may be futile, is left. */
    End MATE = last -> last.inCheck() && !Evasions.anyBesidesInterpositions(last);

    /** The end of brinkmates: only a search tells whether every defence is answered. */
    End BRINKMATE = last -> true;

    /** The end of helpmates: the side to move is in check, and has no legal move. */
    End NO_MOVE = last -> last.inCheck() && !Evasions.any(last);

    /** Whether a line may end there. */
    boolean isReached(Position last);
  }

  /** What is asked for. */
  public static Stipulation of(Aim aim) {
    Goal goal = aim.goal();
    return switch (goal) {
      case MATE -> new Stipulation(Play.CHECKS, End.MATE, goal.plies());
      case BRINKMATE -> new Stipulation(Play.ANY_MOVES, End.BRINKMATE, goal.plies());
      case HELPMATE, HELPSELFMATE ->
          new Stipulation(Play.helped(aim.defenderBegins()), End.NO_MOVE, goal.plies());
    };
  }

  /**
   * Whether legal moves, each of which may stand in a line, are as many as it takes, and end it.
   */
  public boolean isWhole(Position start, List<Integer> line) {
    Position last = start.copy();
    line.forEach(last::play);
    return plies.takes(line.size()) && end.isReached(last);
  }
}
