package io.github.tsume.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.budget.SearchBudget;
import io.github.tsume.judgement.LineWeight;
import io.github.tsume.mate.Session;
import io.github.tsume.mate.SolveListener;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class EqualLinesTest {
  /**
   * Minishogi, mate in 7: after the silver's check at 2c the king may go to 2e or to 1e; after 1e a
   * rook at 1a mates as well as one at 3e.
   */
  static final String ONE_LINE_COOKED = "5/5/2+S2/4k/5 b RS2p 1";

  private static EqualLines lines(String sfen, int length) {
    return new EqualLines(
        SmallChecks.session(sfen), CheckOptions.DEFAULT, new KnownFailures(), length);
  }

  /** What all lines of best play weigh, each examined by itself. */
  private static List<LineWeight> weights(String sfen, int length) {
    Session session = SmallChecks.session(sfen);
    BestPlayGraph graph = new BestPlayGraph(session, length);
    assertThat(graph.find(SmallChecks.UNLIMITED)).isTrue();
    List<LineWeight> weights = new ArrayList<>();
    graph.forEachLine((moves, nodes) -> weights.add(weight(sfen, moves)));
    return weights;
  }

  private static LineWeight weight(String sfen, List<Integer> moves) {
    CookFinder cooks =
        new CookFinder(
            SmallChecks.session(sfen),
            new Mainline(List.copyOf(moves)),
            false,
            CheckOptions.DEFAULT,
            Journal.Page.EMPTY,
            new KnownFailures(),
            false,
            SolveListener.NONE);
    cooks.runRest(SmallChecks.UNLIMITED);
    return LineWeight.of(cooks.defects(), moves.size());
  }

  private static List<Integer> chosen(EqualLines lines) {
    return Objects.requireNonNull(lines.chosen());
  }

  @Test
  void the_chosen_line_is_as_mild_as_any() {
    for (String sfen : List.of(SmallChecks.TWO_BISHOPS, ONE_LINE_COOKED)) {
      int length = sfen.equals(ONE_LINE_COOKED) ? 7 : 3;
      List<LineWeight> all = weights(sfen, length);
      EqualLines lines = lines(sfen, length);
      lines.decide(SmallChecks.UNLIMITED);
      lines.rank(SmallChecks.UNLIMITED);
      assertThat(lines.isDecided()).isTrue();
      assertThat(lines.isRanked()).isTrue();
      assertThat(all).as(sfen).hasSizeGreaterThan(1);
      assertThat(weight(sfen, chosen(lines)))
          .isEqualByComparingTo(all.stream().sorted().findFirst().orElseThrow());
    }
  }

  @Test
  void a_line_without_a_fatal_defect_is_preferred_to_a_cooked_one() {
    assertThat(weights(ONE_LINE_COOKED, 7))
        .extracting(LineWeight::grade)
        .contains(LineWeight.Grade.COOKED, LineWeight.Grade.CLEAN);
    EqualLines lines = lines(ONE_LINE_COOKED, 7);
    lines.decide(SmallChecks.UNLIMITED);
    assertThat(lines.firstChoice()).isEqualTo(2);
    int reply = SmallChecks.move(ONE_LINE_COOKED, "S*2c", "1d2e");
    assertThat(chosen(lines).get(1)).isEqualTo(reply);
    lines.rank(SmallChecks.UNLIMITED);
    int cook = SmallChecks.move(ONE_LINE_COOKED, "S*2c 1d1e", "R*1a");
    assertThat(lines.others())
        .anyMatch(other -> other.cooks().defects().stream().anyMatch(d -> d.move() == cook));
  }

  @Test
  void where_every_line_is_cooked_the_first_stands_for_all() {
    EqualLines lines = lines(SmallChecks.COOKED_TWICE, 3);
    lines.decide(SmallChecks.UNLIMITED);
    assertThat(lines.isDecided()).isTrue();
    int cook = SmallChecks.move(SmallChecks.COOKED_TWICE, "", "S*1c");
    assertThat(lines.isUnavoidable(1, cook)).as("before the defender has a choice").isTrue();
    lines.rank(SmallChecks.UNLIMITED);
    assertThat(lines.isRanked()).isTrue();
    assertThat(lines.others()).isEmpty();
  }

  @Test
  void without_nodes_nothing_is_chosen() {
    EqualLines lines = lines(SmallChecks.TWO_BISHOPS, 3);
    lines.decide(SearchBudget.nodes(0));
    assertThat(lines.chosen()).isNull();
    assertThat(lines.isDecided()).isFalse();
    assertThat(lines.isGivenUp()).as("more nodes would help").isFalse();
  }
}
