package io.github.tsume.mate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.Answer;
import io.github.tsume.game.FutileRule;
import io.github.tsume.game.MateAtOnce;
import java.util.List;
import org.junit.jupiter.api.Test;

class RawMatesTest {
  private static final SearchBudget UNLIMITED = SearchBudget.unlimited();

  private final Session session =
      new Session(
          SmallMates.position(SmallMates.STEP_BACK), new MateSolver(1 << 20), FutileRule.STANDARD);
  private final RawMates mates = new RawMates(session, session.game(), session.search());

  private static Forbidden forbidden(String line) {
    Forbidden nodes = new Forbidden();
    nodes.add(SmallMates.after(SmallMates.STEP_BACK, line));
    return nodes;
  }

  @Test
  void a_mate_is_shown_by_a_line_that_ends_in_mate() {
    Answer answer = mates.mates(Forbidden.NOTHING, UNLIMITED);
    assertThat(answer.isProven()).isTrue();
    List<Integer> line = mates.provenLine(answer.length(), UNLIMITED).get();
    Position end = SmallMates.position(SmallMates.STEP_BACK);
    line.forEach(end::play);
    assertThat(MateAtOnce.isMated(end, FutileRule.NONE)).isTrue();
  }

  /** The king steps to 6a, where the attacker may not come to: whatever was known before. */
  @Test
  void what_mates_only_by_way_of_what_is_forbidden_mates_no_more() {
    assertThat(mates.mates(Forbidden.NOTHING, UNLIMITED).isProven()).isTrue();
    Answer answer = mates.mates(forbidden("G*5c 5b6a"), UNLIMITED);
    assertThat(answer.isDisproven()).isTrue();
    assertThat(answer.absolute()).as("it depends on what is forbidden").isFalse();
    assertThat(mates.mates(Forbidden.NOTHING, UNLIMITED).isProven()).isTrue();
  }

  @Test
  void what_is_forbidden_elsewhere_prevents_nothing() {
    Answer answer = mates.mates(forbidden("G*4c 5b6b"), UNLIMITED);
    assertThat(answer.isProven()).isTrue();
    List<Integer> line = mates.provenLine(answer.length(), UNLIMITED).get();
    assertThat(SmallMates.usi(line)).startsWith("G*5c");
  }

  @Test
  void without_nodes_it_is_open() {
    assertThat(mates.mates(Forbidden.NOTHING, SearchBudget.nodes(0)).isUnknown()).isTrue();
  }
}
