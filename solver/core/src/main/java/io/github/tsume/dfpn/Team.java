package io.github.tsume.dfpn;

import org.jspecify.annotations.Nullable;

/**
 * What the threads that search one node together share besides the table: where each of them is,
 * what they tell each other, and a place to meet while the table is cleaned.
 */
final class Team {
  /** Where its members are. */
  final Presence presence = new Presence();

  private final TranspositionTable table;

  private volatile boolean done;
  private @Nullable Answer answer;

  /* The node settled last while several members were in it; the counter is written last. */
  private volatile long settledKey;
  private volatile int settledHand;
  private volatile int settledCount;

  /* The meeting. */
  private int members;
  private int waiting;
  private int meetings;

  Team(TranspositionTable table) {
    this.table = table;
  }

  /** A thread is about to use the table; said before it starts. */
  synchronized void join() {
    members++;
    table.setShared(true);
  }

  /** A thread has ended its search with an answer or without one. */
  synchronized void leave(@Nullable Answer found) {
    if (found != null && !found.isUnknown() && answer == null) {
      answer = found;
      done = true;
    }
    members--;
    if (members == 0) {
      table.setShared(false);
    } else if (waiting == members) {
      makeRoom();
    }
  }

  /** Ends the searches of all members. */
  void disband() {
    done = true;
  }

  /** Whether the question is answered or given up. */
  boolean isDone() {
    return done;
  }

  /** The first answer, null if nobody has found one. */
  synchronized @Nullable Answer answer() {
    return answer;
  }

  /** If the table is full: waits until everybody has come; the last one makes room. */
  void meetIfFull() {
    if (table.isFull()) {
      meet();
    }
  }

  private synchronized void meet() {
    if (!table.isFull()) {
      return;
    }
    int meeting = meetings;
    waiting++;
    if (waiting == members) {
      makeRoom();
    }
    boolean interrupted = false;
    while (meeting == meetings) {
      try {
        wait();
      } catch (InterruptedException e) {
        // Nobody may go on while another one moves the entries.
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private void makeRoom() {
    if (table.isFull()) {
      table.makeRoom();
    }
    waiting = 0;
    meetings++;
    notifyAll();
  }

  /** Tells that a node in which others are too is settled; only the last one is remembered. */
  synchronized void tellSettled(long key, int hand) {
    settledKey = key;
    settledHand = hand;
    settledCount++;
  }

  /** How often {@link #tellSettled} was called. */
  int settledCount() {
    return settledCount;
  }

  long settledKey() {
    return settledKey;
  }

  int settledHand() {
    return settledHand;
  }
}
