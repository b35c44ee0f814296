package io.github.tsume.judge;

import io.github.tsume.board.position.Position;
import io.github.tsume.record.Special;
import io.github.tsume.rules.Color;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The judgement of the rules on a record of a game.
 *
 * @param recordedMoves how many moves the record has
 * @param ending how the rules end the game, or null if it is undecided by them
 * @param mark how the record says that it ended, or null
 * @param markResult who wins by what the record says, or null if it does not tell
 * @param mismatch how both disagree, or null if they do not
 * @param state the last position that was reached by legal moves
 */
public record Ruling(
    int recordedMoves,
    @Nullable Ending ending,
    @Nullable Special mark,
    @Nullable GameResult markResult,
    @Nullable Mismatch mismatch,
    State state) {

  /**
   * A position of a game, with what counts towards its end.
   *
   * @param ply after how many moves of the record
   * @param gamePly after how many moves of the game, which may have begun before the record
   * @param position the position; to be looked at only
   * @param legalMoves how many moves the side to move has
   * @param occurrences after which moves the position stood on the board so far
   * @param checksInARow how many checks in a row the side that moved last has given
   * @param points what counts in an impasse, or null where there is none
   */
  public record State(
      int ply,
      int gamePly,
      Position position,
      int legalMoves,
      List<Integer> occurrences,
      int checksInARow,
      @Nullable Points points) {
    public State {
      occurrences = List.copyOf(occurrences);
    }
  }

  /** How many moves follow after the end by the rules. */
  public int movesAfter() {
    return ending == null ? 0 : recordedMoves - ending.ply();
  }

  /** The result by the rules or, if they do not decide, by what the record says; or null. */
  public @Nullable GameResult result() {
    return ending != null ? ending.result() : markResult;
  }

  /** Whether the record speaks of something illegal that it does not hold: it cannot be shown. */
  public boolean isFaultMissing() {
    return ending == null
        && mark != null
        && (mark.kind() == Special.Kind.ILLEGAL_MOVE
            || mark.kind() == Special.Kind.OPPONENT_ILLEGAL);
  }

  /** Whether a move is illegal of which the record does not say so. */
  public boolean hasUnmarkedFault() {
    return ending instanceof Ending.Illegal && markResult == null;
  }

  /** In which way a record does not agree with the rules. */
  public enum Mismatch {
    /** Moves follow after the rules have ended the game. */
    GOES_ON,
    /** By the rules the result is another one. */
    OTHER_RESULT,
    /** By the rules the game ends for another reason. */
    OTHER_REASON,
    /** The record says mate, and there is a legal move. */
    NOT_MATE,
    /** The record says repetition, and the position has not occurred often enough. */
    NOT_REPEATED,
    /** The record says impasse, and what an agreement presupposes is missing. */
    NO_IMPASSE,
    /** The record's end is none by the chosen rules, or in this game. */
    NO_SUCH_RULE,
    /** The try is claimed, and the king cannot go there. */
    NO_TRY;

    /** The stable code, such as "not-mate". */
    public String code() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  /** Who wins a game that has ended, if anybody does. */
  public enum GameResult {
    BLACK,
    WHITE,
    DRAW;

    /** The result of a game that a side wins. */
    public static GameResult winOf(Color winner) {
      return winner == Color.BLACK ? BLACK : WHITE;
    }

    /** The stable code: "black", "white" or "draw". */
    public String code() {
      return name().toLowerCase(Locale.ROOT);
    }
  }
}
