package io.github.tsume.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Hand;
import io.github.tsume.board.Move;
import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.judgement.Defect;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.rules.Minishogi;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.PlyCount;
import io.github.tsume.verdict.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Which defects may pass with the line, in a problem whose bishop may be dropped on three squares.
 */
class DoubtTest {
  private final Position position = Sfen.position("5/5/G4/5/K1bk1 w b 1", Minishogi.RULES);

  /** Only its first move and its length matter. */
  private final Mainline line = new Mainline(List.of(move("B*3c"), Move.NONE, Move.NONE));

  private int move(String usi) {
    return LegalMoves.resolve(position, usi);
  }

  private Doubt doubt(boolean lengthKnown, int late) {
    return new Doubt(position, line, lengthKnown, late);
  }

  private static Defect defect(DefectClass kind, Severity severity, int ply, int move) {
    return new Defect(kind, severity, ply, move, PlyCount.exactly(3), List.of(move), Hand.EMPTY);
  }

  private static Defect fatal(DefectClass kind, int ply, int move) {
    return defect(kind, Severity.FATAL, ply, move);
  }

  @Test
  void the_same_move_from_another_square_may_become_a_dual() {
    assertThat(doubt(true, 0).concerns(fatal(DefectClass.COOK, 1, move("B*1a")))).isTrue();
    assertThat(doubt(false, 0).concerns(fatal(DefectClass.COOK, 1, move("B*2b")))).isTrue();
  }

  @Test
  void the_same_move_with_promotion_may_become_a_dual() {
    Position other = Sfen.position("k4/2R2/5/5/5 b - 1", Minishogi.RULES);
    int plain = LegalMoves.resolve(other, "3b3a");
    int promoted = LegalMoves.resolve(other, "3b3a+");
    Doubt doubt = new Doubt(other, new Mainline(List.of(plain, Move.NONE, Move.NONE)), true, 0);
    assertThat(doubt.concerns(fatal(DefectClass.COOK, 1, promoted))).isTrue();
  }

  @Test
  void another_first_move_that_is_no_dual_stays_a_cook() {
    assertThat(doubt(true, 0).concerns(fatal(DefectClass.COOK, 1, move("3e4d")))).isFalse();
    assertThat(doubt(false, 0).concerns(fatal(DefectClass.COOK, 1, move("3e4d")))).isFalse();
  }

  @Test
  void a_cook_may_become_a_late_one_only_if_the_problem_may_be_shorter() {
    Defect cook = fatal(DefectClass.COOK, 1, move("3e4d"));
    assertThat(doubt(false, 1).concerns(cook)).isTrue();
    assertThat(doubt(true, 1).concerns(cook)).isFalse();
  }

  @Test
  void a_change_of_order_may_be_a_detour_of_a_shorter_line() {
    Defect order = fatal(DefectClass.MOVE_ORDER, 1, move("3e4d"));
    assertThat(doubt(false, 0).concerns(order)).isTrue();
    assertThat(doubt(true, 0).concerns(order)).isTrue();
  }

  @Test
  void later_positions_may_not_be_on_the_line() {
    assertThat(doubt(true, 0).concerns(fatal(DefectClass.COOK, 3, move("3e4d")))).isTrue();
  }

  @Test
  void what_is_not_fatal_decides_nothing() {
    Defect flaw = defect(DefectClass.DETOUR, Severity.FLAW, 1, move("3e4d"));
    assertThat(doubt(false, 0).concerns(flaw)).isFalse();
  }
}
