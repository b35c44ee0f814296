package io.github.tsume.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Position;
import io.github.tsume.board.Sfen;
import io.github.tsume.dfpn.SearchBudget;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Session;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.rules.StandardShogi;
import java.util.List;
import org.junit.jupiter.api.Test;

/** That a line is a shortest one is only said of moves that count. */
class LengthProofTest {
  private static boolean holds(String sfen, String line) {
    Position position = Sfen.position(sfen, StandardShogi.RULES);
    List<Integer> moves = AuthoredLineTest.moves(position, line);
    MateSolver solver = new MateSolver(16 << 20);
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
    cooks.run(SearchBudget.nodes(100_000));
    return new LengthProof(session, mainline, cooks, SearchBudget.nodes(100_000)).holds();
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
}
