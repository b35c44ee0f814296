package tsume.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import tsume.board.Hand;
import tsume.board.Position;
import tsume.board.Sfen;
import tsume.dfpn.Helpers;
import tsume.dfpn.SearchBudget;
import tsume.mate.MateProbe;
import tsume.mate.MateSolver;
import tsume.mate.Note;
import tsume.mate.SolveListener;
import tsume.mate.SolveOptions;
import tsume.mate.ValueProbe;
import tsume.rules.StandardShogi;

/** The lines that show defects do not depend on the course of the search. */
class CookLinesTest {
  private static final long STACK_BYTES = 256 << 20;

  /** No. 33 of Zukō: the best play after one of its cooks takes more than 10,000 nodes to find. */
  private static final String COOKED = "l8/1n7/np3B3/SR1+P5/k1N6/9/1Ps6/1N7/5+B3 b r4g2s3l15p 1";

  /** The best play after one of its cooks comes back to the mainline. */
  private static final String REJOINED =
      "l6nl/3+R1pk2/3p3gp/p1p3p2/1p1nsN3/2P3P1P/PP1P1S3/1SG2GK2/LN6L b BGPrbs4p 1";

  private static Position position(String sfen) {
    return Sfen.position(sfen, StandardShogi.RULES);
  }

  private static SoundnessReport check(String sfen, MateSolver solver) {
    return new SoundnessChecker(solver)
        .check(
            position(sfen),
            CheckOptions.DEFAULT,
            SearchBudget.nodes(20_000_000),
            SolveListener.NONE);
  }

  @Test
  void two_threads_and_a_small_table_show_what_one_thread_shows() {
    SoundnessReport alone = check(COOKED, new MateSolver(64 << 20));
    Helpers helper = new Helpers(1, 100, work -> new Thread(null, work, "helper", STACK_BYTES));
    SoundnessReport together = check(COOKED, new MateSolver(8 << 20, helper));
    assertThat(alone.open()).isEmpty();
    assertThat(together.open()).isEmpty();
    assertThat(together.defects()).isEqualTo(alone.defects());
    assertThat(alone.defects()).anyMatch(d -> d.kind() == DefectClass.COOK);
    assertThat(alone.defects())
        .filteredOn(defect -> !defect.line().isEmpty())
        .allSatisfy(
            defect ->
                assertThat(lengthAfter(COOKED, alone, defect))
                    .as("%s", defect)
                    .hasValue(defect.line().size() - 1));
  }

  @Test
  void what_is_left_over_is_what_the_attacker_has_at_the_end_of_the_line() {
    SoundnessReport report = check(COOKED, new MateSolver(64 << 20));
    List<Defect> cooks = attackers(report);
    assertThat(cooks).anyMatch(cook -> cook.leftover() != Hand.EMPTY && cook.ply() > 1);
    for (Defect cook : cooks) {
      Position end = position(COOKED);
      report.solution().mainline().subList(0, cook.ply() - 1).forEach(end::play);
      cook.line().forEach(end::play);
      assertThat(end.hand(position(COOKED).side())).as("%s", cook).isEqualTo(cook.leftover());
    }
  }

  @Test
  void a_line_that_is_not_the_best_play_is_said_to_be_none() {
    SoundnessReport report = check(REJOINED, new MateSolver(64 << 20));
    assertThat(report.open()).isEmpty();
    List<Note> notes =
        report.solution().notes().stream()
            .filter(note -> note.kind().equals(CookFinder.ROUGH))
            .toList();
    assertThat(notes).isNotEmpty();
    List<Defect> cooks = attackers(report);
    for (Defect cook : cooks) {
      boolean noted =
          notes.stream().anyMatch(note -> note.ply() == cook.ply() && note.move() == cook.move());
      int shown = cook.line().size() - 1;
      int best = lengthAfter(REJOINED, report, cook).getAsInt();
      assertThat(noted ? best <= shown : best == shown)
          .as("%s, after which the best play takes %d", cook, best)
          .isTrue();
    }
    assertThat(cooks).hasSizeGreaterThan(notes.size());
  }

  /** The defects that are moves of the attacker. */
  private static List<Defect> attackers(SoundnessReport report) {
    return report.defects().stream().filter(defect -> defect.ply() % 2 == 1).toList();
  }

  /** The exact length of the position after a defect's move, found by itself. */
  private static OptionalInt lengthAfter(String sfen, SoundnessReport report, Defect defect) {
    MateSolver solver = new MateSolver(64 << 20);
    MateProbe probe = new MateProbe(position(sfen), solver, SolveOptions.DEFAULT.futile());
    report.solution().mainline().subList(0, defect.ply() - 1).forEach(probe::play);
    probe.play(defect.move());
    return new ValueProbe(probe).length(defect.line().size() - 1, SearchBudget.unlimited());
  }
}
