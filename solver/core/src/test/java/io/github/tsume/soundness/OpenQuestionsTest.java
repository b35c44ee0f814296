package io.github.tsume.soundness;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.Crew;
import io.github.tsume.dfpn.Errand;
import io.github.tsume.dfpn.Helpers;
import io.github.tsume.game.FutileRule;
import io.github.tsume.mate.HelperSessions;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Session;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.moves.CheckMoves;
import io.github.tsume.rules.StandardShogi;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What several threads find out about checks is what one finds out about each alone. */
class OpenQuestionsTest {
  private static final String SFEN = "7nl/5B1k1/6Ppp/5+R3/9/9/9/9/9 b Srb4g3s3n3l15p 1";
  private static final OpenQuestions.Slices SLICES = new OpenQuestions.Slices(100, 500, 4);

  private final Position position = Sfen.filledPosition(SFEN, StandardShogi.RULES);
  private Mainline mainline = new Mainline(List.of());
  private List<OtherCheck> checks = List.of();

  @BeforeEach
  void takeTheMainline() {
    MateSolver solver = new MateSolver(4 << 20);
    mainline =
        new Mainline(
            solver.solve(position, SolveOptions.DEFAULT, SearchBudget.unlimited()).mainline());
    checks = otherChecks(position, mainline);
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

  private static MateSolver solver(int threads, long after) {
    return new MateSolver(
        4 << 20,
        new Helpers(threads - 1, after, work -> new Thread(null, work, "helper", 64 << 20)));
  }

  private HelperSessions helpers(MateSolver solver, SearchBudget budget) {
    Session session = new Session(position, solver, FutileRule.STANDARD);
    session.callHelpers(budget);
    HelperSessions helpers = session.helpers();
    assertThat(helpers).isNotNull();
    return helpers;
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  void each_check_has_the_answer_that_one_thread_gives(int threads) {
    MateSolver solver = solver(threads, 0);
    SearchBudget budget = SearchBudget.unlimited();
    HelperSessions helpers = helpers(solver, budget);
    OpenQuestions open = new OpenQuestions(helpers, mainline, SLICES);
    Map<OtherCheck, CookQuestion.Asked> found = new HashMap<>();
    solver.withHelpers(
        () -> {
          open.ask(checks, 100);
          Crew crew = helpers.crew();
          while (found.size() < checks.size()) {
            int seen = crew.changes();
            OpenQuestions.Entry entry = open.takeAnswered();
            if (entry == null) {
              crew.help(seen, budget::isSpent);
            } else {
              found.put(entry.check(), open.found(entry));
              open.settled(entry);
            }
          }
          return null;
        });
    assertThat(open.hardest()).as("nothing is open").isNull();
    assertThat(budget.isSpent()).isFalse();
    assertThat(helpers.nodes()).isPositive().isEqualTo(budget.nodes());
    Session alone = new Session(position, new MateSolver(4 << 20), FutileRule.STANDARD);
    CookQuestion slow = new CookQuestion(alone, mainline);
    int fail = 0;
    for (OtherCheck check : checks) {
      CookQuestion.Asked expected = slow.ask(check, SearchBudget.unlimited());
      assertThat(requireNonNull(found.get(check)).answer().kind())
          .isEqualTo(expected.answer().kind());
      assertThat(requireNonNull(found.get(check)).independent().kind())
          .isEqualTo(expected.independent().kind());
      fail += expected.isNoMate() ? 1 : 0;
    }
    assertThat(fail).isPositive();
  }

  @Test
  void one_thread_has_nobody_to_ask() {
    Session session = new Session(position, new MateSolver(4 << 20), FutileRule.STANDARD);
    session.callHelpers(SearchBudget.unlimited());
    assertThat(session.helpers()).isNull();
  }

  /** Without threads of their own: what is handed out, and in which order. */
  @Test
  void what_is_not_answered_comes_again_with_more_and_what_does_not_matter_is_told_off() {
    MateSolver solver = solver(2, 1_000);
    HelperSessions helpers = helpers(solver, SearchBudget.unlimited());
    OpenQuestions open = new OpenQuestions(helpers, mainline, SLICES);
    List<OtherCheck> two = checks.subList(0, 2);
    helpers.begin();
    open.plan(two, 1);
    OpenQuestions.Entry first = requireNonNull(open.takeWaiting());
    assertThat(first.check()).isEqualTo(two.get(0));
    assertThat(open.slice(first)).isEqualTo(1);
    Errand second = requireNonNull(open.next(1));
    assertThat(open.areInWork()).isTrue();
    assertThat(open.next(1)).as("both are taken").isNull();
    open.putBack(first, 100);
    assertThat(open.hardest()).isEqualTo(two.get(0));
    OpenQuestions.Entry again = requireNonNull(open.takeWaiting());
    assertThat(open.slice(again)).as("the next slice").isEqualTo(500);
    open.putBack(again, 500);
    assertThat(open.slice(again)).as("and then four times that").isEqualTo(2_000);
    open.keep(check -> check.equals(two.get(0)));
    assertThat(second.isNeedless()).isTrue();
    open.plan(two, 1);
    assertThat(open.takeWaiting()).as("the other one is still in work").isNotNull();
    assertThat(open.takeWaiting()).isNull();
    second.run(1);
    assertThat(open.takeWaiting()).as("told off, but wanted again").isNotNull();
    open.keep(check -> false);
    assertThat(open.takeWaiting()).isNull();
  }
}
