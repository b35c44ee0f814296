package tsume.dfpn;

import org.jspecify.annotations.Nullable;

/**
 * What the threads that search one node together share besides the table: where each of them is,
 * what they tell each other, and a place to meet while the table is being cleaned.
 */
final class Team {
  final Presence presence = new Presence();
  private final TranspositionTable table;

  private volatile boolean done;
  private @Nullable Answer answer;
  private long helperNodes;
  private @Nullable Throwable failure;

  /* The node settled last while several threads were in it. */
  private volatile int settled;
  private volatile long settledKey;
  private volatile int settledHand;

  /* The meeting. */
  private int members;
  private int waiting;
  private int meetings;

  Team(TranspositionTable table, int members) {
    this.table = table;
    this.members = members;
  }

  /** Whether the question is answered or given up. */
  boolean isDone() {
    return done;
  }

  /** Whether the table is to be cleaned as soon as everybody has come. */
  boolean isMeeting() {
    return table.isFull();
  }

  /** Waits until everybody has come; the last one cleans the table. */
  synchronized void meet() {
    if (!table.isFull()) {
      return;
    }
    waiting++;
    int meeting = meetings;
    if (waiting == members) {
      clean();
    }
    boolean interrupted = false;
    while (meeting == meetings) {
      try {
        wait();
      } catch (InterruptedException e) {
        // Nobody may go on before the table is clean.
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private void clean() {
    table.collect();
    waiting = 0;
    meetings++;
    notifyAll();
  }

  /** A thread has ended its search with an answer or without. */
  synchronized void leave(@Nullable Answer found) {
    if (found != null && !found.isUnknown() && answer == null) {
      answer = found;
    }
    if (answer != null) {
      done = true;
    }
    members--;
    if (waiting > 0 && waiting == members) {
      clean();
    }
  }

  /** The main thread has ended its search: all the others end theirs. */
  void disband() {
    done = true;
  }

  synchronized @Nullable Answer answer() {
    return answer;
  }

  /** Says that a node in which others are too is settled. */
  void tellSettled(long key, int hand) {
    settledKey = key;
    settledHand = hand;
    settled++;
  }

  int settled() {
    return settled;
  }

  long settledKey() {
    return settledKey;
  }

  int settledHand() {
    return settledHand;
  }

  synchronized void report(long nodes, @Nullable Throwable trouble) {
    helperNodes += nodes;
    failure = failure == null ? trouble : failure;
  }

  synchronized long helperNodes() {
    return helperNodes;
  }

  synchronized @Nullable Throwable failure() {
    return failure;
  }
}
