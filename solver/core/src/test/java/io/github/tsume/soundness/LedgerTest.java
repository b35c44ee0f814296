package io.github.tsume.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.mate.SolveListener;
import io.github.tsume.soundness.SoundnessChecker.Ledger;
import io.github.tsume.verdict.SearchPhase;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class LedgerTest {
  private final Ledger ledger = new Ledger();

  @Test
  void nodes_go_into_the_phase_that_was_on_when_they_were_searched() {
    ledger.enter(Phase.LENGTH, 100);
    ledger.enter(Phase.LINE, 130);
    ledger.enter(Phase.LENGTH, 135);
    ledger.enter(Phase.REST, 200);
    assertThat(ledger.spent())
        .containsEntry(Phase.PROOF, 100L)
        .containsEntry(Phase.LENGTH, 30L + 65L)
        .containsEntry(Phase.LINE, 5L)
        .doesNotContainKey(Phase.REST);
  }

  @Test
  void work_within_a_phase_goes_back_to_the_one_before() {
    AtomicLong nodes = new AtomicLong(10);
    ledger.enter(Phase.ATTACKER, 10);
    nodes.set(15);
    ledger.in(Phase.EQUAL_LINES, nodes::get, () -> nodes.addAndGet(7));
    assertThat(ledger.phase()).isEqualTo(Phase.ATTACKER);
    ledger.enter(Phase.REST, 30);
    assertThat(ledger.spent())
        .containsEntry(Phase.EQUAL_LINES, 7L)
        .containsEntry(Phase.ATTACKER, 5L + 8L);
  }

  @Test
  void a_solver_tells_its_own_phases_and_is_passed_on() {
    List<SearchPhase> heard = new ArrayList<>();
    SolveListener listener = ledger.of(progress -> heard.add(progress.phase()), 1_000);
    listener.progress(new SolveListener.Progress(SearchPhase.LENGTH, 10, 0));
    assertThat(ledger.phase()).isEqualTo(Phase.LENGTH);
    listener.progress(new SolveListener.Progress(SearchPhase.SOUNDNESS, 50, 0));
    assertThat(ledger.phase()).as("no phase of a solver").isEqualTo(Phase.LENGTH);
    listener.progress(new SolveListener.Progress(SearchPhase.AUDIT, 60, 0));
    listener.progress(new SolveListener.Progress(SearchPhase.LINE, 65, 0));
    assertThat(ledger.phase()).isEqualTo(Phase.LINE);
    assertThat(heard)
        .containsExactly(
            SearchPhase.LENGTH, SearchPhase.SOUNDNESS, SearchPhase.AUDIT, SearchPhase.LINE);
    assertThat(ledger.spent())
        .containsEntry(Phase.PROOF, 1_010L)
        .containsEntry(Phase.LENGTH, 50L)
        .containsEntry(Phase.AUDIT, 5L);
  }
}
