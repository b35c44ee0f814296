package io.github.tsume.app.extend;

import io.github.tsume.app.batch.Interruption;
import io.github.tsume.app.batch.WorkPool;
import io.github.tsume.app.batch.job.SolverRoom;
import io.github.tsume.board.Setup;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.Helpers;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mine.GameMiner;
import io.github.tsume.mine.GameMiner.MineReport;
import io.github.tsume.record.Problem;
import io.github.tsume.soundness.CheckOptions;
import java.util.Iterator;

/** Looks for mates in many games with several threads, each of which has its own table. */
public final class MineRun {
  private static final long WORKER_BYTES = 256L << 20;

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

  /** Hears of games as they are done, one at a time. */
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
    long bytes = Math.min(WORKER_BYTES, settings.hashBytes() / settings.jobs());
    new WorkPool<Game, MineReport>(
            games,
            (game, report) -> listener.done(game, report, !interruption.ended()),
            interruption,
            Long.MAX_VALUE,
            () -> 0)
        .run(settings.jobs(), number -> worker(SolverRoom.solver(bytes, Helpers.NONE)));
  }

  private WorkPool.Worker<Game, MineReport> worker(MateSolver solver) {
    return new WorkPool.Worker<>() {
      @Override
      public MineReport attempt(Game game) {
        SearchBudget budget = SearchBudget.of(Long.MAX_VALUE, settings.millis());
        return interruption.within(
            budget,
            part ->
                new GameMiner(solver, settings.options(), settings.wanted(), part)
                    .mine(game.start(), game.record().authoredLine()));
      }

      @Override
      public MineReport finish(Game game) {
        return attempt(game);
      }
    };
  }
}
