package io.github.tsume.app.extend;

import io.github.tsume.app.batch.Interruption;
import io.github.tsume.app.batch.WorkPool;
import io.github.tsume.app.batch.job.SolverRoom;
import io.github.tsume.board.Setup;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.compose.InOrder;
import io.github.tsume.dfpn.Helpers;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mine.GameMiner;
import io.github.tsume.mine.GameMiner.MineReport;
import io.github.tsume.record.Problem;
import io.github.tsume.soundness.CheckOptions;
import java.util.Iterator;

/** A search for mates in many games with several threads, each of which has its own table. */
public final class MineRun {
  /** How many games may be done before a longer one is told: a kill loses no more. */
  private static final long MAX_AHEAD = 64;

  private final Settings settings;
  private final Interruption interruption;

  /**
   * A game.
   *
   * @param start its first position
   */
  public record Game(Problem record, Setup start) {}

  /**
   * How to look.
   *
   * @param options how to check
   * @param wanted which mates
   * @param millis the time for each game, 0 for any
   * @param jobs how many games at a time
   * @param hashBytes what the tables may have together
   */
  public record Settings(
      CheckOptions options, GameMiner.Wanted wanted, long millis, int jobs, long hashBytes) {}

  private record Done(MineReport report, boolean whole) {}

  /** Hears of games in their order, one at a time. */
  public interface Listener {
    /**
     * A game is done.
     *
     * @param whole whether nobody interrupted it
     */
    void done(Game game, MineReport report, boolean whole);
  }

  /** A run. */
  public MineRun(Settings settings, Interruption interruption) {
    this.settings = settings;
    this.interruption = interruption;
  }

  /**
   * Looks in all games.
   *
   * @param games asked for by one thread at a time
   */
  public void run(Iterator<Game> games, Listener listener) {
    long bytes = SolverRoom.ofThread(settings.hashBytes(), settings.jobs());
    InOrder<Game, Done> order =
        new InOrder<>(games, (game, done) -> listener.done(game, done.report(), done.whole()));
    new WorkPool<InOrder.Place<Game>, Done>(
            order, order::accept, interruption, MAX_AHEAD, order::told)
        .run(
            settings.jobs(),
            number -> {
              MateSolver solver = SolverRoom.solver(bytes, Helpers.NONE);
              return place -> mined(solver, place.entry());
            });
    order.tellRest();
  }

  private Done mined(MateSolver solver, Game game) {
    SearchBudget budget = SearchBudget.of(Long.MAX_VALUE, settings.millis());
    MineReport report =
        interruption.within(
            budget,
            part ->
                new GameMiner(solver, settings.options(), settings.wanted(), part)
                    .mine(game.start(), game.record().authoredLine()));
    return new Done(report, !interruption.ended());
  }
}
