package io.github.tsume.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Hand;
import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.Helpers;
import io.github.tsume.judgement.Defect;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Note;
import io.github.tsume.mate.Session;
import io.github.tsume.mate.Solution;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.rules.Minishogi;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Profile;
import io.github.tsume.verdict.Remark;
import io.github.tsume.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The lines that show defects do not depend on the course of the search. */
@Tag("slow")
class CookLinesTest {
  private static final long STACK_BYTES = 256 << 20;

  /** No. 33 of Zukō: the best play after one of its cooks takes more than 10,000 nodes to find. */
  private static final String COOKED = "l8/1n7/np3B3/SR1+P5/k1N6/9/1Ps6/1N7/5+B3 b r4g2s3l15p 1";

  /** After one of its cooks, 3d4e at ply 5, the best play comes back to the mainline. */
  private static final String REJOINED = "2k2/5/5/+R3+R/5 b - 1";

  private static final CheckOptions ALL =
      new CheckOptions(
          SolveOptions.DEFAULT, Profile.MAGAZINE, true, 0, OptionalInt.empty(), List.of());

  private static Position position(String sfen) {
    return Sfen.position(sfen, sfen.equals(REJOINED) ? Minishogi.RULES : StandardShogi.RULES);
  }

  private static SoundnessReport check(String sfen, MateSolver solver) {
    return new SoundnessChecker(solver)
        .check(position(sfen), ALL, SearchBudget.nodes(20_000_000), SolveListener.NONE);
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
  void a_cook_whose_best_play_comes_back_to_the_mainline_is_shown_with_the_best_that_does_not() {
    SoundnessReport report = check(REJOINED, new MateSolver(64 << 20));
    assertThat(report.open()).isEmpty();
    Position position = position(REJOINED);
    List<Position> mainline = new ArrayList<>();
    for (int move : report.solution().mainline()) {
      mainline.add(position.copy());
      position.play(move);
    }
    int longer = 0;
    for (Defect cook : attackers(report)) {
      int shown = cook.line().size() - 1;
      int best = lengthAfter(REJOINED, report, cook).getAsInt();
      longer += shown > best ? 1 : 0;
      Position at = mainline.get(cook.ply() - 1).copy();
      for (int move : cook.line()) {
        at.play(move);
        boolean back = mainline.stream().anyMatch(node -> comesBack(node, at));
        assertThat(back && cook.kind() == DefectClass.COOK).as("%s", cook).isFalse();
      }
    }
    assertThat(longer).as("cooks that mate sooner by way of the mainline").isPositive();
    assertThat(remarks(report.solution().notes())).isEmpty();
  }

  /** Whether a position is an attacker's one of the mainline, with as many pieces or fewer. */
  private static boolean comesBack(Position node, Position at) {
    int attacker = position(REJOINED).side();
    return node.side() == attacker
        && at.side() == attacker
        && node.boardKey() == at.boardKey()
        && node.boardKey2() == at.boardKey2()
        && Hand.dominates(node.hand(attacker), at.hand(attacker));
  }

  @Test
  void a_line_that_is_not_the_best_play_is_said_to_be_none() {
    MateSolver solver = new MateSolver(64 << 20);
    Solution solution =
        solver.solve(position(COOKED), SolveOptions.DEFAULT, SearchBudget.unlimited());
    Session session = new Session(position(COOKED), solver, SolveOptions.DEFAULT.futile());
    CookFinder cooks =
        new CookFinder(
            session,
            new Mainline(solution.mainline()),
            false,
            CheckOptions.DEFAULT,
            Journal.NONE.page(solution.mainline()),
            new KnownFailures(),
            true,
            SolveListener.NONE);
    cooks.run(SearchBudget.unlimited());
    List<Note> notes = remarks(cooks.notes(Verdict.COOKED, false));
    assertThat(notes).isNotEmpty();
    assertThat(notes)
        .allSatisfy(
            note ->
                assertThat(cooks.defects())
                    .anyMatch(d -> d.ply() == note.ply() && d.move() == note.move()));
    cooks.improveLines(SearchBudget.unlimited());
    assertThat(remarks(cooks.notes(Verdict.COOKED, false))).isEmpty();
  }

  private static List<Note> remarks(List<Note> notes) {
    return notes.stream().filter(note -> note.kind() == Remark.DEFECT_LINE).toList();
  }

  /** The defects that are moves of the attacker. */
  private static List<Defect> attackers(SoundnessReport report) {
    return report.defects().stream().filter(defect -> defect.ply() % 2 == 1).toList();
  }

  /** The exact length of the position after a defect's move, found by itself. */
  private static OptionalInt lengthAfter(String sfen, SoundnessReport report, Defect defect) {
    MateSolver solver = new MateSolver(64 << 20);
    Session session = new Session(position(sfen), solver, SolveOptions.DEFAULT.futile());
    report.solution().mainline().subList(0, defect.ply() - 1).forEach(session::play);
    session.play(defect.move());
    return session
        .length(session.question(defect.line().size() - 1, SearchBudget.unlimited()))
        .get();
  }
}
