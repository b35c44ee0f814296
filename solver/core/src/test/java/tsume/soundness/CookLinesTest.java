package tsume.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import tsume.board.Position;
import tsume.board.Sfen;
import tsume.dfpn.Helpers;
import tsume.dfpn.SearchBudget;
import tsume.mate.MateProbe;
import tsume.mate.MateSolver;
import tsume.mate.SolveListener;
import tsume.mate.SolveOptions;
import tsume.mate.ValueProbe;
import tsume.rules.StandardShogi;

/** The lines that show defects do not depend on the course of the search. */
class CookLinesTest {
  private static final long STACK_BYTES = 256 << 20;

  /** No. 33 of Zukō: the best play after one of its cooks takes more than 10,000 nodes to find. */
  private static final String COOKED = "l8/1n7/np3B3/SR1+P5/k1N6/9/1Ps6/1N7/5+B3 b r4g2s3l15p 1";

  private static Position position() {
    return Sfen.position(COOKED, StandardShogi.RULES);
  }

  private static SoundnessReport check(MateSolver solver) {
    return new SoundnessChecker(solver)
        .check(
            position(), CheckOptions.DEFAULT, SearchBudget.nodes(20_000_000), SolveListener.NONE);
  }

  @Test
  void two_threads_and_a_small_table_show_what_one_thread_shows() {
    SoundnessReport alone = check(new MateSolver(64 << 20));
    Helpers helper = new Helpers(1, 100, work -> new Thread(null, work, "helper", STACK_BYTES));
    SoundnessReport together = check(new MateSolver(8 << 20, helper));
    assertThat(alone.open()).isEmpty();
    assertThat(together.open()).isEmpty();
    assertThat(together.defects()).isEqualTo(alone.defects());
    assertThat(alone.defects()).anyMatch(d -> d.kind() == DefectClass.COOK);
    assertThat(alone.defects())
        .filteredOn(defect -> !defect.line().isEmpty())
        .allSatisfy(
            defect ->
                assertThat(lengthAfter(alone, defect))
                    .as("%s", defect)
                    .hasValue(defect.line().size() - 1));
  }

  /** The exact length of the position after a defect's move, found by itself. */
  private static OptionalInt lengthAfter(SoundnessReport report, Defect defect) {
    MateSolver solver = new MateSolver(64 << 20);
    MateProbe probe = new MateProbe(position(), solver, SolveOptions.DEFAULT.futile());
    report.solution().mainline().subList(0, defect.ply() - 1).forEach(probe::play);
    probe.play(defect.move());
    return new ValueProbe(probe).length(defect.line().size() - 1, SearchBudget.unlimited());
  }
}
