package io.github.tsume.dfpn;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Semaphore;

/**
 * Threads that take turns, so that one machine with few processors can tell what many would be
 * worth, and the same run comes again: in a round each visits so many nodes, or has nothing to do
 * until the next. What is not searched takes no time here.
 */
public final class VirtualThreads implements Pace {
  private final Semaphore[] turns;
  private final int nodesPerTurn;
  private final Random random;
  private final boolean mixed;
  private final List<Integer> present = new ArrayList<>(List.of(0));
  private final List<Integer> round = new ArrayList<>();

  /* How many nodes each may still visit in this round; less than none if it went beyond. */
  private final long[] left;
  private long rounds;
  private long visited;
  private long idle;

  /**
   * Turns of equal length, in the order of the threads.
   *
   * @param threads how many there are, the one that asks included
   * @param nodesPerTurn how many nodes each visits before the next has its turn
   */
  public VirtualThreads(int threads, int nodesPerTurn) {
    this(threads, nodesPerTurn, 0, false);
  }

  /** Turns of any length up to one, in any order: another run for each seed. */
  public static VirtualThreads mixed(int threads, int nodesPerTurn, long seed) {
    return new VirtualThreads(threads, nodesPerTurn, seed, true);
  }

  private VirtualThreads(int threads, int nodesPerTurn, long seed, boolean mixed) {
    this.nodesPerTurn = nodesPerTurn;
    this.mixed = mixed;
    random = new Random(seed);
    turns = new Semaphore[threads];
    for (int i = 0; i < threads; i++) {
      turns[i] = new Semaphore(0);
    }
    left = new long[threads];
    left[0] = nodesPerTurn;
  }

  /** The nodes that all have visited. */
  public long visited() {
    return visited;
  }

  /** The nodes that one could visit one after another in the time that has passed. */
  public long time() {
    return rounds * nodesPerTurn;
  }

  /** How many nodes could have been visited besides, by those who had nothing to do. */
  public long idle() {
    return idle;
  }

  @Override
  public void add(int thread) {
    present.add(thread);
    left[thread] = 0;
  }

  @Override
  public void begin(int thread) {
    turns[thread].acquireUninterruptibly();
  }

  @Override
  public void end(int thread) {
    present.remove(Integer.valueOf(thread));
    turns[next()].release();
  }

  @Override
  public void step(int thread, long nodes) {
    visited += nodes;
    left[thread] -= nodes;
    if (left[thread] <= 0) {
      pass(thread);
    }
  }

  @Override
  public void idle(int thread) {
    idle += Math.max(0, left[thread]);
    left[thread] = Math.min(0, left[thread]);
    pass(thread);
  }

  private void pass(int thread) {
    int next = next();
    if (next != thread) {
      turns[next].release();
      turns[thread].acquireUninterruptibly();
    }
  }

  /** Whose turn is next: of this round, or of the first in which somebody may go on. */
  private int next() {
    while (true) {
      while (!round.isEmpty()) {
        int thread = round.remove(round.size() - 1);
        if (left[thread] > 0 && present.contains(thread)) {
          return thread;
        }
      }
      begin();
    }
  }

  private void begin() {
    rounds++;
    round.addAll(present);
    Collections.reverse(round);
    if (mixed) {
      Collections.shuffle(round, random);
    }
    for (int thread : present) {
      left[thread] += mixed ? 1 + random.nextInt(nodesPerTurn) : nodesPerTurn;
    }
  }
}
