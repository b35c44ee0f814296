package io.github.tsume.stipulation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.stipulation.Stipulation.Play;
import io.github.tsume.verdict.Goal;
import io.github.tsume.verdict.Plies;
import java.util.List;
import org.junit.jupiter.api.Test;

class StipulationTest {
  private static final Stipulation MATE = Stipulation.of(Goal.MATE.aim());
  private static final Stipulation BRINKMATE = Stipulation.of(Goal.BRINKMATE.aim());

  private static Position position(String sfen) {
    return Sfen.filledPosition(sfen, StandardShogi.RULES);
  }

  private static boolean isWhole(Stipulation stipulation, String sfen, String... moves) {
    Position start = position(sfen);
    Position there = start.copy();
    List<Integer> line =
        List.of(moves).stream()
            .map(
                move -> {
                  int legal = LegalMoves.resolve(there, move);
                  there.play(legal);
                  return legal;
                })
            .toList();
    return stipulation.isWhole(start, line);
  }

  @Test
  void a_mate_is_all_checks_and_a_brinkmate_may_begin_quietly() {
    Position quiet = position("4k4/9/4P4/9/9/9/9/9/9 b G 1");
    quiet.play(LegalMoves.resolve(quiet, "G*9i"));
    assertThat(MATE.play().allows(quiet, 1)).isFalse();
    assertThat(BRINKMATE.play().allows(quiet, 1)).isTrue();
    assertThat(MATE.play().allows(quiet, 2)).as("a reply need not give check").isTrue();
  }

  @Test
  void a_mate_ends_where_nothing_but_interpositions_is_left() {
    String held = "4k4/9/4P4/9/9/9/9/9/9 b G 1";
    assertThat(isWhole(MATE, held, "G*5b")).isTrue();
    assertThat(isWhole(MATE, held, "G*4b")).as("the king can take it").isFalse();
    assertThat(isWhole(MATE, held)).isFalse();
    String between = "3lkl3/3p1p3/9/9/9/9/9/9/9 b R 1";
    assertThat(isWhole(MATE, between, "R*5i")).as("it can only interpose").isTrue();
    assertThat(isWhole(MATE, "4kl3/3p1p3/9/9/9/9/9/9/9 b R 1", "R*5i")).isFalse();
  }

  @Test
  void a_number_of_plies_is_taken_by_its_parity() {
    assertThat(MATE.plies().takes(3)).isTrue();
    assertThat(MATE.plies().takes(2)).isFalse();
    assertThat(MATE.plies().takes(0)).isFalse();
    assertThat(Goal.MATE.aim(5).within()).as("a mate is looked for in any number").isZero();
    assertThat(Goal.BRINKMATE.aim(5).within()).isEqualTo(5);
    assertThat(Goal.BRINKMATE.aim(0)).isEqualTo(Goal.BRINKMATE.aim());
  }

  /** Help and stalemate are values: no class asks which of those it knows is meant. */
  @Test
  void another_stipulation_is_put_together_from_parts() {
    Stipulation helpstalemate =
        new Stipulation(
            Play.ANY_MOVES,
            last -> !last.inCheck() && LegalMoves.generate(last, last.moveScratch(), 0) == 0,
            new Plies(0, false));
    // The defender's hand is empty: a king in the corner, which cannot move.
    Position start = Position.of(Sfen.parse("8k/9/6G2/9/9/9/9/9/9 b - 1", StandardShogi.RULES));
    int move = LegalMoves.resolve(start, "3c2b");
    assertThat(helpstalemate.isWhole(start, List.of(move))).isFalse();
    Position still = Position.of(Sfen.parse("8k/6G2/7G1/9/9/9/9/9/9 b - 1", StandardShogi.RULES));
    int stops = LegalMoves.resolve(still, "2c1c");
    assertThat(helpstalemate.isWhole(still, List.of(stops))).isTrue();
    assertThat(MATE.isWhole(still, List.of(stops))).isFalse();
  }
}
