package io.github.tsume.dfpn;

import io.github.tsume.dfpn.table.TranspositionTable;
import org.jspecify.annotations.Nullable;

/**
 * A meeting of the threads that use one table when it is full, so that one of them can make room
 * while nobody else looks on. Who waits for something else does not use the table meanwhile, and is
 * not waited for.
 */
final class Meeting {
  private final TranspositionTable table;
  private final @Nullable Pace pace;
  private int members;
  private int waiting;
  private int meetings;

  /** A meeting of nobody yet. */
  Meeting(TranspositionTable table, @Nullable Pace pace) {
    this.table = table;
    this.pace = pace;
  }

  /** A thread is about to use the table. */
  synchronized void enter() {
    members++;
  }

  /** A thread does not use the table for now. */
  synchronized void leave() {
    members--;
    if (members > 0 && waiting == members) {
      makeRoom();
    }
  }

  /** If the table is full: waits until everybody has come; the last one makes room. */
  void meetIfFull(int thread) {
    if (table.isFull()) {
      meet(thread);
    }
  }

  private void meet(int thread) {
    int meeting = come();
    boolean interrupted = false;
    while (isOn(meeting)) {
      if (pace != null) {
        pace.idle(thread);
      } else {
        interrupted |= await(meeting);
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** Which meeting it is; one that is over where the last to come has made room. */
  private synchronized int come() {
    int meeting = meetings;
    if (!table.isFull()) {
      return meeting - 1;
    }
    waiting++;
    if (waiting == members) {
      makeRoom();
    }
    return meeting;
  }

  private synchronized boolean isOn(int meeting) {
    return meeting == meetings;
  }

  /** Waits for the end; says whether the thread was interrupted, which nobody may heed now. */
  private synchronized boolean await(int meeting) {
    while (meeting == meetings) {
      try {
        Waiting.on(this, 0);
      } catch (InterruptedException e) {
        return true;
      }
    }
    return false;
  }

  private void makeRoom() {
    if (table.isFull()) {
      table.makeRoom();
    }
    waiting = 0;
    meetings++;
    notifyAll();
  }
}
