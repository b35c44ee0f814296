package io.github.tsume.mate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Sfen;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.game.TsumeGame;
import io.github.tsume.mate.ClaimAudit.AuditBudget;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.verify.Replies;
import org.junit.jupiter.api.Test;

class AuditBudgetTest {
  private final TsumeGame game =
      new TsumeGame(
          Sfen.filledPosition("4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1", StandardShogi.RULES));
  private final Replies replies = new Replies();
  private final AuditBudget budget = new AuditBudget(game, SearchBudget.nodes(1_000), replies);

  @Test
  void a_question_within_another_gets_no_more_than_that() {
    Known<Boolean> asked =
        budget.limited(
            100,
            () -> {
              assertThat(budget.nodesLeft()).isEqualTo(100);
              budget.limited(500, () -> budget.nodesLeft() == 100);
              return budget.limited(30, () -> budget.nodesLeft() == 30).get();
            });
    assertThat(asked).isEqualTo(Known.of(true));
    assertThat(budget.nodesLeft()).as("given back").isGreaterThan(1_000);
  }

  @Test
  void what_breaks_off_is_open_and_leaves_the_position_as_it_was() {
    int drop = LegalMoves.resolve(game.position(), "G*5b");
    long before = game.key();
    Known<Boolean> asked =
        budget.limited(
            100,
            () -> {
              game.play(drop);
              replies.setTop(7);
              throw new OpenQuestionException();
            });
    assertThat(asked).isEqualTo(Known.open(Known.Obstacle.NODES));
    assertThat(game.key()).isEqualTo(before);
    assertThat(replies.top()).isZero();
  }

  @Test
  void without_nodes_it_is_spent() {
    assertThat(budget.isSpent()).isFalse();
    assertThat(new AuditBudget(game, SearchBudget.nodes(0), replies).isSpent()).isTrue();
  }
}
