package io.github.tsume.judge;

import io.github.tsume.judge.Points.SideCount;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A declaration of entering the enemy camp, each condition by itself. If one fails, who declares
 * loses.
 *
 * @param conditions all conditions, in the order of the rules
 * @param outcome what declaring leads to
 */
public record Declaration(List<Condition> conditions, Effect outcome) {
  /** How many pieces beside the king must stand in the enemy camp. */
  public static final int PIECES = 10;

  /** What a declaration leads to. */
  public enum Effect {
    WIN,
    /** No result: the game is replayed. */
    DRAW,
    LOSS;

    /** The stable code: "win", "draw" or "loss". */
    public String code() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** The sorts of conditions. */
  public enum Requirement {
    KING_IN_CAMP,
    NOT_IN_CHECK,
    PIECES_IN_CAMP,
    POINTS;

    /** The stable code, such as "king-in-camp". */
    public String code() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  /**
   * One condition.
   *
   * @param has how many pieces or points there are; for others 1 if it is met, else 0
   * @param needs how many there must be
   */
  public record Condition(Requirement requirement, int has, int needs) {
    public boolean isMet() {
      return has >= needs;
    }
  }

  public Declaration {
    conditions = List.copyOf(conditions);
  }

  /**
   * What comes of declaring with a side's count.
   *
   * @param draws from how many points on it is a draw
   * @param wins from how many points on it is a win
   */
  static Declaration of(SideCount side, int draws, int wins) {
    List<Condition> conditions = new ArrayList<>();
    conditions.add(new Condition(Requirement.KING_IN_CAMP, side.kingInCamp() ? 1 : 0, 1));
    conditions.add(new Condition(Requirement.NOT_IN_CHECK, side.inCheck() ? 0 : 1, 1));
    conditions.add(new Condition(Requirement.PIECES_IN_CAMP, side.piecesInCamp(), PIECES));
    conditions.add(new Condition(Requirement.POINTS, side.declarationPoints(), draws));
    boolean all = conditions.stream().allMatch(Condition::isMet);
    Effect outcome =
        !all ? Effect.LOSS : side.declarationPoints() >= wins ? Effect.WIN : Effect.DRAW;
    return new Declaration(conditions, outcome);
  }

  /** The conditions that are not met. */
  public List<Condition> failed() {
    return conditions.stream().filter(condition -> !condition.isMet()).toList();
  }
}
