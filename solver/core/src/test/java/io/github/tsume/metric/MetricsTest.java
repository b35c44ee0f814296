package io.github.tsume.metric;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.mate.SmallMates;
import io.github.tsume.query.Query.ExpressionException;
import io.github.tsume.rules.StandardShogi;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Each metric, counted by hand on problems that can be seen from the board. */
class MetricsTest {
  private static Metrics of(String sfen, String line) {
    Position start = Sfen.filledPosition(sfen, StandardShogi.RULES);
    return LineCounts.of(start, SmallMates.moves(start, line));
  }

  private static long count(Metrics metrics, Metric metric) {
    return metrics.get(metric).orElseThrow();
  }

  /** Bishop to 3a, promoting, taken; silver dropped on 2b, taken; the dragon mates on 4b. */
  @Test
  void sacrifices_are_counted_by_value_and_by_what_they_do() {
    Metrics metrics = of(SmallMates.SACRIFICE, "4b3a+ 2b3a S*2b 3a2b 4d4b");
    assertThat(count(metrics, Metric.PLIES)).isEqualTo(5);
    assertThat(count(metrics, Metric.ATTACKERS)).isEqualTo(3);
    assertThat(count(metrics, Metric.DEFENDERS)).isEqualTo(4);
    assertThat(count(metrics, Metric.HAND)).isEqualTo(1);
    assertThat(count(metrics, Metric.SACRIFICES)).isEqualTo(2);
    assertThat(count(metrics, Metric.SACRIFICE_VALUE)).isEqualTo(6 + 4);
    assertThat(count(metrics, Metric.EMPTY_SACRIFICES)).isEqualTo(2);
    assertThat(count(metrics, Metric.QUIET_SACRIFICES)).isZero();
    assertThat(count(metrics, Metric.CAPTURES)).isZero();
    assertThat(count(metrics, Metric.NON_PROMOTIONS)).isZero();
    assertThat(count(metrics, Metric.KING_SQUARES)).isEqualTo(2);
    assertThat(count(metrics, Metric.FIRST_CAPTURE)).isZero();
    assertThat(count(metrics, Metric.FIRST_DROP)).isZero();
    assertThat(count(metrics, Metric.FIRST_QUIET)).isZero();
    assertThat(count(metrics, Metric.FINAL_PIECES)).isEqualTo(7);
  }

  /** The gold before the king is guarded by the pawn; it guards all flights, and nothing else. */
  @Test
  void at_the_end_of_a_gold_before_the_head_both_pieces_work() {
    Metrics metrics = of(SmallMates.HEAD_GOLD, "G*5b");
    assertThat(count(metrics, Metric.FINAL_WORKING)).isEqualTo(2);
    assertThat(count(metrics, Metric.FINAL_IDLE)).isZero();
    assertThat(count(metrics, Metric.MODEL_MATE)).isEqualTo(1);
    assertThat(count(metrics, Metric.FIRST_DROP)).isEqualTo(1);
  }

  /** The same with a rook far off that nobody needs. */
  @Test
  void a_piece_without_a_part_in_the_mate_is_idle_and_the_mate_no_model() {
    Metrics metrics = of("4k4/9/4P4/9/9/9/9/9/R8 b G 1", "G*5b");
    assertThat(count(metrics, Metric.FINAL_IDLE)).isEqualTo(1);
    assertThat(count(metrics, Metric.IDLE)).isEqualTo(1);
    assertThat(count(metrics, Metric.MODEL_MATE)).isZero();
  }

  /** A silver on 7c attacks the flight on 6b too, which the gold guards already. */
  @Test
  void a_flight_that_is_guarded_twice_makes_no_model_mate() {
    Metrics metrics = of("4k4/9/2S1P4/9/9/9/9/9/9 b G 1", "G*5b");
    assertThat(count(metrics, Metric.FINAL_WORKING)).isEqualTo(3);
    assertThat(count(metrics, Metric.MODEL_MATE)).isZero();
  }

  @Test
  void what_is_put_between_counts_whether_dropped_or_moved() {
    Metrics dropped = of("8k/9/9/9/9/9/9/9/7R1 b - 1", "2i1i P*1c 1i1c+");
    assertThat(count(dropped, Metric.INTERPOSITIONS)).isEqualTo(1);
    assertThat(count(dropped, Metric.MOVED_INTERPOSITIONS)).isZero();
    assertThat(count(dropped, Metric.CAPTURES)).isEqualTo(1);
    Metrics moved = of("8k/9/6b2/9/9/9/9/9/7R1 b - 1", "2i1i 3c1e 1i1e");
    assertThat(count(moved, Metric.INTERPOSITIONS)).isEqualTo(1);
    assertThat(count(moved, Metric.MOVED_INTERPOSITIONS)).isEqualTo(1);
    assertThat(count(moved, Metric.FIRST_QUIET)).isEqualTo(1);
  }

  @Test
  void a_move_that_could_promote_and_does_not_is_counted() {
    assertThat(count(of("7k1/9/9/6R2/9/9/9/9/9 b - 1", "3d3a"), Metric.NON_PROMOTIONS))
        .isEqualTo(1);
    assertThat(count(of("7k1/9/9/6R2/9/9/9/9/9 b - 1", "3d3a+"), Metric.NON_PROMOTIONS)).isZero();
  }

  @Test
  void a_formula_is_a_sum_with_weights() {
    Metrics metrics = of(SmallMates.SACRIFICE, "4b3a+ 2b3a S*2b 3a2b 4d4b");
    assertThat(RankFormula.parse("2*sacrifices - 0.5 * hand + plies").of(metrics)).isEqualTo(8.5);
    assertThat(RankFormula.parse("-captures").text()).isEqualTo("-captures");
    assertThat(RankFormula.parse(RankFormula.USUAL.text()).of(metrics))
        .isEqualTo(RankFormula.USUAL.of(metrics));
  }

  @Test
  void what_is_no_formula_says_where_and_what_was_expected() {
    assertThatThrownBy(() -> RankFormula.parse("2*sacrifice"))
        .isInstanceOfSatisfying(
            ExpressionException.class,
            e -> {
              assertThat(e.column()).isEqualTo(3);
              assertThat(e.expected()).contains("sacrifices");
            });
    for (String text : new String[] {"", "plies plies", "2*", "plies +", "2", "plies*2"}) {
      assertThatThrownBy(() -> RankFormula.parse(text)).isInstanceOf(ExpressionException.class);
    }
  }

  @Test
  void names_are_different_and_found_again() {
    Set<String> names = new HashSet<>();
    for (Metric metric : Metric.values()) {
      assertThat(names.add(metric.code())).isTrue();
      assertThat(Metric.named(metric.code())).contains(metric);
    }
  }
}
