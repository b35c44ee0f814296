package io.github.tsume.judge;

import io.github.tsume.judge.Ruling.GameResult;
import io.github.tsume.rules.Color;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The end of a game by the rules, and the number of moves of its record before it. */
public sealed interface Ending {

  /** How many moves of the record had been made, the one that ended the game included. */
  int ply();

  /** Who wins. */
  GameResult result();

  /** The stable code, such as "perpetual-check". */
  String code();

  /**
   * One side has won by the rules alone.
   *
   * @param code "mate"; "no-legal-move", without a check, which loses too; or "try", if its king
   *     has reached the other king's first square
   */
  record Won(String code, int ply, Color winner) implements Ending {
    @Override
    public GameResult result() {
      return GameResult.winOf(winner);
    }
  }

  /**
   * A move that breaks rules.
   *
   * @param move the move, as the record has it
   * @param faults the rules, at least one
   */
  record Illegal(int ply, Color loser, int move, List<Fault> faults) implements Ending {
    public Illegal {
      faults = List.copyOf(faults);
    }

    @Override
    public GameResult result() {
      return GameResult.winOf(loser.opponent());
    }

    @Override
    public String code() {
      return "illegal";
    }
  }

  /**
   * The same position as often as the game allows.
   *
   * @param plies after which moves it occurred, 0 for the start
   * @param loser who had to avoid it, or gave check all the time; null for a draw
   * @param perpetual whether every move of the loser in between was a check
   */
  record Repetition(int ply, List<Integer> plies, @Nullable Color loser, boolean perpetual)
      implements Ending {
    public Repetition {
      plies = List.copyOf(plies);
    }

    @Override
    public GameResult result() {
      return loser == null ? GameResult.DRAW : GameResult.winOf(loser.opponent());
    }

    @Override
    public String code() {
      return perpetual ? "perpetual-check" : "repetition";
    }
  }

  /**
   * So many moves that the game is drawn.
   *
   * @param limit how many moves of the game; later than that if a series of checks had to end first
   */
  record MoveLimit(int ply, int limit) implements Ending {
    @Override
    public GameResult result() {
      return GameResult.DRAW;
    }

    @Override
    public String code() {
      return "move-limit";
    }
  }

  /** A side has declared, or claimed the try; it wins, draws, or loses for a failed condition. */
  record Declared(int ply, Color by, Declaration declaration) implements Ending {
    @Override
    public GameResult result() {
      return switch (declaration.outcome()) {
        case WIN -> GameResult.winOf(by);
        case DRAW -> GameResult.DRAW;
        case LOSS -> GameResult.winOf(by.opponent());
      };
    }

    @Override
    public String code() {
      return "declaration";
    }
  }

  /** Both sides have agreed to count points. */
  record Counted(int ply, int black, int white, GameResult result) implements Ending {
    @Override
    public String code() {
      return "impasse";
    }
  }
}
