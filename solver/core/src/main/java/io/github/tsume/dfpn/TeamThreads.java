package io.github.tsume.dfpn;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadFactory;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The threads of a {@link Team} but for the one that asked for them. */
final class TeamThreads {
  private final Team team;
  private final ThreadFactory factory;
  private final List<Thread> threads = new ArrayList<>();
  private volatile @Nullable Throwable trouble;

  TeamThreads(Team team, ThreadFactory factory) {
    this.team = team;
    this.factory = factory;
  }

  /**
   * Starts one more, if there is room for its stack.
   *
   * @param work what it does as a member of the team; its answer, if any, is the team's
   */
  void start(Supplier<@Nullable Answer> work) {
    team.join();
    try {
      Thread thread = factory.newThread(() -> run(work));
      thread.start();
      threads.add(thread);
    } catch (OutOfMemoryError e) {
      // No room for one more stack: fewer will do.
      team.leave(null);
    }
  }

  private void run(Supplier<@Nullable Answer> work) {
    Answer answer = null;
    try {
      answer = work.get();
    } catch (RuntimeException | Error e) {
      trouble = e;
      team.disband();
    } finally {
      team.leave(answer);
    }
  }

  /** Returns when all have ended. */
  void await() {
    threads.forEach(TeamThreads::await);
  }

  /**
   * Says whether all went well.
   *
   * @throws IllegalStateException if one of them failed
   */
  void check() {
    Throwable cause = trouble;
    if (cause != null) {
      throw new IllegalStateException("a helping thread failed", cause);
    }
  }

  private static void await(Thread thread) {
    boolean interrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        // The table is the helper's too until it has ended.
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
