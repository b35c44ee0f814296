package io.github.tsume.mate;

import io.github.tsume.budget.SearchBudget;
import io.github.tsume.game.TsumeGame;
import io.github.tsume.verify.Replies;
import java.util.function.BooleanSupplier;

/**
 * The limits of an audit: the budget of its inquiry, and within it what the question that is being
 * asked may take. Questions within questions give back what they did not use by themselves.
 */
final class AuditBudget {
  private final TsumeGame game;
  private final SearchBudget budget;
  private final Replies replies;

  /* All that is asked now may go on until the budget has come to so many nodes. */
  private long until = Long.MAX_VALUE;

  /** The budget of an audit that keeps its replies on a stack. */
  AuditBudget(TsumeGame game, SearchBudget budget, Replies replies) {
    this.game = game;
    this.budget = budget;
    this.replies = replies;
  }

  /** How many nodes a question asked now may take. */
  long nodesLeft() {
    return until - budget.nodes();
  }

  boolean isSpent() {
    return nodesLeft() <= 0 || budget.isSpent();
  }

  /** The answer to a question if that takes at most some nodes; the position stays as it was. */
  Known<Boolean> limited(long nodes, BooleanSupplier question) {
    long before = until;
    until = Math.min(nodes, nodesLeft()) + budget.nodes();
    int begin = replies.top();
    int depth = game.depth();
    try {
      return Known.of(question.getAsBoolean());
    } catch (OpenQuestionException open) {
      game.unwindTo(depth);
      replies.setTop(begin);
      return Known.open(Known.Obstacle.NODES);
    } finally {
      until = before;
    }
  }
}
