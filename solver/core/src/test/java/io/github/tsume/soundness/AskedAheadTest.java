package io.github.tsume.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Position;
import io.github.tsume.board.Sfen;
import io.github.tsume.dfpn.Helpers;
import io.github.tsume.dfpn.SearchBudget;
import io.github.tsume.game.FutileRule;
import io.github.tsume.mate.Efforts;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Session;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.moves.CheckMoves;
import io.github.tsume.rules.StandardShogi;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What several threads find out about checks is what one finds out about each alone. */
class AskedAheadTest {
  private static final String SFEN = "7nl/5B1k1/6Ppp/5+R3/9/9/9/9/9 b Srb4g3s3n3l15p 1";

  private static MateSolver solver(int threads) {
    Helpers helpers =
        new Helpers(threads - 1, 1_000, work -> new Thread(null, work, "helper", 64 << 20));
    return new MateSolver(4 << 20, helpers, Efforts.DEFAULT);
  }

  private static List<OtherCheck> otherChecks(Position start, Mainline mainline) {
    List<OtherCheck> checks = new ArrayList<>();
    Position position = start.copy();
    int[] moves = new int[Position.MAX_MOVES];
    for (int node = 0; node < mainline.nodes(); node++) {
      int end = CheckMoves.generate(position, moves, 0);
      for (int i = 0; i < end; i++) {
        if (moves[i] != mainline.attack(node)) {
          checks.add(new OtherCheck(node, moves[i]));
        }
      }
      for (int i = 2 * node; i < 2 * node + 2 && i < mainline.length(); i++) {
        position.play(mainline.move(i));
      }
    }
    return checks;
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  void each_check_has_the_answer_that_one_thread_gives(int threads) {
    Position position = Sfen.filledPosition(SFEN, StandardShogi.RULES);
    MateSolver solver = solver(threads);
    Mainline mainline =
        new Mainline(
            solver.solve(position, SolveOptions.DEFAULT, SearchBudget.unlimited()).mainline());
    Session session = new Session(position, solver, FutileRule.STANDARD);
    CookQuestion own = new CookQuestion(session, mainline);
    AskedAhead ahead = new AskedAhead(session, mainline, own);
    List<OtherCheck> checks = otherChecks(position, mainline);
    assertThat(ahead.isFor(1_000)).isTrue();
    assertThat(ahead.isFor(1_001)).as("several threads work on that together").isFalse();
    long before = session.nodes();
    ahead.ask(checks, SearchBudget.unlimited(), 100_000);
    assertThat(session.nodes()).isGreaterThan(before);
    Session alone = new Session(position, new MateSolver(4 << 20), FutileRule.STANDARD);
    CookQuestion slow = new CookQuestion(alone, mainline);
    int fail = 0;
    for (OtherCheck check : checks) {
      CookQuestion.Asked asked = ahead.take(check);
      if (asked == null) {
        continue; // One that mates ends the asking.
      }
      CookQuestion.Asked expected = slow.ask(check, SearchBudget.unlimited());
      assertThat(asked.answer().kind()).isEqualTo(expected.answer().kind());
      assertThat(asked.independent().kind()).isEqualTo(expected.independent().kind());
      fail += asked.isNoMate() ? 1 : 0;
      assertThat(ahead.take(check)).as("taken").isNull();
    }
    assertThat(fail).isPositive();
  }

  @Test
  void with_one_thread_nothing_is_asked_ahead() {
    Position position = Sfen.filledPosition(SFEN, StandardShogi.RULES);
    Session session = new Session(position, solver(1), FutileRule.STANDARD);
    Mainline mainline = new Mainline(List.of());
    AskedAhead ahead = new AskedAhead(session, mainline, new CookQuestion(session, mainline));
    assertThat(ahead.isFor(1)).isFalse();
  }

  @Test
  void without_nodes_all_stay_open() {
    Position position = Sfen.filledPosition(SFEN, StandardShogi.RULES);
    Session session = new Session(position, solver(2), FutileRule.STANDARD);
    int[] moves = new int[Position.MAX_MOVES];
    int end = CheckMoves.generate(position, moves, 0);
    Mainline mainline = new Mainline(List.of(moves[0]));
    AskedAhead ahead = new AskedAhead(session, mainline, new CookQuestion(session, mainline));
    List<OtherCheck> checks = otherChecks(position, mainline);
    assertThat(checks).hasSize(end - 1);
    ahead.ask(checks, SearchBudget.nodes(0), 100);
    assertThat(checks)
        .allSatisfy(
            check -> {
              CookQuestion.Asked asked = ahead.take(check);
              assertThat(asked == null || asked.answer().isUnknown()).isTrue();
            });
  }
}
