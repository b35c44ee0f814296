package io.github.tsume.dfpn;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Helping threads that search questions of their own while the search that called them goes on with
 * others. All use one table: what is found aside is there for it.
 *
 * <p>Until this is closed, the search that called them answers its questions without their help.
 */
public final class SideSearches implements AutoCloseable {
  private final DfPn main;
  private final int count;
  private final Team team;
  private final TeamThreads threads;
  private final List<DfPn> others = new ArrayList<>();

  SideSearches(DfPn main, Helpers helpers, TranspositionTable table) {
    this.main = main;
    count = helpers.count();
    team = new Team(table);
    threads = new TeamThreads(team, helpers.threads());
    if (count > 0) {
      team.join();
      main.enter(team);
    }
  }

  /** How many helpers there are. */
  public int count() {
    return count;
  }

  /**
   * Starts one helper, if there is room for its stack.
   *
   * @param game a game of its own
   * @param work what it does with a search of that game. When this is closed, all searches of it
   *     end at once without an answer, and it is to end too
   */
  public void start(Game game, Consumer<DfPn> work) {
    DfPn other = main.twin(game);
    others.add(other);
    threads.start(
        () -> {
          other.enter(team);
          work.accept(other);
          return null;
        });
  }

  /**
   * Ends the searches of the helpers; returns when all have ended.
   *
   * @throws IllegalStateException if one of them failed
   */
  @Override
  public void close() {
    if (count > 0) {
      main.leaveTeam();
      team.leave(null);
      team.disband();
      threads.await();
      main.addHelperNodes(nodes());
      threads.check();
    }
  }

  /** The nodes that the helpers have visited, once this is closed. */
  public long nodes() {
    return others.stream().mapToLong(DfPn::nodes).sum();
  }
}
