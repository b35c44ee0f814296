package io.github.tsume.dfpn;

import io.github.tsume.dfpn.Errand.Errands;
import io.github.tsume.dfpn.table.TranspositionTable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The threads of one solver: the one that asks, and helpers that are there as long as some work
 * goes on. They share the table.
 *
 * <p>A helper does what {@link Errands} has for it. Where there is nothing, it joins a question
 * that another thread is at ({@link Team}), and leaves it as soon as there is something else.
 * Nobody waits for anybody but those who have nothing to do.
 */
public final class Crew {
  /*
   * Whatever is shared is guarded by this object, but for the table, whose entries carry checksums,
   * and for what guards itself: Presence, Settled, Meeting, Changes, Team and Errand.
   */

  /** After so many nodes a question may be joined by threads that are there and idle. */
  private static final long JOINED_AFTER = 2_000;

  private static final int MAIN = 0;

  private final Changes changes;
  private final Trouble trouble = new Trouble();
  final Presence presence = new Presence();
  final Settled settled = new Settled();
  final Meeting meeting;

  private final TranspositionTable table;
  private final Helpers helpers;
  private final @Nullable Pace pace;
  private final List<Thread> threads = new ArrayList<>();
  private final List<Team> teams = new ArrayList<>();
  private final @Nullable Errand[] current;
  private Errands errands = Errands.NONE;
  private int alive;

  /* Read without the lock too. */
  private volatile boolean running;
  private volatile boolean started;
  private volatile int missing;
  private volatile boolean ending;

  /** The threads of a solver, the one that asks and its helpers. */
  public Crew(TranspositionTable table, Helpers helpers) {
    this.table = table;
    this.helpers = helpers;
    this.pace = helpers.pace();
    this.changes = new Changes(pace);
    this.meeting = new Meeting(table, pace);
    this.current = new Errand[1 + helpers.count()];
  }

  /** How many threads there are, with the one that asks. */
  public int threads() {
    return 1 + helpers.count();
  }

  /** Whether the helpers are there. */
  public boolean isStarted() {
    return started;
  }

  /** How many nodes some work takes before the helpers are called. */
  public long startsAfter() {
    return helpers.after();
  }

  /** How many nodes a question takes before those who are idle join it. */
  long joinedAfter() {
    return started ? Math.min(JOINED_AFTER, helpers.after()) : helpers.after();
  }

  /** Whether the helpers are there, or come when there is something for them. */
  boolean isRunning() {
    return running;
  }

  /**
   * What comes of some work, in which there are helpers; they have ended when this returns. Within
   * such work it is the work alone.
   *
   * @throws IllegalStateException if what a helper did failed
   */
  public <T extends @Nullable Object> T during(Supplier<T> work) {
    if (running) {
      return work.get();
    }
    begin();
    T found;
    try {
      found = work.get();
    } finally {
      end();
    }
    check();
    return found;
  }

  private void begin() {
    trouble.forget();
    ending = false;
    missing = helpers.count();
    running = true;
    meeting.enter();
  }

  /** Starts the helpers that are free; with room for fewer stacks fewer will do. */
  private synchronized void start() {
    while (missing > 0 && !ending) {
      int thread = current.length - missing;
      Thread made = helpers.threads().newThread(() -> work(thread));
      if (made == null) {
        return;
      }
      table.setShared(true);
      if (pace != null) {
        pace.add(thread);
      }
      try {
        Waiting.start(made);
      } catch (OutOfMemoryError e) {
        missing = 0;
        return;
      }
      threads.add(made);
      alive++;
      missing--;
      started = true;
    }
  }

  /** Whether a helper could come that is not there yet. */
  public boolean mayStart() {
    return missing > 0 && helpers.free().getAsBoolean();
  }

  /** Lets those come who have become free. */
  public void startFree() {
    if (mayStart()) {
      start();
    }
  }

  private void end() {
    synchronized (this) {
      ending = true;
      errands = Errands.NONE;
      tellOff(errand -> true);
      changed();
    }
    meeting.leave();
    while (isAnybodyThere()) {
      changes.idle(MAIN, changes.count());
    }
    threads.forEach(Crew::join);
    threads.clear();
    started = false;
    table.setShared(false);
    running = false;
  }

  private synchronized boolean isAnybodyThere() {
    return alive > 0;
  }

