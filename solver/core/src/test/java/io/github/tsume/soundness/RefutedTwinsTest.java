package io.github.tsume.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Move;
import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.game.FutileRule;
import io.github.tsume.judgement.Judgement.OpenMove;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.twins.SlowComposer;
import io.github.tsume.twins.SlowRules;
import io.github.tsume.twins.SoundnessTwins;
import io.github.tsume.verdict.Profile;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Compares how far open checks are said to be refuted with brute force. */
class RefutedTwinsTest {
  private static final int STEP = 3;
  private static final int MOST_PLIES = 7;
  private static final long SLOW_NODES = 100_000;

  private int compared;
  private int beyondOne;

  /** Whether a check mates within so many plies, itself counted. */
  private static boolean mates(Position before, int check, int plies) {
    Position position = before.copy();
    position.play(check);
    SlowComposer slow =
        new SlowComposer(
            position,
            FutileRule.STANDARD,
            SLOW_NODES,
            new EnumMap<>(SlowComposer.Event.class),
            before.side());
    return slow.value(plies - 1) != null;
  }

  private List<String> wrong(SoundnessTwins.Row row, SoundnessReport report) {
    List<String> wrong = new ArrayList<>();
    for (OpenMove open : report.open()) {
      int plies = Math.min(open.refutedWithin(), MOST_PLIES);
      if (plies > 0) {
        Position at = Sfen.position(row.sfen(), row.rules());
        report.solution().mainline().subList(0, open.ply() - 1).forEach(at::play);
        try {
          if (mates(at, open.move(), plies)) {
            wrong.add("\n" + Move.toUsi(open.move(), row.rules()) + " " + open + " of " + row);
          }
          compared++;
          beyondOne += plies > 1 ? 1 : 0;
        } catch (SlowRules.TooSlowException e) {
          // Nothing to compare with.
          continue;
        }
      }
    }
    return wrong;
  }

  @Test
  void an_open_check_does_not_mate_within_the_plies_that_are_told() throws IOException {
    List<SoundnessTwins.Row> rows = SoundnessTwins.recorded();
    List<String> wrong = new ArrayList<>();
    for (int i = 0; i < rows.size(); i += STEP) {
      for (long nodes = 50L + i % 8; nodes < 5_000; nodes *= 3) {
        SoundnessReport report =
            SoundnessTwins.usual(rows.get(i), Profile.MAGAZINE, nodes, 1 << 16);
        wrong.addAll(wrong(rows.get(i), report));
      }
    }
    assertThat(wrong).isEmpty();
    assertThat(compared).as("compared").isGreaterThan(300);
    assertThat(beyondOne).as("beyond mate at once").isGreaterThan(100);
  }

  private static SoundnessReport withManyOpen(SearchBudget budget, SolveListener listener) {
    Position position =
        Sfen.position("ln7/1k7/1pp1S4/p8/9/9/9/9/9 b RBGNrb3g3s2n3l15p 1", StandardShogi.RULES);
    return new SoundnessChecker(new MateSolver(16 << 20))
        .check(position, CheckOptions.DEFAULT, budget, listener);
  }

  @Test
  void a_twentieth_of_the_nodes_more_tells_of_every_open_check() {
    SearchBudget budget = SearchBudget.nodes(20_000);
    SoundnessReport report = withManyOpen(budget, SolveListener.NONE);
    assertThat(report.open())
        .hasSizeGreaterThan(5)
        .allSatisfy(open -> assertThat(open.refutedWithin()).isGreaterThanOrEqualTo(3));
    assertThat(budget.overtimeNodes()).isBetween(1L, 2_000L);
  }

  @Test
  void after_an_interrupt_nothing_is_asked_any_more() {
    SearchBudget budget = SearchBudget.nodes(20_000);
    SoundnessReport report = withManyOpen(budget, progress -> budget.interrupt());
    assertThat(report.open())
        .hasSizeGreaterThan(5)
        .allSatisfy(open -> assertThat(open.refutedWithin()).isZero());
  }
}
