package io.github.tsume.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.position.Position;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.Helpers;
import io.github.tsume.judgement.Standards;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Session;
import io.github.tsume.mate.SmallMates;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.soundness.SoundnessChecker.Ledger;
import io.github.tsume.verdict.Profile;
import java.util.ArrayList;
import java.util.List;

/** Checks that have not come to their end: what is known of each is made by hand. */
final class HalfwayChecks {
  /** Mate in 5; along the second line the king steps to 1b, and is mated two plies sooner. */
  static final String BEST = "4b3a+ 2b3a S*2b 3a2b 4d4b";

  static final String SHORTER = "4b3a+ 2b1b 4d4b";

  /** The bishop's move without promotion, which gives the same mate two plies later. */
  static final String SLOW = "4b3a 2b1b 3a2b+ 1b2b 4d4b";

  /** What cannot change a verdict gets nothing. */
  static final Efforts NO_REST =
      Efforts.DEFAULT
          .with(EffortTable.REST_LEAST, 0)
          .with(EffortTable.REST_MOST, 0)
          .with(EffortTable.DECIDED_LEAST, 0)
          .with(EffortTable.DECIDED_MOST, 0);

  static CheckTask task(String sfen, CheckOptions options, SearchBudget budget, Efforts efforts) {
    return task(sfen, options, budget, efforts, SolveListener.NONE);
  }

  static CheckTask task(
      String sfen,
      CheckOptions options,
      SearchBudget budget,
      Efforts efforts,
      SolveListener listener) {
    MateSolver solver = new MateSolver(1 << 20, Helpers.NONE, efforts);
    Position position = SmallChecks.position(sfen);
    Session session = new Session(position, solver, options.solve().futile());
    return new CheckTask(
        solver, position, session, options, Journal.NONE, budget, listener, new Ledger(), false);
  }

  static CheckTask task(String sfen, CheckOptions options) {
    return task(sfen, options, SmallChecks.UNLIMITED, Efforts.DEFAULT);
  }

  static CheckState state(CheckTask task) {
    return new CheckState(
        task, task.solver().solve(task.position(), SolveOptions.DEFAULT, SmallChecks.UNLIMITED));
  }

  static CheckState asked(CheckTask task) {
    CheckState state = state(task);
    state.cooks().run(SmallChecks.UNLIMITED);
    return state;
  }

  static CheckOptions authored(String sfen, String line, Profile profile) {
    return CheckOptions.DEFAULT
        .withProfile(profile)
        .withLine(SmallMates.moves(SmallChecks.position(sfen), line));
  }

  static CheckOptions authored(String line) {
    return authored(SmallMates.SACRIFICE, line, Profile.MAGAZINE);
  }

  static CheckOptions late(CheckOptions options, int late) {
    return new CheckOptions(
        options.solve(), options.allCooks(), Standards.of(options.profile(), late));
  }

  /** At the line of best play that has a cook at ply 3, and that is known. */
  static CheckState cookedLine(CheckTask task) {
    CheckState state = state(task);
    BestPlayGraph graph = new BestPlayGraph(task.session(), 7);
    assertThat(graph.find(SmallChecks.UNLIMITED)).isTrue();
    int reply = SmallChecks.move(EqualLinesTest.ONE_LINE_COOKED, "S*2c", "1d1e");
    List<List<Integer>> lines = new ArrayList<>();
    graph.forEachLine((moves, nodes) -> lines.add(List.copyOf(moves)));
    state.take(lines.stream().filter(line -> line.get(1) == reply).toList().get(0));
    state.cooks().run(SmallChecks.UNLIMITED);
    return state;
  }

  private HalfwayChecks() {}
}
