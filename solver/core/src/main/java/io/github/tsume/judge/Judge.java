package io.github.tsume.judge;

import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import io.github.tsume.judge.JudgeOptions.EndRules;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.record.MoveTree;
import io.github.tsume.record.Special;
import io.github.tsume.record.Step;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A judge that plays a record by the rules, says how they end the game, and whether the record
 * agrees.
 *
 * <pre>{@code
 * Ruling judgement = Judge.of(setup, problem.tree(), JudgeOptions.of(rules, EndRules.JSA));
 * }</pre>
 */
public final class Judge {
  private final JudgeOptions options;
  private final Position position;
  private final Repetitions repetitions;
  private final MoveLimit limit;
  private final int playedBefore;
  private final int handicap;
  private final int[] moves = new int[Position.MAX_MOVES];
  private int ply;
  private @Nullable Ending ending;

  private Judge(Setup start, JudgeOptions options) {
    this.options = options;
    position = Position.of(start);
    repetitions = new Repetitions(position, options.repetition());
    playedBefore = start.ply() - 1;
    limit = new MoveLimit(options.moveLimit(), playedBefore);
    handicap = options.handicap() > 0 ? options.handicap() : Points.handicap(position);
    ending = withoutMoves();
  }

  /**
   * Judges the main line of a record and the end that stands after it.
   *
   * @param start a setup without faults
   */
  public static Ruling of(Setup start, MoveTree record, JudgeOptions options) {
    Judge judge = new Judge(start, options);
    int recorded = 0;
    Special mark = null;
    for (Step step : record.line()) {
      if (step.isMove()) {
        judge.play(step.move());
        recorded++;
        mark = null;
      } else {
        mark = step.special();
      }
    }
    boolean blackToMove = (recorded % 2 == 0) == (start.sideToMove() == Color.BLACK);
    Color toMove = blackToMove ? Color.BLACK : Color.WHITE;
    return RecordedEnd.compare(recorded, judge.ending, mark, toMove, judge.state(), options);
  }

  /** The rules that a move in a position breaks; empty if it is legal. */
  public static List<Fault> faults(Position position, int move) {
    return Faults.of(position, move);
  }

  /**
   * The position after some moves of a record, with what counts towards its end; null if the rules
   * do not let it be reached.
   */
  public static Ruling.@Nullable State stateAfter(
      Setup start, MoveTree record, int ply, JudgeOptions options) {
    Judge judge = new Judge(start, options);
    for (int move : record.moves()) {
      if (judge.ply == ply) {
        break;
      }
      if (!LegalMoves.isLegal(judge.position, move)) {
        return null;
      }
      judge.make(move);
    }
    return judge.ply == ply ? judge.state() : null;
  }

  private void play(int move) {
    if (ending != null) {
      return;
    }
    if (!LegalMoves.isLegal(position, move)) {
      ending = new Ending.Illegal(ply + 1, position.sideToMove(), move, Faults.of(position, move));
      return;
    }
    Ending repetition = make(move);
    boolean reached =
        options.endRules() == EndRules.TRY
            && Points.countIn(position.rules())
            && Move.kind(move) == Piece.KING
            && Move.to(move) == Points.goal(position.rules(), position.sideToMove().opponent());
    Ending last = limit.add(ply, position.inCheck());
    ending = withoutMoves();
    if (ending == null && reached) {
      ending = new Ending.Won("try", ply, position.sideToMove().opponent());
    }
    if (ending == null) {
      ending = repetition != null ? repetition : last;
    }
  }

  private @Nullable Ending make(int move) {
    position.play(move);
    ply++;
    return repetitions.add(position);
  }

  /** The end of a side that has no legal move. */
  private @Nullable Ending withoutMoves() {
    if (LegalMoves.generate(position, moves, 0) > 0) {
      return null;
    }
    return position.inCheck()
        ? new Ending.Won("mate", ply, position.sideToMove().opponent())
        : new Ending.Won("no-legal-move", ply, position.sideToMove().opponent());
  }

  private Ruling.State state() {
    return new Ruling.State(
        ply,
        playedBefore + ply,
        position,
        LegalMoves.generate(position, moves, 0),
        repetitions.current(),
        repetitions.checksInARow(),
        Points.countIn(position.rules()) ? Points.of(position, handicap) : null);
  }
}
