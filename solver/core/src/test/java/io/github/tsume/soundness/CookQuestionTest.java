package io.github.tsume.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.budget.SearchBudget;
import io.github.tsume.mate.Session;
import io.github.tsume.mate.SmallMates;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class CookQuestionTest {
  private static CookQuestion.Asked ask(String sfen, String line, int node, String check) {
    Session session = SmallChecks.session(sfen);
    CookQuestion question = new CookQuestion(session, SmallChecks.mainline(sfen, line));
    String[] moves = line.split(" ");
    String before = String.join(" ", Arrays.copyOf(moves, 2 * node));
    long start = session.position().boardKey();
    CookQuestion.Asked asked =
        question.ask(
            new OtherCheck(node, SmallChecks.move(sfen, before, check)), SmallChecks.UNLIMITED);
    assertThat(session.position().boardKey()).isEqualTo(start);
    return asked;
  }

  @Test
  void a_check_that_fails_is_no_mate_either_way() {
    CookQuestion.Asked asked = ask(SmallMates.STEP_BACK, "G*5c 5b5a G*5b", 0, "G*4b");
    assertThat(asked.isNoMate()).isTrue();
    assertThat(asked.independent().isDisproven()).isTrue();
  }

  @Test
  void a_check_with_a_mate_of_its_own_is_independent() {
    CookQuestion.Asked asked = ask(SmallChecks.COOKED, SmallChecks.COOKED_LINE, 0, "2c4c");
    assertThat(asked.isNoMate()).isFalse();
    assertThat(asked.independent().isProven()).isTrue();
  }

  @Test
  void at_the_last_node_there_is_no_line_to_come_back_to() {
    CookQuestion.Asked asked = ask(SmallChecks.COOKED, SmallChecks.COOKED_LINE, 1, "3a4b");
    assertThat(asked.answer()).isSameAs(asked.independent());
    assertThat(asked.answer().isProven()).isTrue();
  }

  @Test
  void a_check_that_mates_by_way_of_the_line_alone_is_not_independent() {
    CookQuestion.Asked asked = ask(SmallChecks.WAITING, SmallChecks.WAITING_LINE, 2, "1b2b");
    assertThat(asked.isNoMate()).isFalse();
    assertThat(asked.independent().isDisproven()).isTrue();
  }

  /** The line is cut before that check: nothing that comes after it can be a return. */
  @Test
  void at_the_last_node_a_mate_that_goes_back_is_one() {
    String cut = "R*2b 2a1a 2b1b 1a2a 4b2b";
    CookQuestion.Asked asked = ask(SmallChecks.WAITING, cut, 2, "1b2b");
    assertThat(asked.answer().isProven()).isTrue();
    assertThat(asked.independent().isProven()).isTrue();
  }

  @Test
  void without_nodes_it_is_open() {
    Session session = SmallChecks.session(SmallChecks.COOKED);
    CookQuestion question =
        new CookQuestion(
            session, SmallChecks.mainline(SmallChecks.COOKED, SmallChecks.COOKED_LINE));
    OtherCheck check = new OtherCheck(0, SmallChecks.move(SmallChecks.COOKED, "", "2c4c"));
    assertThat(question.ask(check, SearchBudget.nodes(0)).answer().isUnknown()).isTrue();
  }
}