  /** Waits for the end of a thread, whoever interrupts: the table is that one's too until then. */
  private static void join(Thread thread) {
    boolean interrupted = false;
    while (thread.isAlive()) {
      try {
        Waiting.join(thread);
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** What a helper does from its start to its end. */
  private void work(int thread) {
    try {
      if (pace != null) {
        pace.begin(thread);
      }
      while (!ending) {
        int seen = changes.count();
        Errand errand = next(thread);
        if (errand == null) {
          changes.idle(thread, seen);
        } else {
          meeting.enter();
          try {
            errand.run(thread);
          } finally {
            meeting.leave();
            at(thread, null);
          }
        }
      }
    } catch (RuntimeException | Error e) {
      trouble.tell(e);
    } finally {
      synchronized (this) {
        alive--;
        changed();
      }
      if (pace != null) {
        pace.end(thread);
      }
    }
  }

  private @Nullable Errand next(int thread) {
    Errands source = source();
    Errand own = source.next(thread);
    synchronized (this) {
      if (own == null && !ending && !hasFailed()) {
        Team least = smallestTeam();
        own = least == null ? null : least.joining(null);
      }
      if (own != null && (ending || source != errands)) {
        own.tellOff();
      }
      at(thread, own);
      return own;
    }
  }

  private synchronized Errands source() {
    return errands;
  }

  private synchronized void at(int thread, @Nullable Errand errand) {
    current[thread] = errand;
  }

  /** What a thread is at; asked by itself. */
  synchronized @Nullable Errand errandOf(int thread) {
    return current[thread];
  }

  private @Nullable Team smallestTeam() {
    return teams.stream()
        .filter(team -> !team.isDone())
        .min(Comparator.comparingInt(Team::members))
        .orElse(null);
  }

  /** From now on helpers find there what to do; what they are at from elsewhere does not matter. */
  public void setErrands(Errands source) {
    synchronized (this) {
      errands = source;
      tellOff(errand -> true);
    }
    start();
    changed();
  }

  /** Nothing is to be done any more but to join others. */
  public synchronized void setNoErrands() {
    errands = Errands.NONE;
    tellOff(errand -> !(errand instanceof Team.Joining));
  }

  /** Where helpers find what to do now. */
  public synchronized boolean finds(Errands source) {
    return errands == source;
  }

  private void tellOff(Predicate<Errand> which) {
    for (int i = 1; i < current.length; i++) {
      Errand errand = current[i];
      if (errand != null && which.test(errand)) {
        errand.tellOff();
      }
    }
  }

  /** There is something new for those who wait. */
  void changed() {
    changes.tell();
  }

  /** There is something for the main thread, which leaves what it has joined. */
  public synchronized void callMain() {
    Errand helping = current[MAIN];
    if (helping != null) {
      helping.tellOff();
    }
    changed();
  }

  /** There is more to do: as many as that leave the questions that they have joined. */
  public synchronized void recall(int count) {
    int left = count - changes.idle();
    for (int i = 1; i < current.length && left > 0; i++) {
      Errand errand = current[i];
      if (errand instanceof Team.Joining && !errand.isNeedless()) {
        errand.tellOff();
        left--;
      }
    }
    changed();
  }

  /** How often something has changed: see {@link #help}. */
  public int changes() {
    return changes.count();
  }

  /**
   * For the main thread, which has nothing to do: joins a question of somebody else, or waits,
   * until something has changed. May return before.
   *
   * @param seen {@link #changes} before it looked whether there is something to do
   * @param over whether its own time is over
   */
  public void help(int seen, BooleanSupplier over) {
    Errand errand = null;
    synchronized (this) {
      if (changes.count() != seen) {
        return;
      }
      Team least = smallestTeam();
      errand = least == null ? null : least.joining(over);
      current[MAIN] = errand;
    }
    if (errand != null) {
      try {
        errand.run(MAIN);
      } finally {
        at(MAIN, null);
      }
    } else {
      meeting.leave();
      changes.idle(MAIN, seen);
      meeting.enter();
    }
    check();
  }

  /** Whether somebody could join a question: he is idle, or has not been called yet. */
  boolean canJoin() {
    return changes.isSomebodyIdle() || mayStart();
  }

  /** Lets others join a question. */
  void open(Team team) {
    synchronized (this) {
      teams.add(team);
    }
    start();
    changed();
  }

  /** Ends a question that others may have joined, with what the one who asked has found. */
  void close(int thread, Team team, @Nullable Answer found) {
    team.end(found);
    synchronized (this) {
      teams.remove(team);
    }
    if (team.members() > 0) {
      // They end at their next node.
      meeting.leave();
      for (int seen = changes.count(); team.members() > 0; seen = changes.count()) {
        changes.pause(thread, seen);
      }
      meeting.enter();
    }
  }

  /** A thread has visited some more nodes. */
  void step(int thread, long nodes) {
    if (pace != null) {
      pace.step(thread, nodes);
    }
  }

  /** Whether what a helper did failed. */
  boolean hasFailed() {
    return trouble.happened();
  }

  /** Throws what a helper threw, if one did. */
  void check() {
    trouble.check();
  }
}
