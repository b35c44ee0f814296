package io.github.tsume.mate;

import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.board.position.Positions;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.game.FutileMate;
import io.github.tsume.game.FutileRule;
import io.github.tsume.moves.CheckMoves;
import io.github.tsume.rules.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * The value of an interposition's capture if it gained nothing: a dropped piece goes back to the
 * defender's hand, a moved one leaves the game.
 *
 * <p>It sets those positions up as positions of their own, so that it owes nothing to the claims by
 * which the search counts.
 */
final class WithoutGain {
  private final Position before;
  private final int interposition;
  private final int attacker;
  private final MateSolver solver;
  private final FutileRule rule;

  /**
   * A comparison of captures.
   *
   * @param move the capture
   * @param plies the mate after it, if nothing was gained
   * @param line the capture and that mate
   */
  record Comparison(int move, int plies, List<Integer> line) {}

  /** The captures of an interposition at a position with the defender to move. */
  WithoutGain(Position before, int interposition, MateSolver solver, FutileRule rule) {
    this.before = before.copy();
    this.interposition = interposition;
    this.attacker = 1 - before.side();
    this.solver = solver;
    this.rule = rule;
  }

  /** The captures with check by the checking piece, or else those by others. */
  List<Integer> captures(boolean byChecker) {
    int square = Move.to(interposition);
    Position position = before.copy();
    position.play(interposition);
    int checker = new FutileMate(position, attacker).checkerBehind(square);
    int[] checks = CheckMoves.of(position);
    List<Integer> captures = new ArrayList<>();
    for (int move : checks) {
      boolean taken = Move.to(move) == square && !Move.isDrop(move);
      if (taken && (Move.from(move) == checker) == byChecker) {
        captures.add(move);
      }
    }
    return captures;
  }

  /** Whether a capture also uncovers the line of a third piece. */
  boolean uncoversLine(int capture) {
    Position position = before.copy();
    position.play(interposition);
    position.play(capture);
    int king = position.king(1 - attacker);
    int to = Move.to(capture);
    for (int square = 0; square < position.rules().squares(); square++) {
      int piece = position.piece(square);
      boolean other = square != to && piece != Piece.EMPTY && Piece.side(piece) == attacker;
      if (other
          && position
              .tables()
              .attacks(piece, square, king, position.occupied(0), position.occupied(1))) {
        return true;
      }
    }
    return false;
  }

  /** The shortest mate of some captures that takes at most {@code plies}; null if none is found. */
  @Nullable Comparison shortest(List<Integer> captures, int plies, SearchBudget budget) {
    Comparison best = null;
    for (int capture : captures) {
      int limit = best == null ? plies : best.plies - 2;
      Comparison found = limit < 0 ? null : compare(capture, limit, budget);
      best = found == null ? best : found;
    }
    return best;
  }

  private @Nullable Comparison compare(int capture, int limit, SearchBudget budget) {
    Position position = after(capture);
    Session session = new Session(position, before.sideToMove().opponent(), solver, rule);
    Question question = session.question(limit, budget);
    OptionalInt length = session.length(question).orElse(OptionalInt.empty());
    if (length.isEmpty()) {
      return null;
    }
    List<Integer> line = new ArrayList<>();
    line.add(capture);
    line.addAll(session.line(question.within(length.getAsInt())).orElse(List.of()));
    return new Comparison(capture, length.getAsInt(), line);
  }

  private Position after(int capture) {
    Position position = before.copy();
    position.play(interposition);
    position.play(capture);
    int kind = Move.captured(capture) & ~Piece.PROMOTED;
    position.changeHand(attacker, kind, -1);
    if (Move.isDrop(interposition)) {
      position.changeHand(1 - attacker, kind, 1);
    }
    // Set up anew, so that its keys know how many pieces there are.
    return Positions.ofDefenderToMove(position.toSetup());
  }
}
