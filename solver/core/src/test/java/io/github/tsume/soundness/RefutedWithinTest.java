package io.github.tsume.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Move;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.Helpers;
import io.github.tsume.game.FutileRule;
import io.github.tsume.judgement.Judgement.OpenMove;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Session;
import io.github.tsume.mate.SmallMates;
import java.util.List;
import org.junit.jupiter.api.Test;

class RefutedWithinTest {
  private static final String LINE = "G*5c 5b5a G*5b";

  private static List<OpenMove> of(SearchBudget budget, OpenMove... open) {
    Efforts efforts = Efforts.DEFAULT.with(EffortTable.REFUTED_PLIES, 9);
    Session session =
        new Session(
            SmallMates.position(SmallMates.STEP_BACK),
            new MateSolver(1 << 20, Helpers.NONE, efforts),
            FutileRule.STANDARD);
    Mainline mainline = SmallChecks.mainline(SmallMates.STEP_BACK, LINE);
    return new RefutedWithin(session, mainline, budget).of(List.of(open));
  }

  private static int move(String line, String usi) {
    return SmallChecks.move(SmallMates.STEP_BACK, line, usi);
  }

  /** The mainline's own check mates in 3, and not sooner; beside the king a gold never does. */
  @Test
  void each_check_is_refuted_as_far_as_it_does_not_mate() {
    int mates = move("", "G*5c");
    int fails = move("", "G*4b");
    assertThat(of(SmallChecks.UNLIMITED, new OpenMove(1, mates), new OpenMove(1, fails)))
        .containsExactly(new OpenMove(1, mates, 1), new OpenMove(1, fails, 9));
  }

  @Test
  void a_mate_at_once_is_not_refuted_at_all() {
    int mate = move("G*5c 5b5a", "G*5b");
    assertThat(of(SmallChecks.UNLIMITED, new OpenMove(3, mate)))
        .containsExactly(new OpenMove(3, mate, 0));
  }

  @Test
  void what_is_no_check_of_the_attacker_is_not_asked_about() {
    OpenMove wholePly = new OpenMove(1, Move.NONE);
    OpenMove reply = new OpenMove(2, move("G*5c", "5b5a"));
    assertThat(of(SmallChecks.UNLIMITED, wholePly, reply)).containsExactly(wholePly, reply);
  }

  @Test
  void without_nodes_nothing_is_known() {
    OpenMove fails = new OpenMove(1, move("", "G*4b"));
    assertThat(of(SearchBudget.nodes(0), fails)).containsExactly(fails);
  }
}
