package io.github.tsume.mate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.Helpers;
import io.github.tsume.game.FutileRule;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.twins.SlowMate;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LengthFinderTest {
  private static LengthFinder finder(String sfen, SolveOptions options, SearchBudget budget) {
    Session session =
        new Session(SmallMates.position(sfen), new MateSolver(1 << 20), options.futile());
    return new LengthFinder(session, new KeptProof(), options, budget, 100_000, SolveListener.NONE);
  }

  private static LengthFinder finder(String sfen) {
    return finder(sfen, SolveOptions.DEFAULT, SearchBudget.unlimited());
  }

  @Test
  void the_shortest_mate_is_found_with_its_line() {
    LengthFinder.FoundLength five = finder(SmallMates.SACRIFICE).find(7);
    assertThat(five.length()).isEqualTo(5);
    assertThat(five.exact()).isTrue();
    assertThat(SmallMates.usi(Objects.requireNonNull(five.line())))
        .isEqualTo("4b3a+ 2b3a S*2b 3a2b 4d4b");
    assertThat(five.notes()).isEmpty();
  }

  /** Above 15 plies it goes down from the bound, below up from one: both come to the same. */
  @Test
  void a_bound_far_above_changes_nothing() {
    for (int bound : new int[] {7, 17, 101}) {
      assertThat(finder(SmallMates.LANCE).find(bound).length()).isEqualTo(1);
      LengthFinder.FoundLength five = finder(SmallMates.SACRIFICE).find(bound);
      assertThat(five.length()).isEqualTo(5);
      assertThat(five.exact()).isTrue();
    }
  }

  @Test
  void a_length_that_is_not_asked_for_stays_a_bound() {
    LengthFinder.FoundLength bound =
        finder(
                SmallMates.SACRIFICE,
                SolveOptions.DEFAULT.withExactLength(false),
                SearchBudget.unlimited())
            .find(7);
    assertThat(bound.length()).isEqualTo(7);
    assertThat(bound.exact()).isFalse();
    LengthFinder.FoundLength unasked =
        finder(SmallMates.SACRIFICE, SolveOptions.DEFAULT, SearchBudget.nodes(0)).find(7);
    assertThat(unasked.exact()).isFalse();
    assertThat(unasked.length()).isEqualTo(7);
  }

  /**
   * Mates in 3, in 5 if every interposition counts: with no nodes for it, the audit of the shortest
   * stays open, and that of the next one up is settled.
   */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "9/7K1/9/6+r2/9/9/9/9/9 w B4G4S4N3L17Prblp 1",
        "9/9/9/9/9/9/K8/9/k8 b B2SP2rb4g2s4n4l17p 1",
      })
  void an_open_audit_step_is_not_exact(String sfen) {
    assertThat(new SlowMate(Sfen.position(sfen, StandardShogi.RULES), 100_000).length(5))
        .isEqualTo(5);
    LengthFinder.FoundLength audited = audited(sfen, Efforts.DEFAULT);
    assertThat(audited.length()).isEqualTo(3);
    assertThat(audited.exact()).isTrue();
    LengthFinder.FoundLength open = audited(sfen, Efforts.DEFAULT.with(EffortTable.AUDIT_SHARE, 0));
    assertThat(open.length()).isEqualTo(5);
    assertThat(open.exact()).isFalse();
  }

  private static LengthFinder.FoundLength audited(String sfen, Efforts efforts) {
    MateSolver solver = new MateSolver(1 << 20, Helpers.NONE, efforts);
    Position position = Sfen.position(sfen, StandardShogi.RULES);
    Session session = new Session(position, solver, FutileRule.STANDARD);
    return new LengthFinder(
            session,
            new KeptProof(),
            SolveOptions.DEFAULT,
            SearchBudget.nodes(3_000),
            100_000,
            SolveListener.NONE)
        .find(5);
  }

  @Test
  void the_raw_length_counts_every_interposition() {
    assertThat(finder(SmallMates.LANCE).rawLength(9).length()).hasValue(7);
    LengthFinder.Raw bound =
        finder(SmallMates.LANCE, SolveOptions.DEFAULT, SearchBudget.nodes(0)).rawLength(9);
    assertThat(bound.length()).isEmpty();
    assertThat(bound.atMost()).isEqualTo(9);
  }
}
