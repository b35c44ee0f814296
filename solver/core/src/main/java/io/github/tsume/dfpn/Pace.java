package io.github.tsume.dfpn;

/**
 * The order in which the threads of a {@link Crew} take turns where they do not run freely: for
 * tests and measurements, in which the same run is to come again. Thread 0 is the one that asks.
 */
public interface Pace {
  /** A thread is about to be started; called by the one that runs. */
  void add(int thread);

  /** The first thing a started thread does: returns when it is its turn. */
  void begin(int thread);

  /** The last thing a started thread does. */
  void end(int thread);

  /** A thread has visited some more nodes; returns when it may go on. */
  void step(int thread, long nodes);

  /** A thread has nothing to do; returns when it should look again. */
  void idle(int thread);
}
