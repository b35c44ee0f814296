package io.github.tsume.mate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.game.FutileRule;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.rules.StandardShogi;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class SessionTest {
  private static final SearchBudget UNLIMITED = SearchBudget.unlimited();

  /** Head gold: the king is mated by a drop in front of it, and by no other check. */
  private static final String ONE = "4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1";

  /**
   * The rook gives check from afar. Whatever is interposed is captured with mate, so that it is
   * mate at once for composers, but not on the board.
   */
  private static final String FAR_ROOK = "8k/7pp/R5N2/9/9/9/9/9/9 b r2b4g4s3n4l16p 1";

  private static Session session(String sfen, FutileRule rule) {
    return new Session(
        Sfen.filledPosition(sfen, StandardShogi.RULES), new MateSolver(4 << 20), rule);
  }

  @Test
  void a_drop_in_front_of_the_king_mates_in_one() {
    Session session = session(ONE, FutileRule.STANDARD);
    Question three = session.question(3, UNLIMITED);
    assertThat(session.mates(UNLIMITED).isProven()).isTrue();
    assertThat(session.isWithin(three.within(1))).isEqualTo(Known.of(true));
    assertThat(session.length(three)).isEqualTo(Known.of(OptionalInt.of(1)));
    assertThat(session.exactLength(three)).isEqualTo(Known.of(1));
    int drop = LegalMoves.resolve(session.position(), "G*5b");
    assertThat(session.line(three.within(1))).isEqualTo(Known.of(List.of(drop)));
    assertThat(session.leftover(three.within(1))).isEqualTo(Known.of(Leftover.NONE));
  }

  @Test
  void futile_interpositions_count_in_the_raw_game_alone() {
    Session session = session(FAR_ROOK, FutileRule.STANDARD);
    Question composers = session.question(1, UNLIMITED);
    Question raw = new Question(MateRule.RAW, 1, UNLIMITED);
    assertThat(session.isWithin(composers)).isEqualTo(Known.of(true));
    assertThat(session.isWithin(raw)).isEqualTo(Known.of(false));
    assertThat(session.isWithin(composers)).as("asked again").isEqualTo(Known.of(true));
  }

  @Test
  void a_question_without_nodes_stays_open_and_leaves_the_position_as_it_was() {
    Session session = session(FAR_ROOK, FutileRule.STANDARD);
    Position before = session.position().copy();
    Question question = session.question(5, SearchBudget.nodes(0));
    Known<OptionalInt> length = session.length(question);
    assertThat(length).isEqualTo(Known.open(Known.Obstacle.NODES));
    assertThat(session.line(question)).isEqualTo(Known.open(Known.Obstacle.NODES));
    assertThat(session.position().boardKey()).isEqualTo(before.boardKey());
    assertThat(session.game().futileRule()).isEqualTo(FutileRule.NONE);
  }

  @Test
  void whatever_breaks_off_the_rules_are_the_raw_ones_afterwards() {
    Session session = session(ONE, FutileRule.STANDARD);
    long before = session.position().boardKey();
    int drop = LegalMoves.resolve(session.position(), "G*5b");
    assertThatIllegalStateException()
        .isThrownBy(
            () ->
                session.during(
                    session.question(1, UNLIMITED),
                    inquiry -> {
                      inquiry.play(drop);
                      throw new IllegalStateException();
                    }));
    assertThat(session.position().boardKey()).isEqualTo(before);
    assertThat(session.game().futileRule()).isEqualTo(FutileRule.NONE);
  }

  @Test
  void what_a_question_costs_comes_out_of_the_whole_budget() {
    SearchBudget whole = SearchBudget.nodes(10_000);
    Session session = session(FAR_ROOK, FutileRule.STANDARD);
    session.length(session.question(5, whole.slice(1_000)));
    assertThat(whole.nodes()).isPositive().isEqualTo(session.nodes());
  }
}
