package io.github.tsume;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.tsume.board.DefenderHand;
import io.github.tsume.board.InvalidSetupException;
import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.rules.Minishogi;
import io.github.tsume.rules.StandardShogi;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The first thing that one can do with a position is to play in it. */
class PlayTest {
  private static final String THREE = "9/4k4/9/4P4/9/9/9/9/9 b 2G 1";

  private static List<String> usi(List<Integer> moves) {
    return moves.stream().map(move -> Move.toUsi(move, StandardShogi.RULES)).toList();
  }

  @Test
  void the_checks_of_a_position_are_those_of_its_legal_moves_after_which_the_king_is_in_check() {
    Play play = Play.of(THREE);
    List<Integer> checking =
        play.legalMoves().stream()
            .filter(
                move -> {
                  play.play(move);
                  boolean checks = play.isInCheck();
                  play.undo();
                  return checks;
                })
            .toList();
    assertThat(play.checks()).containsExactlyInAnyOrderElementsOf(checking);
    // The pawn, promoted or not, and a gold on each square next to the king but those behind
    // aslant.
    assertThat(usi(play.checks()))
        .containsExactlyInAnyOrder("5d5c", "5d5c+", "G*5a", "G*4b", "G*6b", "G*4c", "G*5c", "G*6c");
    assertThat(play.isInCheck()).isFalse();
  }

  @Test
  void moves_are_played_and_taken_back() {
    Play play = Play.of(THREE);
    Setup before = play.position();
    play.play(play.move("G*5c"));
    assertThat(play.isInCheck()).isTrue();
    // Not to the gold, which the pawn holds, nor where the gold is next to it.
    assertThat(usi(play.legalMoves())).containsExactlyInAnyOrder("5b4a", "5b5a", "5b6a");
    assertThat(play.line().western()).containsExactly("G*5c");
    play.undo();
    assertThat(play.position()).isEqualTo(before);
    assertThat(play.line().plies()).isZero();
    assertThatThrownBy(play::undo).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void what_is_not_legal_is_refused() {
    Play play = Play.of("4k4/9/9/9/9/9/9/9/9 b Pp 1");
    assertThatThrownBy(() -> play.move("9i9h")).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> play.play(Move.drop(0, 0)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Play.of(Setup.builder(StandardShogi.RULES).build()))
        .isInstanceOf(InvalidSetupException.class);
    assertThatThrownBy(() -> Play.of("")).isInstanceOf(BadPositionException.class);
  }

  /** A problem may do without the attacker's king: the defender has no checks then. */
  @Test
  void there_is_no_check_where_there_is_no_king() {
    Play play = Play.of(THREE);
    play.play(play.move("G*5c"));
    assertThat(play.checks()).isEmpty();
  }

  @Test
  void rules_and_the_defenders_hand_are_options() {
    Options none = Options.DEFAULT.withDefenderHand(DefenderHand.AS_IS);
    String unstated = "9/4k4/9/4P4/9/9/9/9/9 b 2G 1";
    Play alone = Play.of(unstated, none);
    alone.play(alone.move("G*5a"));
    // A check from beside leaves nothing to drop between, and nothing is in hand anyway.
    assertThat(usi(alone.legalMoves())).noneMatch(move -> move.contains("*"));
    Options mini = Options.DEFAULT.withRules(Minishogi.RULES);
    assertThat(Play.of("2k2/5/2P2/5/5 b G 1", mini).position().rules()).isEqualTo(Minishogi.RULES);
  }
}
