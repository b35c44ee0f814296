package io.github.tsume.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.CanonicalSfen;
import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Session;
import io.github.tsume.mate.SmallMates;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.twins.RecordedProblems;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** That a line is a shortest one is only said of moves that count. */
class LengthProofTest {
  private static boolean holds(String sfen, String line) {
    Position position = Sfen.position(sfen, StandardShogi.RULES);
    return holds(position, AuthoredLineTest.moves(position, line), 100_000, 100_000);
  }

  private static boolean holds(
      Position position, List<Integer> moves, long cookNodes, long proofNodes) {
    MateSolver solver = new MateSolver(1 << 20);
    Session session = new Session(position, solver, SolveOptions.DEFAULT.futile());
    Mainline mainline = new Mainline(moves);
    CookFinder cooks =
        new CookFinder(
            session,
            mainline,
            false,
            CheckOptions.DEFAULT,
            Journal.Page.EMPTY,
            new KnownFailures(),
            true,
            SolveListener.NONE);
    cooks.run(SearchBudget.nodes(cookNodes));
    return new LengthProof(session, mainline, cooks, SearchBudget.nodes(proofNodes)).holds();
  }

  /** Lines of authors, of which many are longer than need be, against the slow twin's lengths. */
  @Test
  void what_is_shown_to_be_shortest_is_shortest() throws IOException {
    int shown = 0;
    int shortest = 0;
    int longer = 0;
    List<String> wrong = new ArrayList<>();
    for (RecordedProblems.Mate mate : RecordedProblems.authoredMates()) {
      boolean isShortest = mate.line().size() <= mate.least();
      shortest += isShortest ? 1 : 0;
      longer += isShortest ? 0 : 1;
      for (long cookNodes : new long[] {1, 50_000}) {
        Position position = Position.of(mate.setup());
        boolean holds = holds(position, mate.line(), cookNodes, 50_000);
        shown += holds && cookNodes > 1 ? 1 : 0;
        if (holds && !isShortest) {
          wrong.add("\n" + CanonicalSfen.of(mate.setup()) + " has a mate in " + mate.least());
        }
      }
    }
    assertThat(wrong).isEmpty();
    assertThat(longer).as("lines longer than need be").isGreaterThan(10);
    assertThat(shown).as("of %s", shortest).isGreaterThan(shortest * 9 / 10);
  }

  /** Without a search there is nothing that it could follow from. */
  @Test
  void nothing_is_shown_where_nothing_was_asked() throws IOException {
    for (RecordedProblems.Mate mate : RecordedProblems.authoredMates()) {
      if (mate.line().size() > 3) {
        assertThat(holds(Position.of(mate.setup()), mate.line(), 1, 1))
            .as(CanonicalSfen.of(mate.setup()))
            .isFalse();
      }
    }
  }

  @Test
  void a_mainline_on_which_no_other_check_mates_sooner_is_shortest() {
    assertThat(holds("9/9/6P2/9/4B4/9/6R2/7k+p/9 b Grb3g4s4n4l16p 1", "G*3i 2h1i 3g1g")).isTrue();
  }

  /** A mate at once: the pawn that is dropped between is futile, and so is the line through it. */
  @Test
  void a_line_through_a_futile_interposition_is_not() {
    assertThat(holds("7l1/7pk/9/9/8+P/9/9/9/8L b 2r2b4g4s2n2l16p 1", "1e2d G*1c 1i1c+")).isFalse();
  }

  private static boolean holdsWithoutNodes(String sfen, String line) {
    return holdsWithoutNodes(sfen, line, false);
  }

  /** Whether the proof holds without a node, from what the search for cooks left in the table. */
  private static boolean holdsWithoutNodes(String sfen, String line, boolean forget) {
    Session session = SmallChecks.session(sfen);
    Mainline mainline = SmallChecks.mainline(sfen, line);
    CookFinder cooks =
        new CookFinder(
            session,
            mainline,
            false,
            CheckOptions.DEFAULT,
            Journal.Page.EMPTY,
            new KnownFailures(),
            true,
            SolveListener.NONE);
    cooks.runRest(SearchBudget.unlimited());
    Session asked = forget ? SmallChecks.session(sfen) : session;
    return new LengthProof(asked, mainline, cooks, SearchBudget.nodes(0)).holds();
  }

  /** The detours are known, but not how soon they mate: an open question is no "not shorter". */
  @Test
  void a_length_stays_open_while_it_is_open_how_soon_a_detour_mates() {
    assertThat(holdsWithoutNodes(SmallChecks.WAITING, SmallChecks.WAITING_LINE, true)).isFalse();
  }

  @Test
  void where_all_others_fail_or_only_come_back_nothing_more_is_searched() {
    assertThat(holdsWithoutNodes(SmallMates.STEP_BACK, "G*5c 5b6a G*6b")).isTrue();
    assertThat(holdsWithoutNodes(SmallChecks.WAITING, SmallChecks.WAITING_LINE)).isTrue();
  }

  /** The others mate in three, too: not within none. */
  @Test
  void a_line_of_three_plies_is_shortest_beside_cooks_of_three() {
    assertThat(holdsWithoutNodes(SmallChecks.COOKED, SmallChecks.COOKED_LINE)).isTrue();
  }
}
