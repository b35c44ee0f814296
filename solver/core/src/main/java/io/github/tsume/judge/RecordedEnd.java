package io.github.tsume.judge;

import io.github.tsume.judge.JudgeOptions.EndRules;
import io.github.tsume.judge.JudgeOptions.RepetitionRule;
import io.github.tsume.judge.Ruling.GameResult;
import io.github.tsume.judge.Ruling.Mismatch;
import io.github.tsume.record.Special;
import io.github.tsume.rules.Color;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A comparison of how a record says that it ended with how the rules end the game. */
final class RecordedEnd {
  private final JudgeOptions options;
  private final Ruling.State state;
  private final Color toMove;
  private @Nullable Ending ending;
  private @Nullable GameResult result;
  private @Nullable Mismatch mismatch;

  private RecordedEnd(
      @Nullable Ending ending, Color toMove, Ruling.State state, JudgeOptions options) {
    this.ending = ending;
    this.toMove = toMove;
    this.state = state;
    this.options = options;
  }

  /**
   * The judgement of a record.
   *
   * @param ending how the rules have ended the game, or null
   * @param mark how the record ends, or null
   * @param toMove whose turn it is at the end of the record
   */
  static Ruling compare(
      int recorded,
      @Nullable Ending ending,
      @Nullable Special mark,
      Color toMove,
      Ruling.State state,
      JudgeOptions options) {
    RecordedEnd end = new RecordedEnd(ending, toMove, state, options);
    if (mark != null) {
      end.result = end.claimed(mark.kind());
    }
    if (ending != null && ending.ply() < recorded) {
      end.mismatch = Mismatch.GOES_ON;
    } else if (mark != null && ending != null) {
      end.mismatch = end.againstRules(mark.kind(), ending);
    } else if (mark != null) {
      end.mismatch = end.alone(mark.kind());
    }
    return new Ruling(recorded, end.ending, mark, end.result, end.mismatch, state);
  }

  /** Who wins by what the record says, or null if it does not tell. */
  private @Nullable GameResult claimed(Special.Kind mark) {
    return switch (mark) {
      case RESIGNATION, TIME_UP, ILLEGAL_MOVE, MATE -> GameResult.winOf(toMove.opponent());
      case OPPONENT_ILLEGAL, DECLARATION -> GameResult.winOf(toMove);
      case IMPASSE, DRAW -> GameResult.DRAW;
      case REPETITION ->
          options.repetition().effect() == RepetitionRule.Effect.DRAW ? GameResult.DRAW : null;
      case INTERRUPTION, TAKE_BACK, NO_MATE, ERROR, OTHER -> null;
    };
  }

  /** The rules have ended the game with the last move. */
  private @Nullable Mismatch againstRules(Special.Kind mark, Ending by) {
    boolean sameResult = result == null || result == by.result();
    if (mark == Special.Kind.ILLEGAL_MOVE
        && (by instanceof Ending.Illegal
            || (by instanceof Ending.Repetition repetition && repetition.perpetual()))) {
      // Whose move it was is written in both ways: the result is the rules'.
      result = by.result();
      return null;
    }
    if (mark == Special.Kind.REPETITION && sameResult) {
      return by instanceof Ending.Repetition ? null : Mismatch.OTHER_REASON;
    }
    return sameResult ? null : Mismatch.OTHER_RESULT;
  }

  /** The rules have not ended the game by themselves. */
  private @Nullable Mismatch alone(Special.Kind mark) {
    return switch (mark) {
      case MATE -> Mismatch.NOT_MATE;
      case REPETITION -> Mismatch.NOT_REPEATED;
      case IMPASSE -> impasse();
      case DECLARATION -> declaration();
      // What was illegal may be a move that was not recorded, or no move at all.
      case RESIGNATION, TIME_UP, ILLEGAL_MOVE, OPPONENT_ILLEGAL, DRAW -> null;
      case INTERRUPTION, TAKE_BACK, NO_MATE, ERROR, OTHER -> null;
    };
  }

  private @Nullable Mismatch impasse() {
    Points points = state.points();
    if (points == null
        || options.endRules() == EndRules.TRY
        || options.endRules() == EndRules.CSA) {
      return Mismatch.NO_SUCH_RULE;
    }
    boolean association = options.endRules() == EndRules.JSA;
    Optional<GameResult> counted = association ? points.agreed24() : points.agreed27();
    boolean drawn = points.bothEntered() && counted.equals(Optional.of(GameResult.DRAW));
    Declaration declaration = points.declaration24(toMove);
    if (association && !drawn && declaration.outcome() == Declaration.Effect.DRAW) {
      ending = new Ending.Declared(state.ply(), toMove, declaration);
      return null;
    }
    if (!points.bothEntered() || counted.isEmpty()) {
      return Mismatch.NO_IMPASSE;
    }
    GameResult outcome = counted.get();
    ending =
        new Ending.Counted(state.ply(), points.black().total(), points.white().total(), outcome);
    return outcome == GameResult.DRAW ? null : Mismatch.OTHER_RESULT;
  }

  private @Nullable Mismatch declaration() {
    Points points = state.points();
    if (points == null) {
      return Mismatch.NO_SUCH_RULE;
    }
    Declaration declaration = points.declaration(toMove, options.endRules());
    if (declaration == null) {
      if (!points.of(toMove).canTry()) {
        return Mismatch.NO_TRY;
      }
      ending = new Ending.Won("try", state.ply(), toMove);
      return null;
    }
    ending = new Ending.Declared(state.ply(), toMove, declaration);
    return declaration.outcome() == Declaration.Effect.WIN ? null : Mismatch.OTHER_RESULT;
  }
}
